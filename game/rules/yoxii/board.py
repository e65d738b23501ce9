"""The board of YX1 as bits: a square is an int with one bit set, a set of squares an int with several.

Rows are eight bits apart and seven squares wide at most, so the bit after a row's last square is never a square.
"""

from collections.abc import Iterator
from typing import TypeAlias

from game.core.grid import bits, each

Square: TypeAlias = int
"""A set of one square."""

ROW = 8
ROWS: tuple[str, ...] = ("cde", "bcdef", "abcdefg", "abcdefg", "abcdefg", "bcdef", "cde")
"""The columns of each row, row 1 first."""

NAMES: dict[Square, str] = {
    1 << ROW * row + "abcdefg".index(column): f"{column}{row + 1}"
    for row, columns in enumerate(ROWS)
    for column in columns
}
"""All 37 squares row by row, which is ascending order."""

SQUARES: tuple[Square, ...] = tuple(NAMES)
BY_NAME: dict[str, Square] = {name: square for square, name in NAMES.items()}
ALL = sum(SQUARES)
MIDDLE = BY_NAME["d4"]

_DIRECTIONS = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)


def squares_of(squares: int) -> Iterator[Square]:
    """The squares of a set in ascending order."""
    return (1 << number for number in each(squares))


def names(squares: int) -> tuple[str, ...]:
    """The names of the squares of a set in ascending order."""
    return tuple(NAMES[square] for square in squares_of(squares))


def _ray(start: Square, direction: int) -> tuple[Square, ...]:
    """The squares from a square to the edge, nearest first."""
    number = start.bit_length() - 1
    ray = []
    while (number := number + direction) >= 0 and 1 << number & ALL:
        ray.append(1 << number)
    return tuple(ray)


_RAYS = {square: [ray for step in _DIRECTIONS if (ray := _ray(square, step))] for square in SQUARES}

NEIGHBOURS: dict[Square, int] = {square: bits(ray[0].bit_length() - 1 for ray in _RAYS[square]) for square in SQUARES}
"""What touches a square on a side or at a corner."""

BEYOND: dict[Square, dict[Square, tuple[Square, ...]]] = {
    square: {ray[0]: ray[1:] for ray in _RAYS[square]} for square in SQUARES
}
"""By square and neighbour, the squares behind the neighbour in a straight line, nearest first."""

BETWEEN: dict[Square, dict[Square, tuple[Square, ...]]] = {
    square: {target: ray[:steps] for ray in _RAYS[square] for steps, target in enumerate(ray)} for square in SQUARES
}
"""By square and target in a straight line from it, the squares between them, nearest first."""


def jumps(totem: Square, own: int, free: int) -> int:
    """Where the owner of `own` may jump with the totem: behind rows of own pieces without a gap (YX4)."""
    landings = 0
    beyond = BEYOND[totem]
    near = own & NEIGHBOURS[totem]
    while near:
        piece = near & -near
        near ^= piece
        for square in beyond[piece]:
            if not square & own:
                landings |= square & free
                break
    return landings


def destinations(totem: Square, own: int, free: int) -> int:
    """Where the owner of `own` may move the totem, by steps and jumps (YX4)."""
    return NEIGHBOURS[totem] & free | jumps(totem, own, free)


def openings(totem: Square, free: int) -> int:
    """Where a piece may be placed: next to the totem, or anywhere if nothing is free there (YX5)."""
    return NEIGHBOURS[totem] & free or free
