"""The app's name in wood, its ribbon of five colours, and a line below."""

from collections.abc import Hashable

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget

WIDTH, RIBBON_TOP, TAGLINE_TOP = 749.0, 187.0, 251.0
"""Measured from the ink's upper left corner at full size."""


class Wordmark(Widget):
    """Put the ink's upper left corner at x, y. With large text the line below is left out."""

    def __init__(self, kit: Kit, canvas: Canvas, x: float, y: float, tagline: str) -> None:
        self.tagline = tagline if canvas.text_scale < 1.5 else ""
        below = kit.measure(tagline, "tagline", canvas)[1] if self.tagline else -24.0
        super().__init__(Rect(x, y, WIDTH, TAGLINE_TOP + below))

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Shadow, letters, ribbon, words."""
        x, y, _, _ = self.rect
        for name in ("wordmark/wordmark_shadow", "wordmark/wordmark"):
            dx, dy = painter.kit.assets.facts(name).at or (0.0, 0.0)
            painter.blit(painter.kit.assets.image(name), x + dx, y + dy)
        dx, dy = painter.kit.assets.facts("wordmark/ribbon").at or (0.0, 0.0)
        painter.blit(painter.kit.assets.image("wordmark/ribbon"), x + dx, y + RIBBON_TOP + dy)
        if self.tagline:
            painter.block(self.tagline, Rect(x, y + TAGLINE_TOP, WIDTH, 60), "tagline", "cream")
