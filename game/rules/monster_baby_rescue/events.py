"""What moves of Monster Baby Rescue did, for a view to animate; `TurnEnded` and `Ended` are those of every game."""

from typing import NamedTuple

from game.core.protocol import Seat
from game.rules.monster_baby_rescue.position import Goal
from game.rules.monster_baby_rescue.tiles import Tile


class Taken(NamedTuple):
    """A seat took a tile of the row."""

    seat: Seat
    place: int
    """From 1, the cheapest."""
    tile: Tile


class Walked(NamedTuple):
    """A seat's figure went forward and stands there now."""

    seat: Seat
    steps: int
    travelled: int
    """All locations since the start."""
    arrival: int
    """The greater, the farther ahead in its location."""


class Improved(NamedTuple):
    """A part of a seat's monster went up."""

    seat: Seat
    part: str
    level: int


class GemsTaken(NamedTuple):
    """A seat got diamonds."""

    seat: Seat
    red: int
    green: int


class Climbed(NamedTuple):
    """A seat's rope ladder grew."""

    seat: Seat
    rungs: int
    """New ones."""


class Bedded(NamedTuple):
    """A seat's monster lies more comfortably."""

    seat: Seat
    beds: int
    """New bed symbols."""


class Visited(NamedTuple):
    """A seat's monster was at the witch doctor's."""

    seat: Seat


class MayChoose(NamedTuple):
    """The tile taken asks its seat to choose."""

    seat: Seat
    what: str
    """`part` or `gem`."""


class GoalReached(NamedTuple):
    """A goal tile went to a seat."""

    seat: Seat
    goal: Goal


class Dealt(NamedTuple):
    """The dearer tiles slid to the gap, and this one came at the dearest place."""

    tile: Tile


class LastTurnsBegan(NamedTuple):
    """The deck is empty: every seat has one more turn."""


class LeftTrack(NamedTuple):
    """A seat has had its last turn, and its figure is gone."""

    seat: Seat
