"""The grid of HM1 as bits: a square is a bit number, a set of squares is an int.

A row has one bit more than columns, and that bit is always empty, so `+1` is the next column and `+7` the next row
without anything running round an edge.
"""

COLUMNS, ROWS, STRIDE = 6, 5, 7

SQUARES: tuple[int, ...] = tuple(STRIDE * row + column for row in range(ROWS) for column in range(COLUMNS))
"""All 30 squares, row by row."""

NAMES: dict[int, str] = {square: f"{'abcdef'[square % STRIDE]}{square // STRIDE + 1}" for square in SQUARES}
NUMBERS: dict[str, int] = {name: square for square, name in NAMES.items()}

FULL = sum(1 << square for square in SQUARES)


def touching(filled: int) -> int:
    """The filled squares with a filled one to the right or below; none when no two are neighbours (HM7)."""
    return filled & (filled >> 1 | filled >> STRIDE)


def are_neighbours(one: int, other: int) -> bool:
    """Whether two squares share a side."""
    return abs(one - other) in (1, STRIDE)
