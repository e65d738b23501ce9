"""What a game of Yoxii has come to: an immutable value of ints."""

from typing import NamedTuple

from game.core.protocol import Outcome
from game.rules.yoxii.board import ALL, NEIGHBOURS, Square
from game.rules.yoxii.pieces import worth


class Position(NamedTuple):
    """Totem, pieces and hands, whose turn it is and how far that turn has come."""

    totem: Square
    white: int
    """Squares of the white pieces (seat 0)."""
    red: int
    """Squares of the red pieces (seat 1)."""
    plus_one: int
    """Squares whose piece is worth one more: values 2 and 4."""
    plus_two: int
    """Squares whose piece is worth two more: values 3 and 4."""
    white_hand: int
    """As octal digits; see `pieces`."""
    red_hand: int
    seat: int
    """Whose turn it is, or would be if the game weren't over."""
    placing: bool
    """The totem has moved, a piece is to follow (YX3)."""
    turn: int
    """Turns completed."""
    end: Outcome | None


def free(position: Position) -> int:
    """Squares with neither totem nor piece."""
    return ALL ^ (position.totem | position.white | position.red)


def pieces(position: Position, seat: int) -> int:
    """Squares of a seat's pieces."""
    return position.red if seat else position.white


def hand(position: Position, seat: int) -> int:
    """What a seat still holds, as octal digits."""
    return position.red_hand if seat else position.white_hand


def counted(position: Position, seat: int) -> int:
    """Squares of a seat's pieces next to the totem: those that count (YX7, YX8)."""
    return pieces(position, seat) & NEIGHBOURS[position.totem]


def points(position: Position, seat: int) -> int:
    """The score of a seat if the game ended here (YX7)."""
    return worth(counted(position, seat), position.plus_one, position.plus_two)
