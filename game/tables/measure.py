"""How much room the words on the table need, so that the lay-out can be made round them."""

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.tables.saying import Saying

LOUD, QUIET = ("strong", "small_strong"), ("second", "small")
"""Roles of type, the first that fits is taken."""
INSET = 28.0
BADGE = 60.0
LINE_GAP, PADDING = 4.0, 32.0


class Set(NamedTuple):
    """Words as they will be set: role of type, width to wrap at (None: one line), and the room they take."""

    words: str
    role: str
    wrap: float | None
    width: float
    height: float


class Measure:
    """Measures for one canvas."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit, self.canvas = kit, canvas
        self.grow = max(1.0, 0.85 * canvas.text_scale)
        self.badge = BADGE * min(1.3, self.grow)

    def line(self, role: str) -> float:
        """Height of one line."""
        return self.kit.measure("Hg", role, self.canvas)[1]

    def width(self, words: str, role: str) -> float:
        """Width of one line."""
        return self.kit.measure(words, role, self.canvas)[0]

    def fitted(self, words: str, roles: Sequence[str], width: float) -> Set:
        """In the first role in which one line is short enough, else wrapped in the last."""
        for role in roles:
            w, h = self.kit.measure(words, role, self.canvas)
            if w <= width:
                return Set(words, role, None, w, h)
        wrap = max(width, self._longest(words, roles[-1]))
        return Set(words, roles[-1], wrap, *self.kit.measure(words, roles[-1], self.canvas, wrap))

    def _longest(self, words: str, role: str) -> float:
        """Words are never broken inside."""
        return max(self.width(word + " ", role) + 2 for word in words.split())

    def saying(self, saying: Saying, width: float, loud: int = 0) -> list[Set]:
        """The lines of a bubble or panel of that width; `loud` is the one that matters."""
        inner = width - 2 * INSET
        texts = [text for text in saying if text]
        return [self.fitted(text, LOUD if i == loud else QUIET, inner) for i, text in enumerate(texts)]

    def room(self, lines: Sequence[Set]) -> tuple[float, float]:
        """Width and height of a panel round these lines."""
        height = sum(line.height for line in lines) + LINE_GAP * (len(lines) - 1)
        return max(line.width for line in lines) + 2 * INSET, height + PADDING

    def height_for(self, sayings: Sequence[Saying], width: float, loud: int = 0) -> float:
        """The height that is enough for any of them, in whatever role they fit."""
        plain = self.line("strong") + LINE_GAP + self.line("second") + PADDING
        return max(plain, *(self.room(self.saying(saying, width, loud))[1] for saying in sayings))
