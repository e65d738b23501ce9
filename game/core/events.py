"""What moves did, as small values that a view can animate; shared by several games where the words fit."""

from typing import NamedTuple

from game.core.protocol import Seat


class Placed(NamedTuple):
    """A piece came from a seat's reserve (or hand) to a place on the board."""

    seat: Seat
    at: str
    piece: str = ""


class Raised(NamedTuple):
    """A piece moved from one place to a higher one."""

    seat: Seat
    source: str
    target: str


class Earned(NamedTuple):
    """A seat completed something that pays; `shapes` are the groups of places that did."""

    seat: Seat
    shapes: tuple[tuple[str, ...], ...]


class TakenBack(NamedTuple):
    """A piece went from the board back to its seat's reserve."""

    seat: Seat
    at: str


class TurnEnded(NamedTuple):
    """A seat's turn is complete."""

    seat: Seat


class Ended(NamedTuple):
    """The game is over; winners and reason as in `Outcome`."""

    winners: tuple[Seat, ...]
    reason: str
