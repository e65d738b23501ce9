"""A seat's whole score on one sheet of paper: every tree, area, animal and card, page by page."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.hutan.sayings import plain
from game.tables.measure import Measure

EDGE, BADGE = 28.0, 52.0
HEAD, FOOT, ROW = 84.0, 20.0, 8.0


class SheetLook(NamedTuple):
    """What is on the page."""

    seat: Seat
    title: str
    total: int
    lines: Sequence[tuple[str, int]]
    """Of this page."""
    page: int
    pages: int
    focused: int | None


class Sheet:
    """The sheet of one lay-out."""

    def __init__(self, rect: Rect, measure: Measure) -> None:
        self.rect, self.measure = rect, measure
        self.head = max(HEAD, measure.line("strong") + 24)
        self.row = measure.line("small") + ROW
        self.rows = max(1, int((rect.h - self.head - FOOT) / self.row))

    def pages(self, count: int) -> int:
        """How many pages so many lines take."""
        return max(1, math.ceil(count / self.rows))

    def line_rect(self, number: int) -> Rect:
        """A line of the page."""
        return Rect(
            self.rect.x + EDGE / 2, self.rect.y + self.head + number * self.row, self.rect.w - EDGE, self.row - 4
        )

    def paint(self, painter: Painter, look: SheetLook) -> None:
        """All of it."""
        rect, measure = self.rect, self.measure
        if not painter.visible(rect.inset(-20)):
            return
        painter.panel(rect, "paper", 18, 5)
        y = rect.y + self.head / 2
        badge = BADGE * min(1.3, measure.grow)
        painter.badge(look.seat, rect.x + EDGE + badge / 2, y, badge)
        colour = "pieces.hutan.loss" if look.total < 0 else "pieces.hutan.gain"
        painter.text(plain(look.total), rect.right - EDGE, y, "name", colour, anchor="right")
        x = rect.x + EDGE + badge + 16
        right = rect.right - EDGE - measure.width("−888", "name") - 16
        title = measure.fitted(look.title, ("strong", "small_strong"), right - x)
        if title.wrap is None:
            painter.text(look.title, x, y, title.role, "ink")
        for number, (words, points) in enumerate(look.lines):
            self._line(painter, self.line_rect(number), words, points, number == look.focused)

    def _line(self, painter: Painter, rect: Rect, words: str, points: int, focused: bool) -> None:
        if focused:
            painter.panel(rect, "paper_focus", 14)
        y = rect.centre[1]
        colour = "pieces.hutan.loss" if points < 0 else "ink"
        right = rect.right - EDGE / 2
        painter.text(plain(points), right, y, "small_strong", colour, anchor="right")
        room = right - self.measure.width("−88", "small_strong") - 12 - rect.x - EDGE / 2
        fitted = self.measure.fitted(words, ("small",), room)
        painter.text(words, rect.x + EDGE / 2, y, "small", "ink", width=fitted.wrap)
