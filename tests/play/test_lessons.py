"""First lessons: every step can be done, wrong decisions are answered, and bad files are named."""

from pathlib import Path
from typing import Any

import pytest
import tomli_w

from game.core.errors import LevelError
from game.play.attempt import State
from game.play.checks import Fault, level_faults
from game.play.lessons import Exercise, Task, has_lesson, read_lesson, shipped_lesson
from game.play.levels import open_box
from game.where import folder

GAMES = sorted(path.stem for path in (folder("levels") / "lessons").glob("*.toml"))
EVERY = [(game, number, task) for game in GAMES for number, task in enumerate(read_lesson(game), start=1)]
steps = pytest.mark.parametrize(
    ("game", "task"), [(game, task) for game, _, task in EVERY], ids=[f"{game}-{number}" for game, number, _ in EVERY]
)


def exercise(game: str, task: Task) -> Exercise:
    return Exercise(open_box(game).game, task)


def read(one: Exercise, text: str) -> Any:
    return one.match.game.read_move(one.match.position, text)


def unwanted(one: Exercise) -> list[str]:
    legal = [one.match.game.write_move(move) for move in one.match.legal()]
    return [text for text in legal if text not in one.wanted]


@pytest.mark.parametrize("game", ["pylos", "yoxii"])
def test_the_lesson_of_a_game_of_two_sides_ends_with_a_win(game: str) -> None:
    tasks = shipped_lesson(game)
    assert 6 <= len(tasks) <= 8
    last = exercise(game, tasks[-1])
    while last.state is State.OPEN:
        last.play(read(last, last.wanted[0]))
    assert last.match.outcome is not None
    assert last.match.outcome.winners == (last.seat,)


@steps
@pytest.mark.parametrize("which", [0, -1])
def test_every_step_is_done_by_whatever_is_wanted(game: str, task: Task, which: int) -> None:
    one = exercise(game, task)
    for _ in task.wanted:
        assert one.state is State.OPEN
        if one.to_play:
            one.play(read(one, one.wanted[which]))
        else:
            one.answer()
    assert one.state is State.DONE


@steps
def test_whatever_else_is_allowed_is_answered_and_can_be_tried_again(game: str, task: Task) -> None:
    one = exercise(game, task)
    for text in unwanted(one):
        assert task.wrong
        one.play(read(one, text))
        assert one.state is State.WRONG
        assert not one.to_play
        one.retry()
        assert (one.state, one.tried, list(one.match.texts)) == (State.OPEN, (), task.before)


def entry(**changes: Any) -> dict[str, Any]:
    """A sound step, changed; None leaves a key out."""
    sound = {
        "text": "Finish the square.",
        "wrong": "Not there.",
        "done": "Well done.",
        "wanted": [["1b2"], [], []],
        "setup": {"cells": {"1a1": 0, "1b1": 0, "1a2": 0, "1d4": 1, "1c4": 1, "1d3": 1}, "to_move": 0},
    }
    return {key: value for key, value in {**sound, **changes}.items() if value is not None}


def written(root: Path, *entries: dict[str, Any], count: int = 6) -> Path:
    """A lesson of so many steps that begins with these."""
    (root / "lessons").mkdir()
    filled = [*entries, *(entry() for _ in range(count - len(entries)))]
    (root / "lessons" / "pylos.toml").write_text(tomli_w.dumps({"step": filled}), encoding="utf-8")
    return root


def faults_of(root: Path) -> list[Fault]:
    """Those of the file of this kind."""
    return [fault for fault in level_faults(root) if fault.file == "levels/lessons/pylos.toml"]


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    assert len(read_lesson("pylos", written(tmp_path))) == 6
    assert faults_of(tmp_path) == []


def test_the_other_sides_answer_is_played_as_the_lesson_has_it(tmp_path: Path) -> None:
    answered = entry(wanted=[["1b2"], ["-1b2"], ["done"], ["1b2"], []], text="Answered.")
    one = exercise("pylos", read_lesson("pylos", written(tmp_path, answered))[0])
    for text in ("1b2", "-1b2", "done"):
        one.play(read(one, text))
    assert not one.to_play
    assert one.answer().text == "1b2"
    assert one.to_play


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"wanted": []}, r"length >= 1 - at `\$\.step\[0\]\.wanted`"),
        ({"done": None}, r"missing required field `done` - at `\$\.step\[0\]`"),
        ({"hint": "Look."}, "unknown field `hint`"),
        ({"wrong": None}, "step 1: wrong: needed, for '1a3' can be played as well"),
        ({"wanted": [["1b2"], ["-1d4"]]}, "step 1: wanted 2: '-1d4' can't be played then"),
        ({"wanted": [["1b2"], ["-1b2"], ["done"], []]}, "step 1: wanted 4: it is the other side's decision"),
        ({"options": {"rules": "wild"}}, "step 1: option rules can't be 'wild'"),
        ({"setup": {"cells": {"2a1": 0}, "to_move": 0}}, "step 1: cells: the ball on 2a1 lacks support"),
        ({"before": ["1b2"]}, "step 1: wanted 1: '1b2' can't be played then"),
        ({"before": ["4a1"]}, "step 1: 4a1: PY4"),
        ({"seats": 3}, "step 1: pylos is for 2 seats, not 3"),
    ],
)
def test_a_bad_step_is_named_by_file_key_and_reason(tmp_path: Path, changes: dict[str, Any], reason: str) -> None:
    root = written(tmp_path, entry(**changes))
    with pytest.raises(LevelError, match=rf"^levels/lessons/pylos\.toml: .*{reason}"):
        read_lesson("pylos", root)
    (fault,) = faults_of(root)
    assert not fault.reason.startswith("levels/")


def test_what_steps_have_in_common_stands_once(tmp_path: Path) -> None:
    shared = {"options": {"rules": "children"}, "setup": entry()["setup"]}
    steps = [entry(setup=None, wanted=[[]]) for _ in range(5)]
    (tmp_path / "lessons").mkdir()
    text = tomli_w.dumps({**shared, "step": [entry(options={"rules": "advanced"}), *steps]})
    (tmp_path / "lessons" / "pylos.toml").write_text(text, encoding="utf-8")
    first, second, *_ = read_lesson("pylos", tmp_path)
    assert (first.options["rules"], second.options["rules"]) == ("advanced", "children")
    assert second.setup == entry()["setup"]


def test_a_step_goes_on_from_what_was_decided_before(tmp_path: Path) -> None:
    begun = entry(before=["1b2", "-1b2"], wanted=[["done"]])
    one = exercise("pylos", read_lesson("pylos", written(tmp_path, begun))[0])
    assert list(one.match.texts) == ["1b2", "-1b2"]
    one.play(read(one, "-1a1"))
    assert one.state is State.WRONG
    one.retry()
    assert (list(one.match.texts), one.tried) == (["1b2", "-1b2"], ())
    one.play(read(one, "done"))
    assert one.state is State.DONE


@pytest.mark.parametrize("count", [5, 9])
def test_a_lesson_is_neither_too_short_nor_too_long(tmp_path: Path, count: int) -> None:
    with pytest.raises(LevelError, match=r"length [<>]= [68]"):
        read_lesson("pylos", written(tmp_path, count=count))


def test_a_game_without_a_lesson_has_none(tmp_path: Path) -> None:
    assert not has_lesson("pylos", tmp_path)
