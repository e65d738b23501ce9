"""Moving stacks, and how a game ends (HM5, HM7)."""

import pytest

from game.core.events import Ended, TurnEnded
from game.core.protocol import Outcome
from game.rules.help_me.events import Revealed, StackMoved
from tests.rules.help_me.boards import HELD, HELP_ME, LONGEST, SEATS, SHORTEST, after, board, stack, texts


@pytest.mark.parametrize(("text", "target"), [("c3>b3", "b3"), ("c3>d3", "d3"), ("c3>c2", "c2"), ("c3>c4", "c4")])
def test_hm5_a_stack_moves_one_step_left_right_up_or_down(text: str, target: str) -> None:
    moved = board(moves=text)
    assert stack(moved, target).split()[-1] == "p3"
    assert "c3" not in HELP_ME.write_table(moved)["stacks"]


def test_hm5_a_stack_lands_on_top_and_keeps_its_order() -> None:
    piled = board(moves="a1>b1 b1>c1 a2>b2 b2>c2 c2>c1")
    assert stack(piled, "c1") == "p1 c1 b1 p2 c2 b2"


def test_hm5_any_stack_may_be_moved_whoever_owns_its_top() -> None:
    assert len(texts(board(first=0))) == len(texts(board(first=1))) == 98


def test_hm5_nothing_moves_onto_an_empty_square() -> None:
    moved = board(moves="c3>c4")
    assert not [text for text in texts(moved) if text.endswith(">c3") or text.startswith("c3>")]
    assert len(texts(moved)) == 98 - 8


def test_hm5_no_move_splits_a_stack() -> None:
    piled = board(moves="a1>b1 b1>c1")
    assert stack(after(piled, "c1>d1"), "d1") == "m1 p1 c1 b1"


def test_hm7_the_shortest_game_takes_15_moves() -> None:
    over = board(moves=SHORTEST)
    assert (HELP_ME.turn(over), HELP_ME.to_move(over), texts(over)) == (15, None, [])
    assert len(HELP_ME.write_table(over)["stacks"]) == 15


def test_hm7_the_longest_game_takes_29_moves_and_leaves_one_stack_of_30() -> None:
    over = board(moves=LONGEST)
    assert (HELP_ME.turn(over), HELP_ME.to_move(over), texts(over)) == (29, None, [])
    assert [len(tiles) for tiles in HELP_ME.write_table(over)["stacks"].values()] == [30]


def test_hm7_one_pair_of_neighbours_keeps_the_game_going() -> None:
    nearly = board(moves=LONGEST.rpartition(" ")[0])
    assert texts(nearly) == ["e5>f5", "f5>e5"]
    assert HELP_ME.outcome(nearly) is None


@pytest.mark.parametrize("seats", SEATS)
def test_a_move_tells_who_moved_what_and_the_last_one_reveals_all_creatures(seats: int) -> None:
    nearly = board(held=HELD[seats], moves=SHORTEST.rpartition(" ")[0])
    mover = HELP_ME.to_move(nearly)
    events = HELP_ME.tell(nearly, HELP_ME.read_move(nearly, "f5>e5"))
    assert list(events[:2]) == [StackMoved(mover, "f5", "e5"), TurnEnded(mover)]
    shown = HELP_ME.write_table(nearly)["creatures"]
    assert list(events[2:-1]) == [Revealed(seat, tuple(shown[seat])) for seat in range(seats)]
    assert isinstance(events[-1], Ended)


def test_a_move_before_the_last_tells_of_squares_only() -> None:
    start = board()
    assert list(HELP_ME.tell(start, HELP_ME.read_move(start, "c2>c3"))) == [StackMoved(0, "c2", "c3"), TurnEnded(0)]


def test_hm7_the_reason_is_that_no_neighbours_are_left() -> None:
    outcome = HELP_ME.outcome(board(moves=LONGEST))
    assert isinstance(outcome, Outcome)
    assert outcome.reason == "no_neighbours"
