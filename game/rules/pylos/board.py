"""The pyramid of PY1 as bits: a cell is a bit number, a set of cells is an int.

Every level is laid out with the same stride, four columns a row and sixteen bits a level, so that one shift means
the same everywhere: `+1` the next column, `+4` the next row, `+16` the cell that has this one as its first support.
"""

from game.core.grid import bits, each

BALLS = 15
"""Balls of each seat (PY2)."""

LEVELS = (1, 2, 3, 4)
ROW, LEVEL = 4, 16


def number(level: int, column: int, row: int) -> int:
    """The bit number of a cell; level from 1, column and row from 0."""
    return LEVEL * (level - 1) + ROW * row + column


def side(level: int) -> int:
    """How many columns and rows a level has."""
    return 5 - level


CELLS: tuple[int, ...] = tuple(
    number(level, column, row) for level in LEVELS for row in range(side(level)) for column in range(side(level))
)
"""All 30 cells from bottom to top, row by row."""

NAMES: dict[int, str] = {cell: f"{cell // LEVEL + 1}{'abcd'[cell % ROW]}{cell % LEVEL // ROW + 1}" for cell in CELLS}
NUMBERS: dict[str, int] = {name: cell for cell, name in NAMES.items()}

APEX = NUMBERS["4a1"]


def names(cells: int) -> tuple[str, ...]:
    """The names of the cells of a set, in ascending order."""
    return tuple(NAMES[cell] for cell in each(cells))


def level_of(cell: int) -> int:
    """The level of a cell, from 1."""
    return cell // LEVEL + 1


ALL = bits(CELLS)
BOTTOM = bits(cell for cell in CELLS if level_of(cell) == 1)
APEX_BIT = 1 << APEX

_SQUARE = bits((0, 1, ROW, ROW + 1))

SUPPORTS: dict[int, int] = {cell: _SQUARE << (cell - LEVEL) if cell >= LEVEL else 0 for cell in CELLS}
"""The four cells a cell rests on (none on level 1)."""

RESTING: dict[int, int] = {cell: bits(upper for upper in CELLS if SUPPORTS[upper] >> cell & 1) for cell in CELLS}
"""The cells that rest on a cell: while one of them is filled, the cell carries a ball."""

REACH: dict[int, int] = {
    1 << cell: bits(upper for upper in CELLS if level_of(upper) > level_of(cell)) & ~RESTING[cell] for cell in CELLS
}
"""By the bit of a cell, where its ball might rise to: higher levels, without the squares it is itself part of (PY5)."""

SQUARES: tuple[int, ...] = tuple(SUPPORTS[cell] for cell in CELLS if SUPPORTS[cell])
"""Every 2x2 square of levels 1 to 3 (PY6)."""

CORNERS = bits(cell - LEVEL for cell in CELLS if cell >= LEVEL)
"""The first cell of every 2x2 square: what is left of four shifted copies when wrapped rows are cut off."""

_ROWS = [
    bits(number(level, column, row) for column in range(side(level))) for level in (1, 2) for row in range(side(level))
]
_COLUMNS = [
    bits(number(level, column, row) for row in range(side(level))) for level in (1, 2) for column in range(side(level))
]

LINES: tuple[int, ...] = (*_ROWS, *_COLUMNS)
"""Full rows and columns of levels 1 and 2, which pay in `advanced` (PY10)."""

HIDES: dict[int, int] = {
    NUMBERS[upper]: NUMBERS[under]
    for upper, under in {"3a1": "1b2", "3b1": "1c2", "3a2": "1b3", "3b2": "1c3", "4a1": "2b2"}.items()
}
"""Which ball a ball hides from above (PY12)."""


def vacant(filled: int) -> int:
    """Empty cells that stand on four filled ones, or on the ground (PY4)."""
    squares = filled & filled >> 1 & filled >> 4 & filled >> 5 & CORNERS
    return (squares << 16 | BOTTOM) & ~filled


def carrying(filled: int) -> int:
    """Cells on which a ball rests; those of them that are on the board can't be lifted."""
    upper = filled >> 16
    return upper | upper << 1 | upper << 4 | upper << 5
