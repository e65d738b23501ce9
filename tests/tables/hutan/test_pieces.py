"""What grows in the forest can be told apart whatever stands on it."""

import itertools

import pygame
import pytest

from game.rules.hutan.flowers import COLOUR_NAMES
from game.rules.hutan.grid import SQUARES
from game.shell.kit import Kit
from game.shell.layout import fit
from game.tables.hutan.drawn import Thing
from game.tables.hutan.forest_painter import small_forest, standing_sprite
from game.tables.hutan.pieces import ANIMAL, BADGE, BADGE_AT, FOOT, STANDS, TALL, TREE, Pieces
from tests.tables.hutan.conftest import Lay

KINDS = ("tree", "animal")
SQUARE = 120.0


def badge_middle(kind: str, square: float) -> tuple[float, float]:
    """Where the badge of a tree or an animal lies, from the middle of its square."""
    wide = square * (TREE if kind == "tree" else ANIMAL)
    fx, fy = FOOT[kind]
    high = wide * TALL
    below = min(BADGE_AT[1] * high, high - BADGE * wide / 2)
    return (BADGE_AT[0] - fx) * wide, below - fy * high + (STANDS - 0.5) * square


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("colour", range(5))
def test_recipe_27_every_tree_and_animal_wears_the_badge_of_its_colour(kit: Kit, kind: str, colour: int) -> None:
    kit.assets.rescale(1.0)
    pieces = Pieces(kit, fit((1920, 1080)))
    sprite = standing_sprite(pieces, Thing(kind, colour), SQUARE)
    side = round(SQUARE * (TREE if kind == "tree" else ANIMAL) * BADGE)
    badge = kit.assets.svg(f"hutan/badge_{COLOUR_NAMES[colour]}", side, side)
    x, y = badge_middle(kind, SQUARE)
    at = pygame.Rect(0, 0, side // 2, side // 2)
    at.center = round(sprite.ax + x), round(sprite.ay + y)
    seen = sprite.image.subsurface(at)
    found = min(
        _unlike(seen, badge.subsurface(pygame.Rect(side // 4 + dx, side // 4 + dy, *at.size)))
        for dx, dy in itertools.product((-1, 0, 1), repeat=2)
    )
    assert found < 0.05


@pytest.mark.parametrize("kind", KINDS)
def test_recipe_27_badges_of_different_colours_differ_in_the_smallest_forest(lay: Lay, kit: Kit, kind: str) -> None:
    table = lay("base", (1920, 1080), seats=4, first=())
    spread = table.table.spread
    side = round(spread.others.parts(spread.plan.others[0])[1].w * spread.canvas.scale)
    pictures = []
    for colour in range(5):
        there = {SQUARES[7]: Thing(kind, colour)}
        picture = small_forest(spread.pieces, spread.land, there, side)
        square = side / 6
        x, y = badge_middle(kind, square)
        at = pygame.Rect(0, 0, 4, 4)
        at.center = round(1.5 * square + x), round(1.5 * square + y)
        pictures.append(picture.subsurface(at).copy())
    for one, other in itertools.combinations(pictures, 2):
        assert _unlike(one, other) > 0.1


def _unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The part of the pixels that differ clearly."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (24, 24, 24, 255), other)
    return 1 - alike.count() / (one.get_width() * one.get_height())


def test_an_animal_of_which_none_is_left_is_fainter(kit: Kit) -> None:
    pieces = Pieces(kit, fit((1920, 1080)))
    there, gone = (pieces.animal(4, 60.0, left).image for left in (True, False))
    x, y = there.get_width() // 2, there.get_height() // 2
    assert gone.get_at((x, y)).a < 0.5 * there.get_at((x, y)).a
