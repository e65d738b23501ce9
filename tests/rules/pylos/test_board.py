"""The pyramid: 30 cells, what rests on what, what hides what (PY1, PY2, PY12)."""

from itertools import cycle

import pytest

from game.core.grid import each
from game.rules.pylos.board import (
    CELLS,
    HIDES,
    LINES,
    NAMES,
    NUMBERS,
    RESTING,
    SQUARES,
    SUPPORTS,
    level_of,
    names,
)
from tests.rules.pylos.boards import PYLOS, RULES, after, board, texts
from tests.rules.pylos.plain import CELLS as PLAIN_CELLS
from tests.rules.pylos.plain import shapes, text_of


def test_py1_four_levels_of_hollows_make_thirty_cells() -> None:
    assert [sum(level_of(cell) == level for cell in CELLS) for level in (1, 2, 3, 4)] == [16, 9, 4, 1]
    assert [NAMES[cell] for cell in CELLS] == [text_of(place) for place in PLAIN_CELLS]


def test_py1_a_cell_rests_on_the_square_below_it() -> None:
    assert names(SUPPORTS[NUMBERS["2b3"]]) == ("1b3", "1c3", "1b4", "1c4")
    assert names(SUPPORTS[NUMBERS["4a1"]]) == ("3a1", "3b1", "3a2", "3b2")
    assert SUPPORTS[NUMBERS["1c2"]] == 0


def test_py1_what_rests_on_a_cell_is_what_the_cell_supports() -> None:
    for cell in CELLS:
        assert list(each(RESTING[cell])) == [upper for upper in CELLS if SUPPORTS[upper] >> cell & 1]
    assert names(RESTING[NUMBERS["1b2"]]) == ("2a1", "2b1", "2a2", "2b2")


def test_py2_the_reserve_is_fifteen_less_the_balls_on_the_board() -> None:
    position = board(light="1a1 1b1", dark="1d4")
    assert PYLOS.write_table(position)["reserve"] == [13, 14]
    assert PYLOS.write_table(after(position, "1c1"))["reserve"] == [12, 14]


def test_py2_light_starts() -> None:
    assert PYLOS.to_move(PYLOS.start({"rules": "standard"}, 2, {})) == 0


def test_py5_only_156_of_273_pairs_of_source_and_higher_target_are_ever_legal() -> None:
    pairs = [(low, high) for low in CELLS for high in CELLS if level_of(high) > level_of(low)]
    assert len(pairs) == 273
    assert sum(_can_rise(low, high) for low, high in pairs) == 156


def _can_rise(source: int, target: int) -> bool:
    """Is the raise legal on the smallest board that holds source and all that target stands on?"""
    below = (_pile(target) | _pile(source)) & ~(1 << source)
    seats = cycle("10")
    colours = {name: next(seats) for name in names(below)}
    dark = " ".join(name for name, seat in colours.items() if seat == "1")
    light = " ".join([NAMES[source], *(name for name, seat in colours.items() if seat == "0")])
    return f"{NAMES[source]}>{NAMES[target]}" in texts(board(light, dark))


def _pile(cell: int) -> int:
    """Everything a cell stands on, down to the ground."""
    pile = SUPPORTS[cell]
    for support in each(SUPPORTS[cell]):
        pile |= _pile(support)
    return pile


def test_py6_py10_paying_shapes_are_fourteen_squares_and_fourteen_lines() -> None:
    squares = {frozenset(map(text_of, shape)) for shape in shapes("standard")}
    lines = {frozenset(map(text_of, shape)) for shape in shapes("advanced")} - squares
    assert {frozenset(names(shape)) for shape in SQUARES} == squares
    assert {frozenset(names(shape)) for shape in LINES} == lines
    assert (len(SQUARES), len(LINES)) == (14, 14)


def test_py12_a_ball_hides_the_one_two_levels_below_its_own_middle() -> None:
    def middle(cell: int) -> tuple[float, float]:
        level, column, row = level_of(cell), cell % 4, cell % 16 // 4
        return column + level / 2, row + level / 2

    for upper, under in HIDES.items():
        assert level_of(upper) - level_of(under) == 2
        assert middle(upper) == middle(under)
    assert {NAMES[upper]: NAMES[under] for upper, under in HIDES.items()} == {
        "3a1": "1b2",
        "3b1": "1c2",
        "3a2": "1b3",
        "3b2": "1c3",
        "4a1": "2b2",
    }


@pytest.mark.parametrize("rules", RULES)
def test_py3_there_is_no_pass(rules: str) -> None:
    assert "done" not in texts(board("1a1", "1b1", rules=rules))
