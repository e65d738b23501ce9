"""A light that runs over the balls of a shape that was just completed."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.shell.scene import Mover
from game.tables.pylos.motion import Clip

SHADES = 6
STRONGEST = 150
"""Opacity of the light at its height."""
LENGTH = 0.55
"""Part of the time one ball shines; the rest is the way from the first to the last."""


class Lit(NamedTuple):
    """The visible part of a ball filled with light, and its pixel on the canvas."""

    image: pygame.Surface
    x: int
    y: int


class Flash(Clip):
    """Each ball shines once. `lit` is asked for the balls when it begins."""

    def __init__(
        self,
        at: float,
        seconds: float,
        lit: Callable[[], Sequence[Lit]],
        begin: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        super().__init__(at, seconds, begin, ended)
        self._seconds, self._ask = seconds, lit
        self._shades: list[list[Mover]] = []

    def prepare(self) -> None:
        """Every shade of every ball."""
        self._shades = [[_shade(ball, i + 1) for i in range(SHADES)] for ball in self._ask()]

    def movers(self, seconds: float) -> Iterator[Mover]:
        """The balls that shine now."""
        late = (1 - LENGTH) / max(1, len(self._shades) - 1)
        for i, shades in enumerate(self._shades):
            part = (seconds / self._seconds - i * late) / LENGTH
            if 0 < part < 1:
                yield shades[min(SHADES - 1, int(SHADES * math.sin(math.pi * part)))]


def _shade(ball: Lit, step: int) -> Mover:
    image = ball.image.copy()
    image.fill((255, 255, 255, round(STRONGEST * step / SHADES)), special_flags=pygame.BLEND_RGBA_MULT)
    return Mover(image, ball.x, ball.y)
