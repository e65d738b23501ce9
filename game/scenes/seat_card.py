"""A seat's card before the game: what it plays with, who sits there, and their state between two arrows."""

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
NUMBER, BADGE, GLYPH, ARROW, PIP = 52.0, 76.0, 46.0, 44.0, 20.0
LEVELS = 3


class SeatTold(NamedTuple):
    """What a card says. `level` counts from 0 (None: a person); `device` is given long and, to fall back on, short."""

    name: str
    note: str
    icon: str
    device: tuple[str, ...]
    state: str
    level: int | None


class SeatCard(Widget):
    """LEFT and RIGHT, or a tap on either half, change who sits there; what it says is asked for when painting."""

    def __init__(
        self,
        rect: Rect,
        game: str,
        seat: Seat,
        told: Callable[[], SeatTold],
        change: Callable[[int], None],
        kit: Kit,
        canvas: Canvas,
        *,
        state_width: float,
    ) -> None:
        super().__init__(rect)
        self.game, self.seat, self.told, self.change, self.kit, self.canvas = game, seat, told, change, kit, canvas
        self.join: tuple[Glyph, str] | None = None
        self._state_width = state_width
        self._lay_out()

    # -------------------------------------------------- lay-out

    def _lay_out(self) -> None:
        rect, line = self.rect, _line_heights(self.kit, self.canvas)
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
        y = (rect.y + bottom - sum(heights) - 2 * GAP) / 2
        self._lines = []
        for height in heights:
            self._lines.append(Rect(x, y, right - x, height))
            y += height + GAP

    @staticmethod
    def height(width: float, state_width: float, kit: Kit, canvas: Canvas) -> float:
        """How high a card of that width has to be."""
        line = _line_heights(kit, canvas)
        words = line["name"] + line["small"] + max(line["second"], GLYPH) + 2 * GAP + 2 * ABOVE
        return words if fits_beside(width, state_width, canvas) else words + max(68.0, line["who"] + 16) + GAP

    def move_to(self, rect: Rect) -> None:
        """Go to another place."""
        super().move_to(rect)
        self._lay_out()

    # -------------------------------------------------- widget

    def spots(self) -> Sequence[Spot]:
        """The whole card."""
        return (Spot(("seat", self.seat), self.rect, RADIUS, lift=LIFT),)

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
        told, mine = self.told(), focused == ("seat", self.seat)
        up = -LIFT if mine else 0.0
        material = "paper_focus" if mine else "paper" if told.level is None else "paper_bot"
        painter.panel(self.rect.moved(0, up), material, RADIUS, 12 if mine else 0)
        frame = self.window.moved(0, up)
        picture = seat_window(self.kit, self.game, self.seat, self.canvas.px(self.window).size)
        painter.blit(picture, frame.x, frame.y)
        self._paint_number(painter, frame)
        if self.beside:
            painter.badge(self.seat, frame.right, frame.bottom - BADGE * 0.62, BADGE)
        self._paint_words(painter, told, up)
        self._paint_state(painter, told, self._state.moved(0, up), mine)

    def _paint_number(self, painter: Painter, frame: Rect) -> None:
        size = max(NUMBER, self.kit.measure("8", "who", self.canvas)[1] + 4)
        chip = Rect(frame.x + 12, frame.y + 12, size, size)
        painter.panel(chip, "smoke_contrast", 14)
        painter.text(str(self.seat + 1), *chip.centre, "who", "cream", anchor="centre")

    def _paint_words(self, painter: Painter, told: SeatTold, up: float) -> None:
        name, note, device = (line.moved(0, up) for line in self._lines)
        painter.text(told.name, name.x, name.centre[1], "name", "ink")
        painter.text(told.note, note.x, note.centre[1], "small", "ink_2")
        size, y = 38.0 * growth(self.canvas), device.centre[1]
        if self.join is not None and told.level is not None:
            glyph, words = self.join
            size = GLYPH * growth(self.canvas)
            paint_glyph(painter, glyph, Rect(device.x, y - size / 2, size, size))
            painter.text(words, device.x + size + 14, y, "second", "ink_2")
            return
        painter.icon(told.icon, Rect(device.x, y - size / 2, size, size))
        room = device.right - device.x - size - 14
        fitting = (text for text in told.device if self.kit.measure(text, "second", self.canvas)[0] <= room)
        painter.text(next(fitting, told.device[-1]), device.x + size + 14, y, "second", "ink_2")

    def _paint_state(self, painter: Painter, told: SeatTold, rect: Rect, mine: bool) -> None:
        y, grow = rect.centre[1], growth(self.canvas)
        arrow, pip = ARROW * grow, PIP * grow
        for name, x in (("chevron_left", rect.x), ("chevron_right", rect.right - arrow)):
            painter.icon(name, Rect(x, y - arrow / 2, arrow, arrow), "ink" if mine else "ink_2")
        pill = rect.inset(arrow + 8, 0)
        width = self.kit.measure(told.state, "who", self.canvas)[0]
        mark = arrow if told.level is None else LEVELS * (pip + 8) - 8
        x = pill.centre[0] - (width + 16 + mark) / 2
        if told.level is None:
            painter.panel(pill, "button_ready", 20)
            painter.icon("check", Rect(x, y - arrow / 2, arrow, arrow), "on_ready")
            painter.text(told.state, x + arrow + 16, y, "who", "on_ready")
            return
        painter.panel(pill, "paper", 20)
        painter.text(told.state, x, y, "who", "ink")
        for number in range(LEVELS):
            place = Rect(x + width + 16 + number * (pip + 8), y - pip / 2, pip, pip)
            self._paint_pip(painter, place, number <= told.level)

    @staticmethod
    def _paint_pip(painter: Painter, rect: Rect, full: bool) -> None:
        painter.bar(rect, "ink_icon")
        if not full:
            painter.bar(rect.inset(3.5), "paper")


def fits_beside(width: float, state_width: float, canvas: Canvas) -> bool:
    """Whether picture, words and state have room side by side."""
    return width - state_width >= 560 + 440 * canvas.text_scale


def state_width(states: Sequence[str], kit: Kit, canvas: Canvas) -> float:
    """How wide the state with its arrows has to be for any of these words."""
    widest = max(kit.measure(state, "who", canvas)[0] for state in states)
    grow = growth(canvas)
    return widest + LEVELS * (PIP * grow + 8) + 16 + 2 * (ARROW * grow + 8) + 48


def growth(canvas: Canvas) -> float:
    """How much marks grow with the text beside them."""
    return min(1.5, canvas.text_scale)


def _line_heights(kit: Kit, canvas: Canvas) -> Mapping[str, float]:
    return {role: kit.measure("Hg", role, canvas)[1] for role in ("name", "small", "second", "who")}


def _window(rect: Rect) -> Rect:
    height = rect.h - 2 * INSET
    return Rect(rect.x + INSET, rect.y + INSET, min(0.3 * rect.w, 1.7 * height), height)
