"""What stacks are worth and who wins (HM8, HM9)."""

from collections import Counter

import pytest

from game.core.protocol import Outcome
from game.rules.help_me.position import Position
from tests.rules.help_me.boards import HELD, HELP_ME, LONGEST, SEATS, SHORTEST, after, board, stack
from tests.rules.help_me.plain import replayed
from tests.rules.walks import Case, Walk, walk

EXAMPLE = """
    c1 b2 w1 o1 p1 m1
    b1 c2 c3 p2 w2 m2
    b5 c4 b3 o2 w3 p3
    o3 c5 b4 m3 w4 o4
    m4 p4 o5 w5 p5 m5
"""
SEVEN = "a1>b1 b1>c1 c1>d1 d1>e1 e1>f1 f1>f2"
THREE = "a2>a3 a3>a4"
OTHERS = "e2>d2 d2>c2 c2>c3 c3>b3 b3>b4 b4>c4 f3>e3 e3>d3 d3>d4 d4>e4 a5>b5 b5>c5 c5>d5 e5>f5 f4>f5"


def lines(position: Position) -> list[list[tuple[str, int]]]:
    seats = HELP_ME.score_lines(position)
    assert seats is not None
    return [[(line.label, line.points) for line in seat] for seat in seats]


def test_hm8_the_example_of_the_rule_book_makes_16_points() -> None:
    over = board(EXAMPLE, "cb pm", moves=f"{SEVEN} {THREE} {OTHERS}")
    assert HELP_ME.outcome(over) == Outcome((0,), "no_neighbours")
    assert lines(over)[0] == [("height b2", 1), ("height f2", 7), ("height a4", 3), ("numbers a4", 5)]
    assert sum(points for _label, points in lines(over)[0]) == 16


def test_hm8_a_buried_tile_of_the_other_own_creature_brings_only_its_height() -> None:
    over = board(EXAMPLE, "cb pm", moves=f"{SEVEN} {THREE} {OTHERS}")
    assert "b2" in stack(over, "f2")
    assert ("numbers f2", 2) not in lines(over)[0]


def test_hm8_every_tile_like_the_top_brings_its_number_but_not_the_top_itself() -> None:
    column = board(moves="a1>a2 a2>a3 a3>a4 a4>a5")
    assert stack(column, "a5") == "b5 b4 b3 b2 b1"
    assert [line for line in lines(column)[0] if line[0].endswith("a5")] == [("height a5", 5), ("numbers a5", 14)]


def test_hm8_a_stack_under_a_creature_that_nobody_holds_belongs_to_nobody() -> None:
    start = board(held="bc pm")
    squares = {label.split()[1] for seat in lines(start) for label, _points in seat}
    assert {square[0] for square in squares} == set("abcd")


def test_hm8_a_seat_without_a_stack_has_no_lines_and_no_points() -> None:
    assert lines(board(held="cp mw", moves=LONGEST)) == [[], []]


def test_hm9_most_points_win() -> None:
    position = board(held="b c p m", moves=LONGEST)
    assert stack(position, "f5").endswith("b1")
    assert HELP_ME.outcome(position) == Outcome((0,), "no_neighbours")


def test_hm9_equal_totals_share_the_win() -> None:
    assert HELP_ME.outcome(board(held="cp mw", moves=LONGEST)) == Outcome((0, 1), "no_neighbours")
    assert HELP_ME.outcome(board(held="c p m w", moves=LONGEST)) == Outcome((0, 1, 2, 3), "no_neighbours")


def test_hm9_some_may_share_while_others_lose() -> None:
    over = board(held="bc pm wo", moves=SHORTEST)
    totals = [sum(points for _label, points in seat) for seat in lines(over)]
    outcome = HELP_ME.outcome(over)
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))


def walks(seats: int, games: int) -> list[Walk]:
    return [walk(Case(HELP_ME, {}, seats), seed) for seed in range(500, 500 + games)]


@pytest.mark.parametrize("seats", SEATS)
def test_scores_agree_with_a_plain_recount_at_every_moment(seats: int) -> None:
    for game in walks(seats, 8):
        for played, position in enumerate(game.positions):
            plain = replayed(dict(game.setup), game.texts[:played])
            assert [sum(points for _label, points in seat) for seat in lines(position)] == plain.points()


@pytest.mark.parametrize("seats", SEATS)
def test_a_square_has_at_most_one_line_of_a_kind_and_no_line_is_empty(seats: int) -> None:
    for game in walks(seats, 8):
        every = [line for seat in lines(game.positions[-1]) for line in seat]
        assert all(points > 0 for _label, points in every)
        assert max(Counter(label for label, _points in every).values(), default=0) <= 1


def test_scores_run_along_while_all_creatures_are_known() -> None:
    start = board(held=HELD[4])
    assert [sum(points for _label, points in seat) for seat in lines(start)] == [5, 5, 5, 5]
    moved = after(start, "a1>b1")
    assert [sum(points for _label, points in seat) for seat in lines(moved)] == [6, 4, 5, 5]
