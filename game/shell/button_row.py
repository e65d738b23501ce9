"""Buttons side by side, as one row of a listing."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.shell.focus import Spot
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Button


class Key(NamedTuple):
    """One button: its spot, words, what it does, an icon, and how many parts of the row it takes."""

    spot: Hashable
    words: str
    action: Callable[[], None]
    icon: str = ""
    style: str = "paper"
    parts: float = 1.0


class ButtonRow(Widget):
    """`keys` share the width by their parts; a row of fewer `columns` than others stays as narrow as they are."""

    def __init__(self, rect: Rect, keys: Sequence[Key], gap: float, columns: float = 0.0) -> None:
        super().__init__(rect)
        self.keys, self.gap = keys, gap
        self.columns = columns or sum(key.parts for key in keys)
        self.buttons: list[Button] = []
        self._lay_out()

    def _lay_out(self) -> None:
        unit = (self.rect.w + self.gap) / self.columns
        x, self.buttons = self.rect.x, []
        for key in self.keys:
            place = Rect(x, self.rect.y, unit * key.parts - self.gap, self.rect.h)
            self.buttons.append(Button(key.spot, place, key.words, key.action, icon=key.icon, style=key.style))
            x += unit * key.parts

    def move_to(self, rect: Rect) -> None:
        """Go to another place with the buttons."""
        super().move_to(rect)
        self._lay_out()

    def spots(self) -> Sequence[Spot]:
        """All buttons."""
        return [spot for button in self.buttons for spot in button.spots()]

    def confirm(self, spot: Hashable) -> None:
        """Pass on."""
        next(button for button in self.buttons if button.spot == spot).confirm(spot)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """One after the other."""
        for button in self.buttons:
            button.paint(painter, focused)
