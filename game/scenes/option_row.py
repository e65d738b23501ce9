"""A choice on smoked glass with a line that says what the chosen value means."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.shell.focus import Direction, Spot
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Choice, choice_height

RADIUS, INSET, GAP = 24.0, 8.0, 20.0
CHOICE_PART, LABEL_PART = 0.62, 0.3
WIDE = 1500.0
"""From this width on the line stands beside the choice, else below."""


class Choosable(NamedTuple):
    """One option: `meanings` explain each value (or say nothing)."""

    spot: Hashable
    label: str
    values: Sequence[str]
    meanings: Sequence[str]
    chosen: int
    change: Callable[[int], None]


class OptionRow(Widget):
    """One option in a row of its own."""

    def __init__(self, option: Choosable, rect: Rect, kit: Kit, canvas: Canvas) -> None:
        super().__init__(rect)
        spot, label, values, meanings, chosen, change = option
        self.meanings, self._beside = meanings, beside(rect.w, meanings, kit, canvas)
        width, label_width = _choice_width(rect.w, meanings, kit, canvas)
        height = choice_height(label, width, kit, canvas, label_width)
        top = rect.y + INSET if not self._beside else rect.centre[1] - height / 2
        place = Rect(rect.x + INSET, top, width, height)
        self.choice = Choice(spot, place, label, values, chosen, change, kit, canvas, label_width=label_width)

    @staticmethod
    def height(option: Choosable, width: float, kit: Kit, canvas: Canvas) -> float:
        """How high a row of that width has to be."""
        label, meanings = option.label, option.meanings
        choice, label_width = _choice_width(width, meanings, kit, canvas)
        height = choice_height(label, choice, kit, canvas, label_width) + 2 * INSET
        if not any(meanings):
            return height
        room = _words_width(width) if beside(width, meanings, kit, canvas) else width - 2 * (INSET + GAP)
        words = max(kit.measure(meaning, "small", canvas, room)[1] for meaning in meanings)
        return max(height, words + 2 * INSET) if beside(width, meanings, kit, canvas) else height + words + INSET

    def move_to(self, rect: Rect) -> None:
        """Go to another place with the choice."""
        self.choice.move_to(self.choice.rect.moved(rect.x - self.rect.x, rect.y - self.rect.y))
        super().move_to(rect)

    def spots(self) -> Sequence[Spot]:
        """The whole row."""
        return [spot._replace(rect=self.rect, radius=RADIUS) for spot in self.choice.spots()]

    def confirm(self, spot: Hashable) -> None:
        """Pass on."""
        self.choice.confirm(spot)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """Pass on what lies on the choice; the explanation is no button."""
        if self.choice.rect.holds(x, y):
            self.choice.tap(spot, x, y)

    def adjust(self, spot: Hashable, direction: Direction) -> bool:
        """Pass on."""
        return self.choice.adjust(spot, direction)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Glass, choice, meaning."""
        painter.panel(self.rect, "smoke", RADIUS)
        self.choice.paint(painter, focused)
        meaning = self.meanings[self.choice.chosen]
        if not meaning:
            return
        if self._beside:
            x = self.choice.rect.right + GAP
            painter.text(meaning, x, self.rect.centre[1], "small", "cream_2", width=_words_width(self.rect.w))
        else:
            y = self.choice.rect.bottom
            box = Rect(self.rect.x + INSET + GAP, y, self.rect.w - 2 * (INSET + GAP), self.rect.bottom - y)
            painter.block(meaning, box, "small", "cream_2")


def beside(width: float, meanings: Sequence[str], kit: Kit, canvas: Canvas) -> bool:
    """Whether the meaning stands beside the choice: where it takes at most two lines there."""
    if width < WIDE:
        return False
    two_lines = 2 * kit.measure("Hg", "small", canvas)[1] + 1
    return all(kit.measure(meaning, "small", canvas, _words_width(width))[1] <= two_lines for meaning in meanings)


def _choice_width(width: float, meanings: Sequence[str], kit: Kit, canvas: Canvas) -> tuple[float, float]:
    """Of the choice, and of its label."""
    choice = width * CHOICE_PART if beside(width, meanings, kit, canvas) else width - 2 * INSET
    return choice, choice * LABEL_PART


def _words_width(width: float) -> float:
    return width * (1 - CHOICE_PART) - INSET - 2 * GAP
