"""How a game ends: apex, stuck, repetition (PY8, PY9, PY11)."""

import pytest

from game.core.events import Ended, TurnEnded
from game.core.protocol import Outcome
from tests.rules.pylos.boards import PYLOS, RULES, after, all_names, board, golden, texts

BELOW_APEX = all_names()[:29]
LIGHT, DARK = " ".join(BELOW_APEX[0::2]), " ".join(BELOW_APEX[1::2])
"""Everything but the apex stands: 15 light balls, 14 dark ones."""


def test_py8_who_fills_the_apex_wins() -> None:
    won = after(board(LIGHT, DARK, to_move=1), "4a1")
    assert PYLOS.outcome(won) == Outcome((1,), "apex")
    assert (PYLOS.to_move(won), texts(won), PYLOS.turn(won)) == (None, [], 1)


def test_py8_the_events_end_with_the_game() -> None:
    position = board(LIGHT, DARK, to_move=1)
    events = PYLOS.tell(position, PYLOS.read_move(position, "4a1"))
    assert list(events[1:]) == [TurnEnded(1), Ended((1,), "apex")]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("to_move", [0, 1])
def test_py8_a_setup_with_a_filled_apex_is_won_by_its_owner(owner: int, to_move: int) -> None:
    light, dark = (DARK, LIGHT) if owner == 0 else (LIGHT, DARK)
    apex = {0: (f"{light} 4a1", dark), 1: (light, f"{dark} 4a1")}[owner]
    assert PYLOS.outcome(board(*apex, to_move=to_move)) == Outcome((owner,), "apex")


def test_py8_the_apex_is_never_filled_by_a_raise() -> None:
    assert texts(board(DARK, LIGHT)) == ["4a1"]


def test_py9_who_starts_a_turn_without_reserve_and_raise_loses_at_once() -> None:
    stuck = board(LIGHT, DARK, to_move=0)
    assert PYLOS.outcome(stuck) == Outcome((1,), "no_move")
    assert (PYLOS.to_move(stuck), texts(stuck), PYLOS.turn(stuck)) == (None, [], 0)


def test_py9_a_move_that_leaves_the_other_seat_stuck_wins() -> None:
    light = " ".join(name for name in LIGHT.split() if name != "3b2")
    dark = " ".join(name for name in DARK.split() if name != "3a2")
    assert "3b2" not in DARK
    position = board(f"{light} 3a2", dark, to_move=1)
    won = after(position, "3b2")
    assert PYLOS.outcome(won) == Outcome((1,), "no_move")


def test_py9_an_empty_reserve_with_a_legal_raise_plays_on() -> None:
    light = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 2a1 2b1 2c1 1a3 1b3 2a2 2b2"
    position = board(light, "1c3 1d3 1a4 1b4")
    assert PYLOS.outcome(position) is None
    assert PYLOS.to_move(position) == 0


NULL_TURNS = "1b2 -1b2 done 1c3 -1c3 done"
"""From G1: each seat completes a square and takes only that ball back."""


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_py11_the_third_time_the_same_board_stands_the_game_is_drawn(rules: str) -> None:
    twice = after(golden("G1", rules), NULL_TURNS)
    assert PYLOS.outcome(twice) is None
    drawn = after(twice, NULL_TURNS)
    assert PYLOS.outcome(drawn) == Outcome((0, 1), "repetition")
    assert (PYLOS.to_move(drawn), texts(drawn), PYLOS.turn(drawn)) == (None, [], 4)


def test_py11_the_same_board_with_the_other_seat_to_start_is_another_one() -> None:
    position = after(golden("G1"), f"{NULL_TURNS} 1b2 -1b2 done")
    assert [len(set(position.stood)), len(position.stood)] == [2, 4]
    assert PYLOS.outcome(position) is None


def test_py11_boards_within_a_turn_do_not_count() -> None:
    position = after(golden("G1"), "1b2")
    assert len(position.stood) == 1


def test_py11_children_keep_no_count_because_nothing_comes_back() -> None:
    assert after(golden("G1", "children"), "1b2 1c3").stood == ()


@pytest.mark.parametrize("rules", RULES)
def test_py3_the_seats_take_turns(rules: str) -> None:
    position = PYLOS.start({"rules": rules}, 2, {})
    seats = []
    for move in ("1a1", "1b1", "1c1", "1d1"):
        seats.append(PYLOS.to_move(position))
        position = after(position, move)
    assert seats == [0, 1, 0, 1]
    assert PYLOS.turn(position) == 4
