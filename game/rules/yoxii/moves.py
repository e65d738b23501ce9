"""The moves of Yoxii and their texts: `e5` the totem goes there, `3@f6` a piece of value 3 on f6.

There are few enough to make every one once; a move is looked up, never built.
"""

from typing import NamedTuple

from game.core.errors import NotationError
from game.rules.yoxii.board import NAMES, SQUARES, Square
from game.rules.yoxii.pieces import HELD, ONE_OF, VALUES


class Move(NamedTuple):
    """One decision."""

    text: str
    square: Square
    """Where the totem goes or the piece is placed."""
    value: int
    """Of the piece; 0 when the totem moves."""
    plus_one: int
    """What the piece adds to the squares that are worth one more."""
    plus_two: int
    """What the piece adds to the squares that are worth two more."""
    cost: int
    """What the move takes from the hand."""


TOTEM: dict[Square, Move] = {square: Move(NAMES[square], square, 0, 0, 0, 0) for square in SQUARES}
"""By where it goes."""


def _piece(square: Square, value: int) -> Move:
    plus_one, plus_two = (value - 1) & 1, (value - 1) >> 1
    return Move(f"{value}@{NAMES[square]}", square, value, plus_one * square, plus_two * square, ONE_OF[value])


PIECE: dict[Square, dict[int, Move]] = {
    square: {value: _piece(square, value) for value in VALUES} for square in SQUARES
}
"""By where it is placed and by its value."""

_BY_VALUES = {
    values: {square: tuple(PIECE[square][value] for value in values) for square in SQUARES}
    for values in set(HELD.values())
}

FROM_HAND: dict[int, dict[Square, tuple[Move, ...]]] = {hand: _BY_VALUES[values] for hand, values in HELD.items()}
"""By hand: what may be placed on a square, the smallest value first."""

_BY_TEXT: dict[str, Move] = {
    move.text: move for move in (*TOTEM.values(), *(move for moves in PIECE.values() for move in moves.values()))
}


def read(text: str) -> Move:
    """The move a text names, whether legal anywhere or not."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise NotationError(f"{text!r} is no Yoxii move; moves look like e5 and 3@f6")
    return move
