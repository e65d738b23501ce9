"""A picture that is shown a few pixels beside its place, or darker: what the window holds then."""

from collections.abc import Iterator

import pygame
import pytest

from game.shell.care import Care

SIZE = (40, 30)


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


@pytest.fixture
def picture(window: pygame.Surface) -> pygame.Surface:
    """White with a red dot at 10, 10."""
    picture = window.copy()
    picture.fill("white")
    picture.set_at((10, 10), "red")
    return picture


def test_a_shifted_picture_lies_beside_its_place_and_nothing_is_left_bare(
    window: pygame.Surface, picture: pygame.Surface
) -> None:
    care = Care()
    care.shift = (3, -2)
    assert care.show(window, picture, picture.get_rect()) == window.get_rect()
    assert window.get_at((13, 8)) == pygame.Color("red")
    rim = [(x, y) for x in range(SIZE[0]) for y in range(SIZE[1]) if window.get_at((x, y)) == pygame.Color("black")]
    assert rim == []


def test_a_darker_picture_is_darker_by_that_part_and_only_where_it_was_shown(
    window: pygame.Surface, picture: pygame.Surface
) -> None:
    care = Care()
    care.light = 128
    care.show(window, picture.subsurface((0, 0, 20, 30)), pygame.Rect(0, 0, 20, 30))
    assert window.get_at((5, 5))[:3] == (128, 128, 128)
    assert window.get_at((30, 5))[:3] == (0, 0, 0)


def test_a_part_is_shifted_by_as_much_as_the_whole(window: pygame.Surface, picture: pygame.Surface) -> None:
    care = Care()
    care.shift = (2, 2)
    assert care.show(window, picture.subsurface((8, 8, 6, 6)), pygame.Rect(8, 8, 6, 6)) == pygame.Rect(10, 10, 6, 6)
    assert window.get_at((12, 12)) == pygame.Color("red")


@pytest.mark.parametrize(("shift", "light", "needed"), [((0, 0), 255, False), ((1, 0), 255, True), ((0, 0), 90, True)])
def test_only_a_changed_picture_costs_anything(shift: tuple[int, int], light: int, needed: bool) -> None:
    care = Care()
    care.shift, care.light = shift, light
    assert care.needed is needed
