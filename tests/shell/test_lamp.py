"""The lamp turned up over a scene: warmer little by little, never more than asked for, and as before in the end."""

from itertools import pairwise

import pygame
import pytest

from game.shell.frame import Frame
from game.shell.kit import Kit
from game.shell.lamp import BANDS, STEPS
from game.shell.layout import Rect, fit
from tests.shell.boxes import Box, Boxes

WOOD = Box(Rect(0, 0, 1920, 1080), "#5A3C28")
NEAR = (640, 300)


@pytest.fixture
def frame(kit: Kit) -> Frame:
    window = pygame.display.get_surface()
    assert window is not None
    return Frame(kit, window, fit(window.get_size()))


def _pixel(frame: Frame, at: tuple[float, float] = NEAR) -> pygame.Color:
    x, y = frame.canvas.to_window(*at)
    return pygame.Color(frame.window.get_at((round(x), round(y))))


def _lit(frame: Frame, scene: Boxes, lamp: float) -> list[pygame.Color]:
    """The colour under the lamp, frame by frame, until it burns as wanted."""
    scene.lamp = lamp
    seen = []
    for _ in range(BANDS + STEPS + 2):
        frame.draw([scene], 0)
        seen.append(_pixel(frame))
    return seen


def test_the_lamp_warms_what_lies_under_it_in_small_steps(frame: Frame) -> None:
    seen = _lit(frame, Boxes(WOOD), 1.0)
    reds = [colour.r for colour in seen]
    assert reds[0] == 90
    assert all(0 <= after - before <= 3 for before, after in pairwise(reds))
    assert 90 * 1.13 <= reds[-1] <= 90 * 1.19
    assert seen[-1].b / 40 < seen[-1].r / 90, "it is warm light"


def test_far_from_the_lamp_it_warms_less(frame: Frame) -> None:
    _lit(frame, Boxes(WOOD), 1.0)
    assert _pixel(frame, (1880, 1060)).r < _pixel(frame).r


def test_afterwards_everything_looks_exactly_as_before(frame: Frame) -> None:
    scene = Boxes(WOOD, Box(Rect(400, 200, 300, 300), "red"))
    frame.draw([scene], 0)
    before = pygame.image.tobytes(frame.window, "RGB")
    _lit(frame, scene, 1.0)
    assert pygame.image.tobytes(frame.window, "RGB") != before
    scene.lamp = 0.0
    assert frame.draw([scene], 0)
    assert pygame.image.tobytes(frame.window, "RGB") == before
    assert not frame.draw([scene], 0)


def test_a_lamp_that_burns_steadily_costs_no_frame(frame: Frame) -> None:
    scene = Boxes(WOOD)
    _lit(frame, scene, 0.5)
    assert not any(frame.draw([scene], 0) for _ in range(5))


def test_what_changes_under_the_lamp_is_lit_like_everything_else(frame: Frame) -> None:
    scene = Boxes(WOOD, Box(Rect(600, 260, 80, 80), "black"))
    _lit(frame, scene, 1.0)
    assert _pixel(frame).r == 0
    scene.boxes = [WOOD]
    scene.stale(Rect(600, 260, 80, 80))
    frame.draw([scene], 0)
    assert _pixel(frame) == _lit(frame, scene, 1.0)[-1]
    assert _pixel(frame).r > 90
