"""The top of every table: the game's name, whose turn it is and what to do, and a chip of facts."""

from collections.abc import Hashable

from game.core.protocol import Seat
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget

BADGE, PILL_HEIGHT, CHIP_HEIGHT, GAP = 56.0, 88.0, 64.0, 32.0
LARGE = 1.4
"""From this text scale on letters are large."""
PILL_INSET, PILL_END, WORD_GAP = 22.0, 40.0, 20.0


class Header(Widget):
    """One line where everything fits; in portrait the pill gets a line of its own below name and chip.

    Where letters are large the board needs the room: name and chip give way to the pill, which in portrait says what to
    do below who has to do it.
    """

    def __init__(self, kit: Kit, canvas: Canvas, title: str, accent: str) -> None:
        self.kit, self.canvas, self.title, self.accent = kit, canvas, title, accent
        self.seat: Seat | None = None
        self.who = self.to_do = self.facts = ""
        safe, self._grow = canvas.safe, max(1.0, canvas.text_scale * 0.85)
        self.large = canvas.text_scale >= LARGE
        self.two_lines = canvas.portrait and not self.large
        self.stacked = canvas.portrait and self.large
        self._pill_height = self._stacked_height() if self.stacked else PILL_HEIGHT * self._grow
        first = self._pill_height if self.large else max(PILL_HEIGHT, kit.measure("Hg", "game", canvas)[1])
        height = first + (self._pill_height + 16 if self.two_lines else 0.0)
        super().__init__(Rect(safe.x, safe.y, safe.w, height))
        self._line = safe.y + first / 2

    def _stacked_height(self) -> float:
        """Room for a name and two lines below it."""
        name, line = (
            self.kit.measure(f"Hg{rows}", role, self.canvas)[1] for role, rows in (("who", ""), ("small", "\nHg"))
        )
        return name + line + PILL_INSET

    def tell(self, seat: Seat | None, who: str, to_do: str, facts: str) -> None:
        """Say whose turn it is, what to do, and what the chip holds."""
        self.seat, self.who, self.to_do, self.facts = seat, who, to_do, facts

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Name, pill, chip."""
        title = self._short_title() if not self.large else ""
        if title:
            x, size = self.rect.x, 52 * min(1.3, self._grow)
            painter.bar(Rect(x, self._line - size / 2, 8, size), self.accent)
            painter.text(title, x + 26, self._line, "game", "cream", shadow=True)
        if self.facts and not self.large:
            self._paint_chip(painter)
        if self.who:
            self._paint_pill(painter)

    def _short_title(self) -> str:
        """The name as far as it fits beside the pill: all of it, without what follows a colon, or nothing."""
        right = self.rect.right if self.two_lines or not self.who else self._pill(self._before()).x
        if self.facts and not self.large:
            right = min(right, self._chip().x)
        room = right - self.rect.x - 26 - GAP
        tries = (self.title, self.title.partition(":")[0])
        return next((title for title in tries if self.kit.measure(title, "game", self.canvas)[0] <= room), "")

    def _before(self) -> float:
        """What stands in the pill before its words."""
        badge = BADGE * min(1.3, self._grow)
        return PILL_END if self.seat is None else PILL_INSET + badge + WORD_GAP

    def _chip(self) -> Rect:
        width, height = self.kit.measure(self.facts, "second", self.canvas)[0] + 56, CHIP_HEIGHT * self._grow
        return Rect(self.rect.right - width, self._line - height / 2, width, height)

    def _paint_chip(self, painter: Painter) -> None:
        chip = self._chip()
        painter.panel(chip, "smoke", 31)
        painter.text(self.facts, chip.centre[0], self._line, "second", "cream_2", anchor="centre")

    def _paint_pill(self, painter: Painter) -> None:
        badge = BADGE * min(1.3, self._grow)
        before = self._before()
        pill = self._pill(before)
        painter.panel(pill, "paper", 44, 5)
        x, y = pill.x + PILL_INSET, pill.centre[1]
        if self.seat is not None:
            painter.badge(self.seat, x + badge / 2, y, badge)
        x = pill.x + before
        if self._crowded(before):
            self._paint_close(painter, pill, x)
            return
        if not self.stacked:
            painter.text(self.who, x, y, "who", "ink")
            start = x + self.kit.measure(self.who, "who", self.canvas)[0] + WORD_GAP
            painter.text(self.to_do, start, y, "second", "ink_2")
            return
        width = pill.right - PILL_END - x
        name = self.kit.measure(self.who, "who", self.canvas, width)[1]
        to_do = self.kit.measure(self.to_do, "small", self.canvas, width)[1] if self.to_do else 0.0
        top = y - (name + to_do) / 2
        painter.block(self.who, Rect(x, top, width, name), "who", "ink")
        painter.block(self.to_do, Rect(x, top + name, width, to_do), "small", "ink_2")

    def _crowded(self, before: float) -> bool:
        """What to do doesn't fit beside who has to do it."""
        who = self.kit.measure(self.who, "who", self.canvas)[0]
        to_do = self.kit.measure(self.to_do, "second", self.canvas)[0]
        return not self.stacked and before + who + WORD_GAP + to_do + PILL_END > self.rect.w

    def _paint_close(self, painter: Painter, pill: Rect, x: float) -> None:
        """Who has to act, and right below it what to do."""
        width = pill.right - PILL_END - x
        line = self.kit.measure("Hg", "small", self.canvas)[1]
        apart = min(line, pill.h - line)
        painter.text(self.who, x, pill.centre[1] - apart / 2, "small_strong", "ink")
        if self.kit.measure(self.to_do, "small", self.canvas)[0] <= width:
            painter.text(self.to_do, x, pill.centre[1] + apart / 2, "small", "ink_2")

    def _pill(self, before: float) -> Rect:
        """Where the pill lies; `before` is what stands in front of the words."""
        who = self.kit.measure(self.who, "who", self.canvas)[0]
        to_do = self.kit.measure(self.to_do, "second", self.canvas)[0] if self.to_do else 0.0
        words = who + (WORD_GAP + to_do if to_do else 0.0)
        width = self.rect.w if self.stacked else min(self.rect.w, before + words + PILL_END)
        top = self.rect.bottom - self._pill_height if self.two_lines else self.rect.y
        return Rect(self.canvas.width / 2 - width / 2, top, width, self._pill_height)
