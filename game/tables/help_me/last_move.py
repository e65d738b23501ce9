"""The last move beside the board: the picture of what moved, whose move it was, and which way it went."""

from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.help_me.pieces import Pieces
from game.tables.measure import INSET, Measure

PICTURE = 84.0
"""At most so wide."""


class Last(NamedTuple):
    """Who moved last, what everybody saw move, and which way."""

    seat: int
    name: str
    words: str
    top: int
    dx: int
    dy: int


def paint_last(painter: Painter, measure: Measure, pieces: Pieces, title: str, last: Last, rect: Rect) -> None:
    """On smoked glass, in as much of the rectangle as it needs; where that is low, only whose move it was."""
    inner = rect.w - 2 * INSET
    head = measure.line("second")
    name = measure.fitted(last.name, ("strong", "small_strong"), inner - measure.badge - 14)
    way = measure.fitted(last.words, ("second", "small"), inner)
    side = min(PICTURE, inner * 0.36)
    line = max(measure.badge, name.height)
    told = rect.h >= 16 + line + 6 + way.height
    words_high = line + (6 + way.height if told else 0.0)
    titled = rect.h >= 24 + head + 10 + words_high
    roomy = rect.h >= 36 + head + 10 + 1.12 * side + 14 + words_high
    high = words_high + (head + 10 if titled else 0.0) + (1.12 * side + 14 if roomy else 0.0)
    painter.panel(rect, "smoke", 18)
    y = rect.centre[1] - high / 2
    if titled:
        painter.text(title, rect.x + INSET, y + head / 2, "second", "cream_3")
        y += head + 10
    if roomy:
        _picture(painter, pieces, last, rect.x + INSET, y, side)
        y += 1.12 * side + 14
    badge = measure.badge * 0.8
    painter.badge(Seat(last.seat), rect.x + INSET + badge / 2, y + line / 2, badge)
    if name.width <= inner - badge - 14:
        painter.text(name.words, rect.x + INSET + badge + 14, y + line / 2, name.role, "cream", width=name.wrap)
    if told:
        painter.text(way.words, rect.x + INSET, y + line + 6 + way.height / 2, way.role, "cream_2", width=way.wrap)


def _picture(painter: Painter, pieces: Pieces, last: Last, x: float, y: float, side: float) -> None:
    scale = painter.canvas.scale
    tile = pieces.small(last.top, side)
    painter.surface.blit(tile.image, tile.at((x + side / 2) * scale, (y + side * 1.07) * scale))
    arrow = pieces.arrow(last.dx, last.dy)
    wide = arrow.image.get_width() / scale
    painter.surface.blit(arrow.image, arrow.at((x + side + 20 + wide / 2) * scale, (y + side / 2) * scale))
