"""Logical units, the canvas of a window, and the way from screen to canvas and back."""

import pygame
import pytest

from game.shell.layout import SMALLEST, Rect, around, fit, union

TURNS = (0, 90, 180, 270)
WINDOWS = (
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
    (1080, 1920),
    (720, 1280),
    (1280, 960),
    (1000, 1000),
    (800, 600),
    (1366, 768),
)
ODD = ((1, 1), (0, 0), (1, 2000), (2000, 1), (63, 64))


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("window", WINDOWS)
def test_a_point_goes_to_the_window_and_comes_back_as_itself(window: tuple[int, int], turn: int) -> None:
    canvas = fit(window, turn)
    for part_x in (0, 0.05, 0.33, 0.5, 0.81, 1):
        for part_y in (0, 0.12, 0.5, 0.77, 1):
            point = canvas.width * part_x, canvas.height * part_y
            there = canvas.to_window(*point)
            assert -0.6 <= there[0] <= window[0] + 0.6
            assert -0.6 <= there[1] <= window[1] + 0.6
            assert canvas.from_window(*there) == pytest.approx(point, abs=1e-6)


@pytest.mark.parametrize(("turn", "corner"), [(0, (0, 0)), (90, (1280, 0)), (180, (1280, 720)), (270, (0, 720))])
def test_the_upper_left_corner_turns_clockwise(turn: int, corner: tuple[int, int]) -> None:
    assert fit((1280, 720), turn).to_window(0, 0) == pytest.approx(corner)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("window", [(128, 72), (72, 128), (100, 100), (1, 2), (131, 97)])
def test_a_pixel_rectangle_lies_in_the_window_where_turning_the_picture_puts_it(
    window: tuple[int, int], turn: int
) -> None:
    canvas = fit(window, turn)
    picture = pygame.Surface(canvas.size_px, depth=32)
    for rect in (pygame.Rect(3, 5, 17, 9), pygame.Rect(0, 0, 1, 1), pygame.Rect(20, 30, 21, 11)):
        picture.fill("black")
        picture.fill("white", rect)
        turned = pygame.transform.rotate(picture, -turn)
        marked = pygame.mask.from_threshold(turned, "white", (1, 1, 1, 255))
        assert marked.get_bounding_rects() == [canvas.rect_to_window(rect)]


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("window", [*WINDOWS, *ODD])
def test_a_canvas_fills_its_window_with_at_least_1920_by_1080_units(window: tuple[int, int], turn: int) -> None:
    canvas = fit(window, turn)
    long, short = max(canvas.width, canvas.height), min(canvas.width, canvas.height)
    assert long >= 1920 - 1e-6
    assert short >= 1080 - 1e-6
    assert canvas.scale > 0
    across = canvas.size_px if turn % 180 == 0 else canvas.size_px[::-1]
    assert across == tuple(max(pixels, SMALLEST) for pixels in window)


def test_a_quarter_turn_of_a_wide_window_is_laid_out_in_portrait() -> None:
    assert not fit((1920, 1080), 0).portrait
    assert fit((1920, 1080), 90).portrait
    assert not fit((1080, 1920), 270).portrait


def test_a_four_to_three_window_is_1920_by_1440_units() -> None:
    assert fit((1280, 960)).whole == pytest.approx((0, 0, 1920, 1440))


def test_turns_beyond_a_full_one_mean_the_same() -> None:
    assert fit((1280, 720), 450).turn == 90


@pytest.mark.parametrize("window", WINDOWS)
def test_the_safe_area_is_the_inner_ninety_per_cent(window: tuple[int, int]) -> None:
    canvas = fit(window)
    assert canvas.safe.w == pytest.approx(canvas.width * 0.9)
    assert canvas.safe.h == pytest.approx(canvas.height * 0.9)
    assert canvas.safe.centre == pytest.approx(canvas.whole.centre)


@pytest.mark.parametrize("window", WINDOWS)
def test_neighbours_share_an_edge_in_pixels_too(window: tuple[int, int]) -> None:
    canvas = fit(window)
    x = 0.0
    for width in (10.3, 0.7, 33.33, 5.01, 100.49):
        left, right = Rect(x, 0, width, 10), Rect(x + width, 0, 7.7, 10)
        assert canvas.px(left).right == canvas.px(right).left
        x += width


def test_a_length_is_never_rounded_away() -> None:
    canvas = fit((64, 36))
    assert canvas.length(1) == 1
    assert canvas.length(0) == 0


def test_pixels_become_units_again() -> None:
    canvas = fit((960, 540))
    assert canvas.logical(pygame.Rect(10, 20, 30, 40)) == (20, 40, 60, 80)


def test_rectangles_tell_how_they_lie() -> None:
    rect = around(50, 40, 20, 10)
    assert rect == (40, 35, 20, 10)
    assert rect.centre == (50, 40)
    assert rect.holds(40, 35)
    assert not rect.holds(60, 35)
    assert rect.inset(-5) == (35, 30, 30, 20)
    assert rect.inset(100).w == 0
    assert rect.touches(Rect(59, 44, 5, 5))
    assert not rect.touches(Rect(60, 35, 5, 5))
    assert rect.within(Rect(40, 35, 20, 10))
    assert not rect.within(Rect(41, 35, 20, 10))
    assert union([rect, Rect(0, 0, 1, 1)]) == (0, 0, 60, 45)
