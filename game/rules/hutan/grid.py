"""The 6x6 forest as bits: a square is one bit of an int, a set of squares is an int.

Rows are eight bits apart, so that two columns stay empty and a shift never runs from one row into the next: `<< 1` is
the square to the right, `<< 8` the one below.
"""

from collections.abc import Iterable, Iterator

SIDE = 6
ROW = 8

SQUARES: tuple[int, ...] = tuple(1 << (ROW * row + column) for row in range(SIDE) for column in range(SIDE))
"""All 36 squares as bits, row by row from the top left."""

NAMES: dict[int, str] = {
    1 << (ROW * row + column): f"{'abcdef'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE)
}
"""By bit: column a is leftmost, row 1 is at the top."""

BY_NAME: dict[str, int] = {name: square for square, name in NAMES.items()}

ALL = sum(SQUARES)


def each(squares: int) -> Iterator[int]:
    """The squares of a set, each as a bit, row by row."""
    while squares:
        square = squares & -squares
        squares ^= square
        yield square


def names(squares: int) -> tuple[str, ...]:
    """The names of the squares of a set, row by row."""
    return tuple(NAMES[square] for square in each(squares))


def union(sets: Iterable[int]) -> int:
    """All squares of several sets."""
    whole = 0
    for squares in sets:
        whole |= squares
    return whole


def beside(squares: int) -> int:
    """What lies side by side with any square of a set; corners don't count."""
    return (squares << 1 | squares >> 1 | squares << ROW | squares >> ROW) & ALL


def diagonal(squares: int) -> int:
    """What touches any square of a set at a corner."""
    columns = squares << 1 | squares >> 1
    return (columns << ROW | columns >> ROW) & ALL


BESIDE: dict[int, int] = {square: beside(square) for square in SQUARES}
"""By square: the two to four squares side by side with it."""

LINES: tuple[int, ...] = (
    *(union(SQUARES[SIDE * row + column] for column in range(SIDE)) for row in range(SIDE)),
    *(union(SQUARES[SIDE * row + column] for row in range(SIDE)) for column in range(SIDE)),
)
"""The six rows and the six columns."""

RING = LINES[0] | LINES[SIDE - 1] | LINES[SIDE] | LINES[-1]
"""The 20 squares along the edge."""


def groups(squares: int) -> Iterator[int]:
    """The separate groups of squares that lie side by side."""
    while squares:
        group = squares & -squares
        while (grown := (group | beside(group)) & squares) != group:
            group = grown
        squares ^= group
        yield group
