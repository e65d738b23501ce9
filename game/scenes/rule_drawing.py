"""A drawing in the rule book: a position made from the table's own pieces, and what is seen in it."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.core.protocol import AnyGame
from game.play.drawings import Drawing, shipped_drawings
from game.scenes.house import House
from game.shell.column import Block
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.tables.drawings import drawable, height_of, picture

WIDTH, WIDER = 440.0, 720.0
"""Of a drawing, and of one that is flat."""
FLAT = 0.6
LEAST_WORDS, WORD_GAP, BELOW = 300.0, 32.0, 12.0
GAP = 20.0


class Sketch(Widget):
    """The picture at the left, made when it is first seen; words beside it, or below where there is too little room."""

    def __init__(
        self, rect: Rect, image: Callable[[], pygame.Surface], size: tuple[float, float], words: str, beside: bool
    ) -> None:
        super().__init__(rect)
        self.image, self.size, self.words, self.beside = image, size, words, beside

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Picture and words."""
        rect, (width, height) = self.rect, self.size
        painter.blit(self.image(), rect.x, rect.y)
        x, y = rect.x, rect.y + height + BELOW
        if self.beside:
            x = rect.x + width + WORD_GAP
            high = painter.kit.measure(self.words, "second", painter.canvas, rect.right - x)[1]
            y = rect.y + max(0.0, (height - high) / 2)
        painter.block(self.words, Rect(x, y, rect.right - x, rect.bottom - y), "second", "ink_2")


class Sketcher:
    """The drawings of one game's book on one canvas."""

    def __init__(self, house: House, game: str, canvas: Canvas) -> None:
        self._house, self._game, self._canvas = house, game, canvas
        self._drawings = shipped_drawings(game) if drawable(game) else {}

    def __call__(self, number: str, width: float) -> Sequence[Block]:
        """Those of a paragraph."""
        return [self._block(drawing, width) for drawing in self._drawings.get(number, ())]

    def _block(self, drawing: Drawing, width: float) -> Block:
        kit, canvas, words = self._house.kit, self._canvas, self._house.words.given(drawing.text)
        flat = height_of(self._game, drawing, 1.0) < FLAT
        wide = min(width, (WIDER if flat else WIDTH) * canvas.text_scale)
        high = height_of(self._game, drawing, wide)
        beside = width - wide - WORD_GAP >= LEAST_WORDS * canvas.text_scale
        room = width - wide - WORD_GAP if beside else width
        text = kit.measure(words, "second", canvas, room)[1]
        height = max(high, text) if beside else high + BELOW + text
        rules: AnyGame = self._house.box(self._game).game

        def make(rect: Rect) -> Widget:
            return Sketch(rect, lambda: picture(kit, canvas, rules, drawing, wide), (wide, high), words, beside)

        return Block(height, make, GAP)
