"""Final tiles: what each side pays to every seat (MB13)."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from game.rules.monster_baby_rescue.monsters import COUNTS, Monster
from game.rules.monster_baby_rescue.tiles import LEAST


class Lowest(NamedTuple):
    """Points by the level of the lowest part."""

    points: tuple[int, ...]
    """For all parts at least at level 2, 3, 4."""
    per_level_1: int
    """For each part at level 1; with one of those there are no other points."""

    def worths(self, monsters: Sequence[Monster]) -> Sequence[int]:
        """Per seat."""
        return [self.worth(monster.levels) for monster in monsters]

    def worth(self, levels: Sequence[int]) -> int:
        """Of parts at these levels."""
        lowest = min(levels)
        if lowest == LEAST:
            return self.per_level_1 * levels.count(LEAST)
        return self.points[lowest - LEAST - 1]


class Table(NamedTuple):
    """Points by a count."""

    counted: str
    table: tuple[int, ...]
    """For 0, 1, 2 ...; the last ones also for more."""

    def worths(self, monsters: Sequence[Monster]) -> Sequence[int]:
        """Per seat."""
        count = COUNTS[self.counted]
        return [looked_up(self.table, count(monster)) for monster in monsters]


class Pairs(NamedTuple):
    """Points for each pair of a red and a green diamond."""

    each: int
    none: int
    """Without any diamond."""

    def worths(self, monsters: Sequence[Monster]) -> Sequence[int]:
        """Per seat."""
        return [self.each * min(monster.gems) if any(monster.gems) else self.none for monster in monsters]


class Majority(NamedTuple):
    """Points for having most of something."""

    counted: str
    places: tuple[int, ...]
    none: int
    """For who has none of it, and takes no place."""

    def worths(self, monsters: Sequence[Monster]) -> Sequence[int]:
        """Per seat."""
        return self.worths_of([COUNTS[self.counted](monster) for monster in monsters])

    def worths_of(self, counts: Sequence[int]) -> Sequence[int]:
        """Per seat, which has so many; tied ones share the places they cover, and the remainder is dropped."""
        worths = [self.none] * len(counts)
        ranked = sorted((seat for seat, count in enumerate(counts) if count), key=lambda seat: -counts[seat])
        place = 0
        for _count, tied in groupby(ranked, key=lambda seat: counts[seat]):
            seats = list(tied)
            for seat in seats:
                worths[seat] = sum(self.places[place : place + len(seats)]) // len(seats)
            place += len(seats)
        return worths


Face: TypeAlias = Lowest | Table | Pairs | Majority
"""A side of a final tile."""


def looked_up(table: Sequence[int], count: int) -> int:
    """What a table has for a count; its last entry holds for more."""
    return table[min(count, len(table) - 1)]
