"""The moves of Monster Baby Rescue and their texts; there are few enough to make every one once."""

from enum import IntEnum
from typing import NamedTuple

from game.core.errors import NotationError
from game.rules.monster_baby_rescue.tiles import COLOURS, PARTS, ROW


class Deed(IntEnum):
    """What a decision does."""

    TAKE = 0
    IMPROVE = 1
    GEM = 2


class Move(NamedTuple):
    """One decision."""

    text: str
    deed: Deed
    what: int
    """The place in the row from 0, the part, or the colour."""


TAKE = tuple(Move(f"take {place + 1}", Deed.TAKE, place) for place in range(ROW))
IMPROVE = tuple(Move(f"improve {part}", Deed.IMPROVE, number) for number, part in enumerate(PARTS))
GEM = tuple(Move(f"gem {colour}", Deed.GEM, number) for number, colour in enumerate(COLOURS))

_BY_TEXT: dict[str, Move] = {move.text: move for move in (*TAKE, *IMPROVE, *GEM)}


def read(text: str) -> Move:
    """The move a text names, whether legal anywhere or not."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise NotationError(
            f"{text!r} is no move of Monster Baby Rescue; moves look like take 1 to take 6, improve head, gem red"
        )
    return move
