"""The arrow of a jump: a smooth curve over the pieces that are jumped, with its own shadow on them."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect

FINE = 3
LINE, DARK, HEAD = 7.0, 2.5, 30.0
RISE = 84.0
"""How high the curve's middle lies over the straight way, at the size the board was baked for."""
SHADOW = (10.0, 16.0, 70)
"""How far the shadow falls to the right and down, and how dark it is."""
STEPS = 40

Point = tuple[float, float]


class Arc(NamedTuple):
    """From where to where, in logical units; `size` is the board's."""

    start: Point
    end: Point
    size: float

    @property
    def rect(self) -> Rect:
        """Everything the arrow may cover."""
        (x0, y0), (x1, y1) = self.start, self.end
        pad = (HEAD + SHADOW[1]) * self.size + 8
        top = min(y0, y1) - RISE * self.size
        return Rect(min(x0, x1), top, abs(x1 - x0), max(y0, y1) - top).inset(-pad)

    def points(self) -> list[Point]:
        """The curve: a parabola over the way between the two."""
        (x0, y0), (x1, y1) = self.start, self.end
        found = []
        for step in range(STEPS + 1):
            t = step / STEPS
            found.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - RISE * self.size * 4 * t * (1 - t)))
        return found


def arrow(kit: Kit, canvas: Canvas, arc: Arc) -> tuple[pygame.Surface, tuple[int, int]]:
    """A picture of the arrow, and the pixel for its corner."""
    target, scale = canvas.px(arc.rect), canvas.scale * FINE
    large = pygame.Surface((target.w * FINE, target.h * FINE), pygame.SRCALPHA)
    size = arc.size * scale
    points = [(x * scale - target.x * FINE, y * scale - target.y * FINE) for x, y in arc.points()]
    x, y, strength = SHADOW
    shade = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    _draw(shade, [(px + x * size, py + y * size) for px, py in points], (LINE + 2 * DARK) * size, size, (8, 3, 1, 255))
    shade.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    large.blit(shade, (0, 0))
    _draw(large, points, (LINE + 2 * DARK) * size, size, kit.colour("focus_dark"), DARK * size)
    _draw(large, points, LINE * size, size, kit.colour("focus"))
    return pygame.transform.smoothscale(large, target.size), target.topleft


def _draw(
    surface: pygame.Surface,
    points: Sequence[Point],
    width: float,
    size: float,
    colour: tuple[int, ...],
    more: float = 0.0,
) -> None:
    """The curve up to the head, then the head, `more` larger all round."""
    end = pygame.Vector2(points[-1])
    aim = (end - pygame.Vector2(points[-4])).normalize()
    across = pygame.Vector2(-aim.y, aim.x)
    neck = end - aim * HEAD * size
    shaft = [pygame.Vector2(point) for point in points if (end - pygame.Vector2(point)).length() > 0.7 * HEAD * size]
    for one, other in pairwise([*shaft, neck + aim * 2]):
        if (way := other - one).length():
            side = pygame.Vector2(-way.y, way.x).normalize() * width / 2
            pygame.draw.polygon(surface, colour, [one + side, other + side, other - side, one - side])
        pygame.draw.circle(surface, colour, one, width / 2)
    half = HEAD * 0.55 * size + more * 1.6
    tip, base = end + aim * more * 2, neck - aim * more
    pygame.draw.polygon(surface, colour, [tip, base + across * half, base - across * half])


def ways(start: Point, ends: Sequence[Point], near: float, far: float) -> list[tuple[Point, Point]]:
    """Straight lines from a square towards others: from `near` units off its middle to `far` units before theirs."""
    found = []
    for x, y in ends:
        long = math.hypot(x - start[0], y - start[1])
        if long > near + far:
            dx, dy = (x - start[0]) / long, (y - start[1]) / long
            found.append(((start[0] + dx * near, start[1] + dy * near), (x - dx * far, y - dy * far)))
    return found
