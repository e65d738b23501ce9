"""The lamp turned up: a warmer picture of all that rests, made band by band and laid over it as strongly as wanted."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.shell.theme import Colour

BANDS = 12
"""Parts in which the warmer picture is made, one a frame."""
STEPS, MOST, EVERY = 48, 4, 2
"""Degrees of brightness between unlit and lit; how many at a time; once in so many frames."""
MIDDLE = (1 / 3, 0.28)
"""Where the lamp's light falls, in parts of width and height."""
REACH = (0.7, 0.9)
"""How far from there it is at 1/e of its strength, in the same parts."""

COARSE = 4
"""The light is reckoned for one pixel in so many."""


class Lamplight:
    """What lies in `static`, under a lamp that burns brighter by `gain` (parts of 255 of each colour)."""

    def __init__(self, static: pygame.Surface, gain: Colour) -> None:
        self._static = static
        self._warm = pygame.Surface(static.get_size(), 0, static)
        self._across = _falloff(static.get_width(), MIDDLE[0], REACH[0], (255, 255, 255))
        self._down = _falloff(static.get_height(), MIDDLE[1], REACH[1], gain[:3])
        self._waiting = _bands(static.get_size())
        self._step = self._frames = 0

    @property
    def ready(self) -> bool:
        """True once the warmer picture is complete."""
        return not self._waiting

    def prepare(self) -> None:
        """Make one more part of it."""
        self._make(self._waiting.pop(0))

    def renew(self, rects: Sequence[pygame.Rect]) -> None:
        """What rests there looks different now."""
        for rect in rects:
            self._make(rect)

    def turn(self, part: float) -> bool:
        """Go on towards burning brighter by that part (0 to 1) of the gain; True if that makes a difference."""
        self._frames += 1
        off = round(STEPS * min(1.0, max(0.0, part))) - self._step
        if off == 0 or self._frames % EVERY:
            return False
        self._step += max(-MOST, min(MOST, off))
        self._warm.set_alpha(round(255 * self._step / STEPS))
        return True

    def shine(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Lay the light over what was copied from the static layer there."""
        if self._step:
            surface.blit(self._warm, rect, rect)

    def _make(self, rect: pygame.Rect) -> None:
        lit = self._static.subsurface(rect).copy()
        across = self._across.subsurface((rect.x, 0, rect.w, 1))
        down = self._down.subsurface((rect.y, 0, rect.h, 1))
        lit.blit(pygame.transform.scale(across, rect.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        column = pygame.transform.scale(pygame.transform.rotate(down, -90), rect.size)
        lit.blit(column, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        lit.blit(self._static, (0, 0), rect, special_flags=pygame.BLEND_RGB_ADD)
        self._warm.blit(lit, rect)


def _bands(size: tuple[int, int]) -> list[pygame.Rect]:
    """The whole in parts one below the other."""
    width, height = size
    edges = [round(height * i / BANDS) for i in range(BANDS + 1)]
    return [pygame.Rect(0, top, width, bottom - top) for top, bottom in pairwise(edges) if bottom > top]


def _falloff(length: int, middle: float, reach: float, colour: Sequence[int]) -> pygame.Surface:
    """A row of pixels: a colour in the middle that fades to black on both sides."""
    row = pygame.Surface((max(2, length // COARSE), 1))
    for i in range(row.get_width()):
        part = math.exp(-(((i + 0.5) / row.get_width() - middle) ** 2) / reach**2)
        row.set_at((i, 0), tuple(round(value * part) for value in colour))
    return pygame.transform.smoothscale(row, (length, 1))
