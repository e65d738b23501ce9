"""A seat's monster and what was collected for it (MB3, MB6)."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.rules.monster_baby_rescue.tiles import LEAST, MOST, PARTS


class Monster(NamedTuple):
    """Levels of the parts, and what the tiles brought."""

    levels: tuple[int, ...]
    """By part."""
    gems: tuple[int, ...]
    """By colour."""
    rungs: int
    beds: int
    """Bed symbols, not tiles."""
    visits: int
    tiles: tuple[int, ...]
    """Numbers of the care tiles in the order they were taken."""
    goals: tuple[int, ...]
    """Numbers of the goal tiles in the order they were reached."""


NEW = Monster((LEAST,) * len(PARTS), (0, 0), 0, 0, 0, (), ())
"""A monster that has just moved in."""

COUNTS: Mapping[str, Callable[[Monster], int]] = {
    "rungs": lambda monster: monster.rungs,
    "beds": lambda monster: monster.beds,
    "gems": lambda monster: sum(monster.gems),
    "visits": lambda monster: monster.visits,
}
"""What can be counted of a monster, by the name that tables use."""

MEASURES: Mapping[str, Callable[[Monster], int]] = {
    "head": lambda monster: monster.levels[0],
    "torso": lambda monster: monster.levels[1],
    "legs": lambda monster: monster.levels[2],
    "all_parts": lambda monster: min(monster.levels),
    "rungs": COUNTS["rungs"],
    "beds": COUNTS["beds"],
    "visits": COUNTS["visits"],
    "both_gems": lambda monster: min(monster.gems),
}
"""What the tests of goals measure (MB7)."""


def improvable(monster: Monster) -> list[int]:
    """The parts that can still go up."""
    return [part for part, level in enumerate(monster.levels) if level < MOST]


def improved(monster: Monster, part: int) -> Monster:
    """With a part one level higher, if it isn't at the highest one."""
    levels = monster.levels
    if levels[part] == MOST:
        return monster
    return monster._replace(levels=(*levels[:part], levels[part] + 1, *levels[part + 1 :]))
