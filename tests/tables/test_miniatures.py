"""Picture windows: one for each game, cut to round corners, and one for each seat with its own pieces."""

from collections.abc import Iterator

import pygame
import pytest

from game.core.protocol import Seat
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.kit import Kit
from game.shell.text import Texts
from game.shell.theme import load_theme
from game.tables.miniatures import seat_window, window
from game.tables.offers import FACTS
from game.where import folder

SIZES = ((294, 253), (172, 210), (400, 120))


@pytest.fixture
def kit() -> Iterator[Kit]:
    """Everything to draw with, at two thirds of the full size."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    assets = folder("assets")
    theme = load_theme(assets / "theme.toml")
    texts, audio = Texts(assets / "fonts", theme), Audio(assets / "sounds", lambda: 0.0)
    yield Kit(theme, Assets(assets, 2 / 3), texts, audio)
    pygame.display.quit()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", FACTS)
def test_every_game_has_a_picture_of_its_own_at_any_shape(kit: Kit, game: str, size: tuple[int, int]) -> None:
    picture = window(kit, game, size)
    assert picture.get_size() == size
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((size[0] // 2, size[1] // 2)).a == 255
    others = [pixels(window(kit, other, size)) for other in FACTS if other != game]
    assert pixels(picture) not in others


def test_a_dimmed_picture_is_darker(kit: Kit) -> None:
    bright, dark = (pygame.transform.average_color(window(kit, "yoxii", SIZES[0], dimmed)) for dimmed in (False, True))
    assert sum(dark[:3]) < 0.85 * sum(bright[:3])


def test_a_window_is_painted_once(kit: Kit) -> None:
    assert window(kit, "hutan", SIZES[0]) is window(kit, "hutan", SIZES[0])


def test_the_seats_of_pylos_show_light_and_dark_balls(kit: Kit) -> None:
    light, dark = (seat_window(kit, "pylos", Seat(seat), (297, 252)) for seat in (0, 1))
    middle = (140, 130)
    assert sum(light.get_at(middle)[:3]) > sum(dark.get_at(middle)[:3]) + 200
