"""Puzzles: every solution is proved by search, every wrong first decision fails, and bad files are named."""

from pathlib import Path
from typing import Any

import pytest
import tomli_w

from game.ai.proof import Judge
from game.core.errors import IllegalMove, LevelError
from game.play.attempt import State
from game.play.checks import Fault, level_faults
from game.play.levels import open_box
from game.play.match import NothingToUndo
from game.play.puzzles import PROOF_NODES, Puzzle, Trial, has_puzzles, read_puzzles, shipped_puzzles
from game.where import folder
from tests.rules.yoxii.boards import setup as board_of

GAMES = sorted(path.stem for path in (folder("levels") / "puzzles").glob("*.toml"))
EVERY = [(game, puzzle) for game in GAMES for puzzle in read_puzzles(game)]
shipped = pytest.mark.parametrize(("game", "puzzle"), EVERY, ids=[f"{game}-{puzzle.id}" for game, puzzle in EVERY])


def trial_of(game: str, puzzle: Puzzle) -> Trial:
    return Trial(open_box(game).game, puzzle)


def named(wanted: str) -> tuple[str, Puzzle]:
    return next((game, puzzle) for game, puzzle in EVERY if puzzle.id == wanted)


def play(trial: Trial, text: str) -> None:
    trial.play(trial.match.game.read_move(trial.match.position, text))


def solve(trial: Trial) -> None:
    """Always what `next_step` says, until it is over."""
    while trial.state is State.OPEN:
        text = trial.next_step()
        if text is None:
            trial.answer()
        else:
            play(trial, text)


def off_the_way(trial: Trial) -> str:
    """A right decision of a later turn that the solution doesn't take; plays up to there."""
    game, solution = trial.match.game, trial.puzzle.solution
    for text in solution:
        if trial.to_play and trial.match.steps:
            for move in trial.match.legal():
                other = game.write_move(move)
                probe = trial_of(game.name, trial.puzzle)
                for before in trial.match.texts:
                    probe.follow(before)
                if other != text:
                    probe.play(move)
                    if probe.state is State.OPEN:
                        return other
        trial.follow(text)
    raise AssertionError("there is only one way")


# -------------------------------------------------- what ships


def test_pylos_has_puzzles_for_every_rule_set() -> None:
    puzzles = shipped_puzzles("pylos")
    assert {puzzle.options.get("rules", "standard") for puzzle in puzzles} == {"standard", "children", "advanced"}


@pytest.mark.parametrize("game", ["pylos", "yoxii"])
def test_puzzles_are_there_for_every_strength_easy_ones_first(game: str) -> None:
    puzzles = shipped_puzzles(game)
    assert len(puzzles) >= 16
    assert [puzzle.difficulty for puzzle in puzzles] == sorted(puzzle.difficulty for puzzle in puzzles)
    assert {puzzle.difficulty for puzzle in puzzles} == {1, 2, 3, 4, 5}
    assert len({puzzle.title for puzzle in puzzles}) == len(puzzles)


@shipped
def test_the_first_decision_of_the_solution_is_the_only_right_one(game: str, puzzle: Puzzle) -> None:
    rules, match = open_box(game).game, puzzle.match(open_box(game).game)
    judge = Judge(rules, puzzle.aim, PROOF_NODES)
    right = {rules.write_move(way.moves[0]) for way in judge.keeping(match.position)}
    assert right == {puzzle.solution[0]}
    assert len(match.legal()) >= 3, "there must be something to choose from"


@shipped
def test_no_shorter_way_leads_to_the_goal(game: str, puzzle: Puzzle) -> None:
    match = puzzle.match(open_box(game).game)
    if puzzle.turns > 1 and puzzle.goal != "hold":
        judge = Judge(match.game, puzzle.aim, PROOF_NODES)
        assert not any(judge.keeping(match.position, left=puzzle.turns - 1))


@shipped
def test_the_solution_solves_it_and_its_answers_are_the_best_ones(game: str, puzzle: Puzzle) -> None:
    trial = trial_of(game, puzzle)
    judge = Judge(trial.match.game, puzzle.aim, PROOF_NODES)
    left, turn = puzzle.turns, 0
    for text in puzzle.solution:
        if not trial.to_play:
            if trial.match.turn != turn:
                left, turn = left - 1, trial.match.turn
                best = judge.answer(trial.match.position, left)
                answers = [trial.match.game.write_move(move) for move in best.moves]
            assert text == answers.pop(0)
            trial.answer()
        else:
            assert trial.next_step() == text
            turn = trial.match.turn
            play(trial, text)
    assert trial.state is State.DONE
    if puzzle.goal == "win":
        assert trial.match.outcome is not None
        assert trial.match.outcome.winners == (trial.seat,)


@shipped
def test_every_other_first_decision_is_wrong_and_can_be_tried_again(game: str, puzzle: Puzzle) -> None:
    trial = trial_of(game, puzzle)
    wrong = [move for move in trial.match.legal() if trial.match.game.write_move(move) != puzzle.solution[0]]
    for number, move in enumerate(wrong, start=1):
        trial.play(move)
        assert trial.state is State.WRONG
        assert trial.misses == number
        assert trial.next_step() is None
        trial.retry()
        assert (trial.state, trial.match.texts) == (State.OPEN, ())
    solve(trial)
    assert trial.state is State.DONE


# -------------------------------------------------- trying one


def test_a_take_back_that_spoils_the_goal_is_wrong() -> None:
    trial = trial_of(*named("fourth-corner"))
    play(trial, "1b3")
    assert trial.state is State.OPEN
    play(trial, "-1b3")
    play(trial, "done")
    assert trial.state is State.WRONG


def test_any_other_right_way_is_taken_as_well() -> None:
    trial = trial_of(*named("fourth-corner"))
    for text in ("1b3", "-1c3", "-1c2"):
        assert text not in trial.puzzle.solution[1:2]
        play(trial, text)
    assert trial.state is State.DONE


@pytest.mark.parametrize("wanted", ["give-and-take", "staircase"])
def test_off_the_solutions_way_the_search_goes_on_answering(wanted: str) -> None:
    trial = trial_of(*named(wanted))
    play(trial, off_the_way(trial))
    solve(trial)
    assert trial.state is State.DONE
    assert list(trial.match.texts) != trial.puzzle.solution


def test_a_goal_is_reached_too_when_the_other_side_has_to_end_the_game() -> None:
    setup = board_of("""
          -- -- --
       -- -- -- -- --
    -- -- -- -- -- -- --
    -- -- -- -- w3 -- --
    -- -- -- r1 r2 r3 --
       -- r1 w2 w1 TT
          w4 -- --
    """)
    asked = {"id": "forced", "title": "Forced", "text": "Win.", "goal": "win", "turns": 2, "difficulty": 1}
    trial = trial_of("yoxii", Puzzle(**asked, setup=setup, solution=[]))
    solve(trial)
    assert trial.state is State.DONE
    assert trial.match.outcome is not None
    assert trial.match.outcome.winners == (trial.seat,)
    assert trial.match.steps[-1].seat != trial.seat
    trial.retry()
    assert (trial.state, trial.match.texts) == (State.OPEN, ())


def test_a_move_that_the_rules_forbid_changes_nothing() -> None:
    trial = trial_of(*named("fourth-corner"))
    with pytest.raises(IllegalMove):
        trial.play(trial.match.game.read_move(trial.match.position, "done"))
    assert (trial.state, trial.misses, trial.match.texts) == (State.OPEN, 0, ())


def test_a_fresh_trial_has_nothing_to_take_back() -> None:
    trial = trial_of(*named("fourth-corner"))
    trial.retry()
    with pytest.raises(NothingToUndo):
        trial.match.undo()


# -------------------------------------------------- files


def entry(**changes: Any) -> dict[str, Any]:
    """A sound puzzle, changed; None leaves a key out."""
    sound = {
        "id": "corner",
        "title": "Corner",
        "text": "Take back two.",
        "goal": "take_back",
        "pieces": 2,
        "difficulty": 1,
        "setup": {"cells": {"1a1": 0, "1b1": 0, "1a2": 0, "1d4": 1, "1c4": 1, "1d3": 1}, "to_move": 0},
        "solution": ["1b2", "-1a1", "-1b1"],
    }
    return {key: value for key, value in {**sound, **changes}.items() if value is not None}


def written(root: Path, *puzzles: dict[str, Any]) -> Path:
    (root / "puzzles").mkdir()
    (root / "puzzles" / "pylos.toml").write_text(tomli_w.dumps({"puzzle": list(puzzles)}), encoding="utf-8")
    return root


def faults_of(root: Path) -> list[Fault]:
    """Those of the file of this kind."""
    return [fault for fault in level_faults(root) if fault.file == "levels/puzzles/pylos.toml"]


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    assert [puzzle.id for puzzle in read_puzzles("pylos", written(tmp_path, entry()))] == ["corner"]
    assert faults_of(tmp_path) == []


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"goal": "dance"}, r"Invalid enum value 'dance' - at `\$\.puzzle\[0\]\.goal`"),
        ({"text": None}, r"missing required field `text` - at `\$\.puzzle\[0\]`"),
        ({"txet": "Win."}, "unknown field `txet`"),
        ({"difficulty": 6}, r"<= 5 - at `\$\.puzzle\[0\]\.difficulty`"),
        ({"options": {"rules": "wild"}}, "puzzle 'corner': option rules can't be 'wild'"),
        ({"setup": {"cells": {"2a1": 0}, "to_move": 0}}, "puzzle 'corner': cells: the ball on 2a1 lacks support"),
        ({"solution": ["1b2", "-1d4"]}, "puzzle 'corner': solution: -1d4: PY7"),
        ({"solution": ["1b2", "nowhere"]}, "puzzle 'corner': solution: 'nowhere' is no Pylos move"),
        ({"solution": ["1b2", "-1a1"]}, "puzzle 'corner': solution: it ends before the goal is reached"),
        ({"solution": ["1b2", "-1a1", "-1b1", "1a1"]}, "solution: it goes on after -1b1, which solves it"),
        ({"id": "Corner 1"}, r"at `\$\.puzzle\[0\]\.id`"),
    ],
)
def test_a_bad_puzzle_is_named_by_file_key_and_reason(tmp_path: Path, changes: dict[str, Any], reason: str) -> None:
    root = written(tmp_path, entry(**changes))
    with pytest.raises(LevelError, match=rf"^levels/puzzles/pylos\.toml: .*{reason}"):
        read_puzzles("pylos", root)
    (fault,) = faults_of(root)
    assert not fault.reason.startswith("levels/")


def test_a_game_that_is_over_is_no_puzzle(tmp_path: Path) -> None:
    _, puzzle = named("third-floor")
    match = puzzle.match(open_box("pylos").game)
    for text in puzzle.solution:
        match.play(text)
    setup = {"cells": match.state()["table"]["cells"], "to_move": 1}
    with pytest.raises(LevelError, match="setup: the game is over already"):
        read_puzzles("pylos", written(tmp_path, entry(setup=setup)))


def test_an_id_is_there_only_once(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match="puzzle 'corner': id is there twice"):
        read_puzzles("pylos", written(tmp_path, entry(), entry()))


def test_a_game_without_puzzles_has_none(tmp_path: Path) -> None:
    assert not has_puzzles("pylos", tmp_path)
    assert shipped_puzzles("help_me") == ()


def test_puzzles_are_no_part_of_what_a_record_is_made_from() -> None:
    assert open_box("pylos").digest == open_box("pylos", folder("levels") / "nowhere").digest
