"""What a game of Help Me! has come to: an immutable value of ints.

What lies where follows from the lay-out and the moves, which everybody saw; so a position holds just these and
whose creatures are whose, as far as its viewer knows.
"""

from typing import NamedTuple

from game.rules.help_me.board import SQUARES, touching
from game.rules.help_me.moves import Move


class Layout(NamedTuple):
    """The public part of a deal."""

    tiles: tuple[int, ...]
    """The tile on every square, in the order of `SQUARES` (HM1)."""
    seats: int
    first: int


class Position(NamedTuple):
    """The squares that are left, and how it came to that."""

    filled: int
    """Squares with a stack, as bits."""
    moves: tuple[Move, ...]
    """Every move so far."""
    layout: Layout
    creatures: tuple[tuple[int, ...] | None, ...]
    """Each seat's creatures in the order dealt, None where the viewer may not know them (HM3)."""
    viewer: int | None
    """The seat that sees it like this; None for the whole truth."""


def seat_to_move(position: Position) -> int:
    """Whose turn it is, or would be if the game weren't over (HM4)."""
    layout = position.layout
    return (layout.first + len(position.moves)) % layout.seats


def is_over(position: Position) -> bool:
    """Whether no two stacks are neighbours (HM7)."""
    return not touching(position.filled)


def stacks(position: Position) -> dict[int, tuple[int, ...]]:
    """The tiles of every stack, bottom first, by square in the order of `SQUARES` (HM5)."""
    lying: dict[int, tuple[int, ...]] = {}
    for square, tile in zip(SQUARES, position.layout.tiles, strict=True):
        lying[square] = (tile,)
    for move in position.moves:
        lying[move.target] += lying.pop(move.source)
    return lying
