"""The upper part of every seat's panel: badge, name and second line, and the light over whoever acts."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.protocol import Seat
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure

NAMES = ("name", "strong", "small_strong")
"""Roles of a name, the first that fits is taken."""
EDGE, BADGE_GAP = 24.0, 20.0
NESTLE = 0.86
"""Name and second line lie that much closer than two lines of a text."""
WASH = ((0.0, 0.34), (1 / 3, 0.08), (1.0, 0.02))
"""How much accent lies over an acting seat's panel, from top to bottom."""


class Who(NamedTuple):
    """Who sits there, and whether it is their turn."""

    seat: Seat
    name: str
    second: str
    acting: bool


def head_high(measure: Measure, second: bool) -> float:
    """Height of badge, name and second line."""
    return max(measure.badge, measure.line("name") + (NESTLE * measure.line("second") if second else 0.0))


def least_wide(measure: Measure, names: Sequence[str]) -> float:
    """The narrowest panel that shows each of these names in one line."""
    return max(measure.width(name, "strong") for name in names) + measure.badge + BADGE_GAP + 2 * EDGE


class SeatHead:
    """Paints one panel's ground and head; `room` is the width of the name. Paper is for what is the viewer's own."""

    def __init__(self, rect: Rect, measure: Measure, accent: str, room: float, paper: bool = False) -> None:
        self.rect, self.measure, self.accent, self.room = rect, measure, accent, room
        self.inks = ("ink", "ink_2") if paper else ("cream", "cream_3")
        self._paper = paper
        self._made: pygame.Surface | None = None

    def ground(self, painter: Painter, acting: bool) -> None:
        """Smoked glass or paper; for whoever acts a bar of the game's accent on top, and on glass a wash of it."""
        painter.panel(self.rect, "paper" if self._paper else "smoke", 18)
        if acting:
            target = painter.canvas.px(self.rect)
            if not self._paper:
                painter.surface.blit(self._wash(target.size), target)
            painter.bar(Rect(self.rect.x + EDGE, self.rect.y, self.rect.w - 2 * EDGE, 6), self.accent)

    def head(self, painter: Painter, who: Who, middle: float, high: float) -> None:
        """Badge, name and, if `high` leaves room for it, the second line, round a height of `middle`."""
        measure, rect = self.measure, self.rect
        text_x = rect.x + EDGE + measure.badge + BADGE_GAP
        name = measure.fitted(who.name, NAMES, self.room)
        second = measure.fitted(who.second, ("second", "small"), self.room)
        painter.badge(who.seat, rect.x + EDGE + measure.badge / 2, middle, measure.badge)
        apart = NESTLE * (name.height + second.height) / 2
        if not who.second or name.wrap or second.wrap or apart + second.height > high - 4:
            painter.text(name.words, text_x, middle, name.role, self.inks[0], width=name.wrap)
            return
        painter.text(name.words, text_x, middle - apart / 2, name.role, self.inks[0])
        painter.text(second.words, text_x, middle + apart / 2, second.role, self.inks[1])

    def _wash(self, size: tuple[int, int]) -> pygame.Surface:
        """The accent over the panel, strongest at the top; made once."""
        if self._made is None:
            kit = self.measure.kit
            column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
            for y in range(size[1]):
                column.set_at((0, y), (*kit.colour(self.accent)[:3], round(255 * _along(WASH, y / size[1]))))
            wash = pygame.transform.scale(column, size)
            mask = kit.materials.pill(size, (255, 255, 255), kit.assets.px(18))
            wash.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            self._made = wash.convert_alpha() if pygame.display.get_surface() else wash
        return self._made


def _along(stops: tuple[tuple[float, float], ...], at: float) -> float:
    """A value between stops."""
    for (a, low), (b, high) in pairwise(stops):
        if at <= b:
            return low + (high - low) * (at - a) / (b - a)
    return stops[-1][1]
