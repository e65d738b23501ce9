"""What moves of Help Me! did, besides the events that all games share."""

from typing import NamedTuple

from game.core.protocol import Seat


class StackMoved(NamedTuple):
    """A seat moved a whole stack onto a neighbour."""

    seat: Seat
    source: str
    target: str


class Revealed(NamedTuple):
    """A seat shows its creatures, because the game is over."""

    seat: Seat
    creatures: tuple[str, ...]
