"""The ecosystem cards of a game, each with the points it brings now."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.hutan.pieces import Pieces
from game.tables.hutan.sayings import plain, signed
from game.tables.measure import Measure

EDGE, PICTURE = 16.0, 64.0
ABOVE, BETWEEN, BELOW = 8.0, 0.0, 6.0


class EcosystemLook(NamedTuple):
    """A card: which drawing, its title, its points now, and how many more there would be."""

    number: int
    title: str
    points: int
    more: int


class EcosystemRow:
    """Paper cards in a row; titles go where there is no room for them."""

    def __init__(self, rects: Sequence[Rect], titled: bool, measure: Measure, pieces: Pieces) -> None:
        self.rects, self.titled, self.measure, self.pieces = rects, titled, measure, pieces

    def paint(self, painter: Painter, looks: Sequence[EcosystemLook], focused: int | None) -> None:
        """Those in the painter's clip."""
        for number, (rect, look) in enumerate(zip(self.rects, looks, strict=True)):
            if painter.visible(rect.inset(-30)):
                self._card(painter, rect, look, number == focused)

    def _card(self, painter: Painter, rect: Rect, look: EcosystemLook, focused: bool) -> None:
        painter.panel(rect, "paper_focus" if focused else "paper", 18, 5 if focused else 0)
        side = min(PICTURE, rect.h - 2 * ABOVE, rect.w * 0.5)
        top = rect.y + ABOVE if self.titled else rect.centre[1] - side / 2
        sprite = self.pieces.drawing(f"eco_{look.number:02}", side, side)
        x, y = rect.x + EDGE + side / 2 - 4, top + side / 2
        painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))
        colour = "pieces.hutan.gain" if look.points + look.more >= 0 else "pieces.hutan.loss"
        role = "strong" if self.measure.width("+20", "strong") < rect.w - side - 2 * EDGE else "small_strong"
        words = signed(look.points + look.more) if look.more else plain(look.points)
        painter.text(words, rect.right - EDGE, y, role, colour if look.points + look.more else "ink_2", anchor="right")
        if self.titled:
            room = rect.w - 2 * EDGE + 4
            title = self.measure.fitted(look.title, ("small_strong",), room)
            height = rect.bottom - top - side - BELOW
            painter.text(
                look.title, rect.x + EDGE - 2, rect.bottom - BELOW - height / 2, "small_strong", "ink", width=title.wrap
            )


def title_high(measure: Measure, titles: Sequence[str], wide: float) -> float:
    """Height of a card with its title; endless where a word of one is too long for the card."""
    if not titles:
        return 0.0
    fitted = [measure.fitted(title, ("small_strong",), wide - 2 * EDGE + 4) for title in titles]
    if any(one.width > wide - 2 * EDGE + 4 for one in fitted):
        return math.inf
    return ABOVE + PICTURE + BETWEEN + max(one.height for one in fitted) + BELOW
