"""Everybody else: the monster, badge and name, the levels of its parts, and points; a press opens the board."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue.pieces import FEET, FRAME, Pieces

EDGE, BADGE, LETTERS = 12.0, 46.0, 32.0
LARGE = 420.0
"""From this height on a panel shows what was collected as well."""
ICON = 40.0


class Other(NamedTuple):
    """A seat that isn't the large board's."""

    seat: Seat
    name: str
    kind: str
    levels: tuple[int, ...]
    points: int
    things: Sequence[tuple[str, str]]
    """Drawing and number of everything collected."""
    acting: bool
    opened: bool
    hidden: bool


class SeatsPanel:
    """Panels of one lay-out."""

    def __init__(self, rects: Sequence[Rect], measure: Measure, pieces: Pieces) -> None:
        self.rects, self.measure, self.pieces = rects, measure, pieces
        self.badge = BADGE * min(1.3, measure.grow)

    def monster(self, number: int) -> tuple[Rect, float]:
        """The monster's frame and its height."""
        rect = self.rects[number]
        if rect.h >= LARGE:
            high = min(rect.w * 1.02, rect.h - self._head() - self._tail(rect) - 2 * EDGE)
            wide = high * FRAME[0] / FRAME[1]
            return Rect(rect.centre[0] - wide / 2, rect.y + self._head() + EDGE, wide, high), high
        high = min(rect.h - 2 * EDGE, rect.w * 0.56 * FRAME[1] / FRAME[0])
        wide = high * FRAME[0] / FRAME[1]
        return Rect(rect.x + 4, rect.centre[1] - high / 2, wide, high), high

    def feet(self, number: int) -> tuple[float, float]:
        """Where its monster stands."""
        frame, _ = self.monster(number)
        return frame.x + frame.w * FEET[0], frame.y + frame.h * FEET[1]

    def _head(self) -> float:
        return max(self.badge, self.measure.line("strong")) + 2 * EDGE

    def _tail(self, rect: Rect) -> float:
        return min(rect.h * 0.34, 230.0)

    def paint(self, painter: Painter, others: Sequence[Other]) -> None:
        """Those in the painter's clip."""
        for number, other in enumerate(others):
            rect = self.rects[number]
            if painter.visible(rect.inset(-10)):
                self._seat(painter, number, rect, other)

    def _seat(self, painter: Painter, number: int, rect: Rect, other: Other) -> None:
        painter.panel(rect, "smoke", 18)
        if other.acting:
            painter.bar(Rect(rect.x + EDGE, rect.y, rect.w - 2 * EDGE, 6), "accent.monster_baby_rescue")
        frame, high = self.monster(number)
        if other.opened:
            side = min(frame.w, frame.h) * 0.4
            painter.icon("eye", Rect(frame.centre[0] - side / 2, frame.centre[1] - side / 2, side, side), "cream")
        elif not other.hidden:
            sprite = self.pieces.monster(other.kind, other.levels, high)
            x, y = self.feet(number)
            painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))
        if rect.h >= LARGE:
            self._large(painter, rect, other)
        else:
            self._folded(painter, rect, frame, other)

    def _large(self, painter: Painter, rect: Rect, other: Other) -> None:
        y = rect.y + self._head() / 2
        painter.badge(other.seat, rect.x + EDGE + self.badge / 2, y, self.badge)
        points = str(other.points)
        wide = self.measure.width(points, "name")
        painter.text(points, rect.right - EDGE - 4, y, "name", "cream", anchor="right")
        x = rect.x + EDGE + self.badge + 14
        name = self.measure.fitted(other.name, ("name", "strong", "small_strong"), rect.right - EDGE - wide - 14 - x)
        if name.wrap is None:
            painter.text(name.words, x, y, name.role, "cream")
        tail = self._tail(rect)
        top = rect.bottom - tail
        painter.letters("  ".join(map(str, other.levels)), rect.centre[0], top + 18, LETTERS, "cream_2")
        self._things(painter, Rect(rect.x + EDGE, top + 40, rect.w - 2 * EDGE, tail - 40 - EDGE), other)

    def _things(self, painter: Painter, room: Rect, other: Other) -> None:
        """Icons and numbers, three abreast."""
        rows = max(1, -(-len(other.things) // 3))
        high, wide = room.h / rows, room.w / 3
        size = min(ICON, high * 0.86)
        for at, (name, number) in enumerate(other.things):
            row, column = divmod(at, 3)
            x, y = room.x + column * wide + size / 2, room.y + (row + 0.5) * high
            sprite = self.pieces.drawing(name, size, size)
            painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))
            painter.letters(number, x + size / 2 + 8 + LETTERS * 0.3 * len(number), y, 30, "cream")

    def _folded(self, painter: Painter, rect: Rect, frame: Rect, other: Other) -> None:
        """Beside the monster: badge, name, levels, points, as far as they fit."""
        left = frame.right + 6
        wide = rect.right - EDGE - left
        middle = left + wide / 2
        y = rect.y + EDGE + self.badge / 2
        painter.badge(other.seat, left + self.badge / 2, y, self.badge)
        painter.letters(str(other.points), min(middle + self.badge * 0.6, rect.right - 30), y, LETTERS, "cream")
        name = self.measure.fitted(other.name, ("small_strong", "small"), wide)
        bottom = rect.bottom - EDGE - LETTERS * 0.6
        room = bottom - LETTERS * 0.6 - (y + self.badge / 2)
        if name.height <= room and name.width <= wide + 1:
            painter.text(name.words, left, y + self.badge / 2 + room / 2, name.role, "cream", width=name.wrap)
        painter.letters(" ".join(map(str, other.levels)), middle, bottom, LETTERS, "cream_2")
