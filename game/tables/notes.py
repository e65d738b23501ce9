"""What is said on any table: the bubble with its thread, the last move, a button."""

import math
from collections.abc import Sequence

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import INSET, LINE_GAP, Measure, Set
from game.tables.saying import Saying
from game.tables.thread import thread

BUTTON_HIGH = 88.0
LEAST_WIDE, PANEL = 328.0, 336.0


def note_rect(measure: Measure, saying: Saying, room: Rect, loud: int = 0) -> Rect:
    """Where a bubble with these words lies in its room: as small as it may be; `loud` is the line that matters."""
    wide, high = measure.room(_lines(measure, saying, room, loud))
    return Rect(room.x, room.y, min(max(wide, LEAST_WIDE * measure.grow), room.w), min(high, room.h))


def paint_note(painter: Painter, measure: Measure, saying: Saying, rect: Rect, room: Rect, loud: int = 0) -> None:
    """The words on paper."""
    painter.panel(rect, "paper", 18, 5)
    colours = ("ink_2", "ink") if loud else ("ink", "ink_2")
    _paint_lines(painter, _lines(measure, saying, room, loud), rect, colours)


def paint_last(painter: Painter, measure: Measure, saying: Saying, room: Rect) -> None:
    """The last move on smoked glass, at the right of its room; what happened matters more than who did it."""
    lines = _lines(measure, saying, room, 1)
    wide, high = measure.room(lines)
    wide, high = min(max(wide, PANEL), room.w), min(high, room.h)
    rect = Rect(room.right - wide, room.y, wide, high)
    painter.panel(rect, "smoke", 18)
    _paint_lines(painter, lines, rect, ("cream_3", "cream"))


def _paint_lines(painter: Painter, lines: Sequence[Set], rect: Rect, colours: tuple[str, str]) -> None:
    y = rect.centre[1] - (sum(line.height for line in lines) + LINE_GAP * (len(lines) - 1)) / 2
    for line, colour in zip(lines, colours, strict=False):
        painter.text(line.words, rect.x + INSET, y + line.height / 2, line.role, colour, width=line.wrap)
        y += line.height + LINE_GAP


def _lines(measure: Measure, saying: Saying, room: Rect, loud: int = 0) -> Sequence[Set]:
    """The second line is left out where it doesn't fit."""
    lines = measure.saying(saying, room.w, loud)
    return lines if measure.room(lines)[1] <= room.h + 1 else lines[:1]


def paint_thread(painter: Painter, bubble: Rect, x: float, y: float, radius: float) -> None:
    """From the bubble to the ring of that radius round what it speaks of."""
    from_x, from_y = min(max(x, bubble.x + 40), bubble.right - 40), min(max(y, bubble.y), bubble.bottom)
    long = math.hypot(x - from_x, y - from_y)
    if long <= radius:
        return
    part = 1 - (radius + 8) / long
    picture, corner = thread(
        painter.kit, painter.canvas, (from_x, from_y), (from_x + (x - from_x) * part, from_y + (y - from_y) * part)
    )
    painter.surface.blit(picture, corner)


def button_rect(measure: Measure, label: str, room: Rect) -> Rect:
    """A button at the lower right of its room."""
    wide = min(max(measure.width(label, "who") + 2 * INSET + 60 * measure.grow, 0.6 * room.w), room.w)
    high = min(BUTTON_HIGH * measure.grow, room.h)
    return Rect(room.right - wide, room.bottom - high, wide, high)


def paint_button(
    painter: Painter, measure: Measure, label: str, rect: Rect, focused: bool, face: str, icon_name: str = "check"
) -> None:
    """An icon and a word on a face of the theme ("button_pylos")."""
    painter.panel(rect, face, 20, 12 if focused else 5)
    icon = 44.0 * measure.grow
    x = rect.centre[0] - (icon + 12 + measure.width(label, "who")) / 2
    painter.icon(icon_name, Rect(x, rect.centre[1] - icon / 2, icon, icon), "ink")
    painter.text(label, x + icon + 12, rect.centre[1], "who", "ink")
