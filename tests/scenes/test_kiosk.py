"""A machine without anybody who looks after it: visitors come, play, go; the next one finds it as the first one did."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.play.kiosk.config import IdleTimes, KioskConfig
from game.play.kiosk.idle import Presence
from game.play.kiosk.report import Kind
from game.play.seat import Bot, Person
from game.scenes.attract import SHOWN, AttractScene
from game.scenes.chooser import Chooser
from game.scenes.idle_warning import IdleWarning
from game.scenes.match import MatchScene
from game.scenes.names import Names
from game.scenes.pause import Pause
from game.scenes.result import Result
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScene
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.tables.catalog import TABLES
from tests.hand_events import click, finger_down, mouse_move, tap, tap_key, wheel
from tests.running import KeyboardHands
from tests.scenes.harness import SlowBots, match_of, playing, sit_down
from tests.scenes.kiosk_harness import Attended, kiosks
from tests.virtual_pads import Axis, Button, VirtualPads

Start = Callable[..., Attended]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a kiosk: see `kiosks`."""
    with ExitStack() as opened:

        def begin(config: KioskConfig | None = None, **asked: Any) -> Attended:
            return opened.enter_context(kiosks(tmp_path / "data", config=config, **asked))

        yield begin


@pytest.fixture
def kiosk(start: Start) -> Attended:
    """A kiosk nobody is at."""
    return start()


# -------------------------------------------------- attract


def test_bots_play_every_offered_game_in_turn_to_its_end(kiosk: Attended) -> None:
    seen: list[str] = []
    for _ in range(30_000):
        scene = kiosk.app.loop.stack.top
        assert isinstance(scene, AttractScene)
        if not seen or seen[-1] != scene.game:
            seen.append(scene.game)
        if len(seen) > len(TABLES):
            break
        kiosk.app.frame(1, 0.1)
    assert seen == [*TABLES, next(iter(TABLES))]
    assert set(kiosk.reports(Kind.SHOWN)) <= set(TABLES)
    assert len(kiosk.reports(Kind.SHOWN)) >= 3


def test_the_end_of_a_shown_game_can_be_looked_at(start: Start) -> None:
    kiosk = start(KioskConfig(games=["pylos"]))
    scene = kiosk.app.top
    kiosk.app.until(lambda: kiosk.app.table.match.outcome is not None, 60)
    kiosk.wait(SHOWN - 1)
    assert kiosk.app.top is scene
    kiosk.wait(2)
    assert kiosk.app.top is not scene
    assert kiosk.app.at(AttractScene)


def test_shown_games_are_neither_saved_nor_counted(start: Start) -> None:
    kiosk = start(KioskConfig(attract=["pylos"]))
    kiosk.wait(60)
    assert kiosk.house.store.games() == []
    assert kiosk.house.results.value.results == []
    assert kiosk.reports(Kind.STARTED) == []


def test_the_invitation_is_there_in_every_language_on_offer(start: Start) -> None:
    kiosk = start(KioskConfig(languages=["uk", "en"]))
    assert len(kiosk.app.table._invitation(kiosk.app.table.canvas).lines) == 2  # type: ignore[attr-defined]


WAYS_TO_WAKE: dict[str, Callable[[], None]] = {
    "a key": lambda: tap_key("return"),
    "a key that means nothing": lambda: tap_key("f7"),
    "a click": lambda: click(300, 400),
    "a touch": lambda: tap(300, 400),
    "the wheel": lambda: wheel(1),
}


@pytest.mark.parametrize("way", WAYS_TO_WAKE)
def test_the_first_action_only_wakes(kiosk: Attended, way: str) -> None:
    WAYS_TO_WAKE[way]()
    kiosk.app.frame(3)
    kiosk.app.rest()
    assert [type(scene) for scene in kiosk.app.loop.stack.scenes] == [Title]
    assert kiosk.app.top.focus.id == "play"
    assert kiosk.presence is Presence.THERE
    assert kiosk.reports(Kind.VISIT) == [""]


@pytest.mark.parametrize("button", [Button.A, Button.START, Button.GUIDE, Button.DOWN])
def test_the_first_press_of_a_pad_only_wakes_also_when_it_is_held(
    kiosk: Attended, pads: VirtualPads, button: Button
) -> None:
    pad = pads.plug()
    kiosk.app.frame(2)
    assert kiosk.app.at(AttractScene)
    pad.press(button)
    kiosk.app.seconds(2)
    assert [type(scene) for scene in kiosk.app.loop.stack.scenes] == [Title]
    assert kiosk.app.top.focus.id == "play"
    pad.release(button)
    kiosk.app.frame()
    pad.press(Button.A)
    kiosk.app.frame(2)
    assert kiosk.app.at(Chooser)


def test_nothing_that_moves_by_itself_wakes(kiosk: Attended, pads: VirtualPads) -> None:
    pad = pads.plug()
    kiosk.app.frame(2)
    for _ in range(100):
        for value in (0.2, -0.2):
            pad.axis(Axis.LEFT_X, value)
            kiosk.app.frame(1, 0.5)
    mouse_move(3, 2)
    mouse_move(5, 4)
    pad.unplug()
    kiosk.app.frame(5)
    assert kiosk.app.at(AttractScene)


# -------------------------------------------------- going away


def test_a_menu_left_alone_warns_after_a_minute_and_is_free_twenty_seconds_later(kiosk: Attended) -> None:
    kiosk.wake()
    KeyboardHands(kiosk.app).choose("play")
    kiosk.wait(59)
    assert kiosk.app.at(Chooser)
    kiosk.wait(2)
    assert kiosk.app.at(IdleWarning)
    kiosk.wait(18)
    assert kiosk.app.at(IdleWarning)
    kiosk.wait(3)
    assert [type(scene) for scene in kiosk.app.loop.stack.scenes] == [AttractScene]
    assert kiosk.reports(Kind.LEFT) == [""]


def test_an_action_takes_the_warning_away_and_does_nothing_else(kiosk: Attended) -> None:
    kiosk.wake()
    KeyboardHands(kiosk.app).choose("play")
    kiosk.app.rest()
    chooser, focus = kiosk.app.top, kiosk.app.top.focus.id
    for press in (lambda: tap_key("return"), lambda: tap_key("right"), lambda: tap_key("escape")):
        kiosk.wait(62)
        assert kiosk.app.at(IdleWarning)
        press()
        kiosk.app.frame(3)
        assert (kiosk.app.top, kiosk.app.top.focus.id) == (chooser, focus)
    kiosk.wait(57)
    assert kiosk.app.top is chooser


def test_a_table_left_alone_warns_after_three_minutes(start: Start) -> None:
    kiosk = start(bots=SlowBots).wake()
    sit_down(kiosk.app, match_of(kiosk.app))
    tap_key("right")
    kiosk.wait(178)
    assert kiosk.app.at(MatchScene)
    kiosk.wait(4)
    assert kiosk.app.at(IdleWarning)


def test_the_pause_of_a_game_waits_as_long_as_its_table(kiosk: Attended) -> None:
    kiosk.wake()
    sit_down(kiosk.app, match_of(kiosk.app))
    KeyboardHands(kiosk.app).wish(Wish.MENU)
    kiosk.wait(170)
    assert kiosk.app.at(Pause)


def test_times_are_the_owners(start: Start) -> None:
    kiosk = start(KioskConfig(idle=IdleTimes(menu=10, table=20, warning=5))).wake()
    kiosk.wait(11)
    assert kiosk.app.at(IdleWarning)
    kiosk.wait(5)
    assert kiosk.app.at(AttractScene)


@pytest.mark.parametrize("value", [0.2, 1.0])
def test_a_stick_that_drifts_or_hangs_is_nobody(kiosk: Attended, pads: VirtualPads, value: float) -> None:
    kiosk.wake()
    pad = pads.plug()
    kiosk.app.frame(2)
    pad.axis(Axis.LEFT_Y, value)
    kiosk.app.frame()
    kiosk.wait(85)
    assert kiosk.app.at(AttractScene)


def test_the_warning_counts_down(kiosk: Attended) -> None:
    kiosk.wake()
    kiosk.wait(61)
    before = kiosk.app.pixels()
    kiosk.wait(2)
    assert kiosk.app.pixels() != before


# -------------------------------------------------- the next visitor


def test_the_next_visitor_finds_the_first_language_and_the_usual_letters(kiosk: Attended, tmp_path: Path) -> None:
    kiosk.wake()
    kiosk.house.stack.push(SettingsScene(kiosk.house))
    kiosk.app.rest()
    hands = KeyboardHands(kiosk.app)
    hands.walk("language")
    hands.press(Wish.RIGHT)
    hands.walk("text_scale")
    hands.press(Wish.RIGHT)
    assert (kiosk.house.words.language, kiosk.house.view.text_scale) == ("uk", 1.25)
    kiosk.wait(90)
    assert kiosk.app.at(AttractScene)
    assert (kiosk.house.words.language, kiosk.house.view.text_scale) == ("en", 1.0)
    kiosk.wake()
    assert not (tmp_path / "data" / "settings.toml").exists()


def test_visitors_may_set_language_and_size_of_text_and_nothing_else(kiosk: Attended) -> None:
    kiosk.wake()
    kiosk.house.stack.push(SettingsScene(kiosk.house))
    kiosk.app.rest()
    assert [spot.id for spot in kiosk.app.top.spots()] == ["language", "text_scale"]
    for key in ("q", "e"):
        tap_key(key)
        kiosk.app.frame(2)
    assert [spot.id for spot in kiosk.app.top.spots()] == ["language", "text_scale"]


def test_nobody_asks_for_names_and_nothing_of_other_visitors_is_shown(kiosk: Attended) -> None:
    kiosk.wake()
    assert [spot.id for spot in kiosk.app.top.spots()] == ["play", "learn", "settings"]
    hands = KeyboardHands(kiosk.app)
    hands.choose("play")
    hands.choose("pylos")
    kiosk.app.rest()
    hands.walk(("seat", 0))
    hands.wish(Wish.LOG)
    kiosk.app.rest()
    assert kiosk.app.at(Seats)


def test_with_profiles_there_are_names_and_scores_that_stay(start: Start) -> None:
    kiosk = start(KioskConfig(profiles=True)).wake()
    assert "more" in [spot.id for spot in kiosk.app.top.spots()]
    hands = KeyboardHands(kiosk.app)
    hands.choose("play")
    hands.choose("pylos")
    kiosk.app.rest()
    hands.walk(("seat", 0))
    hands.wish(Wish.LOG)
    kiosk.app.rest()
    assert kiosk.app.at(Names)
    kiosk.house.people.meet("Fern")
    kiosk.house.progress.take("pylos")
    kiosk.wait(90)
    assert kiosk.house.people.names == ["Fern"]
    assert kiosk.house.progress.taken("pylos")


def test_without_profiles_what_was_learnt_goes_with_the_visitor(kiosk: Attended) -> None:
    kiosk.wake()
    kiosk.house.progress.take("pylos")
    kiosk.wait(90)
    assert not kiosk.house.progress.taken("pylos")


def left_at_a_table(kiosk: Attended) -> None:
    """A visitor makes a move and goes away."""
    kiosk.wake()
    sit_down(kiosk.app, match_of(kiosk.app), Person(), Bot("casual"))
    KeyboardHands(kiosk.app).choose("1a1")
    kiosk.app.until(kiosk.app.persons_turn)
    kiosk.wait(210)
    assert kiosk.app.at(AttractScene)


def test_a_game_that_was_left_can_be_resumed_for_a_while(kiosk: Attended) -> None:
    left_at_a_table(kiosk)
    kiosk.wake()
    KeyboardHands(kiosk.app).choose("resume")
    kiosk.app.rest()
    assert len(kiosk.app.table.match.moves) == 2


def test_after_that_while_it_is_gone_for_good(kiosk: Attended) -> None:
    left_at_a_table(kiosk)
    kiosk.wall_offset = timedelta(minutes=31)
    kiosk.wake()
    assert "resume" not in [spot.id for spot in kiosk.app.top.spots()]
    kiosk.wait(90)
    kiosk.house.store.flush()
    assert kiosk.house.store.games() == []


def test_a_finished_game_leaves_nothing_behind(kiosk: Attended) -> None:
    kiosk.wake()
    sit_down(kiosk.app, match_of(kiosk.app, rules="children"), Bot("casual"), Bot("casual"))
    kiosk.app.until(lambda: kiosk.app.at(Result), 60)
    kiosk.wait(210)
    assert kiosk.app.at(AttractScene)
    kiosk.house.store.flush()
    assert kiosk.house.store.games() == []
    assert kiosk.house.results.value.results == []


# -------------------------------------------------- what the supervisor hears


def test_the_supervisor_hears_a_heartbeat_a_second(kiosk: Attended) -> None:
    kiosk.heard.clear()
    kiosk.wait(10)
    assert len(kiosk.reports(Kind.BEAT)) in (9, 10, 11)


def test_the_supervisor_hears_which_game_is_open_begins_and_ends(start: Start) -> None:
    kiosk = start(bot_pace=0.5).wake()
    scene = sit_down(kiosk.app, match_of(kiosk.app, rules="children"), Bot("casual"), Bot("casual"))
    kiosk.app.until(lambda: kiosk.app.at(Result), 60)
    kiosk.app.frame()
    assert kiosk.reports(Kind.STARTED) == ["pylos"]
    assert kiosk.reports(Kind.FINISHED) == ["pylos"]
    assert kiosk.reports(Kind.AT) == [scene.sitting.slot, ""]


def test_a_game_is_saved_as_soon_as_it_is_open(kiosk: Attended) -> None:
    kiosk.wake()
    scene = sit_down(kiosk.app, match_of(kiosk.app))
    kiosk.app.frame()
    assert [saved.slot for saved in kiosk.house.store.games()] == [scene.sitting.slot]


def test_it_starts_again_at_the_game_that_was_open(tmp_path: Path) -> None:
    with kiosks(tmp_path / "data") as kiosk:
        kiosk.wake()
        scene = sit_down(kiosk.app, match_of(kiosk.app))
        KeyboardHands(kiosk.app).choose("1a1")
        kiosk.app.rest()
        slot = scene.sitting.slot
    with kiosks(tmp_path / "data", slot=slot) as kiosk:
        assert kiosk.app.table.match.texts == ("1a1",)
        assert kiosk.presence is Presence.THERE
        assert kiosk.reports(Kind.STARTED) == []


@pytest.mark.parametrize("slot", ["game-000099", "../../etc/passwd", ""])
def test_a_game_that_can_not_be_gone_on_with_is_not_waited_for(tmp_path: Path, slot: str) -> None:
    with kiosks(tmp_path / "data", slot=slot) as kiosk:
        assert kiosk.app.at(AttractScene)


def test_bad_files_are_told_to_the_owner_and_not_to_visitors(tmp_path: Path) -> None:
    (tmp_path / "data" / "saves").mkdir(parents=True)
    (tmp_path / "data" / "saves" / "game-000001.json").write_bytes(b"no game")
    with kiosks(tmp_path / "data") as kiosk:
        assert ["game-000001.json" in words for words in kiosk.reports(Kind.TROUBLE)] == [True]
        kiosk.wake()
        kiosk.app.seconds(2)
        assert kiosk.app.at(Title)


# -------------------------------------------------- what is offered


def test_only_the_owners_games_are_offered_in_their_order(start: Start) -> None:
    kiosk = start(KioskConfig(games=["yoxii", "pylos"])).wake()
    KeyboardHands(kiosk.app).choose("play")
    kiosk.app.rest()
    assert [spot.id for spot in kiosk.app.top.spots()] == ["yoxii", "pylos"]


def test_a_single_game_is_not_chosen(start: Start) -> None:
    kiosk = start(KioskConfig(games=["pylos"])).wake()
    KeyboardHands(kiosk.app).choose("play")
    kiosk.app.rest()
    assert kiosk.app.at(Seats)


# -------------------------------------------------- sound, light, pointer


def test_nothing_is_louder_than_the_owner_allows(start: Start) -> None:
    kiosk = start(KioskConfig(volume=0.5)).wake()
    audio = kiosk.house.kit.audio
    name = audio.names()[0]
    limited = audio.loudness(name)
    kiosk.house.limit(1.0)
    assert 0 < limited < audio.loudness(name)


def test_attract_is_silent_unless_the_owner_wants_it(start: Start) -> None:
    kiosk = start()
    assert kiosk.house.loudest == 0.0
    kiosk.wake()
    assert kiosk.house.loudest == kiosk.config.volume


def test_attract_sounds_if_the_owner_wants_it(start: Start) -> None:
    assert start(KioskConfig(attract_sound=True, volume=0.4)).house.loudest == 0.4


def test_quiet_hours_are_silent_and_darker(kiosk: Attended, start: Start) -> None:
    local = kiosk.house.wall().astimezone()
    hour, later = local.strftime("%H:%M"), (local + timedelta(hours=1)).strftime("%H:%M")
    kiosk.kiosk._quiet = KioskConfig(quiet=[f"{hour}-{later}"]).quiet_hours()
    kiosk.wake()
    kiosk.wait(2)
    assert kiosk.house.loudest == 0.0
    assert kiosk.app.loop.view_frame.care.light < 255
    kiosk.wall_offset = timedelta(hours=1)
    tap_key("right")
    kiosk.wait(2)
    assert kiosk.house.loudest == kiosk.config.volume
    assert kiosk.app.loop.view_frame.care.light == 255


def test_the_picture_gets_darker_when_nobody_was_there_for_ten_minutes_and_bright_again_at_once(
    start: Start,
) -> None:
    kiosk = start(bots=SlowBots)
    kiosk.wait(590, 0.5)
    assert kiosk.app.loop.view_frame.care.light == 255
    kiosk.wait(20, 0.5)
    assert kiosk.app.loop.view_frame.care.light < 200
    kiosk.wake()
    assert kiosk.app.loop.view_frame.care.light == 255


def test_what_stands_still_wanders_at_a_table_too(start: Start) -> None:
    kiosk = start(bots=SlowBots).wake()
    sit_down(kiosk.app, match_of(kiosk.app))
    kiosk.app.seconds(2)
    frame = kiosk.app.loop.view_frame
    before, shift = kiosk.app.pixels(), frame.care.shift
    kiosk.wait(21)
    assert frame.care.shift != shift
    assert kiosk.app.pixels() != before


@pytest.mark.parametrize("shift", [(3, 3), (-3, -3)])
def test_a_shifted_picture_is_touched_where_it_is_seen(kiosk: Attended, shift: tuple[int, int]) -> None:
    kiosk.wake()
    kiosk.kiosk._spare = lambda _shift, light: None
    kiosk.app.loop.view_frame.spare(shift, 255)
    rect = kiosk.app.spot("play").rect
    x, y = kiosk.app.window_point(rect.x, rect.y)
    heard: list[tuple[float, float]] = []
    kiosk.app.top._point = lambda event: heard.append((event.x, event.y))  # type: ignore[method-assign]
    finger_down(x + shift[0], y + shift[1])
    kiosk.app.frame()
    assert heard == [pytest.approx((x, y), abs=0.01)]


def test_no_pointer_is_seen(kiosk: Attended) -> None:
    assert not pygame.mouse.get_visible()
    kiosk.wake()
    mouse_move(100, 100)
    mouse_move(300, 300)
    kiosk.app.frame(3)
    assert not pygame.mouse.get_visible()


# -------------------------------------------------- at home nothing of it


def test_at_home_nothing_of_all_this_happens(tmp_path: Path) -> None:
    with playing(tmp_path / "data") as app:
        app.title()
        for _ in range(4000):
            app.frame(1, 0.1)
        assert app.at(Title)
        assert app.loop.view_frame.care.shift == (0, 0)
        assert "tournament" in [spot.id for spot in app.top.spots()]
