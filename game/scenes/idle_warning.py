"""Is anybody still there? Said above whatever was going on, with the seconds that are left; any action says yes."""

from collections.abc import Callable
from math import ceil

from game.scenes.house import House
from game.scenes.screen import Screen
from game.shell.layout import Canvas, Rect, around
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Panel, Words

PADDING, GAP, WIDE = 48.0, 20.0, 980.0


class IdleWarning(Screen):
    """`left` tells the seconds that are left. Nothing acts here: the kiosk takes it away."""

    opaque = False

    def __init__(self, house: House, left: Callable[[], float]) -> None:
        super().__init__(house)
        self._left = left
        self._number = self._seconds()

    def _seconds(self) -> int:
        return max(1, ceil(self._left()))

    def background(self, painter: Painter) -> None:
        """What was going on, darkened."""
        painter.dim()

    def build(self, canvas: Canvas) -> list[Widget]:
        """A question, how long it stands, and what to do, in the middle."""
        safe, words = canvas.safe, self.words
        inner = min(safe.w, WIDE * max(1.0, 0.8 * canvas.text_scale)) - 2 * PADDING
        back = words.count(
            "Back to the start in {number} second", "Back to the start in {number} seconds", self._number
        )
        lines = [
            ("game", "cream", words.say("Are you still there?")),
            ("body", "cream_2", back),
            ("name", "cream", words.say("Press any button or touch the screen.")),
        ]
        heights = [self.kit.measure(text, role, canvas, inner)[1] for role, _, text in lines]
        panel = around(*safe.centre, inner + 2 * PADDING, sum(heights) + GAP * (len(lines) - 1) + 2 * PADDING)
        widgets: list[Widget] = [Panel(panel, "smoke_menu", 31)]
        y = panel.y + PADDING
        for (role, colour, text), height in zip(lines, heights, strict=True):
            widgets.append(Words(Rect(panel.x + PADDING, y, inner, height), text, role, colour, "centre"))
            y += height + GAP
        return widgets

    def prompts(self) -> tuple[tuple[()], tuple[()]]:
        """Every button means the same."""
        return (), ()

    def step(self, seconds: float) -> None:
        """Count down."""
        super().step(seconds)
        if self._number != self._seconds():
            self._number = self._seconds()
            self.rebuild()
