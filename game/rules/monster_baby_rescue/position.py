"""A position of Monster Baby Rescue and the parts of it (MB1-MB10)."""

from enum import IntEnum
from typing import NamedTuple

from game.core.protocol import Outcome
from game.rules.monster_baby_rescue.finals import Face
from game.rules.monster_baby_rescue.monsters import MEASURES, Monster
from game.rules.monster_baby_rescue.tiles import ROW, Tile

GONE = -1
"""In the row where no tile lies, or where nobody may know which one (see `Position.ordered`)."""


class Goal(NamedTuple):
    """A goal tile with the side that is up (MB7)."""

    name: str
    side: str
    points: int
    test: str
    """A name of `MEASURES`."""
    least: int

    def met_by(self, monster: Monster) -> bool:
        """Whether its condition holds."""
        return MEASURES[self.test](monster) >= self.least


class Final(NamedTuple):
    """A final tile with the side that is up (MB13)."""

    name: str
    side: str
    face: Face


class Simple(NamedTuple):
    """The points of the simplified game (MB15)."""

    counts: tuple[int, ...]
    """For 0, 1, 2 ... of what is counted."""
    parts: tuple[int, ...]
    """For a part at level 1, 2, 3, 4."""


class Terms(NamedTuple):
    """What holds for the whole game."""

    seats: int
    tiles: tuple[Tile, ...]
    """Every care tile of the box in the order of their names; elsewhere tiles are indices into this."""
    deck: int
    """How many of them this game's deck has, the first row included."""
    goals: tuple[Goal, ...]
    """In the order of the box; elsewhere goals are indices into this."""
    finals: tuple[Final, ...]
    """None in the simplified game."""
    prices: tuple[int, ...]
    """Of the places in the row, the cheapest first."""
    locations: int
    line: int
    """Points for a line (MB12)."""
    simple: Simple | None
    """None in the full game."""


class Choice(IntEnum):
    """What a tile that was taken asks its player."""

    NONE = 0
    PART = 1
    GEM = 2


class Step(NamedTuple):
    """Where a figure stands: first how far it has come, then how late it came there."""

    travelled: int
    arrival: int
    """Whoever arrived earlier in a location is farther behind."""


class Position(NamedTuple):
    """Row, deck, supply, goals, figures, monsters, and whose turn it is."""

    terms: Terms
    row: tuple[int, ...]
    """Tiles, the cheapest first; or `GONE`."""
    deck: tuple[int, ...]
    """Tiles still to come, in drawing order; sorted where that is not to be known."""
    ordered: bool
    """Whether the deck's order is known. Where it isn't, a tile drawn of several leaves the deck as it is and its
    place in the row `GONE`."""
    supply: tuple[int, ...]
    """Diamonds by colour."""
    goals: tuple[int, ...]
    """Nobody's yet."""
    track: tuple[Step | None, ...]
    """By seat; None for a figure that has left."""
    choice: Choice
    monsters: tuple[Monster, ...]
    seat: int
    turns: int
    """Turns completed."""
    end: Outcome | None


def left(position: Position) -> int:
    """How many tiles are still to come: every turn draws one until none is left (MB9)."""
    return max(0, position.terms.deck - ROW - position.turns)


def is_ending(position: Position) -> bool:
    """Whether these are the last turns (MB10)."""
    return position.turns >= position.terms.deck - ROW
