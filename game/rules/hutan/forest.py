"""What one seat has planted, and what may be planted where (HU9, HU12)."""

from typing import NamedTuple

from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.grid import beside


class Forest(NamedTuple):
    """The squares of one seat's forest, as bits."""

    flowers: tuple[int, ...]
    """By colour: the squares with a flower of it, whatever stands on it."""
    trees: int
    """The squares with a tree on their flower."""
    animals: int
    """The squares with an animal on their flower."""


EMPTY = Forest((0,) * len(COLOURS), 0, 0)


def planted(forest: Forest) -> int:
    """Every square with a flower, whatever stands on it."""
    blue, grey, red, white, yellow = forest.flowers
    return blue | grey | red | white | yellow


def colour_at(forest: Forest, square: int) -> int:
    """The colour of the flower on a square, -1 if there is none."""
    return next((colour for colour, own in enumerate(forest.flowers) if own & square), -1)


def allowed(forest: Forest, land: int) -> tuple[int, ...]:
    """By colour: empty land, and squares with exactly one flower of that colour (HU9)."""
    blue, grey, red, white, yellow = forest.flowers
    full = forest.trees | forest.animals
    empty = land & ~(blue | grey | red | white | yellow)
    return (
        empty | blue & ~full,
        empty | grey & ~full,
        empty | red & ~full,
        empty | white & ~full,
        empty | yellow & ~full,
    )


def reach(before: int, land: int) -> int:
    """Where one flower of a card has to lie: on or beside what was planted before, anywhere at first (HU10)."""
    return (before | beside(before)) & land if before else land


def plant(forest: Forest, colour: int, square: int) -> Forest:
    """The forest with one more flower, which makes a tree on a flower of its colour (HU12)."""
    flowers, trees, animals = forest
    if flowers[colour] & square:
        return Forest(flowers, trees | square, animals)
    return Forest((*flowers[:colour], flowers[colour] | square, *flowers[colour + 1 :]), trees, animals)


def invite(forest: Forest, square: int) -> Forest:
    """The forest with an animal in place of a tree (HU14)."""
    return Forest(forest.flowers, forest.trees ^ square, forest.animals | square)
