"""Everybody else's forest, small, with name and points; and alone: stars and what a scenario asks for."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.protocol import Seat
from game.rules.hutan.land import Land
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.hutan.drawn import Thing, Things
from game.tables.hutan.forest_painter import small_forest
from game.tables.hutan.pieces import Pieces
from game.tables.hutan.sayings import plain
from game.tables.measure import Measure

EDGE, BADGE, GAP = 12.0, 40.0, 10.0
FRAME, LEAST = 5.0, 70.0
"""A forest smaller than that isn't shown: it can be opened."""
PANGOLIN = 44.0


class Other(NamedTuple):
    """A seat that isn't the one in front."""

    seat: Seat
    name: str
    points: int
    things: tuple[tuple[int, Thing], ...]
    acting: bool
    pangolin: bool
    opened: bool


class SeatsRow:
    """Panels of one lay-out; a forest as large as fits, name above, points above or below."""

    def __init__(self, rects: Sequence[Rect], measure: Measure, pieces: Pieces, land: Land) -> None:
        self.rects, self.measure, self.pieces, self.land = rects, measure, pieces, land
        self.badge = BADGE * min(1.4, measure.grow)
        self._pictures: dict[Seat, tuple[Things, pygame.Surface]] = {}

    def parts(self, rect: Rect) -> tuple[Rect, Rect, float]:
        """Head, forest, and how high the points below it are (0: they stand in the head)."""
        line = self.measure.line("strong")
        head = max(self.badge, self.measure.line("small_strong")) + 2 * 8
        wide = rect.w - 2 * EDGE
        below = line if self._crowded(rect) else 0.0
        side = min(wide, rect.h - head - below - EDGE)
        if side < LEAST:
            return rect._replace(h=rect.h - below), Rect(rect.centre[0], rect.bottom - below, 0, 0), below
        forest = Rect(rect.centre[0] - side / 2, rect.y + head, side, side)
        return rect._replace(h=head), forest, below

    def _crowded(self, rect: Rect) -> bool:
        points = self.measure.width("−88", "strong")
        return rect.w < self.badge + points + 2 * EDGE + 3 * GAP + 60

    def middle(self, number: int, square: tuple[int, int]) -> tuple[float, float, float]:
        """Where a square of a small forest lies, and its size."""
        forest = self.parts(self.rects[number])[1]
        size = forest.w / 6
        return forest.x + (square[1] + 0.5) * size, forest.y + (square[0] + 0.5) * size, size

    def paint(self, painter: Painter, others: Sequence[Other]) -> None:
        """Those in the painter's clip."""
        for rect, other in zip(self.rects, others, strict=True):
            if painter.visible(rect.inset(-10)):
                self._seat(painter, rect, other)

    def _seat(self, painter: Painter, rect: Rect, other: Other) -> None:
        painter.panel(rect, "smoke", 18)
        if other.acting:
            painter.bar(Rect(rect.x + EDGE, rect.y, rect.w - 2 * EDGE, 6), "accent.hutan")
        head, forest, below = self.parts(rect)
        self._head(painter, head, other, below == 0)
        target = painter.canvas.px(forest)
        if target.w > 30:
            edge = painter.canvas.length(FRAME)
            painter.surface.fill(painter.kit.colour("pieces.hutan.frame"), target.inflate(2 * edge, 2 * edge))
            painter.surface.blit(self._picture(other, target.w), target)
            if other.opened:
                painter.surface.blit(painter.kit.materials.shade(target.size, painter.kit.colour("dim")), target)
                painter.icon("eye", forest.inset(forest.w * 0.3), "cream")
        if below:
            y = (forest.bottom + rect.bottom) / 2
            painter.text(plain(other.points), rect.centre[0], y, "strong", "cream", anchor="centre")

    def _head(self, painter: Painter, head: Rect, other: Other, points: bool) -> None:
        y, x = head.centre[1], head.x + EDGE
        painter.badge(other.seat, x + self.badge / 2, y, self.badge)
        right = head.right - EDGE
        if points:
            painter.text(plain(other.points), right, y, "strong", "cream", anchor="right")
            right -= self.measure.width(plain(other.points), "strong") + GAP
        x += self.badge + GAP
        if other.pangolin:
            side = min(PANGOLIN, head.h - 6)
            sprite = self.pieces.drawing("pangolin", side, side)
            painter.surface.blit(
                sprite.image, sprite.at((right - side / 2) * painter.canvas.scale, y * painter.canvas.scale)
            )
            right -= side + GAP
        if self.measure.width(other.name, "small_strong") <= right - x:
            painter.text(other.name, x, y, "small_strong", "cream")

    def _picture(self, other: Other, side: int) -> pygame.Surface:
        """Made anew only when something has grown."""
        there, kept = Things(other.things), self._pictures.get(other.seat)
        if kept is None or kept[0] != there:
            kept = self._pictures[other.seat] = (there, small_forest(self.pieces, self.land, there, side, kept))
        return kept[1]
