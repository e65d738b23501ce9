"""A menu above another scene: a title and a column of buttons."""

from collections.abc import Callable
from typing import NamedTuple

from game.scenes.house import House
from game.scenes.screen import Screen
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect, around
from game.shell.listing import Listing
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Button, Panel, Words, button_height

PADDING, ROW, GAP, HEAD_GAP = 40.0, 84.0, 16.0, 28.0
LEAST_WIDTH = 620.0


class Item(NamedTuple):
    """One button of a menu."""

    id: str
    icon: str
    words: str
    action: Callable[[], None]
    note: str = ""


def buttons(
    items: list[Item], width: float, kit: Kit, canvas: Canvas, least: float = ROW
) -> list[tuple[float, Callable[[Rect], Widget]]]:
    """The rows of a `Listing` of that width for these items, each as high as its words need."""

    def make(item: Item) -> Callable[[Rect], Widget]:
        return lambda rect: Button(item.id, rect, item.words, item.action, icon=item.icon, note=item.note)

    return [(max(least, button_height(item.words, item.note, width, kit, canvas)), make(item)) for item in items]


def height_of(rows: list[tuple[float, Callable[[Rect], Widget]]], gap: float) -> float:
    """Of a column of rows."""
    return sum(height + gap for height, _ in rows) - gap


class Menu(Screen):
    """Subclasses say the title and the items."""

    opaque = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.opened_in = house.words.language

    def title(self) -> str:
        """What stands above the buttons."""
        raise NotImplementedError

    def more(self) -> str:
        """A sentence below the title, or nothing."""
        return ""

    def items(self) -> list[Item]:
        """The buttons from top to bottom."""
        raise NotImplementedError

    def resume(self) -> None:
        """Something above may have changed what the items say."""
        self.rebuild()

    def background(self, painter: Painter) -> None:
        """The scene below, darkened."""
        painter.dim()

    def build(self, canvas: Canvas) -> list[Widget]:
        """A panel in the middle, as large as its words need; what doesn't fit scrolls."""
        items, kit = self.items(), self.kit
        room = self.room(canvas, canvas.safe.y)
        width = min(room.w, max(self._width(canvas, items), LEAST_WIDTH) + 2 * PADDING)
        inner = width - 2 * PADDING
        head = kit.measure(self.title(), "game", canvas, inner)[1]
        more = kit.measure(self.more(), "body", canvas, inner)[1] + 12 if self.more() else 0.0
        rows = buttons(items, inner, kit, canvas)
        height = min(room.h, head + more + HEAD_GAP + height_of(rows, GAP) + 2 * PADDING)
        panel = around(*room.centre, width, height)
        x, y = panel.x + PADDING, panel.y + PADDING
        top = y + head + more + HEAD_GAP
        widgets: list[Widget] = [Panel(panel, "smoke_menu", 31), Words(Rect(x, y, inner, head), self.title(), "game")]
        if self.more():
            widgets.append(Words(Rect(x, y + head + 12, inner, more), self.more(), "body", "cream_2"))
        return [*widgets, Listing(Rect(x, top, inner, panel.bottom - PADDING - top), rows, GAP)]

    def _width(self, canvas: Canvas, items: list[Item]) -> float:
        names = [self.kit.measure(item.words, "name", canvas)[0] for item in items]
        notes = [self.kit.measure(item.note, "second", canvas)[0] + 60 if item.note else 0 for item in items]
        return max((a + b for a, b in zip(names, notes, strict=True)), default=0.0) + 160
