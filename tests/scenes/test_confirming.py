"""With "Confirm moves" a move is shown first and made by a second press, at every table and by every device."""

from collections.abc import Callable

import pytest

from game.play.seat import Bot, Person
from game.scenes.lesson import LessonScene
from game.scenes.match import MatchScene
from game.scenes.pause import Pause
from game.scenes.sitting import begin
from game.shell.input.wish import Wish
from game.tables.catalog import TABLES
from tests import hand_events
from tests.running import KeyboardHands, MouseHands, PadHands
from tests.scenes.harness import DEVICES, Playing, make_move, match_of, sit_down
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]


def seated(play: Play, **asked: object) -> tuple[Playing, MatchScene]:
    app = play(confirm_moves=True, **asked)
    return app, sit_down(app, match_of(app))


def labels(app: Playing) -> list[str]:
    assert app.top.bar is not None
    return [entry.prompt.label for entry in app.top.bar._entries]


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_the_first_press_shows_the_move_and_the_second_makes_it(play: Play, pads: VirtualPads, device: str):
    app, scene = seated(play)
    hands = app.hands(device, pads)
    hands.choose("1b2")
    assert scene.match.texts == ()
    assert scene.focus.id == "1b2"
    assert scene.table.state.hint.saying.title == "Confirm move"
    assert labels(app)[0] == "Confirm move"
    assert "Let go" in labels(app)
    hands.wish(Wish.CONFIRM)
    assert scene.match.texts == ("1b2",)
    assert "Confirm move" not in labels(app)


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_tap_that_aims_is_the_first_press_already(play: Play, pads: VirtualPads, device: str):
    app, scene = seated(play)
    hands = app.hands(device, pads)
    hands.choose("1b2")
    assert scene.match.texts == ()
    hands.choose("1b2")
    assert scene.match.texts == ("1b2",)
    hands.choose("1b3")
    hands.choose("1c3")
    assert scene.match.texts == ("1b2",), "each tap aimed anew"


@pytest.mark.parametrize("how", ["tap", "prompt"])
def test_a_ball_that_was_drawn_to_its_place_waits_there(play: Play, how: str):
    app, scene = seated(play)
    start, end = app.window_point(*scene.table.grips()[0].rect.centre), app.target("1b2")
    hand_events.mouse_down(*start)
    app.frame()
    hand_events.mouse_move(*end)
    app.frame()
    hand_events.mouse_up(*end)
    app.frame()
    assert scene.match.texts == ()
    assert "Confirm move" in labels(app)
    hands = MouseHands(app)
    hands.choose("1b2") if how == "tap" else hands.wish(Wish.CONFIRM)
    assert scene.match.texts == ("1b2",)


@pytest.mark.parametrize("device", DEVICES)
def test_back_lets_go_and_nothing_was_played(play: Play, pads: VirtualPads, device: str):
    app, scene = seated(play)
    KeyboardHands(app).choose("1b2")
    hands = app.hands(device, pads)
    app.frame(2)
    if device in ("mouse", "touch"):
        hands.touch(*app.prompt_target(Wish.CONFIRM)[:1], 2)
    hands.wish(Wish.BACK)
    assert app.top is scene
    assert scene.match.texts == ()
    assert "Confirm move" not in labels(app)
    assert scene.table.state.hint is None


def test_another_place_is_asked_about_anew(play: Play):
    app, scene = seated(play)
    hands = KeyboardHands(app)
    hands.choose("1b2")
    hands.choose("1b3")
    assert scene.match.texts == ()
    hands.press(Wish.CONFIRM)
    assert scene.match.texts == ("1b3",)


def test_a_press_that_repeats_confirms_nothing(play: Play):
    app, scene = seated(play)
    KeyboardHands(app).walk("1b2")
    hand_events.key_down("return")
    app.seconds(2.0)
    assert scene.match.texts == ()


def test_one_switch_confirms_by_pressing_again_in_time(play: Play):
    app, scene = seated(play, scanning=1.0)
    app.until(lambda: scene.focus.id == "1b2")
    hands = KeyboardHands(app)
    hands.press(Wish.CONFIRM)
    assert scene.match.texts == ()
    app.seconds(0.5)
    hands.press(Wish.CONFIRM)
    assert scene.match.texts == ("1b2",)


def test_after_a_pause_or_undo_nothing_waits_any_more(play: Play):
    app, scene = seated(play)
    hands = KeyboardHands(app)
    for text in ("1b2", "1c2"):
        hands.choose(text)
        hands.press(Wish.CONFIRM)
    hands.choose("1b3")
    hands.press(Wish.MENU)
    assert app.at(Pause)
    hands.press(Wish.BACK)
    hands.press(Wish.CONFIRM)
    assert len(scene.match.texts) == 2, "shown once more"
    hands.press(Wish.UNDO)
    assert len(scene.match.texts) == 1
    hands.press(Wish.CONFIRM)
    assert len(scene.match.texts) == 1


def test_a_hint_is_shown_already_and_made_by_the_next_press(play: Play, pads: VirtualPads):
    app, scene = seated(play)
    hands = PadHands(app, pads.plug())
    hands.wish(Wish.HINT)
    app.until(lambda: scene.table.state.hint is not None)
    assert "Confirm move" in labels(app)
    hands.wish(Wish.CONFIRM)
    assert len(scene.match.texts) == 1


def test_bots_ask_nobody(play: Play):
    app = play(confirm_moves=True)
    scene = sit_down(app, match_of(app), Bot("casual"), Person())
    app.until(lambda: len(scene.match.texts) == 1)


def test_without_the_setting_one_press_is_enough(play: Play):
    app = play()
    scene = sit_down(app, match_of(app))
    make_move(KeyboardHands(app), "1b2")
    assert scene.match.texts == ("1b2",)


def test_a_lesson_asks_as_well(play: Play):
    app = play(confirm_moves=True)
    app.go(LessonScene(app.house, "pylos", 0))
    hands = KeyboardHands(app)
    hands.press(Wish.CONFIRM)
    assert app.top.match.texts == ()
    assert labels(app).count("Let go") == 1
    assert "Back" not in labels(app), "one button has one meaning"
    hands.press(Wish.CONFIRM)
    assert len(app.top.match.texts) == 1


@pytest.mark.parametrize("game", sorted(TABLES))
def test_every_table_shows_a_move_before_it_is_made(play: Play, game: str):
    app = play(confirm_moves=True)
    scene = MatchScene(app.house, begin(app.house, game, (Person(), Bot("casual")), {}, 5))
    app.go(scene)
    hands = KeyboardHands(app)
    if scene.calling.invited is not None:
        hands.press(Wish.PEEK)
    for _ in range(3):
        app.until(app.persons_turn)
        before, made, move = app.pixels(), len(scene.match.texts), scene.match.legal()[0]
        scene.commit(move)
        app.rest()
        assert "Confirm move" in labels(app)
        assert app.pixels() != before
        assert len(scene.match.texts) == made
        hands.press(Wish.CONFIRM)
        if scene.table.confirmed:
            hands.press(Wish.CONFIRM)
        assert scene.match.steps[made].move == move
