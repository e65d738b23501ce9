"""From scenes to pixels: what is painted again, what reaches the window, and what an idle scene costs."""

from collections.abc import Iterator

import pygame
import pytest

from game.shell.frame import Frame
from game.shell.kit import Kit
from game.shell.layout import Rect, fit
from game.shell.scene import Mover
from tests.shell.boxes import Box, Boxes, Veil, tile

RED = Box(Rect(60, 60, 300, 150), "red")
GREEN = Box(Rect(900, 600, 300, 150), "green")
TURNS = (0, 90, 180, 270)


class Updates(list[list[pygame.Rect]]):
    """What reached the window, one entry a frame."""

    def area(self) -> int:
        """Pixels of the last frame."""
        return sum(rect.w * rect.h for rect in self[-1])


@pytest.fixture
def updates(monkeypatch: pytest.MonkeyPatch) -> Updates:
    told = Updates()
    monkeypatch.setattr(pygame.display, "update", lambda rects: told.append([pygame.Rect(rect) for rect in rects]))
    return told


@pytest.fixture
def frame(kit: Kit) -> Iterator[Frame]:
    window = pygame.display.get_surface()
    assert window is not None
    return Frame(kit, window, fit(window.get_size()))


def pixel(frame: Frame, x: float, y: float) -> pygame.Color:
    """The window's colour at a logical point."""
    wx, wy = frame.canvas.to_window(x, y)
    return pygame.Color(frame.window.get_at((round(wx), round(wy))))


def test_the_first_picture_is_painted_whole_and_once(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED, GREEN)
    assert frame.draw([scene], 0)
    assert scene.painted == ["red", "green"]
    assert pixel(frame, *RED.rect.centre) == pygame.Color("red")
    assert updates.area() == 640 * 360


def test_an_idle_scene_draws_nothing_and_says_so(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED)
    scene.moving = [Mover(tile("white"), 5, 5)]
    frame.draw([scene], 0)
    scene.paints.clear()
    updates.clear()
    assert [frame.draw([scene], 0.5) for _ in range(5)] == [False] * 5
    assert (scene.paints, updates) == ([], [])


def test_only_what_is_stale_is_painted_and_shown_again(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED, GREEN)
    frame.draw([scene], 0)
    scene.painted.clear()
    scene.boxes[0] = RED._replace(colour="yellow")
    scene.stale(RED.rect)
    assert frame.draw([scene], 0)
    assert scene.painted == ["yellow"]
    assert pixel(frame, *RED.rect.centre) == pygame.Color("yellow")
    assert updates.area() < 1.3 * RED.rect.w * RED.rect.h * frame.canvas.scale**2


def test_what_is_outside_the_stale_rectangle_is_left_alone(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED, GREEN)
    frame.draw([scene], 0)
    scene.boxes = [RED._replace(colour="yellow"), GREEN._replace(colour="white")]
    scene.stale(RED.rect)
    frame.draw([scene], 0)
    assert pixel(frame, *GREEN.rect.centre) == pygame.Color("green")


def test_stale_rectangles_that_overlap_are_painted_once(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED, GREEN)
    frame.draw([scene], 0)
    scene.paints.clear()
    for shift in range(5):
        scene.stale(RED.rect.moved(shift * 10, 0))
    frame.draw([scene], 0)
    assert len(scene.paints) == 1


def test_a_stale_rectangle_beyond_the_edge_does_no_harm(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED)
    frame.draw([scene], 0)
    scene.paints.clear()
    scene.stale(Rect(-5000, -5000, 10, 10))
    assert not frame.draw([scene], 0)
    assert scene.paints == []


def test_a_mover_leaves_no_trace(frame: Frame, updates: Updates) -> None:
    scene, ball = Boxes(RED), tile("white")
    frame.draw([scene], 0)
    before = pygame.image.tobytes(frame.window, "RGB")
    scene.moving = [Mover(ball, 30, 30)]
    frame.draw([scene], 0)
    assert frame.window.get_at((40, 35)) == pygame.Color("white")
    for x in range(31, 200, 7):
        scene.moving = [Mover(ball, x, 30 + x // 3)]
        assert frame.draw([scene], 0)
    scene.moving = []
    assert frame.draw([scene], 0)
    assert pygame.image.tobytes(frame.window, "RGB") == before


def test_a_moving_mover_paints_nothing_again_and_touches_little(frame: Frame, updates: Updates) -> None:
    scene, ball = Boxes(RED), tile("white")
    scene.moving = [Mover(ball, 30, 30)]
    frame.draw([scene], 0)
    scene.paints.clear()
    scene.moving = [Mover(ball, 34, 30)]
    frame.draw([scene], 0)
    assert scene.paints == []
    assert updates.area() == 24 * 10


def test_a_mover_at_rest_stays_above_what_is_painted_anew_under_it(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED)
    x, y = frame.canvas.point(*RED.rect.centre)
    scene.moving = [Mover(tile("white", 4, 4), x, y)]
    frame.draw([scene], 0)
    scene.boxes[0] = RED._replace(colour="yellow")
    scene.stale(RED.rect)
    frame.draw([scene], 0)
    assert frame.window.get_at((x + 1, y + 1)) == pygame.Color("white")
    assert frame.window.get_at((x - 2, y)) == pygame.Color("yellow")


def test_movers_that_change_their_order_are_drawn_anew(frame: Frame, updates: Updates) -> None:
    scene = Boxes()
    one, other = Mover(tile("white"), 50, 50), Mover(tile("red"), 55, 52)
    scene.moving = [one, other]
    frame.draw([scene], 0)
    scene.moving = [other, one]
    assert frame.draw([scene], 0)
    assert frame.window.get_at((58, 55)) == pygame.Color("white")


def test_a_scene_below_another_stands_still_with_its_movers_and_is_seen(frame: Frame, updates: Updates) -> None:
    below, above = Boxes(RED), Veil(GREEN, ground=None)
    below.moving = [Mover(tile("white"), 5, 5)]
    frame.draw([below, above], 0)
    assert frame.window.get_at((10, 10)) == pygame.Color("white")
    assert pixel(frame, *RED.rect.centre) == pygame.Color("red")
    assert pixel(frame, *GREEN.rect.centre) == pygame.Color("green")
    below.moving = [Mover(tile("white"), 300, 5)]
    assert not frame.draw([below, above], 0)


def test_a_window_that_lost_its_contents_is_shown_again_without_painting(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED)
    frame.draw([scene], 0)
    scene.paints.clear()
    frame.window.fill("black")
    frame.expose()
    assert frame.draw([scene], 0)
    assert scene.paints == []
    assert pixel(frame, *RED.rect.centre) == pygame.Color("red")


@pytest.mark.parametrize("turn", TURNS)
def test_a_turned_picture_is_the_upright_one_turned_pixel_for_pixel(kit: Kit, turn: int) -> None:
    across = (640, 360) if turn % 180 == 0 else (360, 640)
    upright = Frame(kit, pygame.Surface((640, 360)), fit((640, 360)))
    turned = Frame(kit, pygame.display.set_mode(across), fit(across, turn))
    scenes = Boxes(RED, GREEN), Boxes(RED, GREEN)
    for count in range(6):
        for scene, frame in zip(scenes, (upright, turned), strict=True):
            scene.moving = [Mover(tile("white", 9, 5), 13 + 17 * count, 20 + 11 * count)]
            scene.boxes[0] = RED._replace(colour=("red", "yellow")[count % 2])
            scene.stale(RED.rect)
            frame.draw([scene], 0)
        expected = pygame.transform.rotate(upright.window, -turn)
        assert pygame.image.tobytes(turned.window, "RGB") == pygame.image.tobytes(expected, "RGB")


@pytest.mark.parametrize("size", [(1, 1), (1, 2000), (2000, 1), (63, 65)])
@pytest.mark.parametrize("turn", TURNS)
def test_windows_too_small_for_any_picture_are_drawn_without_complaint(
    kit: Kit, size: tuple[int, int], turn: int
) -> None:
    frame = Frame(kit, pygame.display.set_mode(size), fit(size, turn))
    scene = Boxes(RED)
    for x in range(5):
        scene.moving = [Mover(tile("white"), x * 9, 3)]
        scene.stale(RED.rect)
        frame.draw([scene], 0)


def test_a_fade_begins_with_the_old_picture_and_ends_exactly_with_the_new_one(frame: Frame, updates: Updates) -> None:
    old, new = Boxes(RED), Boxes(RED._replace(colour="yellow"), ground="black")
    frame.draw([old], 0)
    frame.fade(0.2)
    frame.draw([new], 0)
    assert pixel(frame, *RED.rect.centre) == pygame.Color("red")
    frame.step(0.1)
    frame.draw([new], 1)
    between = pixel(frame, *RED.rect.centre)
    assert between.r == 255
    assert 100 < between.g < 155
    frame.step(0.1)
    assert not frame.fading
    assert frame.draw([new], 1)
    assert pixel(frame, *RED.rect.centre) == pygame.Color("yellow")
    assert pixel(frame, 5, 5) == pygame.Color("black")
    assert not frame.draw([new], 1)


def test_a_fade_of_no_time_is_a_cut(frame: Frame, updates: Updates) -> None:
    frame.draw([Boxes(RED)], 0)
    frame.fade(0.0)
    assert not frame.fading
    frame.draw([Boxes(RED._replace(colour="yellow"))], 0)
    assert pixel(frame, *RED.rect.centre) == pygame.Color("yellow")


def test_what_may_wait_is_painted_a_part_in_each_of_the_next_frames(frame: Frame, updates: Updates) -> None:
    wide = Box(Rect(60, 400, 1500, 600), "green")
    scene = Boxes(RED, wide)
    frame.draw([scene], 0)
    scene.boxes = [RED._replace(colour="yellow"), wide._replace(colour="white")]
    for box in scene.boxes:
        scene.stale(box.rect, soon=True)
    frames = [pixel(frame, *wide.rect.centre)]
    while frame.draw([scene], 0):
        frames.append(pixel(frame, *wide.rect.centre))
        assert updates.area() < 640 * 360 / 4
    assert frames[2] == pygame.Color("green"), "not yet"
    for box in scene.boxes:
        corners = [(box.rect.x + 10, box.rect.y + 10), (box.rect.right - 10, box.rect.bottom - 10)]
        assert [pixel(frame, *corner) for corner in corners] == [pygame.Color(box.colour)] * 2


def test_what_is_urgent_is_painted_before_what_may_wait(frame: Frame, updates: Updates) -> None:
    scene = Boxes(RED, GREEN)
    frame.draw([scene], 0)
    scene.boxes = [RED._replace(colour="yellow"), GREEN._replace(colour="white")]
    scene.stale(RED.rect, soon=True)
    scene.stale(GREEN.rect)
    frame.draw([scene], 0)
    assert pixel(frame, *GREEN.rect.centre) == pygame.Color("white")
    assert pixel(frame, *RED.rect.centre) == pygame.Color("red")


def test_movers_are_drawn_once_where_stale_rectangles_cross(frame: Frame, updates: Updates) -> None:
    """A cross of two rectangles is shown as rectangles that don't overlap, so that nothing see-through gets denser."""
    scene = Boxes(RED)
    veil = pygame.Surface((90, 60), pygame.SRCALPHA)
    veil.fill((255, 255, 255, 100))
    scene.moving = [Mover(veil, 20, 20)]
    frame.draw([scene], 0)
    once = pixel(frame, 150, 120)
    scene.stale(Rect(60, 100, 300, 60))
    scene.stale(Rect(130, 60, 60, 150))
    frame.draw([scene], 0)
    assert pixel(frame, 150, 120) == once
