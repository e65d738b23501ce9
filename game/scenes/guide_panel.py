"""What guides somebody at a table: where they are, what to do, and room for a button."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import BEFORE_WORDS

ROLES = ("body", "second", "small")
"""For the sentence, the first one in which it isn't too high."""
HEAD = "small_strong"
HIGHEST = 0.2
"""Part of the picture's height that the panel may take without a smaller role."""
EDGE, BAR, GAP, PADDING = 28.0, 8.0, 32.0, 20.0
BEFORE = EDGE + BAR + 26.0
LARGE = 1.4
"""From this text scale on letters are large."""
BUTTON_HIGH = 84.0


class Said(NamedTuple):
    """A short head ("Puzzle 3") and a sentence; an answer has an icon before it, and the button beside it."""

    head: str
    text: str
    icon: str = ""


class GuidePanel(Widget):
    """Along the upper edge; as high as the highest of what it may say. The button is at the right, or below.

    Where letters are large the table needs the room, and the head is left out.
    """

    def __init__(self, kit: Kit, canvas: Canvas, accent: str, sayings: Sequence[Said], ways: Sequence[str]) -> None:
        self.kit, self.canvas, self.accent = kit, canvas, accent
        self.said = sayings[0]
        safe = canvas.safe
        self._left, self._wide = safe.x + BEFORE, safe.w - BEFORE - EDGE
        wide = min(self._wide, max(kit.measure(words, "name", canvas)[0] for words in ways) + BEFORE_WORDS + 44)
        high = max(BUTTON_HIGH, kit.measure("Hg", "name", canvas)[1] + 28)
        self._below = wide > 0.4 * safe.w
        self._beside, self._under = (0.0, high + PADDING) if self._below else (wide + GAP, 0.0)
        large = canvas.text_scale >= LARGE
        self._head = (
            0.0 if large else max(kit.measure(said.head, HEAD, canvas, self._before(said))[1] for said in sayings)
        )
        self.role = next((role for role in ROLES if self._highest(sayings, role) <= HIGHEST * canvas.height), ROLES[-1])
        height = max(self._highest(sayings, self.role), 0.0 if self._below else high) + 2 * PADDING
        super().__init__(Rect(safe.x, safe.y, safe.w, height))
        y = self.rect.bottom - PADDING - high if self._below else self.rect.centre[1] - high / 2
        self.button = Rect(self.rect.right - EDGE - wide, y, wide, high)

    def _highest(self, sayings: Sequence[Said], role: str) -> float:
        heights = (self._height(said, role) + (self._under if said.icon else 0.0) for said in sayings)
        return self._head + max(heights)

    def _height(self, said: Said, role: str) -> float:
        return self.kit.measure(said.text, role, self.canvas, self._room(said, role))[1]

    def _room(self, said: Said, role: str) -> float:
        """The width for a sentence."""
        return self._before(said) - (self._icon(role) if said.icon else 0.0)

    def _before(self, said: Said) -> float:
        """The width before the button, where there is one beside."""
        return self._wide - (self._beside if said.icon else 0.0)

    def _icon(self, role: str) -> float:
        return self.kit.measure("Hg", role, self.canvas)[1] * 1.15

    def say(self, said: Said) -> None:
        """Say something else."""
        self.said = said

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Paper, the game's bar, head, icon, sentence."""
        rect, said, role = self.rect, self.said, self.role
        painter.panel(rect, "paper", 24, 5)
        painter.bar(Rect(rect.x + EDGE, rect.y + PADDING + 4, BAR, rect.h - 2 * PADDING - 8), self.accent)
        text, x = self._height(said, role), self._left
        top = rect.y + PADDING if self._below else rect.centre[1] - (self._head + text) / 2
        if self._head:
            painter.block(said.head, Rect(x, top, self._before(said), self._head), HEAD, "ink_2")
        top += self._head
        if said.icon:
            line = self.kit.measure("Hg", role, self.canvas)[1]
            painter.icon(said.icon, Rect(x, top + 0.1 * line, 0.8 * line, 0.8 * line), "ink_icon")
            x += self._icon(role)
        painter.block(said.text, Rect(x, top, self._room(said, role), text), role, "ink")
