"""A sheet with a verdict: a title with badges, a flourish, words or points on paper, and a column of buttons."""

from collections.abc import Hashable, Sequence
from functools import partial

from game.core.protocol import Seat
from game.scenes.flourish import LARGEST, SMALLEST, Closing, Flourish
from game.scenes.house import House
from game.scenes.menu import Item
from game.scenes.score_table import written
from game.scenes.screen import Screen
from game.scenes.verdict import Score
from game.shell.column import Arrow, Block, Column, height_of
from game.shell.input.wish import Input, Phase, Pointed, Pressed
from game.shell.layout import Canvas, Rect, around
from game.shell.listing import Listing
from game.shell.paint import Painter
from game.shell.scene import Mover
from game.shell.widget import Widget
from game.shell.widgets import Button, Panel, Words, title_role

PADDING, GAP, COLUMN_GAP, ARROW, BADGE = 32.0, 16.0, 44.0, 76.0, 76.0
BUTTONS = 480.0
"""Least width of the buttons' column."""
ICON_PART = 140.0
"""Of a button's width, for its icon and edges."""


def _button(item: Item, rect: Rect) -> Button:
    return Button(item.id, rect, item.words, item.action, icon=item.icon, style="smoke")


class Title(Widget):
    """Who won, with the winners' badges before it."""

    def __init__(self, rect: Rect, words: str, role: str, winners: Sequence[Seat]) -> None:
        super().__init__(rect)
        self.words, self.role, self.winners = words, role, winners

    @staticmethod
    def room(winners: Sequence[Seat]) -> float:
        """How wide the badges are."""
        return len(winners) * (BADGE + GAP) + (8 if winners else 0)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Badges and words."""
        (_, y), x = self.rect.centre, self.rect.x + self.room(self.winners)
        for number, seat in enumerate(self.winners):
            painter.badge(seat, self.rect.x + number * (BADGE + GAP) + BADGE / 2, y, BADGE)
        width = self.rect.right - x
        painter.text(self.words, x, y, self.role, "cream", width=width, shadow=True)


class Sheet(Screen):
    """Subclasses say the verdict, what stands on the paper, and how to go on."""

    def __init__(self, house: House, celebrated: bool = True) -> None:
        """Without being `celebrated` there is no flourish."""
        super().__init__(house)
        self.celebrated = celebrated
        self._closing = Closing(house.kit)
        if not celebrated:
            self._closing.finish()
        self._flourish: Flourish | None = None

    # -------------------------------------------------- for subclasses

    def headline(self) -> tuple[str, Sequence[Seat]]:
        """The verdict, and whose badges stand before it."""
        raise NotImplementedError

    def score(self) -> Score | None:
        """The points, if there are any."""
        raise NotImplementedError

    def blocks(self, canvas: Canvas, width: float, scrolls: bool = False) -> list[Block]:
        """What stands on the paper; what matters most comes first where it `scrolls`."""
        raise NotImplementedError

    def items(self) -> list[Item]:
        """The ways to go on."""
        raise NotImplementedError

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title, flourish, words or score, and buttons."""
        self._flourish = None
        head = self._head(canvas)
        room = self.room(canvas, head.rect.bottom + GAP)
        column = self._buttons(canvas, room)
        if canvas.portrait:
            space = room._replace(h=column.rect.y - COLUMN_GAP - room.y)
        else:
            space = room._replace(w=column.rect.x - COLUMN_GAP - room.x)
        beside = room._replace(x=column.rect.x, w=column.rect.w, h=column.rect.y - GAP - room.y)
        paper = self._paper(canvas, space)
        self._place_flourish(canvas, space, beside, paper[0].rect)
        above = space._replace(h=paper[0].rect.y - GAP - space.y)
        picture = None if self.celebrated else self.picture(canvas, above)
        shown: list[Widget] = [widget for widget in (self._flourish, picture) if widget is not None]
        return [*shown, head, *paper, column]

    def _head(self, canvas: Canvas) -> Title:
        (title, winners), safe = self.headline(), canvas.safe
        room = safe.w - Title.room(winners)
        role = title_role(title, room, self.kit, canvas)
        height = max(BADGE, self.kit.measure(title, role, canvas, room)[1])
        return Title(Rect(safe.x, safe.y, safe.w, height), title, role, winners)

    def _buttons(self, canvas: Canvas, room: Rect) -> Listing:
        items = self.items()
        needed = max(self.kit.measure(item.words, "name", canvas)[0] for item in items) + ICON_PART
        width = room.w if canvas.portrait else min(room.w * 0.56, max(BUTTONS, needed))
        rows = [(self._row(item, canvas, width), partial(_button, item)) for item in items]
        height = sum(row + GAP for row, _ in rows) - GAP
        height = min(height, room.h * 0.6 if canvas.portrait else room.h)
        return Listing(Rect(room.right - width, room.bottom - height, width, height), rows, GAP)

    def _row(self, item: Item, canvas: Canvas, width: float) -> float:
        words = self.kit.measure(item.words, "name", canvas, width - ICON_PART + 1)[1]
        return max(74.0, words + 22)

    def _paper(self, canvas: Canvas, space: Rect) -> list[Widget]:
        """A panel at the foot of the space, as high as its words; what is too much scrolls by two arrows."""
        inner = space.w - 2 * PADDING
        blocks = self.blocks(canvas, inner)
        needed = height_of(blocks) + 2 * PADDING
        if needed > space.h:
            blocks = self.blocks(canvas, inner - ARROW - GAP, scrolls=True)
        height = min(space.h, needed)
        panel = Rect(space.x, space.bottom - height, space.w, height)
        column = Column(panel.inset(PADDING), blocks)
        if needed <= space.h:
            return [Panel(panel, "paper"), column]
        column = Column(panel.inset(PADDING)._replace(w=inner - ARROW - GAP), blocks)
        return [Panel(panel, "paper"), column, *self._arrows(panel, column)]

    def _arrows(self, panel: Rect, column: Column) -> list[Widget]:
        def turn(way: int) -> None:
            column.scroll_to(column.offset + way * column.rect.h * 0.8)
            self.stale(panel)

        x, down = panel.right - PADDING - ARROW, panel.bottom - PADDING - ARROW
        up = max(panel.y + 8, down - ARROW - GAP)
        return [
            Arrow("up", Rect(x, up, ARROW, ARROW), "chevron_up", lambda: turn(-1), lambda: column.offset > 0),
            Arrow(
                "down",
                Rect(x, down, ARROW, ARROW),
                "chevron_down",
                lambda: turn(1),
                lambda: column.offset < column.most,
            ),
        ]

    def paragraph(self, words: str, role: str, canvas: Canvas, width: float) -> Block:
        """Words on the paper."""
        colour = "ink" if role == "body" else "ink_2"
        height = self.kit.measure(words, role, canvas, width)[1]
        return Block(height, lambda rect: Words(rect, words, role, colour), GAP)

    def _place_flourish(self, canvas: Canvas, space: Rect, beside: Rect, paper: Rect) -> None:
        """Above the buttons if there is a score, else above the words; nowhere if it would be small."""
        score, winners = self.score(), self.headline()[1]
        above = space._replace(h=paper.y - GAP - space.y)
        place = above if score is None or canvas.portrait else beside
        size = min(LARGEST, place.w, place.h)
        if self.celebrated and size >= SMALLEST:
            number = "" if score is None or len(winners) > 1 else written(score.totals[0])
            self._flourish = Flourish(around(*place.centre, size, size), winners, number)

    def picture(self, canvas: Canvas, place: Rect) -> Widget | None:
        """What fills the room above the paper where nothing is celebrated."""
        return None

    # -------------------------------------------------- input and time

    def handle(self, event: Input) -> None:
        """The first press only closes the laurel: nobody leaves unread by a press meant for the board."""
        begins = isinstance(event, Pressed) or (isinstance(event, Pointed) and event.phase is Phase.DOWN)
        if begins and not self._closing.done:
            self._closing.finish()
            return
        super().handle(event)

    def step(self, seconds: float) -> None:
        """Let the laurel close."""
        super().step(seconds)
        self._closing.step(seconds)

    def restless(self) -> bool:
        """True while it closes."""
        return super().restless() or not self._closing.done

    def movers(self, blend: float) -> Sequence[Mover]:
        """The laurel under the ring."""
        if self._flourish is None or self.canvas is None:
            return super().movers(blend)
        return (self._flourish.laurel(self.kit, self.canvas, self._closing.leaf), *super().movers(blend))
