"""Lessons and puzzles in the terminal: taken and solved by typing, in both languages, remembered."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest

from game.cli import main
from game.play.attempt import State
from game.play.lessons import Exercise, shipped_lesson
from game.play.levels import open_box
from game.play.progress import ProgressFile
from game.play.puzzles import shipped_puzzles
from game.where import folder
from game.words import Words

PUZZLES = shipped_puzzles("pylos")
LESSONS = sorted(path.stem for path in (folder("levels") / "lessons").glob("*.toml"))
PUZZLING = sorted(path.stem for path in (folder("levels") / "puzzles").glob("*.toml"))
LONGEST = {"hutan": 300, "monster_baby_rescue": 330}
"""Characters of the longest line where a table takes more than usual: all areas, goals or tiles are one line."""
EVERY = [(game, number) for game in PUZZLING for number in range(1, len(shipped_puzzles(game)) + 1)]


@pytest.fixture(name="typed")
def _typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Runs a command while these lines are typed; what it printed."""

    def run(command: str, *lines: str, language: str = "en") -> list[str]:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        assert main([*command.split(), "--data-dir", str(tmp_path), "--lang", language]) == 0
        return capsys.readouterr().out.splitlines()

    return run


def progress(tmp_path: Path) -> ProgressFile:
    return ProgressFile(tmp_path / "progress.json")


def own(number: int, game: str = "pylos") -> Sequence[str]:
    """The decisions of the solving seat in the solution of a puzzle."""
    puzzle = shipped_puzzles(game)[number - 1]
    match, seat, found = puzzle.match(open_box(game).game), None, []
    for text in puzzle.solution:
        seat = match.to_move if seat is None else seat
        if match.to_move == seat:
            found.append(text)
        match.play(text)
    return found


def lesson_moves(game: str = "pylos") -> list[str]:
    found = []
    for task in shipped_lesson(game):
        one = Exercise(open_box(game).game, task)
        while one.state is State.OPEN:
            text = one.next_step()
            if text is None:
                one.answer()
            else:
                found.append(text)
                one.play(one.match.game.read_move(one.match.position, text))
    return found


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_whole_lesson_is_taken_by_typing(typed, tmp_path: Path, game: str, language: str) -> None:
    words = Words(language)
    shown = typed(f"lesson {game}", *lesson_moves(game), language=language)
    for task in shipped_lesson(game):
        assert words.given(task.done) in shown
    assert shown[-1] == words.say("Goodbye.")
    assert progress(tmp_path).taken(game)


def test_a_lesson_that_is_left_is_not_taken(typed, tmp_path: Path) -> None:
    assert typed("lesson", *lesson_moves()[:-1], "quit")[-1] == "Goodbye."
    assert not progress(tmp_path).taken("pylos")


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_every_puzzle_is_solved_by_typing_its_solution(typed, tmp_path: Path, game: str, number: int) -> None:
    shown = typed(f"puzzle {game} {number}", *own(number, game), "quit")
    assert "Solved! Well done." in shown
    assert set(progress(tmp_path).solved(game)) == {shipped_puzzles(game)[number - 1].id}


def test_puzzles_go_on_with_the_first_unsolved_one(typed, tmp_path: Path) -> None:
    assert any(line.startswith("Puzzle 1: A step up.") for line in typed("puzzle", *own(1)))
    assert any(line.startswith("Puzzle 2: The fourth corner.") for line in typed("puzzle"))


def test_a_wrong_try_is_answered_and_begins_again(typed) -> None:
    shown = typed("puzzle pylos 3", "1a1", *own(3))
    at = shown.index("Not quite: the other side can still take something back.")
    assert shown[at + 1] == "Try again from the beginning."
    assert shown[at + 2].startswith("Level 1, row 1:")
    assert "Solved! Well done." in shown


def test_help_names_a_move_with_its_reason_and_does_not_count(typed, tmp_path: Path) -> None:
    shown = typed("puzzle pylos 3", "hint", *own(3))
    assert "1b3: place a ball on level 1, b3. Blocks a light square." in shown
    assert "That is how it goes. Next time you find it by yourself." in shown
    assert not progress(tmp_path).solved("pylos")


def test_a_forbidden_move_and_nonsense_are_explained(typed) -> None:
    shown = typed("puzzle pylos 2", "2a1", "xyzzy", "undo", "legal", "rules 5", "help")
    assert "That hollow needs all four balls below it first. (PY4)" in shown
    assert any("is neither a command nor a move" in line for line in shown)
    assert "1b3: place a ball on level 1, b3" in shown
    assert any(line.startswith("PY5 Raise.") for line in shown)
    assert "undo: start again." in shown


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_line_is_short_and_plain(typed, game: str, language: str) -> None:
    words = Words(language)
    commands = [words.say_in("command", "help"), words.say_in("command", "hint")]
    shown = typed(f"lesson {game}", *commands, *lesson_moves(game), language=language)
    for number in range(1, len(shipped_puzzles(game)) + 1):
        shown += typed(f"puzzle {game} {number}", language=language)
    assert all(line.isprintable() and 0 < len(line) <= LONGEST.get(game, 120) for line in shown)


def test_the_list_names_every_puzzle_and_what_is_solved(typed, tmp_path: Path) -> None:
    progress(tmp_path).solve("pylos", PUZZLES[0].id)
    shown = typed("puzzle --list")
    assert len(shown) == len(PUZZLES)
    assert shown[0] == "1. A step up, 1 star, solved"
    assert shown[-1].endswith("5 stars")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("puzzle pylos 99", "there is no puzzle 99; there are 1 to 24"),
        ("puzzle chess", "there are no puzzles of 'chess'"),
        ("lesson chess", "there is no lesson of 'chess'"),
    ],
)
def test_what_isnt_there_is_named(capsys: pytest.CaptureFixture[str], command: str, reason: str) -> None:
    assert main(command.split()) == 2
    assert reason in capsys.readouterr().err
