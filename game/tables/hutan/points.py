"""A forest's points as they are shown: five lines and a total, and every single one with the squares it comes from."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.hutan.counted import counted
from game.rules.hutan.flowers import ANIMALS
from game.rules.hutan.forest import Forest
from game.rules.hutan.grid import BY_NAME
from game.rules.hutan.position import Terms
from game.rules.hutan.scoring import CARD, COMPLETE, TREES, lines

LINES = ("trees", "animals", "complete", "unfinished", "ecosystems")
"""What a breakdown has a line for; the last one only with ecosystem cards."""


class Item(NamedTuple):
    """One thing that brings or costs points: its label of the rules, and its squares."""

    label: str
    points: int
    squares: int


def summed(terms: Terms, forest: Forest) -> tuple[int, ...]:
    """Points by `LINES`."""
    sums = dict.fromkeys(LINES, 0)
    for label, points in lines(terms, forest):
        sums[_line_of(label)] += points
    return tuple(sums.values())


def items(terms: Terms, forest: Forest) -> Sequence[Item]:
    """Every line of the score with the squares it comes from."""
    return [Item(label, points, _squares(terms, forest, label)) for label, points in lines(terms, forest)]


def _line_of(label: str) -> str:
    kind = label.partition(" ")[0]
    if kind in ANIMALS:
        return "animals"
    return {TREES: "trees", CARD: "ecosystems", COMPLETE: "complete"}.get(kind, "unfinished")


def _squares(terms: Terms, forest: Forest, label: str) -> int:
    kind, _, rest = label.partition(" ")
    if kind == TREES:
        return forest.trees
    if kind == CARD:
        card = next(card for card in terms.ecosystems if card.title == rest)
        return counted(card, terms.land, forest)
    square = BY_NAME[rest]
    return square if kind in ANIMALS else next(area for area in terms.land.areas if area & square)
