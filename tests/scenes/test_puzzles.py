"""Puzzles: chosen, tried, answered, shown and remembered, with every device."""

from collections.abc import Callable

import pytest

from game.play.attempt import State
from game.play.progress import ProgressFile
from game.play.puzzles import shipped_puzzles
from game.scenes.chooser import Chooser
from game.scenes.learn import Learn
from game.scenes.lesson import LessonScene
from game.scenes.puzzle import PuzzleScene
from game.scenes.puzzles import PuzzleList
from game.scenes.rule_book import Shelf
from game.scenes.title import Title
from game.shell.focus import Direction, neighbour
from game.shell.input.wish import Wish
from tests.running import Hands, KeyboardHands
from tests.scenes.harness import DEVICES, Playing, make_move
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]
PUZZLES = shipped_puzzles("pylos")


def number_of(wanted: str) -> int:
    return next(number for number, puzzle in enumerate(PUZZLES) if puzzle.id == wanted)


def puzzle(app: Playing, wanted: str) -> PuzzleScene:
    """A puzzle on top of the list."""
    app.go(PuzzleList(app.house, "pylos"))
    scene = PuzzleScene(app.house, "pylos", number_of(wanted))
    app.house.stack.push(scene)
    app.rest()
    return scene


def seen(app: Playing) -> str:
    return "\n".join(each.words for each in written_on(app.top, app.house.kit, app.loop.view_frame.canvas))


def solve(hands: Hands, scene: PuzzleScene) -> None:
    """Right decisions until it is done; answers come by themselves."""
    app = hands.running
    while scene.attempt.state is State.OPEN:
        if (text := scene.attempt.next_step()) is None:
            app.frame()
        else:
            make_move(hands, text)
            scene.table.finish()
            app.frame(2)
    app.frame(2)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("wanted", ["fourth-corner", "last-ball"])
def test_every_device_solves_a_puzzle_and_goes_on(app: Playing, pads: VirtualPads, device: str, wanted: str) -> None:
    hands = app.hands(device, pads)
    scene = puzzle(app, wanted)
    solve(hands, scene)
    app.rest()
    assert "Solved! Well done." in seen(app)
    assert set(ProgressFile(app.house.progress.path).solved("pylos")) == {wanted}
    hands.choose("on")
    app.rest()
    assert scene.puzzle is PUZZLES[number_of(wanted) + 1]
    assert scene.attempt.to_play


@pytest.mark.parametrize("device", DEVICES)
def test_a_wrong_try_is_answered_kindly_and_tried_again(app: Playing, pads: VirtualPads, device: str) -> None:
    hands = app.hands(device, pads)
    scene = puzzle(app, "in-the-way")
    make_move(hands, "1a1")
    app.rest()
    assert "Not quite" in seen(app)
    assert not app.house.progress.solved("pylos")
    hands.choose("again")
    app.rest()
    assert scene.match.texts == ()
    solve(hands, scene)
    assert app.house.progress.solved("pylos")


def test_the_solution_is_shown_step_by_step_and_not_counted(app: Playing) -> None:
    scene, hands = puzzle(app, "give-and-take"), KeyboardHands(app)
    while scene.attempt.state is State.OPEN:
        if scene.attempt.to_play:
            expected = scene.attempt.next_step()
            before = len(scene.match.texts)
            hands.press(Wish.HINT)
            app.rest()
            assert len(scene.match.texts) == before
            for _ in range(4):
                if len(scene.match.texts) == before:
                    hands.press(Wish.CONFIRM)
                    app.frame(2)
            assert scene.match.texts[before] == expected
        app.frame()
    app.rest()
    assert "That is how it goes" in seen(app)
    assert not app.house.progress.solved("pylos")


def test_help_of_an_earlier_try_is_forgotten(app: Playing) -> None:
    scene, hands = puzzle(app, "in-the-way"), KeyboardHands(app)
    hands.press(Wish.HINT)
    make_move(hands, "1a1")
    app.rest()
    hands.choose("again")
    app.rest()
    solve(hands, scene)
    assert app.house.progress.solved("pylos")


def test_the_other_side_answers_after_a_moment(play: Play) -> None:
    app = play(animation=1.0)
    scene, hands = puzzle(app, "third-floor"), KeyboardHands(app)
    make_move(hands, scene.puzzle.solution[0])
    app.until(lambda: not scene.table.busy)
    assert len(scene.match.texts) == 1
    app.until(lambda: len(scene.match.texts) == 2)
    assert scene.table.busy
    app.until(lambda: not scene.table.busy)
    assert scene.attempt.to_play
    assert app.top.focus.id is not None


def test_directions_reach_everything_in_every_puzzle(app: Playing) -> None:
    for number in range(len(PUZZLES)):
        app.go(PuzzleScene(app.house, "pylos", number))
        spots = app.top.spots()
        start = spots[0].id
        seen, front = {start}, [start]
        while front:
            here = front.pop()
            new = {neighbour(spots, here, direction) for direction in Direction} - seen
            seen |= new
            front += new
        assert seen == {spot.id for spot in spots}, PUZZLES[number].id


def test_the_last_puzzle_leads_back_to_the_list(app: Playing) -> None:
    scene, hands = puzzle(app, PUZZLES[-1].id), KeyboardHands(app)
    solve(hands, scene)
    app.rest()
    hands.choose("on")
    app.rest()
    assert app.at(PuzzleList)


def test_the_list_shows_what_is_solved_and_begins_with_what_is_not(app: Playing) -> None:
    for done in PUZZLES[:2]:
        app.house.progress.solve("pylos", done.id)
    app.go(PuzzleList(app.house, "pylos"))
    assert f"2 of {len(PUZZLES)} solved" in seen(app)
    assert app.top.focus.id == 2


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_chooses_the_last_puzzle_of_the_list(app: Playing, pads: VirtualPads, device: str) -> None:
    hands = app.hands(device, pads)
    app.go(PuzzleList(app.house, "pylos"))
    hands.choose(len(PUZZLES) - 1)
    app.rest()
    assert app.at(PuzzleScene)
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(PuzzleList)


@pytest.mark.parametrize("device", DEVICES)
def test_the_title_leads_to_lesson_puzzles_and_rules(app: Playing, pads: VirtualPads, device: str) -> None:
    hands = app.hands(device, pads)
    for spot, scene in (("lesson pylos", LessonScene), ("puzzles pylos", PuzzleList), ("rules", Shelf)):
        hands.choose("learn")
        app.rest()
        assert app.at(Learn)
        hands.choose(spot)
        app.rest()
        assert app.at(scene)
        for _ in range(2):
            hands.wish(Wish.BACK)
            app.rest()
        assert app.at(Title)


@pytest.mark.parametrize("device", ["pad", "keyboard"])
@pytest.mark.parametrize(("wish", "scene"), [(Wish.NEXT, LessonScene), (Wish.PREV, PuzzleList)])
def test_the_chooser_leads_to_lesson_and_puzzles(
    app: Playing, pads: VirtualPads, monkeypatch: pytest.MonkeyPatch, device: str, wish: Wish, scene: type
) -> None:
    for name in ("teachable", "puzzling"):
        monkeypatch.setattr(f"game.scenes.chooser.{name}", lambda game: game == "pylos")
    hands = app.hands(device, pads)
    app.go(Chooser(app.house))
    hands.wish(wish)
    app.rest()
    assert app.at(scene)
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(Chooser)
    hands.wish(Wish.RIGHT)
    app.rest()
    hands.wish(wish)
    app.rest()
    assert app.at(Chooser), "the game beside it has neither"


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 1.4, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Play, language: str, text_scale: float) -> None:
    app = play(language=language, text_scale=text_scale)
    found = []
    wrong = PuzzleScene(app.house, "pylos", 0)
    for scene in (Learn(app.house), PuzzleList(app.house, "pylos"), wrong, PuzzleScene(app.house, "pylos", 23)):
        app.go(scene)
        found += faults_at_all_sizes(scene, app.house.kit, text_scale)
    assert found == []
