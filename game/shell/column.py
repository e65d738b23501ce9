"""A column of things to read that scrolls, its page arrows, and where in it the reader is."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.shell.focus import Spot
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.shell.widget import Widget

WHEEL = 120.0
FADE = 36.0


class Block(NamedTuple):
    """A part of a column: its height, free space above it, and how it is made for a place."""

    height: float
    make: Callable[[Rect], Widget]
    gap: float = 0.0


def height_of(blocks: Sequence[Block]) -> float:
    """How high blocks are together."""
    return sum(block.height + block.gap for block in blocks) - (blocks[0].gap if blocks else 0.0)


class Column(Widget):
    """Blocks one below the other, seen through `rect`; nothing in it can be in focus."""

    def __init__(self, rect: Rect, blocks: Sequence[Block]) -> None:
        super().__init__(rect)
        self.places: list[Rect] = []
        """Where the blocks lie when nothing is scrolled."""
        y = rect.y
        for number, block in enumerate(blocks):
            y += block.gap if number else 0.0
            self.places.append(Rect(rect.x, y, rect.w, block.height))
            y += block.height
        self.widgets = [block.make(place) for block, place in zip(blocks, self.places, strict=True)]
        self.most = max(0.0, y - rect.bottom)
        self.offset = 0.0

    @property
    def overfull(self) -> bool:
        """True if it scrolls at all."""
        return self.most > 0.5

    def scroll_to(self, offset: float) -> Sequence[Rect]:
        """Show from `offset` on; the rectangles that changed."""
        offset = min(self.most, max(0.0, offset))
        if offset == self.offset:
            return ()
        for widget in self.widgets:
            widget.move_to(widget.rect.moved(0, self.offset - offset))
        self.offset = offset
        return (self.rect,)

    def offset_of(self, block: int) -> float:
        """The offset that brings a block to the top, clear of where things fade."""
        return min(self.most, max(0.0, self.places[block].y - self.rect.y - FADE))

    def scroll(self, notches: float) -> Sequence[Rect]:
        """The wheel turned."""
        return self.scroll_to(self.offset - notches * WHEEL)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """The blocks in view; where there is more, they fade out."""
        with painter.fading(self.rect, FADE, self.offset > 0, self.offset < self.most):
            for widget in self.widgets:
                if widget.rect.touches(self.rect):
                    widget.paint(painter, focused)


class Arrow(Widget):
    """A button that turns a page up or down; pale when there is nothing more that way."""

    def __init__(self, spot: Hashable, rect: Rect, icon: str, turn: Callable[[], None], more: Callable[[], bool]):
        super().__init__(rect)
        self.spot, self.icon, self.turn, self.more = spot, icon, turn, more

    def spots(self) -> Sequence[Spot]:
        """The button itself."""
        return (Spot(self.spot, self.rect, 18),)

    def confirm(self, spot: Hashable) -> None:
        """Turn the page."""
        self.turn()

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """A chevron on smoked glass."""
        painter.panel(self.rect, "smoke", 18)
        inner = self.rect.inset(self.rect.w * 0.28, self.rect.h * 0.28)
        painter.icon(self.icon, inner, "cream" if self.more() else "ink_2")


class Gauge(Widget):
    """Shows beside a column which part of it is in view."""

    def __init__(self, rect: Rect, column: Column) -> None:
        super().__init__(rect)
        self.column = column

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """A thin track, and the part in view."""
        column, track = self.column, self.rect
        whole = column.rect.h + column.most
        part = max(40.0, track.h * column.rect.h / whole)
        top = track.y + (track.h - part) * column.offset / max(1.0, column.most)
        painter.bar(track, "smoke")
        painter.bar(Rect(track.x, top, track.w, part), "cream_3")
