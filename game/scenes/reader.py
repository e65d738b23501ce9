"""Something longer than the screen to read: scrolled by direction, page, wheel, finger, page arrows or one switch."""

from collections.abc import Sequence

from game.scenes.house import House
from game.scenes.screen import Screen
from game.shell.column import Arrow, Block, Column, Gauge, height_of
from game.shell.input.wish import Input, Phase, Pointed, Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import Heading, Panel

ARROW, GAUGE, GAP, PADDING, HEAD_GAP = 88.0, 12.0, 20.0, 36.0, 24.0
LINES = 3
"""Lines of text a direction press scrolls."""
KEPT = 0.88
"""Part of the view a page turn goes on by."""


class Reader(Screen):
    """Subclasses say title and blocks; `marks` are the blocks PREV and NEXT go to."""

    way = 1
    """Where CONFIRM turns: a page on, or (-1) back for what is read from its end."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.column: Column | None = None
        self._grip: float | None = None
        self.first = "down" if self.way > 0 else "up"

    # -------------------------------------------------- for subclasses

    def heading(self, canvas: Canvas) -> Heading:
        """The title."""
        raise NotImplementedError

    def blocks(self, canvas: Canvas, width: float) -> list[Block]:
        """What there is to read, laid out for a width."""
        raise NotImplementedError

    def start(self, column: Column) -> float:
        """The offset to begin at."""
        return 0.0

    def marks(self) -> Sequence[int]:
        """Numbers of blocks that begin a section."""
        return ()

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title, the panel with the column, and at its right the gauge and the page arrows."""
        head = self.heading(canvas)
        blocks = self.blocks(canvas, canvas.safe.w - ARROW - GAP - 2 * PADDING)
        room = self.room(canvas, head.rect.bottom + HEAD_GAP)
        if height_of(blocks) <= room.h - 2 * PADDING:
            blocks = self.blocks(canvas, room.w - 2 * PADDING)
            panel = room._replace(h=height_of(blocks) + 2 * PADDING)
            self.column = Column(panel.inset(PADDING), blocks)
            return [head, Panel(panel, "paper"), self.column]
        panel = room._replace(w=room.w - ARROW - GAP)
        self.column = self._filled(Column(panel.inset(PADDING), blocks))
        return [head, Panel(panel, "paper"), self.column, *self._arrows(room, self.column)]

    def _filled(self, column: Column) -> Column:
        """Scrolled to where the reader was, or begins."""
        before = self.column
        column.scroll_to(self.start(column) if before is None else before.offset / max(1.0, before.most) * column.most)
        return column

    def _arrows(self, room: Rect, column: Column) -> list[Widget]:
        x, down = room.right - ARROW, room.bottom - ARROW
        up = down - ARROW - GAP
        gauge = Rect(x + (ARROW - GAUGE) / 2, room.y, GAUGE, up - GAP - room.y)
        return [
            Gauge(gauge, column),
            Arrow("up", Rect(x, up, ARROW, ARROW), "chevron_up", lambda: self.page(-1), lambda: column.offset > 0),
            Arrow(
                "down",
                Rect(x, down, ARROW, ARROW),
                "chevron_down",
                lambda: self.page(1),
                lambda: column.offset < column.most,
            ),
        ]

    # -------------------------------------------------- scrolling

    def page(self, way: int) -> None:
        """A page on (1) or back (-1)."""
        if self.column is not None:
            self.kit.audio.play("paper")
            self._show(self.column.offset + way * self.column.rect.h * KEPT)

    def _show(self, offset: float) -> None:
        if self.column is not None and self.column.scroll_to(offset):
            self.stale()

    def _lines(self, way: int) -> None:
        if self.column is not None and self.canvas is not None:
            line = self.kit.measure("Hg", "body", self.canvas)[1]
            self._show(self.column.offset + way * LINES * line)

    def _section(self, way: int) -> None:
        if self.column is None:
            return
        offsets = [self.column.offset_of(mark) for mark in self.marks()]
        now = self.column.offset
        beyond = [o for o in offsets if (o > now + 1 if way > 0 else o < now - 1)]
        if beyond:
            self.kit.audio.play("paper")
            self._show(min(beyond) if way > 0 else max(beyond))
        elif way < 0:
            self._show(0.0)

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """Directions scroll, CONFIRM turns the page, PREV and NEXT go to sections, MENU closes."""
        if wish in (Wish.UP, Wish.DOWN):
            self._lines(1 if wish is Wish.DOWN else -1)
        elif wish in (Wish.LEFT, Wish.RIGHT):
            self.page(1 if wish is Wish.RIGHT else -1)
        elif wish in (Wish.PREV, Wish.NEXT):
            self._section(1 if wish is Wish.NEXT else -1)
        elif wish is Wish.CONFIRM and not pressed.repeat:
            self.page(self.way)
        elif wish is Wish.MENU and not pressed.repeat:
            self.back()
        else:
            return False
        return True

    def handle(self, event: Input) -> None:
        """A finger or held mouse drags the column."""
        if isinstance(event, Pointed) and self.canvas is not None and self.column is not None:
            self._drag(event, self.canvas, self.column)
        super().handle(event)

    def _drag(self, event: Pointed, canvas: Canvas, column: Column) -> None:
        x, y = canvas.from_window(event.x, event.y)
        if event.phase is Phase.DOWN:
            self._grip = y if column.rect.holds(x, y) else None
        elif event.phase is not Phase.MOVE:
            self._grip = None
        elif self._grip is not None:
            self._show(column.offset + self._grip - y)
            self._grip = y

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Page on and back; sections at the right."""
        say = self.words.say
        left = [Prompt(Wish.BACK, say("Back"), "undo")]
        if self.column is None or self.column.overfull:
            words, icon = (say("Page on"), "chevron_down") if self.way > 0 else (say("Page back"), "chevron_up")
            left.insert(0, Prompt(Wish.CONFIRM, words, icon))
        if not self.marks():
            return left, ()
        right = (
            Prompt(Wish.PREV, say("Section back"), "chevron_left"),
            Prompt(Wish.NEXT, say("Next section"), "chevron_right"),
        )
        return left, right
