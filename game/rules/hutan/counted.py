"""Which squares of a forest bring an ecosystem card its points, to be shown to whoever asks."""

from collections.abc import Callable

from game.rules.hutan.ecosystems import Ecosystem
from game.rules.hutan.forest import Forest
from game.rules.hutan.grid import LINES, RING, beside, diagonal, each, groups, union
from game.rules.hutan.land import Land

Counted = Callable[[Ecosystem, Land, Forest], int]


def counted(card: Ecosystem, land: Land, forest: Forest) -> int:
    """The squares a card counts now; none exactly where it brings nothing."""
    return _COUNTED[card.kind](card, land, forest)


def asked(card: Ecosystem, land: Land) -> int:
    """The squares a card is about wherever anything grows; none where it may be about any of them."""
    if card.kind in ("tree_outer_edge", "animal_outer_edge"):
        return RING & land.land
    if card.kind in ("tree_by_lake", "animal_by_lake"):
        return _by_lakes(land) & land.land
    if card.kind == "animal_area_size":
        return union(area for area in land.areas if area.bit_count() in card.sizes)
    return 0


def _by_lakes(land: Land) -> int:
    return beside(land.lakes) | diagonal(land.lakes)


def _complete_areas(card: Ecosystem, land: Land, forest: Forest) -> int:
    own = forest.flowers[card.colour]
    return union(area for area in land.areas if area & own == area)


def _trees_on_colour(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return forest.trees & forest.flowers[card.colour]


def _largest_group(_card: Ecosystem, _land: Land, forest: Forest) -> int:
    return max(groups(forest.trees), key=int.bit_count, default=0)


def _large_groups(card: Ecosystem, _land: Land, forest: Forest) -> int:
    return union(group for group in groups(forest.trees) if group.bit_count() >= card.least)


def _at_corners(_card: Ecosystem, _land: Land, forest: Forest) -> int:
    trees = diagonal(forest.animals) & forest.trees
    return trees | diagonal(trees) & forest.animals


def _best_colour(card: Ecosystem, land: Land, forest: Forest) -> int:
    def complete(own: int) -> int:
        return union(area for area in land.areas if area & own == area)

    return max(map(complete, forest.flowers), key=lambda areas: sum(bool(areas & board) for board in land.boards))


def _full_boards(_card: Ecosystem, land: Land, forest: Forest) -> int:
    grown = forest.trees | forest.animals
    return union(board & land.land for board in land.boards if not board & land.land & ~grown)


def _full_lines(_card: Ecosystem, land: Land, forest: Forest) -> int:
    grown = forest.trees | forest.animals
    return union(line & land.land for line in LINES if not line & land.land & ~grown)


def _first_of_each(_card: Ecosystem, _land: Land, forest: Forest) -> int:
    return union(own & forest.animals & -(own & forest.animals) for own in forest.flowers)


def _one_a_board(_card: Ecosystem, land: Land, forest: Forest) -> int:
    return union(next(each(board & forest.animals), 0) for board in land.boards)


_COUNTED: dict[str, Counted] = {
    "complete_area_color": _complete_areas,
    "tree_on_color": _trees_on_colour,
    "tree_outer_edge": lambda _card, _land, forest: forest.trees & RING,
    "animal_outer_edge": lambda _card, _land, forest: forest.animals & RING,
    "animal_area_size": lambda card, land, forest: forest.animals & asked(card, land),
    "largest_tree_group": _largest_group,
    "tree_groups": _large_groups,
    "tree_by_lake": lambda _card, land, forest: forest.trees & _by_lakes(land),
    "animal_by_lake": lambda _card, land, forest: forest.animals & _by_lakes(land),
    "tree_diagonal_to_animal": _at_corners,
    "different_animals": _first_of_each,
    "board_with_animal": _one_a_board,
    "boards_with_color": _best_colour,
    "full_board": _full_boards,
    "full_line": _full_lines,
}
"""By the name of the kind in the data, like `ecosystems.KINDS`."""
