"""A seat beside the board: who sits there, creatures face down, a way to look at them, and at the end the points."""

from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect, around
from game.shell.paint import Painter
from game.tables.help_me.pieces import BACK_SHAPE, Pieces
from game.tables.measure import Measure
from game.tables.seat_head import BADGE_GAP, EDGE, SeatHead, Who, head_high

ABOVE, APART, BELOW = 20.0, 18.0, 18.0
"""Free above the head, between its parts, and below the last one."""
LEAST_BACK, LARGEST_BACK = 44.0, 132.0
"""Width of a creature that lies face down."""
BETWEEN = 0.16
"""From one to the next, in widths."""
FLAT = 1.75
"""A panel that many times as wide as high has everything beside one another."""
EYE = 52.0
"""The button with which another person may look."""
BUTTON = 84.0


class Seated(NamedTuple):
    """What a seat's panel says."""

    seat: int
    name: str
    second: str
    acting: bool
    held: int
    """Creatures of the seat."""
    shown: tuple[int, ...]
    """Those that lie face up: all or none."""
    turning: bool
    """They are being turned just now, and drawn elsewhere."""
    total: int | None
    """Points, once they are counted."""


class Words(NamedTuple):
    """What the own panel says beside names."""

    look: str
    away: str
    """What the others are told; empty where there are none."""


class SeatPanel:
    """One seat's panel. The own one is paper with a wide button; another person's has an eye; a bot's has neither."""

    def __init__(self, rect: Rect, measure: Measure, pieces: Pieces, held: int, words: Words | None, eye: bool) -> None:
        """`words` make it the own panel."""
        self.rect, self.measure, self.pieces, self.words = rect, measure, pieces, words
        self.flat = rect.w > FLAT * rect.h
        own = words is not None
        self._head_high = head_high(measure, second=True)
        self.button = self._button() if own else None
        right = rect.right - EDGE
        if eye and not own:
            self.button = around(right - EYE / 2, rect.y + ABOVE + self._head_high / 2, EYE, EYE)
            right = self.button.x - 12
        self.places, self._room = self._places(held, right)
        if self.flat and self.places:
            right = self.places[0].x - APART
        room = right - rect.x - EDGE - measure.badge - BADGE_GAP
        if self.flat and self.button is not None and own:
            room = self.button.right - rect.x - EDGE - measure.badge - BADGE_GAP
        self._head = SeatHead(rect, measure, "accent.help_me", room, paper=own)
        self._own = own

    # -------------------------------------------------- lay-out

    @staticmethod
    def other_high(measure: Measure) -> float:
        """The least height of another seat's panel."""
        return head_high(measure, second=False) + 28

    @staticmethod
    def own_high(measure: Measure, words: Words, width: float, flat: bool) -> float:
        """The least height of the own panel, with small creatures or none."""
        button = _button_high(measure, words, width)
        creatures = 0.0 if flat else LEAST_BACK * BACK_SHAPE + APART
        return ABOVE + head_high(measure, second=True) + creatures + APART + button + BELOW

    def _button(self) -> Rect:
        assert self.words is not None
        rect = self.rect
        wide = rect.w - 2 * EDGE if not self.flat else 0.52 * rect.w - EDGE
        high = _button_high(self.measure, self.words, wide)
        return Rect(rect.x + EDGE, rect.bottom - BELOW - high, wide, high)

    def _places(self, held: int, right: float) -> tuple[list[Rect], Rect]:
        """Where the creatures lie, and the room they have; nowhere if there is too little."""
        rect = self.rect
        top = rect.y + ABOVE + self._head_high + APART
        if self.flat and self.words is not None and self.button is not None:
            x = self.button.right + EDGE
            room = Rect(x, rect.y + BELOW, rect.right - EDGE - x, rect.h - 2 * BELOW)
        elif self.flat or rect.bottom - BELOW - top < LEAST_BACK * BACK_SHAPE:
            wide = 0.42 * rect.w
            room = Rect(right - wide, rect.y + 14, wide, rect.h - 28)
        else:
            bottom = rect.bottom - BELOW if self.button is None or self.words is None else self.button.y - APART
            room = Rect(rect.x + EDGE, top, rect.w - 2 * EDGE, bottom - top)
        count = held + 1
        wide = min(LARGEST_BACK, room.h / BACK_SHAPE, room.w / (count + BETWEEN * held))
        if self._beside(room):
            wide = min(LARGEST_BACK, room.h / BACK_SHAPE, room.w / (held + BETWEEN * (held - 1)))
        if wide < LEAST_BACK:
            return [], room
        step = wide * (1 + BETWEEN)
        start = room.centre[0] - step * (held - 1) / 2
        if self._beside(room) and self.words is None:
            start = room.right - wide / 2 - step * (held - 1)
        high = wide * BACK_SHAPE
        return [around(start + step * n, room.centre[1], wide, high) for n in range(held)], room

    def _beside(self, room: Rect) -> bool:
        """Whether the creatures lie beside the name."""
        return room.y < self.rect.y + ABOVE + self._head_high

    @property
    def eye(self) -> Rect | None:
        """What a person presses to look."""
        return self.button

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, seated: Seated) -> None:
        """The panel as it is now."""
        if not painter.visible(self.rect.inset(-40)):
            return
        self._head.ground(painter, seated.acting)
        top = self.rect.y + ABOVE
        high = self._head_high
        if self._low:
            top, high = self.rect.y + 6, self.rect.h - 12
        who = Who(Seat(seated.seat), seated.name, seated.second, seated.acting)
        self._head.head(painter, who, top + high / 2, high)
        if not seated.turning:
            self._paint_creatures(painter, seated)
        if seated.total is not None:
            self._paint_total(painter, seated.total)
        elif self.button is not None:
            self._paint_button(painter)

    @property
    def _low(self) -> bool:
        """Whether there is only one line of things."""
        return not self._own and self.rect.h < ABOVE + self._head_high + APART + LEAST_BACK * BACK_SHAPE + BELOW

    def _paint_creatures(self, painter: Painter, seated: Seated) -> None:
        scale = painter.canvas.scale
        for number, place in enumerate(self.places):
            if seated.shown:
                sprite = self.pieces.creature(seated.shown[number], place.w)
            else:
                sprite = self.pieces.back(seated.seat, place.w)
            shadow = self.pieces.back_shadow(place.w)
            x, y = place.centre
            painter.surface.blit(shadow.image, shadow.at(x * scale, y * scale))
            painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))

    def _paint_total(self, painter: Painter, total: int) -> None:
        """In large digits: in the button's place, or at the right of the creatures, or of the name."""
        place = self.total_place()
        role = "number" if self.measure.line("number") <= place.h + 24 else "name"
        painter.text(str(total), place.centre[0], place.centre[1], role, self._head.inks[0], anchor="centre")

    def total_place(self) -> Rect:
        """Where the points are told."""
        if self._own and self.button is not None:
            return self.button
        wide = self.measure.width("88", "number")
        right = self.rect.right - EDGE
        if not self.places:
            return Rect(right - wide, self.rect.y, wide, self.rect.h)
        if self._low or self.flat:
            return Rect(self.places[0].x - wide - 8, self.rect.y, wide, self.rect.h)
        last = self.places[-1]
        wide = min(wide, right - last.right)
        return Rect(last.right + (right - last.right - wide) / 2, last.y, wide, last.h)

    def _paint_button(self, painter: Painter) -> None:
        assert self.button is not None
        if self.words is None:
            painter.panel(self.button, "track", 31)
            painter.icon("eye", self.button.inset(9), "cream")
            return
        self._paint_look(painter, self.button, self.words)

    def _paint_look(self, painter: Painter, rect: Rect, words: Words) -> None:
        measure = self.measure
        painter.panel(rect, "track", 18)
        icon = 40.0 * min(1.5, measure.grow)
        inner = rect.w - 2 * 16 - icon - 14
        look = measure.fitted(words.look, ("strong", "small_strong"), inner)
        away = measure.fitted(words.away, ("small",), rect.w - 32) if words.away else None
        line = rect.centre[1] if away is None else rect.y + 12 + max(look.height, icon) / 2
        x = rect.centre[0] - (icon + 14 + look.width) / 2
        painter.icon("eye", Rect(x, line - icon / 2, icon, icon), "cream")
        painter.text(look.words, x + icon + 14, line, look.role, "cream", width=look.wrap)
        if away is not None:
            below = rect.bottom - 10 - away.height / 2
            painter.text(away.words, rect.centre[0], below, away.role, "cream_3", anchor="centre", width=away.wrap)


def _button_high(measure: Measure, words: Words, width: float) -> float:
    icon = 40.0 * min(1.5, measure.grow)
    look = measure.fitted(words.look, ("strong", "small_strong"), width - 2 * 16 - icon - 14)
    high = max(look.height, icon) + 24
    if words.away:
        high += measure.fitted(words.away, ("small",), width - 32).height
    return max(BUTTON if words.away else 72.0, high)
