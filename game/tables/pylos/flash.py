"""What shows that a shape was completed: its balls shine once, and a ring of light runs round them."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pygame

from game.shell.scene import Mover
from game.tables.pylos.motion import Clip
from game.tables.pylos.pieces import SPARKS, Pieces

SHADES = 6
STRONGEST = 150
"""Opacity of the light at its height."""
LENGTH = 0.6
"""Part of the time the balls shine; the ring runs all the time."""
APART = 7.0
"""From one spark of the ring to the next, in logical units."""
TAIL = 0.55
"""Part of the way round that the ring's light reaches back."""


class Flash(Clip):
    """Once per shape. `lit` is asked for the balls when it begins; `way` leads round them, in logical points."""

    def __init__(
        self,
        seconds: float,
        lit: Callable[[], Sequence[Mover]],
        way: Sequence[tuple[float, float]],
        pieces: Pieces,
        begin: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        super().__init__(seconds, begin, ended)
        self._ask, self._way, self._pieces = lit, way, pieces
        self._shades: list[list[Mover]] = []
        self._sparks: list[list[Mover]] = []

    def prepare(self) -> None:
        """Every shade of every ball and of every spark of the ring."""
        self._shades = [[_shade(ball, i + 1) for i in range(SHADES)] for ball in self._ask()]
        pieces, scale = self._pieces, self._pieces.canvas.scale
        self._sparks = []
        for x, y in spread(self._way, APART):
            sparks = [pieces.spark(i) for i in range(SPARKS)]
            self._sparks.append([Mover(spark.image, *spark.at(x * scale, y * scale)) for spark in sparks])

    def movers(self, seconds: float) -> Iterator[Mover]:
        """The balls, and the part of the ring that shines now."""
        part = seconds / self.length
        if 0 < part < LENGTH:
            bright = math.sin(math.pi * part / LENGTH)
            yield from (shades[min(SHADES - 1, int(SHADES * bright))] for shades in self._shades)
        head = part * (1 + TAIL)
        for i, spark in enumerate(self._sparks):
            behind = (head - i / len(self._sparks)) / TAIL
            if 0 <= behind < 1:
                yield spark[min(SPARKS - 1, int(SPARKS * (1 - behind)))]


def spread(way: Sequence[tuple[float, float]], apart: float) -> Sequence[tuple[float, float]]:
    """Points so far apart along a closed way."""
    found: list[tuple[float, float]] = []
    left = 0.0
    for (x, y), (to_x, to_y) in pairwise((*way, way[0])):
        long = math.hypot(to_x - x, to_y - y)
        while left < long:
            found.append((x + (to_x - x) * left / long, y + (to_y - y) * left / long))
            left += apart
        left -= long
    return found


def _shade(ball: Mover, step: int) -> Mover:
    image = ball.surface.copy()
    image.fill((255, 255, 255, round(STRONGEST * step / SHADES)), special_flags=pygame.BLEND_RGBA_MULT)
    return ball._replace(surface=image)
