"""Proofs of forced wins agree with looking through the rules themselves; nothing is claimed beyond the budget."""

from typing import Any

import pytest

from game.ai.evaluation.pylos import PylosTurns
from game.ai.proof import Goal, Judge, Prover, Unproved, Way
from game.core.protocol import Seat
from game.core.rng import Rng
from game.play.levels import open_box

PYLOS = open_box("pylos").game
RULES = ("standard", "children", "advanced")


def near_the_end(rules: str, seed: int, balls: int) -> Any:
    """A position of a random game with so many balls on the board, at the start of a turn."""
    for tried in range(seed, seed + 1000, 50):
        position, rng = PYLOS.start({"rules": rules}, 2, {}), Rng(tried)
        while PYLOS.outcome(position) is None:
            if position.taking is None and (position.light | position.dark).bit_count() == balls:
                return position
            legal = PYLOS.legal(position)
            position = PYLOS.play(position, legal[rng.below(len(legal))])
    raise AssertionError("no such game")


def wins(position: Any, seat: Seat, within: int) -> bool:
    """Whether a seat can force a win in so many own turns: decision by decision, straight from the rules."""
    outcome = PYLOS.outcome(position)
    if outcome is not None:
        return bool(outcome.winners == (seat,))
    if PYLOS.to_move(position) == seat:
        if within == 0:
            return False
        return any(wins(after, seat, within - ended(position, after)) for after in afters(position))
    return all(wins(after, seat, within) for after in afters(position))


def afters(position: Any) -> list[Any]:
    return [PYLOS.play(position, move) for move in PYLOS.legal(position)]


def ended(position: Any, after: Any) -> int:
    return PYLOS.turn(after) - PYLOS.turn(position)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("balls", [25, 26, 27, 28])
def test_a_forced_win_is_one_by_the_rules_and_none_is_missed(rules: str, balls: int) -> None:
    found = set()
    for seed in range(6):
        position = near_the_end(rules, seed, balls)
        turns = PylosTurns(position)
        for within in (1, 2):
            proved = Prover(turns, 100_000).wins(turns.node(position), within)
            assert proved == wins(position, position.seat, within), (seed, within)
            found.add(proved)
    assert found == {True, False} or balls == 28


def judged(goal: Goal, light: str, dark: str, *, to_move: int = 0, rules: str = "standard") -> list[list[str]]:
    """The ways to end the turn that keep the goal in reach."""
    return [
        [move.text for move in way.moves]
        for way in Judge(PYLOS, goal, 50_000).keeping(set_up(light, dark, to_move, rules))
    ]


def set_up(light: str, dark: str, to_move: int = 0, rules: str = "standard") -> Any:
    cells = {**dict.fromkeys(light.split(), 0), **dict.fromkeys(dark.split(), 1)}
    options = {"rules": rules}
    return PYLOS.start(options, 2, PYLOS.read_setup(options, 2, {"cells": cells, "to_move": to_move}))


def test_taking_back_two_needs_the_square_and_both_balls() -> None:
    ways = judged(Goal("take_back", 1, 2), "1a1 1b1 1a2", "1d4 1c4 1d3")
    assert {way[0] for way in ways} == {"1b2"}
    assert all(len(way) == 3 and way[2] != "done" for way in ways)


def test_a_line_pays_in_the_advanced_rules_alone() -> None:
    line, others = "1a1 1b1 1c1", "1a4 1b4 1d3"
    assert {way[0] for way in judged(Goal("take_back", 1, 1), line, others, rules="advanced")} == {"1d1"}
    assert judged(Goal("take_back", 1, 1), line, others) == []


def test_denying_is_filling_the_last_hollow() -> None:
    assert judged(Goal("deny"), "1a1 1d1 1a4", "1b2 1c2 1b3") == [["1c3"]]


def test_two_squares_at_once_cant_be_denied() -> None:
    """Dark has three balls of each of two squares; whatever Light does, Dark takes back next."""
    assert judged(Goal("deny"), "1a4 1d1 1d4", "1b1 1a2 1b2 1c2 1b3") == []


def test_raising_counts_raises_alone() -> None:
    assert judged(Goal("raise"), "1a1 1b1 1d4", "1a2 1b2 1a4") == [["1d4>2a1"]]


@pytest.mark.parametrize("rules", RULES)
def test_holding_is_what_gives_the_other_side_no_forced_win(rules: str) -> None:
    seen = set()
    for seed in range(8):
        position = near_the_end(rules, seed, 26)
        kept = {way.after for way in Judge(PYLOS, Goal("hold", 1), 100_000).keeping(position)}
        for way in all_ways(position):
            held = not wins(way.after, Seat(1 - position.seat), 1)
            seen.add(held)
            assert (way.after in kept) == held
    assert seen == {True, False}


def all_ways(position: Any) -> list[Way]:
    return list(Judge(PYLOS, Goal("raise", 1, 0), 1000).keeping(position))


def test_a_goal_in_two_turns_holds_against_every_answer() -> None:
    """Light makes two squares wait at once; Dark can fill one hollow only."""
    goal = Goal("take_back", 2, 1)
    ways = judged(goal, "1b1 1b3 1a2", "1d1 1d4 1d3")
    assert ways
    judge = Judge(PYLOS, goal, 50_000)
    start = set_up("1b1 1b3 1a2", "1d1 1d4 1d3")
    for way in judge.keeping(start):
        for theirs in all_ways(way.after):
            assert any(judge.keeping(theirs.after, left=1)), way


@pytest.mark.parametrize("goal", [Goal("win", 3), Goal("hold", 3), Goal("take_back", 2, 2)])
def test_beyond_the_budget_nothing_is_claimed(goal: Goal) -> None:
    start = near_the_end("standard", 1, 20)
    with pytest.raises(Unproved, match="more than 5 nodes"):
        list(Judge(PYLOS, goal, 5).keeping(start))


def test_the_same_question_is_answered_alike_and_nearly_for_nothing() -> None:
    start = near_the_end("standard", 2, 26)
    judge = Judge(PYLOS, Goal("win", 3), 100_000)
    first, spent = list(judge.keeping(start)), judge.nodes
    assert list(judge.keeping(start)) == first
    assert judge.nodes < 1.5 * spent
