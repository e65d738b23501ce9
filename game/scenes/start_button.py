"""The large button that begins a game."""

from collections.abc import Callable, Hashable, Sequence

from game.shell.focus import Spot
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import LIFT

RADIUS, ICON, GAP, EDGE = 20.0, 52.0, 24.0, 44.0
ROLES = ("focused", "name", "strong", "small_strong")
"""Of the words, the first that fits is taken."""


class StartButton(Widget):
    """ "Start", and what one starts, in the game's colour."""

    spot = "start"

    def __init__(
        self, rect: Rect, words: str, facts: str, accent: str, action: Callable[[], None], kit: Kit, canvas: Canvas
    ) -> None:
        super().__init__(rect)
        self.words, self.facts, self.accent, self.action = words, facts, accent, action
        self.kit, self.canvas = kit, canvas

    @staticmethod
    def size(words: str, facts: str, kit: Kit, canvas: Canvas) -> tuple[float, float]:
        """Width and height it wants."""
        (w, h), (fw, _) = kit.measure(words, "focused", canvas), kit.measure(facts, "second", canvas)
        return ICON + GAP + w + GAP * 1.5 + fw + 2 * EDGE, max(104.0, h + 20)

    def spots(self) -> Sequence[Spot]:
        """The button."""
        return (Spot(self.spot, self.rect, RADIUS, lift=LIFT),)

    def confirm(self, spot: Hashable) -> None:
        """Begin."""
        self.action()

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Icon and word, and the facts beside or below them; without the facts where they don't fit."""
        mine = focused == self.spot
        rect = self.rect.moved(0, -LIFT) if mine else self.rect
        painter.panel(rect, f"button_{self.accent}", RADIUS, 12 if mine else 0)
        role = next((role for role in ROLES if ICON + GAP + self._wide(role) <= rect.w - EDGE), ROLES[-1])
        word = self._wide(role)
        facts = self.kit.measure(self.facts, "second", self.canvas)[0] + GAP * 1.5
        whole = ICON + GAP + word + facts
        shown = whole <= rect.w - EDGE
        x, y = rect.centre[0] - (whole if shown else whole - facts) / 2, rect.centre[1]
        high, small = (self.kit.measure("Hg", role, self.canvas)[1] for role in (role, "second"))
        if not shown and high + small <= rect.h - 16 and facts <= rect.w:
            y = rect.centre[1] - small / 2
            painter.text(self.facts, rect.centre[0], y + (high + small) / 2, "second", "ink", anchor="centre")
        painter.icon("play", Rect(x, y - ICON / 2, ICON, ICON), "ink")
        x += ICON + GAP
        painter.text(self.words, x, y, role, "ink")
        if shown:
            painter.text(self.facts, x + word + GAP * 1.5, y, "second", "ink")

    def _wide(self, role: str) -> float:
        return self.kit.measure(self.words, role, self.canvas)[0]
