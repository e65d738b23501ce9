"""The course of a game as a curve: who was ahead at every position, with the turning points and where one looks."""

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

import pygame

from game.shell.focus import Spot
from game.shell.layout import Canvas, Rect, around
from game.shell.paint import Painter
from game.shell.widget import Widget

GRAPH = "graph"
"""Its spot."""
FINE = 3
"""The curve is drawn so many times as large and then scaled down, for smooth edges."""
LINE, ZERO, CURSOR, DOT, STAR, BADGE = 5.0, 2.0, 4.0, 20.0, 34.0, 36.0
EDGE, SIDE = 12.0, 64.0
"""Free room round the curve, and at the left for the badges."""
FILL, HIGH = 70, 0.84
"""Opacity under the curve; part of the height it uses."""


class Graph(Widget):
    """Position 0 at the left, the last one at the right; above the middle the first seat is ahead.

    A tap goes to the position under it (`go`), CONFIRM does what `confirmed` does.
    """

    def __init__(
        self,
        rect: Rect,
        last: int,
        accent: str,
        go: Callable[[int], None],
        confirmed: Callable[[], None],
    ) -> None:
        super().__init__(rect)
        self.accent = accent
        self.last, self._go, self._confirmed = max(1, last), go, confirmed
        self.at = 0
        self.worths: Sequence[float | None] = ()
        self.turning: Sequence[int] = ()
        self._curve: tuple[object, pygame.Surface] | None = None

    @property
    def plot(self) -> Rect:
        """Where the curve is."""
        rect = self.rect
        return Rect(rect.x + SIDE + EDGE, rect.y + EDGE, rect.w - SIDE - 3 * EDGE, rect.h - 2 * EDGE)

    def place(self, at: int, worth: float = 0.0) -> tuple[float, float]:
        """The point of a position."""
        plot = self.plot
        return plot.x + plot.w * at / self.last, plot.y + plot.h / 2 * (1 - HIGH * worth)

    def spots(self) -> Sequence[Spot]:
        """All of it."""
        return (Spot(GRAPH, self.rect, 18),)

    def confirm(self, spot: Hashable) -> None:
        """Whatever the scene wants."""
        self._confirmed()

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """Go to the position under the finger."""
        part = (x - self.plot.x) / self.plot.w
        self._go(min(self.last, max(0, round(part * self.last))))

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Track, badges, the middle, the curve, stars at the turning points, and a bar where one looks."""
        painter.panel(self.rect, "track", 18)
        plot, x = self.plot, self.rect.x + EDGE + BADGE / 2
        for seat, y in ((0, plot.y + BADGE / 2), (1, plot.bottom - BADGE / 2)):
            painter.badge(seat, x, y, BADGE)
        painter.bar(Rect(plot.x, plot.centre[1] - ZERO / 2, plot.w, ZERO), "cream_3")
        self._paint_curve(painter, plot)
        here, _ = self.place(self.at)
        painter.bar(Rect(here - CURSOR / 2, plot.y, CURSOR, plot.h), "cream")
        for at in self.turning:
            painter.icon("star", around(*self.place(at, self.worths[at] or 0.0), STAR, STAR), self.accent)
        worth = self.worths[self.at] if self.at < len(self.worths) else None
        if worth is not None and self.at not in self.turning:
            dot = around(*self.place(self.at, worth), DOT, DOT)
            painter.bar(dot, "cream")

    def _paint_curve(self, painter: Painter, plot: Rect) -> None:
        key = (tuple(self.worths), painter.canvas.px(plot).size)
        if self._curve is None or self._curve[0] != key:
            self._curve = (key, self._drawn(painter, painter.canvas, plot))
        painter.surface.blit(self._curve[1], painter.canvas.px(plot))

    def _drawn(self, painter: Painter, canvas: Canvas, plot: Rect) -> pygame.Surface:
        """The known pieces of the curve."""
        width, height = canvas.px(plot).size
        large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
        colour = painter.kit.colour("cream")
        thick = max(2, round(LINE * canvas.scale * FINE))
        middle = height * FINE / 2
        for piece in self._pieces():
            points = [self._fine(at, worth, large.get_size()) for at, worth in piece]
            ground = [(points[0][0], middle), *points, (points[-1][0], middle)]
            pygame.draw.polygon(large, (*colour[:3], FILL), ground)
            for start, end in pairwise(points):
                pygame.draw.line(large, colour, start, end, thick)
            for point in points:
                pygame.draw.circle(large, colour, point, thick // 2)
        return pygame.transform.smoothscale(large, (width, height))

    def _fine(self, at: int, worth: float, size: tuple[int, int]) -> tuple[float, float]:
        return size[0] * at / self.last, size[1] / 2 * (1 - HIGH * worth)

    def _pieces(self) -> list[list[tuple[int, float]]]:
        """Runs of neighbouring positions that are known."""
        pieces: list[list[tuple[int, float]]] = [[]]
        for at, worth in enumerate(self.worths):
            if worth is not None:
                pieces[-1].append((at, worth))
            elif pieces[-1]:
                pieces.append([])
        return [piece for piece in pieces if piece]
