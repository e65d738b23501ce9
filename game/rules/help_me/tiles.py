"""Avatar tiles and creatures as small ints (HM1, HM2)."""

from collections.abc import Iterable

CREATURES: tuple[str, ...] = ("baobab", "cherry", "palm", "bamboo", "willow", "oak")
"""By number of the creature."""

COPIES = 5
"""Avatar tiles of a creature, numbered 1 to 5."""

TILES = range(COPIES * len(CREATURES))
"""All avatar tiles: the five of the first creature, then those of the next."""

CREATURE: tuple[int, ...] = tuple(tile // COPIES for tile in TILES)
"""By tile: which creature it shows."""

NUMBER: tuple[int, ...] = tuple(tile % COPIES + 1 for tile in TILES)
"""By tile: its number."""

HELD = {2: 2, 3: 2, 4: 1}
"""By number of seats: creatures a seat holds."""


def tile_of(creature: int, number: int) -> int:
    """The tile that shows a creature and a number from 1."""
    return COPIES * creature + number - 1


def written(tile: int) -> list[str | int]:
    """A tile as setups and tables write it."""
    return [CREATURES[CREATURE[tile]], NUMBER[tile]]


def names(creatures: Iterable[int]) -> list[str]:
    """Creatures by their names, in the order given."""
    return [CREATURES[creature] for creature in creatures]
