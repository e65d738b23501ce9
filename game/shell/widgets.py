"""Buttons, choices, words and lists that scroll: the widgets of menus and dialogs."""

from collections.abc import Callable, Hashable, Sequence

from game.shell.focus import Direction, Spot
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Anchor, Painter
from game.shell.widget import Widget

LIFT = 4.0
"""How much higher a focused thing is drawn."""
RADIUS = 18.0
BEFORE_WORDS = 108.0
"""What edge and icon of a button take."""
BESIDE_NOTE = BEFORE_WORDS + 36.0 + 24.0
LABEL_PART = 0.4
"""Part of a choice's width its label takes, unless it is told a width."""
LABEL_EDGE = 20.0
LARGE_TEXT = 1.4


class Words(Widget):
    """Wrapped words from the top of their rectangle down."""

    def __init__(self, rect: Rect, words: str, role: str, colour: str = "cream", anchor: Anchor = "left") -> None:
        super().__init__(rect)
        self.words, self.role, self.colour, self.anchor = words, role, colour, anchor

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Draw the words."""
        painter.block(self.words, self.rect, self.role, self.colour, self.anchor)


def title_role(words: str, width: float, kit: Kit, canvas: Canvas, largest: str = "screen") -> str:
    """The largest role a screen's title fits in; large text leaves the largest out, for there is enough of it."""
    roles = ["screen", "game", "name", "strong"][canvas.text_scale >= LARGE_TEXT :]
    roles = roles[roles.index(largest) :] if largest in roles else roles
    return next((role for role in roles if kit.measure(words, role, canvas)[0] <= width), roles[-1])


class Heading(Widget):
    """A screen's title in cream on the bare table, with an accent bar before it if it belongs to a game."""

    def __init__(self, rect: Rect, words: str, accent: str = "", second: str = "", role: str = "screen") -> None:
        super().__init__(rect)
        self.words, self.accent, self.second, self.role = words, accent, second, role

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Draw bar, title and second line."""
        x, (_, y) = self.rect.x, self.rect.centre
        if self.accent:
            painter.bar(Rect(x, self.rect.y, 8, self.rect.h), self.accent)
            x += 26
        if self.second:
            painter.text(self.words, x, y - self.rect.h * 0.22, self.role, "cream", shadow=True)
            painter.text(self.second, x, y + self.rect.h * 0.32, "second", "cream_2", shadow=True)
        else:
            painter.text(self.words, x, y, self.role, "cream", width=self.rect.right - x, shadow=True)


class Panel(Widget):
    """A bare panel behind other widgets."""

    def __init__(self, rect: Rect, name: str = "smoke", radius: int = 24) -> None:
        super().__init__(rect)
        self.name, self.radius = name, radius

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Draw the panel."""
        painter.panel(self.rect, self.name, self.radius)


class Notice(Widget):
    """Something that is wrong, in a warning's shape and words; it can't be in focus."""

    ICON, EDGE = 44.0, 20.0

    def __init__(self, rect: Rect, words: str) -> None:
        super().__init__(rect)
        self.words = words

    @classmethod
    def height(cls, words: str, width: float, kit: Kit, canvas: Canvas) -> float:
        """How high it has to be at a width."""
        inner = width - 3 * cls.EDGE - cls.ICON
        return max(cls.ICON, kit.measure(words, "second", canvas, inner)[1]) + 2 * 12

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """A warning sign, and the words beside it."""
        rect = self.rect
        painter.panel(rect, "smoke", 18)
        painter.icon("warning", Rect(rect.x + self.EDGE, rect.y + 14, self.ICON, self.ICON), "cream")
        x = rect.x + 2 * self.EDGE + self.ICON
        painter.block(self.words, Rect(x, rect.y + 12, rect.right - self.EDGE - x, rect.h - 24), "second", "cream")


class Button(Widget):
    """A paper button: icon, words, perhaps a note at the right, below where it doesn't fit. CONFIRM or a tap acts."""

    def __init__(
        self,
        spot: Hashable,
        rect: Rect,
        words: str,
        action: Callable[[], None],
        *,
        icon: str = "",
        note: str = "",
        style: str = "paper",
    ) -> None:
        super().__init__(rect)
        self.spot, self.words, self.action, self.icon, self.note, self.style = spot, words, action, icon, note, style

    def spots(self) -> Sequence[Spot]:
        """The button itself."""
        return (Spot(self.spot, self.rect, RADIUS, lift=LIFT),)

    def confirm(self, spot: Hashable) -> None:
        """Act."""
        self.action()

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Draw it; a focused one is lifted, brighter paper."""
        mine = focused == self.spot
        rect = self.rect.moved(0, -LIFT) if mine else self.rect
        material = self.style if self.style.startswith("button") or not mine else "paper_focus"
        painter.panel(rect, material, int(RADIUS), 12 if mine else 0)
        ink = "cream" if self.style in ("button_start", "button_ready", "smoke") and not mine else "ink"
        _, y = rect.centre
        if not self.icon and not self.note:
            painter.text(self.words, rect.centre[0], y, "name", ink, anchor="centre", width=rect.w - 32)
            return
        x = rect.x + 32
        if self.icon:
            size = min(44.0, rect.h * 0.5)
            left = x if self.words else rect.centre[0] - size / 2
            painter.icon(self.icon, Rect(left, y - size / 2, size, size), "ink_icon" if ink == "ink" else "cream")
            x = rect.x + 32 + size + 32
        if not self.note:
            painter.text(self.words, x, y, "name", ink, width=rect.right - 24 - x)
        elif note_fits(self.words, self.note, rect.w, painter.kit, painter.canvas):
            painter.text(self.words, x, y, "name", ink)
            painter.text(self.note, rect.right - 36, y, "second", "ink_2", anchor="right")
        else:
            self._paint_lines(painter, x, rect, ink)

    def _paint_lines(self, painter: Painter, x: float, rect: Rect, ink: str) -> None:
        """Words, and the note below them."""
        width = rect.right - 24 - x
        sizes = [("name", self.words, ink), ("second", self.note, "ink_2")]
        heights = [painter.kit.measure(words, role, painter.canvas, width)[1] for role, words, _ in sizes]
        y = rect.centre[1] - sum(heights) / 2
        for (role, words, colour), height in zip(sizes, heights, strict=True):
            painter.block(words, Rect(x, y, width, height), role, colour)
            y += height


def note_fits(words: str, note: str, width: float, kit: Kit, canvas: Canvas) -> bool:
    """Whether a button of that width has room for its note beside its words."""
    used = kit.measure(words, "name", canvas)[0] + kit.measure(note, "second", canvas)[0]
    return used + BESIDE_NOTE <= width


def button_height(words: str, note: str, width: float, kit: Kit, canvas: Canvas) -> float:
    """How high a button with an icon has to be for its words, and its note if that goes below."""
    room = width - BEFORE_WORDS - 24
    height = kit.measure(words, "name", canvas, room)[1]
    if note and not note_fits(words, note, width, kit, canvas):
        height += kit.measure(note, "second", canvas, room)[1]
    return height + 28


def choice_height(label: str, width: float, kit: Kit, canvas: Canvas, label_width: float = 0.0) -> float:
    """How high a `Choice` of that label and width wants to be; higher where the label gets a line of its own."""
    track = max(76.0, kit.measure("Hg", "who", canvas)[1] + 28)
    if not _stacked(label, label_width or width * LABEL_PART, kit, canvas):
        return track
    return track + kit.measure(label, "second", canvas, width - 2 * LABEL_EDGE)[1]


def _stacked(label: str, part: float, kit: Kit, canvas: Canvas) -> bool:
    return bool(label) and kit.measure(label, "second", canvas)[0] > part - LABEL_EDGE - 12


class Choice(Widget):
    """A labelled choice among a few values: keys in a sunken track, or a stepper where the keys don't fit.

    Without a label the track takes the whole width; a label too long for its part gets a line of its own if the
    rectangle has the height `choice_height` asks for.
    """

    def __init__(
        self,
        spot: Hashable,
        rect: Rect,
        label: str,
        values: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        kit: Kit,
        canvas: Canvas,
        *,
        label_width: float = 0.0,
        most_keys: int = 5,
    ) -> None:
        super().__init__(rect)
        self.spot, self.label, self.values, self.chosen, self.change = spot, label, list(values), chosen, change
        part = (label_width or rect.w * LABEL_PART) if label else 0.0
        needed = choice_height(label, rect.w, kit, canvas, label_width)
        self.stacked = _stacked(label, part, kit, canvas) and rect.h >= needed - 1
        self._label_width = rect.w - 2 * LABEL_EDGE if self.stacked else part - LABEL_EDGE - 12
        self._label_height = kit.measure(label, "second", canvas, self._label_width)[1] if self.stacked else 0.0
        part = 0.0 if self.stacked else part
        self.track = Rect(
            rect.x + part, rect.y + 4 + self._label_height, rect.w - part, rect.h - 8 - self._label_height
        )
        widest = max(kit.measure(value, "who", canvas)[0] for value in values) + 36
        self.keys = widest * len(values) <= self.track.w - 12 and len(values) <= most_keys

    def move_to(self, rect: Rect) -> None:
        """Go to another place, the track too."""
        self.track = self.track.moved(rect.x - self.rect.x, rect.y - self.rect.y)
        super().move_to(rect)

    def spots(self) -> Sequence[Spot]:
        """The whole row."""
        return (Spot(self.spot, self.rect, RADIUS),)

    def confirm(self, spot: Hashable) -> None:
        """The next value, the first again after the last."""
        self._set((self.chosen + 1) % len(self.values))

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """A tap: on a key that value, on an arrow the neighbour, on the label the next one."""
        part = (x - self.track.x) / self.track.w
        if part < 0:
            self.confirm(self.spot)
        elif self.keys:
            self._set(min(len(self.values) - 1, int(part * len(self.values))))
        else:
            self._set((self.chosen + (1 if part > 0.5 else -1)) % len(self.values))

    def adjust(self, spot: Hashable, direction: Direction) -> bool:
        """LEFT and RIGHT change the value and stop at the ends."""
        dx = direction.value[0]
        if not dx:
            return False
        self._set(min(len(self.values) - 1, max(0, self.chosen + dx)))
        return True

    def _set(self, chosen: int) -> None:
        if chosen != self.chosen:
            self.chosen = chosen
            self.change(chosen)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Label, track, keys or the value between arrows."""
        _, y = self.track.centre
        self.paint_label(painter)
        painter.panel(self.track, "track", 31)
        if self.keys:
            self._paint_keys(painter, y)
        else:
            self._paint_stepper(painter, y)

    def paint_label(self, painter: Painter) -> None:
        """Before the track, or above it."""
        x = self.rect.x + LABEL_EDGE
        if self.stacked:
            box = Rect(x, self.rect.y, self._label_width, self._label_height)
            painter.block(self.label, box, "second", "cream_2")
        elif self.label:
            painter.text(self.label, x, self.rect.centre[1], "second", "cream_2", width=self._label_width)

    def _paint_keys(self, painter: Painter, y: float) -> None:
        width = (self.track.w - 12) / len(self.values)
        for number, value in enumerate(self.values):
            key = Rect(self.track.x + 6 + number * width, self.track.y + 6, width, self.track.h - 12)
            if number == self.chosen:
                painter.panel(key, "paper", 31)
            colour = "ink" if number == self.chosen else "cream_3"
            painter.text(value, key.centre[0], y, "who", colour, anchor="centre")

    def _paint_stepper(self, painter: Painter, y: float) -> None:
        key = self.track.inset(64, 6)
        painter.panel(key, "paper", 31)
        painter.text(self.values[self.chosen], key.centre[0], y, "who", "ink", anchor="centre", width=key.w - 24)
        for name, x in (("chevron_left", self.track.x + 34), ("chevron_right", self.track.right - 34)):
            at_end = self.chosen == (0 if name == "chevron_left" else len(self.values) - 1)
            painter.icon(name, Rect(x - 18, y - 18, 36, 36), "ink_2" if at_end else "cream")
