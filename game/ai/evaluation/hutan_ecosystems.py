"""What Hutan's ecosystem cards make of trees, complete areas and animals: weights by place, in tenths of a point.

Cards that count the whole forest at once are taken apart: what one more tree or animal there brings, as the forest is
now. So every card is a sum over areas, like the rest of a forest's worth.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.rules.hutan.ecosystems import Ecosystem
from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.forest import Forest
from game.rules.hutan.grid import LINES, RING, beside, diagonal, each, groups
from game.rules.hutan.land import Land

TENTHS = 10
Row = list[int]


class Weights(NamedTuple):
    """What things bring, by square or area and then by colour."""

    trees: dict[int, Row]
    """By the square's bit."""
    animals: dict[int, Row]
    areas: tuple[Row, ...]
    """Complete areas, in the land's order."""


class View(NamedTuple):
    """A forest that cards are weighed for."""

    land: Land
    forest: Forest
    weights: Weights


Weigh = Callable[[Ecosystem, View], None]


def weights_for(cards: Sequence[Ecosystem], land: Land, forest: Forest) -> Weights:
    """The weights of all cards together, for a forest as it is now."""
    weights = Weights(
        {square: [0] * len(COLOURS) for square in each(land.land)},
        {square: [0] * len(COLOURS) for square in each(land.land)},
        tuple([0] * len(COLOURS) for _area in land.areas),
    )
    view = View(land, forest, weights)
    for card in cards:
        _WEIGH[card.kind](card, view)
    return weights


def _add(rows: dict[int, Row], squares: int, worth: int, colour: int = -1) -> None:
    for square in each(squares):
        if square in rows:
            for own in range(len(COLOURS)) if colour < 0 else (colour,):
                rows[square][own] += worth


def _animals(card: Ecosystem, view: View, squares: int) -> None:
    """Every animal on these squares pays, the card's own kind more."""
    _add(view.weights.animals, squares, TENTHS * card.points)
    if card.animal >= 0:
        _add(view.weights.animals, squares, TENTHS * card.bonus, card.animal)


def _complete_area_color(card: Ecosystem, view: View) -> None:
    for row in view.weights.areas:
        row[card.colour] += TENTHS * card.points


def _tree_on_color(card: Ecosystem, view: View) -> None:
    _add(view.weights.trees, view.land.land, TENTHS * card.points, card.colour)


def _tree_outer_edge(card: Ecosystem, view: View) -> None:
    _add(view.weights.trees, RING, TENTHS * card.points)


def _animal_outer_edge(card: Ecosystem, view: View) -> None:
    _animals(card, view, RING)


def _animal_area_size(card: Ecosystem, view: View) -> None:
    for area in view.land.areas:
        if area.bit_count() in card.sizes:
            _animals(card, view, area)


def _largest_tree_group(card: Ecosystem, view: View) -> None:
    """A tree beside the biggest group joins it; of the others few will."""
    biggest = max(groups(view.forest.trees), key=int.bit_count, default=0)
    _add(view.weights.trees, view.land.land, TENTHS * card.points // 5)
    _add(view.weights.trees, beside(biggest) & ~view.forest.trees, TENTHS * card.points // 2)


def _tree_groups(card: Ecosystem, view: View) -> None:
    """A tree that makes a group of three out of two pays; a second tree is on the way there."""
    for group in groups(view.forest.trees):
        near = beside(group) & ~view.forest.trees
        if group.bit_count() < card.least:
            _add(view.weights.trees, near, TENTHS * card.points * group.bit_count() // (2 * card.least))


def _tree_by_lake(card: Ecosystem, view: View) -> None:
    for lake in each(view.land.lakes):
        _add(view.weights.trees, beside(lake) | diagonal(lake), TENTHS * card.points)


def _animal_by_lake(card: Ecosystem, view: View) -> None:
    for lake in each(view.land.lakes):
        _animals(card, view, beside(lake) | diagonal(lake))


def _tree_diagonal_to_animal(card: Ecosystem, view: View) -> None:
    """Trees by animals that are there, animals by trees that are there or, half as likely, may come."""
    forest = view.forest
    for animal in each(forest.animals):
        special = animal & forest.flowers[card.animal]
        _add(view.weights.trees, diagonal(animal), TENTHS * (card.points + (card.bonus if special else 0)))
    for square in each(view.land.land & ~forest.animals):
        corners = diagonal(square) & view.land.land & ~forest.animals
        trees = TENTHS * (corners.bit_count() + (corners & forest.trees).bit_count()) // 2
        _add(view.weights.animals, square, card.points * trees)
        _add(view.weights.animals, square, card.bonus * trees, card.animal)


def _different_animals(card: Ecosystem, view: View) -> None:
    for colour, own in enumerate(view.forest.flowers):
        if not own & view.forest.animals:
            _add(view.weights.animals, view.land.land, TENTHS * card.points, colour)


def _board_with_animal(card: Ecosystem, view: View) -> None:
    for board in view.land.boards:
        if not board & view.forest.animals:
            _add(view.weights.animals, board, TENTHS * card.points)


def _boards_with_color(card: Ecosystem, view: View) -> None:
    """The colour that leads counts in full, one that is a board behind, or any before there is a lead, by a third."""
    complete = [
        [any(area & own == area for area in view.land.areas if area & board) for board in view.land.boards]
        for own in view.forest.flowers
    ]
    lead = max(map(sum, complete))
    for colour, boards in enumerate(complete):
        behind = lead - sum(boards)
        if behind < 2:
            _add_areas(view, colour, boards, TENTHS * card.points // (1 if lead and not behind else 3))


def _add_areas(view: View, colour: int, boards: Sequence[bool], worth: int) -> None:
    """A complete area of that colour pays on boards that have none."""
    for board, has in zip(view.land.boards, boards, strict=True):
        for area, row in zip(view.land.areas, view.weights.areas, strict=True):
            if area & board and not has:
                row[colour] += worth


def _full_board(card: Ecosystem, view: View) -> None:
    _filled(card, view, view.land.boards)
    for board in view.land.boards:
        _add(view.weights.animals, board, TENTHS * card.bonus // 8, card.animal)


def _full_line(card: Ecosystem, view: View) -> None:
    _filled(card, view, LINES)


def _filled(card: Ecosystem, view: View, wholes: Sequence[int]) -> None:
    """The last square that lacks a tree or an animal pays all, one of many hardly anything."""
    filled = view.forest.trees | view.forest.animals
    for whole in wholes:
        squares = whole & view.land.land & ~filled
        lacking = squares.bit_count()
        if lacking:
            _add(view.weights.trees, squares, TENTHS * card.points // lacking**2)
            _add(view.weights.animals, squares, TENTHS * card.points // lacking**2)


_WEIGH: dict[str, Weigh] = {
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
"""By the kind of card."""
