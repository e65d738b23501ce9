"""The focus graph: where a direction leads, what stays in focus, and walking with one switch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import Rng
from game.shell.focus import Direction, Focus, Scanner, Spot, following, neighbour
from game.shell.layout import Rect

UP, DOWN, LEFT, RIGHT = Direction.UP, Direction.DOWN, Direction.LEFT, Direction.RIGHT


def grid(columns: int, rows: int, width: float, height: float, gap: float) -> list[Spot]:
    return [
        Spot((column, row), Rect(column * (width + gap), row * (height + gap), width, height))
        for row in range(rows)
        for column in range(columns)
    ]


@given(
    st.integers(1, 6),
    st.integers(1, 6),
    st.floats(20, 400),
    st.floats(20, 400),
    st.floats(0, 60),
)
def test_in_a_grid_a_direction_leads_to_the_very_next_spot(
    columns: int, rows: int, width: float, height: float, gap: float
) -> None:
    spots = grid(columns, rows, width, height, gap)
    for column in range(columns):
        for row in range(rows):
            for direction in Direction:
                dx, dy = direction.value
                there = column + dx, row + dy
                inside = 0 <= there[0] < columns and 0 <= there[1] < rows
                assert neighbour(spots, (column, row), direction) == (there if inside else (column, row))


@given(st.lists(st.tuples(st.floats(60, 900), st.floats(30, 120), st.floats(0, 40)), min_size=1, max_size=9))
def test_a_list_is_walked_from_end_to_end_whatever_its_rows_look_like(rows: list[tuple[float, float, float]]) -> None:
    spots, y = [], 0.0
    for number, (width, height, indent) in enumerate(rows):
        spots.append(Spot(number, Rect(indent, y, width, height)))
        y += height + 16
    last = len(rows) - 1
    assert [neighbour(spots, number, DOWN) for number in range(last)] == list(range(1, last + 1))
    assert [neighbour(spots, number, UP) for number in range(1, last + 1)] == list(range(last))


def test_what_lies_in_the_same_lane_is_nearer_than_what_lies_aslant() -> None:
    spots = [
        Spot("here", Rect(0, 0, 100, 100)),
        Spot("lane", Rect(260, 10, 100, 100)),
        Spot("aslant", Rect(130, 110, 100, 100)),
    ]
    assert neighbour(spots, "here", RIGHT) == "lane"


def test_what_lies_behind_or_steeply_aside_is_out_of_reach() -> None:
    spots = [
        Spot("here", Rect(0, 0, 40, 40)),
        Spot("aside", Rect(20, 300, 40, 40)),
        Spot("behind", Rect(-90, 0, 40, 40)),
    ]
    assert neighbour(spots, "here", RIGHT) == "here"
    assert neighbour(spots, "here", DOWN) == "aside"
    assert neighbour(spots, "here", LEFT) == "behind"


def test_a_focus_that_is_gone_comes_back_on_the_first_spot() -> None:
    spots = grid(2, 1, 10, 10, 5)
    assert neighbour(spots, "nowhere", RIGHT) == (0, 0)
    assert neighbour([], "nowhere", RIGHT) == "nowhere"


def test_focus_stays_on_its_spot_wherever_that_moves() -> None:
    focus = Focus("b")
    focus.settle([Spot("a", Rect(0, 0, 10, 10)), Spot("b", Rect(0, 50, 10, 10))])
    settled = focus.settle([Spot("b", Rect(500, 0, 10, 10)), Spot("a", Rect(0, 50, 10, 10))])
    assert settled is not None
    assert settled.id == focus.id == "b"


def test_focus_goes_to_the_nearest_spot_when_its_own_is_gone() -> None:
    focus = Focus("b")
    focus.settle([*grid(1, 4, 10, 10, 5), Spot("b", Rect(0, 46, 10, 10))])
    focus.settle(grid(1, 4, 10, 10, 5), first=(0, 0))
    assert focus.id == (0, 3)


def test_focus_begins_on_the_named_spot_or_else_the_first() -> None:
    spots = grid(1, 3, 10, 10, 5)
    named, unnamed, wrong = Focus(), Focus(), Focus()
    named.settle(spots, first=(0, 2))
    unnamed.settle(spots)
    wrong.settle(spots, first="nowhere")
    assert (named.id, unnamed.id, wrong.id) == ((0, 2), (0, 0), (0, 0))


def test_focus_without_any_spot_is_nowhere_and_keeps_what_it_knew() -> None:
    focus = Focus("b")
    assert focus.settle([]) is None
    assert focus.id == "b"
    focus.settle(grid(1, 2, 10, 10, 5))
    focus.forget()
    focus.settle(grid(1, 2, 10, 10, 5), first=(0, 1))
    assert focus.id == (0, 1)


@pytest.mark.parametrize(("point", "inside"), [((50, 50), True), ((2, 50), True), ((4, 4), False), ((101, 50), False)])
def test_a_ball_is_tapped_on_its_disc_only(point: tuple[float, float], inside: bool) -> None:
    assert Spot("ball", Rect(0, 0, 100, 100), round=True).holds(*point) is inside


def test_a_larger_touch_target_counts_instead_of_the_drawn_rectangle() -> None:
    spot = Spot("small", Rect(40, 40, 20, 20), hit=Rect(0, 0, 100, 100))
    assert spot.holds(5, 5)
    assert not spot.holds(100, 100)


def test_scanning_walks_in_order_and_begins_again() -> None:
    spots = grid(3, 1, 10, 10, 5)
    walked: list[object] = [(0, 0)]
    for _ in range(4):
        walked.append(following(spots, walked[-1]))
    assert walked == [(0, 0), (1, 0), (2, 0), (0, 0), (1, 0)]
    assert following(spots, "gone") == (0, 0)
    assert following([], "here") == "here"


def test_scanner_keeps_each_spot_its_full_time() -> None:
    scanner = Scanner(1.0)
    assert [scanner.step(0.25) for _ in range(8)] == [False, False, False, True] * 2
    scanner.step(0.75)
    scanner.restart()
    assert not scanner.step(0.75)
    assert scanner.step(0.25)


def test_a_scanner_at_zero_seconds_never_walks() -> None:
    assert not any(Scanner().step(10) for _ in range(5))


@pytest.mark.parametrize("seed", range(40))
def test_round_things_can_all_be_reached_wherever_they_lie(seed: int) -> None:
    """Balls at the corners of a skewed grid, some of them missing, as on a board seen from above one corner."""
    rng = Rng(seed)
    places = [(250 * x - 70 * y, 90 * y + 40 * x + 7 * (x * y % 3)) for x in range(5) for y in range(5)]
    spots = [
        Spot((x, y), Rect(x, y, 110 + rng.below(40), 110 + rng.below(40)), round=True) for x, y in rng.shuffled(places)
    ][: 4 + rng.below(12)]
    for start in spots:
        seen, front = {start.id}, [start.id]
        while front:
            here = front.pop()
            new = {neighbour(spots, here, direction) for direction in Direction} - seen
            seen |= new
            front += new
        assert seen == {spot.id for spot in spots}


SLANTING = ((1062, 359, 129, 129), (1019, 435, 134, 134), (972, 541, 140, 140))


def test_a_ball_beside_a_slanting_column_is_reached_from_it() -> None:
    column = [Spot(f"2c{n}", Rect(*rect), round=True) for n, rect in enumerate(SLANTING, start=1)]
    spots = [*column, Spot("3a1", Rect(849, 272, 133, 133), round=True)]
    assert "3a1" in {neighbour(spots, spot.id, Direction.LEFT) for spot in column}
    assert neighbour(spots, "2c1", Direction.DOWN) == "2c2"
    assert neighbour(spots, "2c2", Direction.DOWN) == "2c3"


def test_things_with_a_larger_touch_target_all_reach_one_another() -> None:
    """Squares of a board, as they can be free in a game."""
    places = {"b2": (-240, -240), "c3": (-142, -142), "d4": (-44, -44), "a5": (-338, 54)}
    spots = [Spot(name, Rect(x, y, 88, 88), hit=Rect(x - 5, y - 5, 98, 98)) for name, (x, y) in places.items()]
    for start in places:
        seen, front = {start}, [start]
        while front:
            here = front.pop()
            new = {str(neighbour(spots, here, way)) for way in Direction} - seen
            seen |= new
            front += new
        assert seen == set(places), start
