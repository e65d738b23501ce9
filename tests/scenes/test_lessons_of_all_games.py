"""First lessons and puzzles of every game at its table: taken by hints alone, and laid out without faults."""

from collections.abc import Callable

import pytest

from game.core.protocol import Seat
from game.play.attempt import State
from game.play.lessons import shipped_lesson
from game.play.puzzles import shipped_puzzles
from game.scenes.guided import Guided
from game.scenes.lesson import LessonScene
from game.scenes.puzzle import PuzzleScene
from game.shell.input.wish import Wish
from game.tables.catalog import TABLES
from game.tables.help_me.table import HelpMeTable
from game.where import folder
from tests.running import KeyboardHands
from tests.scenes.harness import Playing
from tests.scenes.layout_check import faults_at_all_sizes, written_on

Play = Callable[..., Playing]
LESSONS = sorted({path.stem for path in (folder("levels") / "lessons").glob("*.toml")} & set(TABLES))
PUZZLES = sorted({path.stem for path in (folder("levels") / "puzzles").glob("*.toml")} & set(TABLES))
PRESSES = 8
"""No decision takes more presses of CONFIRM once a hint points at it."""


def seen(app: Playing) -> str:
    return "\n".join(each.words for each in written_on(app.top, app.house.kit, app.loop.view_frame.canvas))


def follow_hints(app: Playing, scene: Guided) -> None:
    """Ask for a hint and confirm it, decision by decision; answers come by themselves."""
    hands = KeyboardHands(app)
    while scene.attempt.state is State.OPEN:
        if not scene.attempt.to_play:
            app.frame()
            continue
        wanted, before = scene.attempt.next_step(), len(scene.match.texts)
        hands.press(Wish.HINT)
        app.rest()
        for _ in range(PRESSES):
            if len(scene.match.texts) == before:
                hands.press(Wish.CONFIRM)
                app.frame(2)
        assert scene.match.texts[before:][:1] == (wanted,)
        scene.table.finish()
        app.frame(2)
    app.rest()


@pytest.mark.parametrize("game", LESSONS)
def test_hints_lead_through_the_whole_lesson(app: Playing, game: str) -> None:
    app.title()
    scene = LessonScene(app.house, game)
    app.house.stack.push(scene)
    for number, task in enumerate(shipped_lesson(game), start=1):
        app.rest()
        assert scene.number + 1 == number
        assert task.text in seen(app).replace("\n", " ")
        follow_hints(app, scene)
        assert task.done in seen(app).replace("\n", " ")
        KeyboardHands(app).choose("on")
    app.rest()
    assert app.top is not scene
    assert app.house.progress.taken(game)


@pytest.mark.parametrize("game", PUZZLES)
def test_hints_lead_through_a_hard_puzzle(app: Playing, game: str) -> None:
    scene = PuzzleScene(app.house, game, len(shipped_puzzles(game)) - 1)
    app.go(scene)
    follow_hints(app, scene)
    assert scene.attempt.state is State.DONE


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(("language", "text_scale"), [("en", 1.0), ("uk", 2.0)])
def test_words_of_a_lesson_stay_in_their_places(play: Play, game: str, language: str, text_scale: float) -> None:
    app = play(language=language, text_scale=text_scale)
    found = []
    for number in range(len(shipped_lesson(game))):
        scene = LessonScene(app.house, game, number)
        app.go(scene)
        found += faults_at_all_sizes(scene, app.house.kit, text_scale)
    assert found == []


def test_a_lesson_of_a_game_with_secrets_lets_one_look_and_draws_only_what_everybody_sees(app: Playing) -> None:
    scene = LessonScene(app.house, "help_me", 2)
    app.go(scene)
    table = scene.table
    assert isinstance(table, HelpMeTable)
    assert set(table.state.position.creatures) == {None}
    table.look(None, None)
    assert scene.private
    assert len(table.insights()) == 2
    table.released(Wish.PEEK)
    assert not scene.private
    assert scene.insight(Seat(1), None) is None
