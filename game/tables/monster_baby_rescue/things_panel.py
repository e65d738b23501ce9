"""What was collected for a monster: rungs, bed symbols, visits, diamonds, wants and hearts, each with its number."""

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue.pieces import Pieces

EDGE, ICON, LETTERS = 18.0, 46.0, 34.0
MOST_ICONS = 5
CLOSER = 0.86
"""From icon to icon in widths."""


class Line(NamedTuple):
    """One row: icons in their order, the number, and how many tiles or diamonds more that means."""

    icons: tuple[str, ...]
    number: str
    second: str = ""
    sign: str = ""
    """The drawing that stands for the row where there is room for one; empty for the first icon."""


class Things(NamedTuple):
    """What the panel shows."""

    lines: Sequence[Line]
    gems: Sequence[tuple[str, str]]
    """Two diamonds to choose from, drawing and letter; none unless asked."""
    chosen: int | None


class ThingsPanel:
    """One lay-out; rows share the height."""

    def __init__(self, rect: Rect, measure: Measure, pieces: Pieces) -> None:
        self.rect, self.measure, self.pieces = rect, measure, pieces

    def gem_rect(self, colour: int) -> Rect:
        """Where a diamond to choose lies."""
        inner = self.rect.inset(EDGE)
        wide = (inner.w - EDGE) / 2
        return Rect(inner.x + colour * (wide + EDGE), inner.y, wide, inner.h)

    def paint(self, painter: Painter, things: Things) -> None:
        """All of it, or what lies in the painter's clip."""
        if not painter.visible(self.rect):
            return
        painter.panel(self.rect, "paper", 18)
        if things.gems:
            self._choice(painter, things)
            return
        inner = self.rect.inset(EDGE, EDGE * 0.6)
        high = inner.h / max(1, len(things.lines))
        for number, line in enumerate(things.lines):
            row = Rect(inner.x, inner.y + number * high, inner.w, high)
            if number:
                painter.bar(Rect(row.x, row.y - 1, row.w, 2), "line_paper")
            self._line(painter, row, line)

    def _line(self, painter: Painter, row: Rect, line: Line) -> None:
        size = min(ICON, row.h * 0.84)
        y, scale = row.centre[1], painter.canvas.scale
        number = LETTERS * 0.62 * len(line.number)
        second = LETTERS * 0.5 * len(line.second) + 10 if line.second else 0.0
        right = row.right - number / 2
        painter.letters(line.number, right - second, y, LETTERS, "ink")
        if line.second:
            painter.letters(line.second, row.right - second / 2 + 4, y, 28, "ink_2")
        room = row.w - number - second - 16
        step = size * CLOSER
        icons = line.icons
        fit = max(1, int((room - size) / step) + 1)
        if len(icons) > fit:
            step = (room - size) / max(1, len(icons) - 1)
        if step < size * 0.3:
            icons, step = tuple(dict.fromkeys(icons)), size
        for at, name in enumerate(icons):
            sprite = self.pieces.drawing(name, size, size)
            painter.surface.blit(sprite.image, sprite.at((row.x + size / 2 + at * step) * scale, y * scale))

    def _choice(self, painter: Painter, things: Things) -> None:
        for colour, (name, letter) in enumerate(things.gems):
            rect = self.gem_rect(colour)
            painter.panel(rect, "paper_focus" if things.chosen == colour else "paper_bot", 18, 5)
            side = min(rect.w, rect.h) * 0.62
            x, y = rect.centre
            sprite = self.pieces.drawing(name, side, side)
            painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))
            painter.letters(letter, x, y, 44, "cream")
