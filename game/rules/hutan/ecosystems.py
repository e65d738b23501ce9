"""The 24 ecosystem cards: each kind of card is one way to count a forest."""

from collections.abc import Callable
from typing import NamedTuple

from game.rules.hutan.forest import Forest
from game.rules.hutan.grid import LINES, RING, beside, diagonal, each, groups
from game.rules.hutan.land import Land


class Ecosystem(NamedTuple):
    """A card; what a kind doesn't need is -1 or empty."""

    number: int
    title: str
    """A message id, like `text`."""
    text: str
    kind: str
    points: int
    colour: int
    sizes: tuple[int, ...]
    least: int
    """Trees in the smallest group that counts."""
    animal: int
    """The colour of the animal that brings more."""
    bonus: int


Count = Callable[[Ecosystem, Land, Forest], int]


def score(card: Ecosystem, land: Land, forest: Forest) -> int:
    """The points of a card."""
    return KINDS[card.kind](card, land, forest)


def _complete_area_color(card: Ecosystem, land: Land, forest: Forest) -> int:
    own = forest.flowers[card.colour]
    return card.points * sum(area & own == area for area in land.areas)


def _tree_on_color(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return card.points * (forest.trees & forest.flowers[card.colour]).bit_count()


def _tree_outer_edge(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return card.points * (forest.trees & RING).bit_count()


def _animal_outer_edge(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return _animals_in(card, forest, RING)


def _animal_area_size(card: Ecosystem, land: Land, forest: Forest) -> int:
    return sum(_animals_in(card, forest, area) for area in land.areas if area.bit_count() in card.sizes)


def _largest_tree_group(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return card.points * max((group.bit_count() for group in groups(forest.trees)), default=0)


def _tree_groups(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return card.points * sum(group.bit_count() >= card.least for group in groups(forest.trees))


def _tree_by_lake(card: Ecosystem, land: Land, forest: Forest) -> int:
    return card.points * sum((_around(lake) & forest.trees).bit_count() for lake in each(land.lakes))


def _animal_by_lake(card: Ecosystem, land: Land, forest: Forest) -> int:
    return sum(_animals_in(card, forest, _around(lake)) for lake in each(land.lakes))


def _tree_diagonal_to_animal(card: Ecosystem, _land: Land, forest: Forest) -> int:
    total = 0
    for animal in each(forest.animals):
        special = animal & forest.flowers[card.animal]
        worth = card.points + card.bonus if special else card.points
        total += worth * (diagonal(animal) & forest.trees).bit_count()
    return total


def _different_animals(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return card.points * sum(bool(own & forest.animals) for own in forest.flowers)


def _board_with_animal(card: Ecosystem, land: Land, forest: Forest) -> int:
    return card.points * sum(bool(board & forest.animals) for board in land.boards)


def _boards_with_color(card: Ecosystem, land: Land, forest: Forest) -> int:
    def boards(own: int) -> int:
        return sum(any(area & own == area and area & board for area in land.areas) for board in land.boards)

    return card.points * max(boards(own) for own in forest.flowers)


def _full_board(card: Ecosystem, land: Land, forest: Forest) -> int:
    total = 0
    for board in land.boards:
        if not board & land.land & ~(forest.trees | forest.animals):
            specials = board & forest.animals & forest.flowers[card.animal]
            total += card.points + card.bonus * specials.bit_count()
    return total


def _full_line(card: Ecosystem, land: Land, forest: Forest) -> int:
    lacking = land.land & ~(forest.trees | forest.animals)
    return card.points * sum(not line & lacking for line in LINES)


def _animals_in(card: Ecosystem, forest: Forest, squares: int) -> int:
    """Points for every animal on these squares, more for the card's own kind of animal."""
    animals = forest.animals & squares
    special = animals & forest.flowers[card.animal] if card.animal >= 0 else 0
    return card.points * animals.bit_count() + card.bonus * special.bit_count()


def _around(square: int) -> int:
    return beside(square) | diagonal(square)


KINDS: dict[str, Count] = {
    "complete_area_color": _complete_area_color,
    "tree_on_color": _tree_on_color,
    "tree_outer_edge": _tree_outer_edge,
    "animal_outer_edge": _animal_outer_edge,
    "animal_area_size": _animal_area_size,
    "largest_tree_group": _largest_tree_group,
    "tree_groups": _tree_groups,
    "tree_by_lake": _tree_by_lake,
    "animal_by_lake": _animal_by_lake,
    "tree_diagonal_to_animal": _tree_diagonal_to_animal,
    "different_animals": _different_animals,
    "board_with_animal": _board_with_animal,
    "boards_with_color": _boards_with_color,
    "full_board": _full_board,
    "full_line": _full_line,
}
"""By the name of the kind in the data."""

NEEDS: dict[str, frozenset[str]] = {
    **{kind: frozenset() for kind in KINDS},
    "complete_area_color": frozenset({"color"}),
    "tree_on_color": frozenset({"color"}),
    "animal_outer_edge": frozenset({"bonus_animal", "bonus"}),
    "animal_area_size": frozenset({"sizes"}),
    "tree_groups": frozenset({"min_size"}),
    "animal_by_lake": frozenset({"bonus_animal", "bonus"}),
    "tree_diagonal_to_animal": frozenset({"bonus_animal", "bonus"}),
    "full_board": frozenset({"bonus_animal", "bonus"}),
}
"""What a card of the kind must say about itself; an animal and its bonus may also come with area sizes."""

MAY: dict[str, frozenset[str]] = {"animal_area_size": frozenset({"bonus_animal", "bonus"})}
"""What a card of the kind may say besides."""
