"""What moves of Hutan did, for a view to animate; `TurnEnded` and `Ended` are those of every game."""

from typing import NamedTuple

from game.core.protocol import Seat


class Taken(NamedTuple):
    """A seat took a card from the display, or the pangolin."""

    seat: Seat
    card: str


class Discarded(NamedTuple):
    """A seat could plant nothing and put a card away."""

    seat: Seat
    card: str


class Planted(NamedTuple):
    """A flower came to a square; on a flower of its colour it is a tree now."""

    seat: Seat
    at: str
    colour: str
    tree: bool
    fertilised: bool
    """It came from an animal's neighbourhood, not from the card."""


class HabitatCompleted(NamedTuple):
    """All squares of an area carry trees on flowers of one colour."""

    seat: Seat
    squares: tuple[str, ...]
    colour: str


class MayInvite(NamedTuple):
    """The seat may put an animal in place of one of these trees."""

    seat: Seat
    places: tuple[str, ...]


class Invited(NamedTuple):
    """An animal came in place of a tree."""

    seat: Seat
    at: str
    colour: str


class NotInvited(NamedTuple):
    """A seat went without the animal it might have had."""

    seat: Seat


class PangolinJoined(NamedTuple):
    """The pangolin lies among the cards now."""

    seat: Seat
    """Who held it."""


class RoundEnded(NamedTuple):
    """A round is over; these were its cards."""

    number: int
    cards: tuple[str, ...]


class RoundLaid(NamedTuple):
    """The next round's cards are laid out."""

    number: int
    first: Seat
    cards: tuple[str, ...]
