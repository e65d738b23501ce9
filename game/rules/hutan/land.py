"""The forest's land: four boards laid together, their areas and lakes (HU1)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.hutan.grid import SIDE, SQUARES, each, union

QUADRANTS: dict[str, tuple[int, int]] = {"nw": (0, 0), "ne": (0, 3), "se": (3, 3), "sw": (3, 0)}
"""First row and column of each board, in the order a layout names them."""

WIDTH = 3
LAKE = "~"


class Lie(NamedTuple):
    """How a board lies: the side that is up and its clockwise quarter turns."""

    side: str
    turns: int


class Land(NamedTuple):
    """The same for every seat of a game."""

    layout: tuple[Lie, ...]
    """In the order of `QUADRANTS`."""
    land: int
    """All squares but the lakes."""
    lakes: int
    areas: tuple[int, ...]
    """The squares of each area, in the order of their first squares."""
    boards: tuple[int, ...]
    """The nine squares of each board, in the order of `QUADRANTS`."""


def lay(layout: Sequence[Lie], sides: Mapping[str, Sequence[str]]) -> Land:
    """Turn the boards and lay them together; `sides` has the three rows of each side."""
    areas: dict[tuple[int, str], int] = {}
    boards, lakes = [], 0
    for board, (lie, (top, left)) in enumerate(zip(layout, QUADRANTS.values(), strict=True)):
        whole = 0
        for row, letters in enumerate(turned(sides[lie.side], lie.turns)):
            for column, letter in enumerate(letters):
                square = SQUARES[SIDE * (top + row) + left + column]
                whole |= square
                if letter == LAKE:
                    lakes |= square
                else:
                    areas[board, letter] = areas.get((board, letter), 0) | square
        boards.append(whole)
    ordered = sorted(areas.values(), key=lambda area: next(each(area)))
    return Land(tuple(layout), union(ordered), lakes, tuple(ordered), tuple(boards))


def board_areas(rows: Sequence[str]) -> Mapping[str, int]:
    """The squares of each area of one board, by its letter."""
    areas: dict[str, int] = {}
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            if letter != LAKE:
                areas[letter] = areas.get(letter, 0) | SQUARES[SIDE * row + column]
    return areas


def board_lakes(rows: Sequence[str]) -> int:
    """How many lakes a board has."""
    return "".join(rows).count(LAKE)


def turned(rows: Sequence[str], turns: int) -> Sequence[str]:
    """The rows of a board after so many clockwise quarter turns."""
    for _ in range(turns):
        rows = ["".join(rows[WIDTH - 1 - row][column] for row in range(WIDTH)) for column in range(WIDTH)]
    return rows
