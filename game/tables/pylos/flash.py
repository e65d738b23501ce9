"""What shows that a shape was completed: its balls shine once, and a ring of light runs round them."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pygame

from game.shell.scene import Mover
from game.tables.motion import Clip
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
    """Once per shape. `lit` makes the light of one ball, from when it begins; `way` leads round, in logical points."""

    def __init__(
        self,
        seconds: float,
        cells: Sequence[int],
        lit: Callable[[int], Mover],
        way: Sequence[tuple[float, float]],
        pieces: Pieces,
        begin: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        super().__init__(seconds, begin, ended)
        self._cells, self._ask, self._way, self._pieces = list(cells), lit, way, pieces
        self._lit: list[Mover] = []
        self._shades: dict[tuple[int, int], Mover] = {}
        self._points: Sequence[tuple[float, float]] = ()

    def prepare(self) -> None:
        """Where the ring has its sparks."""
        self._points = spread(self._way, APART)

    def go(self, seconds: float) -> bool:
        """One more ball begins to shine."""
        if self._cells:
            self._lit.append(self._ask(self._cells.pop()))
        return False

    def movers(self, seconds: float) -> Iterator[Mover]:
        """The balls, and the part of the ring that shines now."""
        part = seconds / self.length
        if 0 < part < LENGTH:
            step = 1 + min(SHADES - 1, int(SHADES * math.sin(math.pi * part / LENGTH)))
            yield from (self._shade(number, step) for number in range(len(self._lit)))
        head, scale = part * (1 + TAIL), self._pieces.canvas.scale
        for i, (x, y) in enumerate(self._points):
            behind = (head - i / len(self._points)) / TAIL
            if 0 <= behind < 1:
                spark = self._pieces.spark(min(SPARKS - 1, int(SPARKS * (1 - behind))))
                yield Mover(spark.image, *spark.at(x * scale, y * scale))

    def _shade(self, number: int, step: int) -> Mover:
        """A ball's light at some strength; each is made once."""
        key = number, step
        if key not in self._shades:
            image = self._lit[number].surface.copy()
            image.fill((255, 255, 255, round(STRONGEST * step / SHADES)), special_flags=pygame.BLEND_RGBA_MULT)
            self._shades[key] = self._lit[number]._replace(surface=image)
        return self._shades[key]


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
