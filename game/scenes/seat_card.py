"""A place's card before the game: what it plays with, who sits there, and their state between two arrows."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.focus import Direction, Spot
from game.shell.input.wish import Glyph
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import paint_glyph
from game.shell.widget import Widget
from game.shell.widgets import LIFT
from game.tables.miniatures import seat_window

RADIUS, INSET, EDGE, ABOVE, GAP = 24.0, 14.0, 28.0, 20.0, 8.0
NUMBER, BADGE, GLYPH, ARROW, PIP, ICON, TICK = 52.0, 76.0, 46.0, 44.0, 20.0, 38.0, 40.0
NAMES, STATES = ("name", "strong", "small_strong"), ("who", "strong", "small_strong")
"""Roles of a name and of a state, the first that fits is taken."""
LEVELS = 3


class SeatTold(NamedTuple):
    """What a card says. `device` is given long and, to fall back on, short."""

    seat: Seat | None
    """None: nobody sits there."""
    name: str
    note: str
    icon: str
    device: tuple[str, ...]
    state: str
    level: int | None = None
    """A bot's, from 0."""
    ready: bool = False
    """A person."""


class SeatCard(Widget):
    """LEFT and RIGHT, or a tap on either half, change who sits there; what it says is asked for when painting.

    A flat card: the picture at the left, words and state beside it.
    """

    centred = False
    """Words stand in the middle of their lines."""
    arrow = (ARROW, 8.0)
    """How large the arrows beside the state are, and how far from it."""

    def __init__(
        self,
        rect: Rect,
        game: str,
        place: int,
        told: Callable[[], SeatTold],
        change: Callable[[int], None],
        kit: Kit,
        canvas: Canvas,
        *,
        state_width: float,
    ) -> None:
        super().__init__(rect)
        self.game, self.place, self.told, self.change, self.kit, self.canvas = game, place, told, change, kit, canvas
        self.join: tuple[Glyph, tuple[str, ...]] | None = None
        """What joins here: the button, and words for it, long and short."""
        self._state_width = state_width
        self._lay_out()

    # -------------------------------------------------- lay-out

    def _lay_out(self) -> None:
        rect, line = self.rect, line_heights(self.kit, self.canvas)
        self.beside = fits_beside(rect.w, self._state_width, self.canvas)
        self.window = _window(rect)
        x, inner = self.window.right + EDGE + BADGE / 2, rect.right - EDGE
        state = max(68.0, line["who"] + 16)
        self._state = Rect(inner - self._state_width, rect.centre[1] - state / 2, self._state_width, state)
        if not self.beside:
            x = self.window.right + EDGE
            self._state = Rect(x, rect.bottom - ABOVE - state, inner - x, state)
        right = self._state.x - EDGE if self.beside else inner
        heights = [line["name"], line["small"], max(line["second"], GLYPH)]
        bottom = rect.bottom if self.beside else self._state.y
        self._badge = (self.window.right, self.window.bottom - BADGE * 0.62) if self.beside else None
        y = (rect.y + bottom - sum(heights) - 2 * GAP) / 2
        self._lines = []
        for height in heights:
            self._lines.append(Rect(x, y, right - x, height))
            y += height + GAP

    @staticmethod
    def height(width: float, state_width: float, kit: Kit, canvas: Canvas) -> float:
        """How high a card of that width has to be."""
        line = line_heights(kit, canvas)
        words = line["name"] + line["small"] + max(line["second"], GLYPH) + 2 * GAP + 2 * ABOVE
        return words if fits_beside(width, state_width, canvas) else words + max(68.0, line["who"] + 16) + GAP

    def move_to(self, rect: Rect) -> None:
        """Go to another place."""
        super().move_to(rect)
        self._lay_out()

    # -------------------------------------------------- widget

    def spots(self) -> Sequence[Spot]:
        """The whole card."""
        return (Spot(("seat", self.place), self.rect, RADIUS, lift=LIFT),)

    def confirm(self, spot: Hashable) -> None:
        """The next one."""
        self.change(1)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """The left half of the state goes back, everything else on."""
        self.change(-1 if self._state.holds(x, y) and x < self._state.centre[0] else 1)

    def adjust(self, spot: Hashable, direction: Direction) -> bool:
        """LEFT and RIGHT change who sits here."""
        if direction.value[0]:
            self.change(direction.value[0])
            return True
        return False

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Paper, picture, badge, words, state."""
        told, mine = self.told(), focused == ("seat", self.place)
        up = -LIFT if mine else 0.0
        material = "paper_focus" if mine else "paper" if told.ready else "paper_bot"
        painter.panel(self.rect.moved(0, up), material, RADIUS, 12 if mine else 0)
        frame = self.window.moved(0, up)
        self._paint_window(painter, told.seat, frame)
        if self._badge is not None and told.seat is not None:
            painter.badge(told.seat, self._badge[0], self._badge[1] + up, BADGE)
        self._paint_words(painter, told, up)
        self._paint_state(painter, told, self._state.moved(0, up), mine)

    def _paint_window(self, painter: Painter, seat: Seat | None, frame: Rect) -> None:
        """What the seat plays with, and its number; an empty place is a dark recess."""
        size = self.canvas.px(self.window).size
        if seat is None:
            painter.panel(frame, "smoke_contrast", 14)
            icon = min(frame.w, frame.h) * 0.4
            painter.icon("person", Rect(frame.centre[0] - icon / 2, frame.centre[1] - icon / 2, icon, icon), "ink_2")
            return
        painter.blit(seat_window(self.kit, self.game, seat, size), frame.x, frame.y)
        number = max(NUMBER, self.kit.measure("8", "who", self.canvas)[1] + 4)
        chip = Rect(frame.x + 12, frame.y + 12, number, number)
        painter.panel(chip, "smoke_contrast", 14)
        painter.text(str(seat + 1), *chip.centre, "who", "cream", anchor="centre")

    def _paint_words(self, painter: Painter, told: SeatTold, up: float) -> None:
        name, note, device = (line.moved(0, up) for line in self._lines)
        role = next((role for role in NAMES if self._wide(told.name, role) <= name.w), NAMES[-1])
        if self.centred and told.seat is None:
            name = Rect(device.x, name.y, device.w, name.h)
        self._paint_line(painter, told.name, name, role, "ink")
        self._paint_line(painter, told.note, note, "small", "ink_2")
        joining = self.join is not None and not told.ready
        if told.seat is None and not joining:
            return
        size = (GLYPH if joining else ICON) * growth(self.canvas)
        texts = told.device if not joining or self.join is None else self.join[1]
        room = device.w - size - 14
        text = next((text for text in texts if self._wide(text, "second") <= room), texts[-1])
        x = device.x + (max(0.0, room - self._wide(text, "second")) / 2 if self.centred else 0.0)
        place = Rect(x, device.centre[1] - size / 2, size, size)
        if joining and self.join is not None:
            paint_glyph(painter, self.join[0], place)
        else:
            painter.icon(told.icon, place)
        painter.text(text, x + size + 14, device.centre[1], "second", "ink_2")

    def _paint_line(self, painter: Painter, words: str, line: Rect, role: str, colour: str) -> None:
        if line.h and words:
            x = line.centre[0] - self._wide(words, role) / 2 if self.centred else line.x
            painter.text(words, x, line.centre[1], role, colour)

    def _wide(self, words: str, role: str) -> float:
        return self.kit.measure(words, role, self.canvas)[0]

    def _paint_state(self, painter: Painter, told: SeatTold, rect: Rect, mine: bool) -> None:
        y, grow = rect.centre[1], growth(self.canvas)
        (arrow, apart), pip = self.arrow, PIP * grow
        arrow *= grow
        for name, x in (("chevron_left", rect.x), ("chevron_right", rect.right - arrow)):
            painter.icon(name, Rect(x, y - arrow / 2, arrow, arrow), "ink" if mine else "ink_2")
        pill = rect.inset(arrow + apart, 0)
        tick = TICK * grow
        mark = tick + 16 if told.ready else 0.0 if told.level is None else LEVELS * (pip + 8) + 8
        role = next((role for role in STATES if self._wide(told.state, role) + mark <= pill.w - 16), STATES[-1])
        width = self._wide(told.state, role)
        x = pill.centre[0] - (width + mark) / 2
        if told.ready:
            painter.panel(pill, "button_ready", 20)
            painter.icon("check", Rect(x, y - tick / 2, tick, tick), "on_ready")
            painter.text(told.state, x + tick + 16, y, role, "on_ready")
            return
        painter.panel(pill, "paper", 20)
        painter.text(told.state, x, y, role, "ink")
        for number in range(LEVELS if told.level is not None else 0):
            place = Rect(x + width + 16 + number * (pip + 8), y - pip / 2, pip, pip)
            self._paint_pip(painter, place, told.level is not None and number <= told.level)

    @staticmethod
    def _paint_pip(painter: Painter, rect: Rect, full: bool) -> None:
        painter.bar(rect, "ink_icon")
        if not full:
            painter.bar(rect.inset(3.5), "paper")


def fits_beside(width: float, state_width: float, canvas: Canvas) -> bool:
    """Whether picture, words and state have room side by side."""
    return width - state_width >= 560 + 440 * canvas.text_scale


def state_width(
    states: Sequence[str],
    kit: Kit,
    canvas: Canvas,
    role: str = STATES[0],
    arrow: tuple[float, float] = SeatCard.arrow,
    edge: float = 48.0,
) -> float:
    """How wide the state with its arrows has to be for any of these words; `edge` is free beside them."""
    widest = max(kit.measure(state, role, canvas)[0] for state in states)
    grow = growth(canvas)
    return widest + LEVELS * (PIP * grow + 8) + 16 + 2 * (arrow[0] * grow + arrow[1]) + edge


def growth(canvas: Canvas) -> float:
    """How much marks grow with the text beside them."""
    return min(1.5, canvas.text_scale)


def line_heights(kit: Kit, canvas: Canvas) -> Mapping[str, float]:
    """Height of a line in each role a card uses."""
    return {role: kit.measure("Hg", role, canvas)[1] for role in ("name", "small", "second", "who")}


def _window(rect: Rect) -> Rect:
    height = rect.h - 2 * INSET
    return Rect(rect.x + INSET, rect.y + INSET, min(0.3 * rect.w, 1.7 * height), height)
