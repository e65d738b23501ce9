"""The animals that are left, by kind."""

from collections.abc import Sequence

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.hutan.pieces import TALL, Pieces
from game.tables.measure import Measure

EDGE, HIGH, NUMBER_GAP = 28.0, 62.0, 10.0
ORDER = (0, 4, 2, 3, 1)
"""Cassowary, tiger, orangutan, rhino, hornbill: as flowers are shown everywhere."""


class AnimalsPanel:
    """A row on smoked glass; the words before it go where letters are large."""

    def __init__(self, rect: Rect, measure: Measure, pieces: Pieces, label: str) -> None:
        self.rect, self.measure, self.pieces, self.label = rect, measure, pieces, label
        self.high = min(HIGH * min(1.3, measure.grow), rect.h - 10)
        one = self.high / TALL + NUMBER_GAP + measure.width("×3", "small_strong")
        self.words = measure.width(label, "second")
        room = rect.w - 2 * EDGE
        self.named = self.words + EDGE + 5 * one + 4 * EDGE / 2 <= room
        self.start = rect.x + EDGE + (self.words + EDGE if self.named else 0.0)
        self.step = (rect.right - EDGE - one - self.start) / 4
        self.step = min(self.step, one * 1.5)

    def paint(self, painter: Painter, left: Sequence[int]) -> None:
        """Each kind and how many there are; fainter where there are none."""
        if not painter.visible(self.rect):
            return
        painter.panel(self.rect, "smoke", 18)
        middle, scale = self.rect.centre[1], painter.canvas.scale
        if self.named:
            painter.text(self.label, self.rect.x + EDGE, middle, "second", "cream")
        wide = self.high / TALL
        for place, colour in enumerate(ORDER):
            x = self.start + place * self.step
            sprite = self.pieces.animal(colour, wide, left[colour] > 0)
            painter.surface.blit(sprite.image, sprite.at((x + wide / 2) * scale, middle * scale))
            seen = "cream" if left[colour] else "cream_3"
            painter.text(f"×{left[colour]}", x + wide + NUMBER_GAP, middle, "small_strong", seen)
