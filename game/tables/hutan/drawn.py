"""What stands in the forests as they are drawn: plants appear as events are shown, one after the other."""

from typing import NamedTuple, TypeAlias

from game.rules.hutan.events import Invited, Planted
from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.forest import Forest
from game.rules.hutan.grid import BY_NAME, each


class Thing(NamedTuple):
    """A flower, tree or animal, and its colour."""

    kind: str
    colour: int


Things: TypeAlias = dict[int, Thing]
"""By square."""


def things(forest: Forest) -> Things:
    """Everything that stands in a forest."""
    found = {}
    for colour, own in enumerate(forest.flowers):
        for square in each(own):
            kind = "tree" if square & forest.trees else "animal" if square & forest.animals else "flower"
            found[square] = Thing(kind, colour)
    return found


def place(there: Things, event: Planted | Invited) -> None:
    """What an event brought stands there now."""
    colour = COLOURS.index(event.colour)
    kind = "animal" if isinstance(event, Invited) else "tree" if event.tree else "flower"
    there[BY_NAME[event.at]] = Thing(kind, colour)
