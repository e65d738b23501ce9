"""What areas of a Hutan forest are worth to a bot, in tenths of a point, by how many turns its owner has left.

The worth of an area depends on its size, on whether its colours are mixed, and on how many squares are planted and bear
trees; `hutan_table` holds what was learned. What can't change any more is worth its points.
"""

from functools import lru_cache
from typing import NamedTuple

from game.ai.evaluation.hutan_table import CHANCES, SHARES, WORTHS
from game.ai.groves import ANIMAL, TREE
from game.rules.hutan.position import Points

TENTHS = 10

TURNS = 18
"""Every seat has so many turns in a game."""


class Class(NamedTuple):
    """What areas are told apart by."""

    size: int
    mixed: bool
    planted: int
    trees: int


class Look(NamedTuple):
    """An area's code, looked at."""

    kind: Class
    colour: int
    """The one colour it has, -1 for none or several."""
    animal: bool


@lru_cache(maxsize=50_000)
def look_at(code: int, size: int) -> Look:
    """What an area's code says."""
    things = [code >> 4 * at & 15 for at in range(size)]
    here = [thing - 1 for thing in things if thing]
    colours = {thing % TREE for thing in here}
    trees = sum(TREE <= thing < ANIMAL for thing in here)
    kind = Class(size, len(colours) > 1, len(here), trees)
    return Look(kind, colours.pop() if len(colours) == 1 else -1, any(thing >= ANIMAL for thing in here))


def is_final(look: Look) -> bool:
    """Whether nothing can be planted there any more: an animal came, or trees stand everywhere."""
    return look.animal or look.kind.trees == look.kind.size


def points_of(look: Look, points: Points) -> int:
    """What the area would score as it is (HU16), in points."""
    size, mixed, planted, trees = look.kind
    score = points.tree * trees + (points.animal[size] if look.animal else 0)
    if planted == 0:
        return score
    return score + (points.area[size] if planted == size and not mixed else -points.area[size])


def worth_of_area(look: Look, left: int, points: Points) -> int:
    """What the area is worth with so many turns left, in tenths."""
    if left == 0 or is_final(look):
        return TENTHS * points_of(look, points)
    return WORTHS[look.kind][left]


def chance_of(look: Look, left: int) -> tuple[int, int]:
    """The chances, of a hundred, that the area ends complete, and that an animal comes."""
    size, mixed, planted, _trees = look.kind
    if left == 0 or is_final(look) or mixed:
        return (100 if planted == size and not mixed else 0), (100 if look.animal else 0)
    return CHANCES[look.kind][left]


def share_of(thing: int, left: int) -> int:
    """The chance, of a hundred, that a square's thing ends as a tree; 0 is an empty square."""
    if thing > TREE:
        return 100 if thing <= ANIMAL else 0
    return SHARES[1 if thing else 0][left]
