"""A chip that says which devices are at hand."""

from collections.abc import Hashable

from game.shell.input.inputs import Inputs
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.words import Words

ROLE, ICON, ICON_GAP, NEXT_GAP, PADDING, HEIGHT = "second", 40.0, 14.0, 28.0, 32.0, 72.0


class DevicesChip(Widget):
    """Pads by their number, and the keyboard; its right edge and middle are given."""

    def __init__(self, kit: Kit, canvas: Canvas, inputs: Inputs, words: Words, right: float, middle: float) -> None:
        self.kit, self.canvas = kit, canvas
        self.entries = [("keyboard", words.say("keyboard"))]
        if pads := len(inputs.pads):
            self.entries.insert(0, ("pad", words.count("{number} gamepad", "{number} gamepads", pads)))
        grow = max(1.0, canvas.text_scale * 0.8)
        self.icon, height = ICON * min(1.4, grow), HEIGHT * grow
        parts = [self.icon + ICON_GAP + kit.measure(text, ROLE, canvas)[0] for _, text in self.entries]
        width = sum(parts) + NEXT_GAP * (len(parts) - 1) + 2 * PADDING
        super().__init__(Rect(right - width, middle - height / 2, width, height))
        self._parts = parts

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Icons and words on smoke."""
        painter.panel(self.rect, "smoke", 31)
        x, (_, y) = self.rect.x + PADDING, self.rect.centre
        for (icon, text), part in zip(self.entries, self._parts, strict=True):
            painter.icon(icon, Rect(x, y - self.icon / 2, self.icon, self.icon), "cream")
            painter.text(text, x + self.icon + ICON_GAP, y, ROLE, "cream_2")
            x += part + NEXT_GAP
