"""The moves of Pylos and their texts: `1b2` place, `1b2>2a1` raise, `-2a1` take back, `done`.

There are few enough to make every one once; a move is looked up, never built.
"""

from enum import IntEnum
from typing import NamedTuple

from game.core.errors import NotationError
from game.rules.pylos.board import CELLS, NAMES


class Kind(IntEnum):
    """What a decision does."""

    PLACE = 0
    RAISE = 1
    TAKE_BACK = 2
    DONE = 3


class Move(NamedTuple):
    """One decision."""

    text: str
    kind: Kind
    cell: int
    """Where the ball lands, or which ball is taken back; -1 for `done`."""
    source: int
    """Where a raised ball comes from, else -1."""
    change: int
    """The bits of the mover's balls that the move flips."""


PLACE: dict[int, Move] = {1 << cell: Move(NAMES[cell], Kind.PLACE, cell, -1, 1 << cell) for cell in CELLS}
"""By the bit of the cell."""

RAISE: dict[int, Move] = {
    1 << source | 1 << cell: Move(f"{NAMES[source]}>{NAMES[cell]}", Kind.RAISE, cell, source, 1 << source | 1 << cell)
    for source in CELLS
    for cell in CELLS
    if cell > source
}
"""By the bits of source and target; cells are numbered from the bottom up."""

TAKE_BACK: dict[int, Move] = {1 << cell: Move(f"-{NAMES[cell]}", Kind.TAKE_BACK, cell, -1, 1 << cell) for cell in CELLS}
"""By the bit of the cell."""

DONE = Move("done", Kind.DONE, -1, -1, 0)

_DOWNWARD = [
    Move(f"{NAMES[source]}>{NAMES[cell]}", Kind.RAISE, cell, source, (1 << source) ^ (1 << cell))
    for source in CELLS
    for cell in CELLS
    if cell <= source
]

_BY_TEXT: dict[str, Move] = {
    move.text: move for move in (*PLACE.values(), *RAISE.values(), *_DOWNWARD, *TAKE_BACK.values(), DONE)
}


def read(text: str) -> Move:
    """The move a text names, whether legal anywhere or not."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise NotationError(f"{text!r} is no Pylos move; moves look like 1b2, 1b2>2a1, -2a1 and done")
    return move
