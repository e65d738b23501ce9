"""Where a game of Hutan stands."""

from enum import IntEnum
from typing import NamedTuple

from game.core.protocol import Outcome
from game.rules.hutan.ecosystems import Ecosystem
from game.rules.hutan.forest import Forest, planted
from game.rules.hutan.land import Land

NOBODY, ON_DISPLAY = -2, -1
"""Where the pangolin is when no seat holds it: nowhere (alone), or among the cards."""

PANGOLIN = "pangolin"


class Points(NamedTuple):
    """What things are worth (HU16); indexed by the size of an area."""

    tree: int
    area: tuple[int, ...]
    animal: tuple[int, ...]


class Terms(NamedTuple):
    """What holds for the whole game."""

    seats: int
    land: Land
    points: Points
    ecosystems: tuple[Ecosystem, ...]
    stars: tuple[int, ...]
    """Points for one star, two stars, ... alone (HU18)."""
    target: int | None
    """What the scenario asks for."""
    rounds: int
    turns: int
    """Turns in a round."""


class Round(NamedTuple):
    """A round as far as it has come."""

    number: int
    """From 1."""
    first: int
    """The seat that began it."""
    cards: tuple[str, ...]
    """As laid out."""
    display: tuple[str, ...]
    """What is left of them."""
    gone: tuple[str, ...]
    """Cards of earlier rounds, sorted."""
    pangolin: int
    """A seat, `ON_DISPLAY` or `NOBODY`."""
    turns: int
    """Turns completed."""


class Phase(IntEnum):
    """What a turn is at."""

    TAKE = 0
    PLANT = 1
    ANIMAL = 2
    FERTILISE = 3


class Turn(NamedTuple):
    """A turn as far as it has come."""

    phase: Phase
    card: str
    """Flowers still to plant."""
    before: int
    """The squares planted when the turn began."""
    grown: int
    """The squares that flowers of the card went to."""
    animal: int
    """The square of the animal invited this turn, or 0."""
    fertile: int
    """Land beside the animal that had no flower from it yet."""


def fresh(forest: Forest) -> Turn:
    """A turn that begins in a forest."""
    return Turn(Phase.TAKE, "", planted(forest), 0, 0, 0)


class Position(NamedTuple):
    """Forests, cards, animals, and whose turn it is."""

    terms: Terms
    forests: tuple[Forest, ...]
    animals: tuple[int, ...]
    """By colour, how many animals are left."""
    coming: tuple[tuple[str, ...], ...] | None
    """The cards of later rounds; None where they are not to be known."""
    round: Round
    turn: Turn
    seat: int
    turns: int
    """Turns completed."""
    end: Outcome | None
