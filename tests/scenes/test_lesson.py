"""The first lesson: taken with every device, wrong decisions answered, and remembered when it was taken."""

from collections.abc import Callable

import pytest

from game.play.attempt import State
from game.play.lessons import shipped_lesson
from game.scenes.guided_pause import GuidedPause
from game.scenes.learn import Learn
from game.scenes.lesson import LessonScene
from game.scenes.rule_book import RuleBook
from game.shell.input.wish import Wish
from tests.running import Hands, KeyboardHands
from tests.scenes.harness import DEVICES, Playing, make_move
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]
TASKS = shipped_lesson("pylos")


def lesson(app: Playing, step: int = 1) -> LessonScene:
    """The lesson at a step, on top of the title."""
    app.title()
    scene = LessonScene(app.house, "pylos", step - 1)
    app.house.stack.push(scene)
    app.rest()
    return scene


def seen(app: Playing) -> str:
    return "\n".join(each.words for each in written_on(app.top, app.house.kit, app.loop.view_frame.canvas))


def do(hands: Hands, scene: LessonScene) -> None:
    """What is wanted, and nothing else."""
    while (text := scene.attempt.next_step()) is not None:
        make_move(hands, text)
        scene.table.finish()
        hands.running.frame(2)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_takes_the_whole_lesson(app: Playing, pads: VirtualPads, device: str) -> None:
    hands = app.hands(device, pads)
    scene = lesson(app)
    for number, task in enumerate(TASKS, start=1):
        assert scene.number + 1 == number
        assert task.text in seen(app).replace("\n", " ")
        do(hands, scene)
        app.rest()
        assert task.done in seen(app)
        assert not app.house.progress.taken("pylos") or number == len(TASKS)
        hands.choose("on")
        app.rest()
    assert app.top is not scene
    assert app.house.progress.taken("pylos")


@pytest.mark.parametrize("device", DEVICES)
def test_what_is_allowed_but_not_wanted_is_answered_and_tried_again(
    app: Playing, pads: VirtualPads, device: str
) -> None:
    hands = app.hands(device, pads)
    scene = lesson(app, 2)
    make_move(hands, "1a1")
    app.rest()
    assert scene.attempt.state is State.WRONG
    assert TASKS[1].wrong in seen(app)
    hands.choose("again")
    app.rest()
    assert scene.attempt.state is State.OPEN
    assert scene.match.texts == ()
    do(hands, scene)
    assert scene.attempt.state is State.DONE


def test_what_is_forbidden_is_explained_by_its_rule(app: Playing) -> None:
    scene = lesson(app, 3)
    refused = scene.why_not("1a1>2a1")
    assert refused is not None
    assert refused.number == "PY5"
    assert "part of" in refused.words
    assert scene.why_not("1d4>2a1") is None


def test_a_hint_points_at_what_is_wanted_and_one_press_makes_it(app: Playing) -> None:
    scene, hands = lesson(app, 2), KeyboardHands(app)
    hands.press(Wish.HINT)
    app.rest()
    assert scene.match.texts == ()
    assert app.top.focus.id == "2b2"
    hands.press(Wish.CONFIRM)
    app.rest()
    assert scene.attempt.state is State.DONE


def test_after_a_wrong_decision_a_hint_begins_again(app: Playing) -> None:
    scene, hands = lesson(app, 2), KeyboardHands(app)
    make_move(hands, "1a1")
    app.rest()
    hands.press(Wish.HINT)
    app.rest()
    assert (scene.attempt.state, scene.match.texts) == (State.OPEN, ())


def test_undo_begins_the_step_again(app: Playing) -> None:
    scene, hands = lesson(app, 4), KeyboardHands(app)
    make_move(hands, "1c3")
    app.rest()
    assert scene.match.texts == ("1c3",)
    hands.press(Wish.UNDO)
    app.rest()
    assert scene.match.texts == ()


def test_what_was_decided_is_shown_in_motion_before_anything_is_said(play: Play) -> None:
    app = play(animation=1.0)
    scene, hands = lesson(app, 2), KeyboardHands(app)
    make_move(hands, "2b2")
    assert scene.table.busy
    assert "on" not in [spot.id for spot in scene.spots()]
    assert TASKS[1].text in seen(app).replace("\n", " ")
    app.until(lambda: not scene.table.busy)
    app.frame()
    assert app.top.focus.id == "on"
    assert TASKS[1].done in seen(app)


def test_a_press_finishes_the_motion_and_is_not_lost(play: Play) -> None:
    app = play(animation=0.5)
    scene, hands = lesson(app, 2), KeyboardHands(app)
    make_move(hands, "2b2")
    hands.press(Wish.CONFIRM)
    assert scene.number == 2


def test_one_switch_takes_a_step(play: Play) -> None:
    app = play(scanning=1.0)
    scene, hands = lesson(app, 2), KeyboardHands(app)
    app.until(lambda: app.top.focus.id == "2b2")
    hands.press(Wish.CONFIRM)
    app.rest()
    assert scene.attempt.state is State.DONE
    app.until(lambda: app.top.focus.id == "on")
    hands.press(Wish.CONFIRM)
    app.rest()
    assert scene.number == 2


@pytest.mark.parametrize("device", DEVICES)
def test_pause_leads_on_back_to_the_rules_and_out(app: Playing, pads: VirtualPads, device: str) -> None:
    hands = app.hands(device, pads)
    scene = lesson(app, 2)
    for spot, number in (("after", 2), ("before", 1)):
        hands.wish(Wish.MENU)
        app.rest()
        hands.choose(spot)
        app.rest()
        assert (app.top, scene.number) == (scene, number)
    hands.wish(Wish.MENU)
    app.rest()
    hands.choose("rules")
    app.rest()
    assert app.at(RuleBook)
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(GuidedPause)
    hands.choose("leave")
    app.rest()
    assert not app.at(GuidedPause)
    assert app.top is not scene


def test_the_language_changes_in_the_middle_of_a_step(app: Playing) -> None:
    scene = lesson(app, 4)
    make_move(KeyboardHands(app), "1c3")
    app.rest()
    scene.house.stack.push(scene.pause_menu())
    app.rest()
    app.house.change(language="uk")
    KeyboardHands(app).press(Wish.BACK)
    app.rest()
    assert "Завершіть свій квадрат" in seen(app).replace("\n", " ")
    assert scene.match.texts == ("1c3",)


def test_learn_says_what_was_taken(app: Playing) -> None:
    app.go(Learn(app.house))
    before = seen(app).count("a few minutes")
    app.house.progress.take("pylos")
    app.go(Learn(app.house))
    assert seen(app).count("a few minutes") == before - 1


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 1.4, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Play, language: str, text_scale: float) -> None:
    app = play(language=language, text_scale=text_scale)
    found = []
    for number in range(len(TASKS)):
        scene = LessonScene(app.house, "pylos", number)
        app.go(scene)
        found += faults_at_all_sizes(scene, app.house.kit, text_scale)
    assert found == []
