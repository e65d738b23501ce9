"""The moves of Hutan and their texts; there are few enough to make every one once."""

from enum import IntEnum
from typing import NamedTuple

from game.core.errors import NotationError
from game.rules.hutan.flowers import ANY, COLOURS, FACES
from game.rules.hutan.grid import NAMES, SQUARES
from game.rules.hutan.position import PANGOLIN


class Kind(IntEnum):
    """What a decision does."""

    TAKE = 0
    DISCARD = 1
    PLANT = 2
    ANIMAL = 3
    SKIP = 4
    DONE = 5


class Move(NamedTuple):
    """One decision; what a kind doesn't need is empty, -1 or 0."""

    text: str
    kind: Kind
    card: str = ""
    """The face that is taken or discarded; `pangolin` is one."""
    colour: int = -1
    square: int = 0


TAKE: dict[str, Move] = {face: Move(f"take {face}", Kind.TAKE, card=face) for face in (*FACES, PANGOLIN)}
DISCARD: dict[str, Move] = {face: Move(f"discard {face}", Kind.DISCARD, card=face) for face in FACES}
PLANT: tuple[dict[int, Move], ...] = tuple(
    {square: Move(f"{code}@{NAMES[square]}", Kind.PLANT, colour=colour, square=square) for square in SQUARES}
    for colour, code in enumerate(COLOURS)
)
"""By colour and square."""

ANIMAL: dict[int, Move] = {square: Move(f"animal {NAMES[square]}", Kind.ANIMAL, square=square) for square in SQUARES}
SKIP = Move("skip", Kind.SKIP)
DONE = Move("done", Kind.DONE)

_BY_TEXT: dict[str, Move] = {
    move.text: move
    for move in (
        *TAKE.values(),
        *DISCARD.values(),
        *(move for colour in PLANT for move in colour.values()),
        *ANIMAL.values(),
        SKIP,
        DONE,
    )
}


def flowers_of(card: str) -> str:
    """The letters of what was taken: the pangolin is a multicoloured flower (HU7)."""
    return ANY if card == PANGOLIN else card


def read(text: str) -> Move:
    """The move a text names, whether legal anywhere or not."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise NotationError(
            f"{text!r} is no Hutan move; moves look like take rw, take pangolin, discard rw, r@c4, animal c4, skip "
            "and done"
        )
    return move
