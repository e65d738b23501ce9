"""What goes wrong on players' machines: bad saves, odd windows, no sound, impatient presses; and nothing is lost."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.events import Earned
from game.play.match import Match
from game.play.seat import Bot, Person
from game.play.store import Store
from game.scenes.dialog import Dialog
from game.scenes.gallery import ACTS, SCENES, Asked, hang
from game.scenes.match import MatchScene
from game.scenes.pause import Pause
from game.scenes.result import Result
from game.scenes.settings import SettingsScene
from game.scenes.title import Title
from game.shell.input.wish import Wish
from tests.hand_events import click, key_down, key_up, mouse_move, tap, tap_key, window
from tests.running import FRAME, KeyboardHands, PadHands
from tests.scenes.harness import DEVICES, Playing, SlowBots, make_move, match_of, playing, sit_down
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]
LIVELY = ("attract",)
"""Scenes in which bots go on playing meanwhile."""
STEPS = (1 / 30, 1 / 60, 1 / 144, 1 / 240)


# -------------------------------------------------- windows


def resize(app: Playing, width: int, height: int) -> None:
    pygame.display.set_mode((width, height), pygame.RESIZABLE)
    window(pygame.WINDOWSIZECHANGED, width, height)
    app.frame(3)


@pytest.mark.parametrize("scene", SCENES)
def test_a_window_of_a_pixel_or_a_line_stops_no_scene_and_all_is_well_afterwards(app: Playing, scene: str) -> None:
    hang(app.house, scene, Asked())
    app.rest()
    app.seconds(3)
    before = app.pixels()
    resize(app, 1, 1)
    resize(app, 1280, 720)
    app.seconds(1)
    assert app.pixels() == before or scene in (*ACTS, *LIVELY)
    for size in ((1, 2000), (2000, 1)):
        resize(app, *size)
        mouse_move(0, 0)
        tap_key("down")
        window(pygame.WINDOWEXPOSED)
        app.frame(3)


@pytest.mark.parametrize("scene", SCENES)
def test_a_window_of_no_size_at_all_stops_no_scene(app: Playing, scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hang(app.house, scene, Asked())
    app.rest()
    with monkeypatch.context() as patch:
        patch.setattr(pygame.display, "get_surface", lambda: pygame.Surface((0, 0)))
        patch.setattr(pygame.display, "update", lambda _rects: None)
        window(pygame.WINDOWSIZECHANGED)
        app.frame(5)
    window(pygame.WINDOWSIZECHANGED, 1280, 720)
    assert app.frame(2)


def test_closing_the_window_ends_the_app_from_every_scene(app: Playing) -> None:
    for scene in SCENES:
        hang(app.house, scene, Asked())
        app.rest()
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        app.frame(2)
        assert app.loop.stack.top is None, scene


# -------------------------------------------------- sound and screen saver


def test_a_nonsense_sound_driver_leaves_a_silent_game_that_says_so(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    app = play().title()
    assert not app.house.kit.audio.available
    keyboard = KeyboardHands(app)
    keyboard.choose("settings")
    app.rest()
    assert app.at(SettingsScene)
    assert any("Sound is unavailable" in line for line in said(app))


def said(app: Playing) -> list[str]:
    """All words of the widgets on top, those in lists included."""
    inner = [inside for widget in app.top.widgets for inside in getattr(widget, "widgets", ())]
    return [str(widget.words) for widget in (*app.top.widgets, *inner) if hasattr(widget, "words")]


def test_the_screen_saver_is_kept_away_while_a_game_is_played_and_only_then(app: Playing) -> None:
    assert pygame.display.get_allow_screensaver()
    sit_down(app, match_of(app))
    assert not pygame.display.get_allow_screensaver()
    KeyboardHands(app).wish(Wish.MENU)
    app.rest()
    assert not pygame.display.get_allow_screensaver()
    app.house.home()
    app.rest()
    assert app.at(Title)
    assert pygame.display.get_allow_screensaver()


# -------------------------------------------------- pointer and focus


def test_a_mouse_at_rest_over_an_item_does_not_decide_where_a_menu_begins(app: Playing, pads: VirtualPads) -> None:
    scene = sit_down(app, match_of(app))
    pad = PadHands(app, pads.plug())
    scene.house.stack.push(scene.pause_menu())
    app.rest()
    third = [spot.id for spot in app.top.spots()][2]
    place = app.target(third)
    app.house.stack.pop()
    app.rest()
    mouse_move(0, 0)
    mouse_move(*place)
    app.frame(3)
    pad.press(Wish.MENU)
    app.rest()
    assert app.at(Pause)
    assert app.top.focus.id == next(iter(app.top.spots())).id
    click(3, 3)
    app.frame()
    pad.press(Wish.DOWN)
    pad.press(Wish.DOWN)
    assert app.top.focus.id in [spot.id for spot in app.top.spots()]
    assert app.top.focus.shown


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_the_middle_of_each_free_cell_means_that_cell_in_every_turn(play: Play, turn: int, pointer: str) -> None:
    app = play(size=(1280, 720) if turn % 180 == 0 else (720, 1280), turn=turn)
    scene = sit_down(app, match_of(app))
    for spot in scene.spots():
        x, y = app.target(spot.id)
        (click if pointer == "mouse" else tap)(x, y)
        app.frame()
        assert scene.focus.id == spot.id
        assert scene.match.moves == ()


# -------------------------------------------------- time


@pytest.mark.parametrize("animation", [1.0, 4.0, 0.0])
def test_a_move_is_shown_equally_long_and_ends_alike_at_any_frame_rate(play: Play, animation: float) -> None:
    app, ends, lengths = play(animation=animation), set(), []
    for step in STEPS:
        scene = sit_down(app, match_of(app))
        KeyboardHands(app).walk("1b2")
        app.rest()
        tap_key("return")
        app.clock.now += FRAME
        app.loop.frame(app.clock.now)
        passed = 0.0
        while scene.table.busy:
            app.frame(1, step)
            passed += step
            assert passed < 10
        app.seconds(2)
        lengths.append(passed)
        ends.add(app.pixels())
    assert len(ends) == 1
    assert max(lengths) - min(lengths) <= 1 / 30 + 0.01
    assert (max(lengths) == 0.0) is (animation == 0.0)


# -------------------------------------------------- impatient presses


def test_presses_while_a_bot_thinks_change_nothing(play: Play, pads: VirtualPads) -> None:
    app = play(bots=SlowBots)
    scene = sit_down(app, match_of(app), Bot("casual"), Person())
    pad = PadHands(app, pads.plug())
    for wish in (Wish.CONFIRM, Wish.RIGHT, Wish.CONFIRM, Wish.DOWN, Wish.CONFIRM, Wish.CONFIRM):
        pad.press(wish)
    for x, y in ((640, 380), (500, 300), (700, 420)):
        click(x, y)
        tap(x, y)
        app.frame()
    app.seconds(1)
    assert scene.match.moves == ()
    assert app.table is scene
    bots = app.house.thinker
    assert isinstance(bots, SlowBots)
    bots.ready = True
    app.until(app.persons_turn)
    assert len(scene.match.moves) == 1


@pytest.mark.parametrize("presses", [1, 2, 5])
def test_presses_during_the_motion_of_a_bots_move_are_neither_lost_nor_doubled(play: Play, presses: int) -> None:
    app = play(animation=1.0, bots=SlowBots)
    bots = app.house.thinker
    assert isinstance(bots, SlowBots)
    scene = sit_down(app, match_of(app), Bot("casual"), Person())
    bots.ready = True
    app.until(lambda: len(scene.match.moves) == 1)
    bots.ready = False
    assert scene.table.busy
    for _ in range(presses):
        tap_key("return")
        app.frame()
    app.until(lambda: not scene.table.busy)
    assert [step.seat for step in scene.match.steps] == [0, 1]


def test_one_press_during_the_motion_of_ones_own_move_makes_no_second_one(play: Play) -> None:
    app = play(animation=1.0, bots=SlowBots)
    scene = sit_down(app, match_of(app), Person(), Bot("casual"))
    tap_key("return")
    app.frame(2)
    assert scene.table.busy
    for _ in range(4):
        tap_key("return")
        app.frame()
    app.until(lambda: not scene.table.busy)
    assert [step.seat for step in scene.match.steps] == [0]


def test_a_held_confirm_makes_one_move(play: Play) -> None:
    app = play()
    scene = sit_down(app, match_of(app))
    key_down("return")
    app.seconds(5)
    key_up("return")
    app.frame()
    assert len(scene.match.moves) == 1


# -------------------------------------------------- turns of Pylos


def test_after_the_only_free_ball_is_taken_back_nothing_more_is_asked(app: Playing) -> None:
    match = one_free_ball(app)
    scene = sit_down(app, match)
    seat = match.to_move
    make_move(KeyboardHands(app), match.legal()[0].text)
    app.rest()
    assert match.to_move != seat
    assert "done" not in [spot.id for spot in scene.spots()]


def one_free_ball(app: Playing) -> Match:
    """A match in which the person has just earned a take-back, and has one free ball alone."""
    box = app.house.box("pylos")
    chance = random.Random(3)
    while True:
        match = match_of(app)
        while match.outcome is None:
            legal = match.legal()
            if len(legal) == 1 and legal[0].text.startswith("-"):
                after = box.game.play(match.position, legal[0])
                if box.game.to_move(after) != match.to_move:
                    return match
            shapes = [move for move in legal if earns(match, move)]
            match.play(chance.choice(shapes or legal))


def earns(match: Match, move: Any) -> bool:
    """Whether a move completes a shape."""
    return any(isinstance(event, Earned) for event in match.game.tell(match.position, move))


def test_a_ball_is_never_offered_the_square_it_carries(app: Playing) -> None:
    match = match_of(app, light="1a1 1b1 1a2 1c1 1d4", dark="1b2 1c2 1d1 1d2")
    scene = sit_down(app, match)
    keyboard = KeyboardHands(app)
    keyboard.choose("1a1")
    app.rest()
    assert {spot.id for spot in scene.spots()} == {"1a1", "2b1", "2c1"}
    make_move(keyboard, "2b1")
    assert match.texts == ("1a1>2b1",)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_who_is_stuck_loses_and_is_told_why(play: Play, language: str) -> None:
    app = play(language=language)
    names = names_below_apex()
    light = [name for name in names[0::2] if name != "3b2"]
    match = match_of(app, light=" ".join([*light, "3a2"]), dark=" ".join(set(names[1::2]) - {"3a2"}), to_move=1)
    scene = sit_down(app, match)
    make_move(KeyboardHands(app), "3b2")
    app.until(lambda: app.at(Result))
    assert match.outcome is not None
    assert match.outcome.reason == "no_move"
    app.seconds(3)
    assert scene.telling.reason(scene.words, "no_move") in said(app)


def names_below_apex() -> list[str]:
    """All cells but the apex, from the bottom up."""
    sides = ((1, 4), (2, 3), (3, 2))
    return [f"{level}{'abcd'[x]}{y + 1}" for level, side in sides for y in range(side) for x in range(side)]


# -------------------------------------------------- the end of a game


@pytest.mark.parametrize("device", DEVICES)
def test_the_result_can_be_folded_by_every_device_and_the_board_is_seen(
    app: Playing, pads: VirtualPads, device: str
) -> None:
    hang(app.house, "result", Asked())
    app.until(lambda: app.at(Result))
    app.seconds(5)
    shown = app.pixels()
    hands = app.hands(device, pads)
    hands.choose("fold")
    app.seconds(2)
    assert [type(scene) for scene in app.loop.stack.visible] == [MatchScene, Result]
    folded = app.pixels()
    assert sum(a != b for a, b in zip(shown[::97], folded[::97], strict=True)) > len(shown[::97]) / 4
    hands.choose("unfold")
    app.seconds(2)
    assert next(spot.id for spot in app.top.spots()) == "rematch"


# -------------------------------------------------- saves

GAME = ("1a1", "1b2", "1c3", "1d4")


def a_save(folder: Path) -> Path:
    """A good save in the folder of an app that ran before."""
    [path] = (folder / "data" / "saves").glob("game-*.json")
    return path


def left_game(play: Play) -> Playing:
    """An app whose last game was left after four moves."""
    app = play()
    sit_down(app, match_of(app))
    keyboard = KeyboardHands(app)
    for move in GAME:
        keyboard.choose(move)
        app.rest()
    app.house.store.flush()
    return app


def test_the_game_is_saved_after_every_move(app: Playing, tmp_path: Path) -> None:
    sit_down(app, match_of(app))
    keyboard = KeyboardHands(app)
    for count, move in enumerate(GAME, 1):
        keyboard.choose(move)
        app.rest()
        app.house.store.flush()
        assert json.loads(a_save(tmp_path).read_text("utf-8"))["record"]["actions"] == list(GAME[:count])


def test_what_was_taken_back_is_taken_back_in_the_save_too(play: Play, tmp_path: Path) -> None:
    app = left_game(play)
    KeyboardHands(app).wish(Wish.UNDO)
    app.house.store.flush()
    assert json.loads(a_save(tmp_path).read_text("utf-8"))["record"]["actions"] == list(GAME[:3])


def test_a_left_game_goes_on_from_the_title_where_it_was(play: Play) -> None:
    app = left_game(play)
    before = app.table.match.state()
    app.house.home()
    app.rest()
    KeyboardHands(app).choose("resume")
    app.rest()
    assert app.table.match.state() == before
    KeyboardHands(app).choose("1a4")
    assert app.table.match.texts == (*GAME, "1a4")


def test_undo_and_redo_walk_along_the_game(play: Play) -> None:
    app = left_game(play)
    keyboard, match = KeyboardHands(app), app.table.match
    for count in (3, 2, 1, 0, 0):
        keyboard.wish(Wish.UNDO)
        app.rest()
        assert match.texts == GAME[:count]
    for count in (1, 2, 3, 4, 4):
        keyboard.wish(Wish.REDO)
        app.rest()
        assert match.texts == GAME[:count]


def test_undo_against_a_bot_comes_back_to_the_persons_decision(play: Play) -> None:
    app = play(bots=SlowBots)
    scene = sit_down(app, match_of(app), Person(), Bot("casual"))
    keyboard = KeyboardHands(app)
    keyboard.choose("1a1")
    app.rest()
    keyboard.wish(Wish.UNDO)
    app.rest()
    assert (scene.match.texts, scene.match.to_move) == ((), 0)
    bots = app.house.thinker
    assert isinstance(bots, SlowBots)
    bots.ready = True
    app.seconds(2)
    assert scene.match.texts == ()
    keyboard.choose("1a1")
    app.until(app.persons_turn)
    assert len(scene.match.moves) == 2
    keyboard.wish(Wish.UNDO)
    app.rest()
    assert scene.match.texts == ()


def spoil(path: Path, how: str) -> None:
    """Do to a save what disks and old versions do."""
    good = path.read_bytes()
    value = json.loads(good)
    chance = random.Random(5)
    contents = {
        "empty": b"",
        "half": good[: len(good) // 2],
        "nothing but NULs": bytes(len(good)),
        "random": bytes(chance.randrange(256) for _ in range(300)),
        "newer": json.dumps({**value, "format": 99}).encode(),
        "illegal": json.dumps({**value, "record": {**value["record"], "actions": ["1a1", "4a1"]}}).encode(),
    }
    path.write_bytes(contents[how])


@pytest.mark.parametrize("how", ["empty", "half", "nothing but NULs", "random", "newer", "illegal"])
def test_a_bad_save_is_kept_aside_and_named_and_the_app_starts(tmp_path: Path, how: str) -> None:
    with playing(tmp_path / "data") as app:
        left_game(lambda: app)
    path = a_save(tmp_path)
    spoil(path, how)
    contents = path.read_bytes()
    with playing(tmp_path / "data") as app:
        app.title()
        if not app.at(Dialog):
            KeyboardHands(app).choose("resume")
            app.rest()
        assert app.at(Dialog)
        assert any(path.name in line for line in said(app))
        kept = [file for file in path.parent.iterdir() if file.is_file() and file.read_bytes() == contents]
        assert any(file.name in line for file in kept for line in said(app) if file != path)
        KeyboardHands(app).choose("back")
        app.rest()
        assert app.at(Title)
        assert "resume" not in [spot.id for spot in app.top.spots()]
        KeyboardHands(app).choose("play")
        app.rest()
        assert not app.at(Title)


def test_a_save_of_a_game_nobody_knows_is_left_alone(tmp_path: Path) -> None:
    with playing(tmp_path / "data") as app:
        left_game(lambda: app)
    path = a_save(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"pylos"', b'"chess"'))
    contents = path.read_bytes()
    with playing(tmp_path / "data") as app:
        app.title()
        assert app.at(Title)
        assert "resume" not in [spot.id for spot in app.top.spots()]
    assert path.read_bytes() == contents


def test_a_second_window_plays_on_without_touching_the_saves_of_the_first(play: Play, tmp_path: Path) -> None:
    first = Store(tmp_path / "data" / "saves")
    app = play().title()
    assert app.at(Dialog)
    assert any("open twice" in line for line in said(app))
    KeyboardHands(app).choose("back")
    app.rest()
    assert app.at(Title)
    first.close()


@pytest.mark.parametrize("name", ["progress", "people", "results", "tournament"])
@pytest.mark.parametrize(
    "garbage", [b'{"format": 99}', b"{", b'{"format": 1, "profiles": 3, "results": 3, "lessons": 3, "slot": 3}']
)
def test_a_small_file_that_cant_be_used_is_told_at_the_title_by_name(
    play: Callable[..., Playing], tmp_path: Path, name: str, garbage: bytes
) -> None:
    app = play()
    file = type(getattr(app.house, name))(tmp_path / f"{name}.json")
    file.path.write_bytes(garbage)
    setattr(app.house, name, type(file)(file.path))
    app.title()
    assert app.at(Dialog)
    assert f"{name}.json" in app.top.more()
    KeyboardHands(app).wish(Wish.BACK)
    app.rest()
    assert app.at(Title)
