"""Shadows: cast to the lower right from any silhouette, farther and softer from higher things, made once."""

from pathlib import Path

import pygame
import pytest

from game.shell.shadow import Shaded, with_shadow
from game.shell.theme import Shadows, load_theme
from game.where import folder

DARK = (10, 5, 2)
SIDE = 40


@pytest.fixture(scope="module")
def shadows() -> Shadows:
    return load_theme(Path(folder("assets")) / "theme.toml").shadow


@pytest.fixture
def tile() -> pygame.Surface:
    picture = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    picture.fill((250, 240, 220, 255))
    return picture


def darkness(shaded: Shaded, x: int, y: int) -> int:
    """How dark the shadow is at a point measured from the picture's upper left corner."""
    return shaded.image.get_at((shaded.x + x, shaded.y + y)).a


def test_the_picture_lies_on_its_shadow_unchanged(tile: pygame.Surface, shadows: Shadows) -> None:
    shaded = with_shadow(tile, shadows, DARK)
    assert shaded.image.subsurface((shaded.x, shaded.y, SIDE, SIDE)).get_at((20, 20)) == (250, 240, 220, 255)


def test_the_shadow_falls_to_the_lower_right(tile: pygame.Surface, shadows: Shadows) -> None:
    shaded = with_shadow(tile, shadows, DARK)
    middle = SIDE // 2
    assert darkness(shaded, SIDE + 6, middle) > 2 * darkness(shaded, -6, middle)
    assert darkness(shaded, middle, SIDE + 6) > 2 * darkness(shaded, middle, -6)


def test_it_has_the_shadows_colour_and_fades_out_before_its_edge(tile: pygame.Surface, shadows: Shadows) -> None:
    shaded = with_shadow(tile, shadows, DARK)
    red, green, blue, _ = shaded.image.get_at((shaded.x + SIDE + 4, shaded.y + SIDE // 2))
    assert max(abs(red - 10), abs(green - 5), abs(blue - 2)) <= 3
    w, h = shaded.image.get_size()
    edge = [shaded.image.get_at((x, y)).a for x in range(w) for y in (0, h - 1)]
    assert max(edge) <= 8


def test_a_lifted_thing_casts_farther_and_fainter_beside_itself(tile: pygame.Surface, shadows: Shadows) -> None:
    lying, lifted = with_shadow(tile, shadows, DARK, 0), with_shadow(tile, shadows, DARK, 30)
    assert darkness(lifted, SIDE + 45, SIDE + 60) > darkness(lying, SIDE + 45, SIDE + 60)
    assert darkness(lifted, SIDE + 2, SIDE // 2) < darkness(lying, SIDE + 2, SIDE // 2)


def test_it_is_made_once_for_each_picture_lift_and_scale(tile: pygame.Surface, shadows: Shadows) -> None:
    first = with_shadow(tile, shadows, DARK, 5, 0.5)
    assert with_shadow(tile, shadows, DARK, 5, 0.5) is first
    assert with_shadow(tile, shadows, DARK, 6, 0.5) is not first
    assert with_shadow(tile.copy(), shadows, DARK, 5, 0.5) is not first


@pytest.mark.parametrize("size", [(1, 1), (3, 200)])
def test_any_size_will_do(size: tuple[int, int], shadows: Shadows) -> None:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((255, 255, 255, 255))
    assert with_shadow(picture, shadows, DARK, 0, 0.1).image.get_width() >= size[0]
