"""A seat beside the board: who sits there, creatures face down, a way to look at them, and at the end the points."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect, around, union
from game.shell.paint import Painter
from game.tables.help_me.creatures import BACK_SHAPE, Creatures
from game.tables.measure import Measure, Set
from game.tables.seat_head import BADGE_GAP, EDGE, SeatHead, Who, head_high

ABOVE, APART, BELOW = 20.0, 18.0, 18.0
"""Free above the head, between its parts, and below the last one."""
LEAST_BACK, ROOMY_BACK, LARGEST_BACK = 40.0, 80.0, 132.0
"""Width of a creature that lies face down: the least, what it should have above the button, the most."""
HALF = 0.52
"""Part of the own panel's width that the button has where the creatures lie beside it."""
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
    short: str
    """The same where there is little room."""
    away: str
    """What the others are told; empty where there are none."""


class SeatPanel:
    """One seat's panel. The own one is paper with a wide button; another person's has an eye; a bot's has neither."""

    def __init__(
        self, rect: Rect, measure: Measure, creatures: Creatures, name: str, held: int, words: Words | None, eye: bool
    ) -> None:
        """Of a seat that holds so many creatures; `words` make it the own panel."""
        self.rect, self.measure, self.creatures, self.words = rect, measure, creatures, words
        self._name_wide = max(measure.width(word, "small_strong") for word in name.split())
        self.flat = rect.w > FLAT * rect.h
        self.tight = False
        """The creatures lie beside the button, under the head."""
        own = words is not None
        self._head_high = head_high(measure, second=True)
        self.button = self._button() if own else None
        right = rect.right - EDGE
        self.places, self._room = self._places(held, right)
        beside = self._beside(self._room)
        if beside and self.places:
            right = self.places[0].x - APART
        self._eye = self._eye_place() if eye and not own else None
        if self._eye is not None:
            self.button = union(self.places) if self.places else self._eye
            right = min(right, self.button.x - 12) if beside or not self.places else right
        room = right - rect.x - EDGE - measure.badge - BADGE_GAP
        self._head = SeatHead(rect, measure, "accent.help_me", room, paper=own)
        self._own = own

    # -------------------------------------------------- lay-out

    @staticmethod
    def other_wide(measure: Measure, names: Sequence[str], eye: bool) -> float:
        """The least width of another seat's panel, with names in several lines."""
        longest = max(measure.width(word, "small_strong") for name in names for word in name.split())
        more = EYE * min(1.3, measure.grow) + 12 if eye else 0.0
        return 2 * EDGE + measure.badge + BADGE_GAP + longest + more

    @staticmethod
    def other_high(measure: Measure) -> float:
        """The least height of another seat's panel."""
        return max(head_high(measure, second=False), 2 * measure.line("small_strong")) + 24

    @staticmethod
    def own_high(measure: Measure, words: Words, width: float) -> float:
        """The least height of the own panel, with the creatures beside the button."""
        button = _button_high(measure, words, HALF * width - EDGE)
        return ABOVE + head_high(measure, second=True) + APART + button + BELOW

    def _button(self) -> Rect:
        """Along the lower edge; as wide as the panel if there is room for the creatures above it."""
        assert self.words is not None
        rect = self.rect
        wide = rect.w - 2 * EDGE
        high = _button_high(self.measure, self.words, wide)
        needed = ABOVE + self._head_high + 2 * APART + ROOMY_BACK * BACK_SHAPE + high + BELOW
        self.tight = not self.flat and rect.h < needed
        if self.flat or self.tight:
            wide = HALF * rect.w - EDGE
            high = _button_high(self.measure, self.words, wide)
        return Rect(rect.x + EDGE, rect.bottom - BELOW - high, wide, high)

    def _eye_place(self) -> Rect:
        """At the last creature's lower corner, or where it would lie."""
        size = EYE * min(1.3, self.measure.grow)
        if not self.places:
            return around(self.rect.right - EDGE - size / 2, self.rect.centre[1], size, size)
        last = self.places[-1]
        size = min(size, 0.62 * last.w)
        return around(last.right - 0.2 * size, last.bottom - 0.3 * size, size, size)

    def _places(self, held: int, right: float) -> tuple[list[Rect], Rect]:
        """Where the creatures lie, and the room they have; nowhere if there is too little."""
        rect = self.rect
        top = rect.y + ABOVE + self._head_high + APART
        if self.flat and self.words is not None and self.button is not None:
            x = self.button.right + EDGE
            room = Rect(x, rect.y + BELOW, rect.right - EDGE - x, rect.h - 2 * BELOW)
        elif self.tight and self.button is not None:
            x = self.button.right + EDGE / 2
            room = Rect(x, top - APART / 2, rect.right - EDGE / 2 - x, rect.bottom - BELOW / 2 - top + APART / 2)
        elif self.flat or rect.bottom - BELOW - top < LEAST_BACK * BACK_SHAPE:
            named = rect.x + EDGE + self.measure.badge + BADGE_GAP + self._name_wide + APART
            wide = max(0.0, min((0.26 if not self.flat else 0.42) * rect.w, right - named))
            room = Rect(right - wide, rect.y + 14, wide, rect.h - 28)
        else:
            bottom = rect.bottom - BELOW if self.button is None or self.words is None else self.button.y - APART
            room = Rect(rect.x + EDGE, top, rect.w - 2 * EDGE, bottom - top)
        alone = self._beside(room) or self.words is not None
        count = held if alone else held + 1
        wide = min(LARGEST_BACK, room.h / BACK_SHAPE, room.w / (count + BETWEEN * (count - 1)))
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
        named = self._name_wide <= self._head.room + EDGE / 2
        who = Who(Seat(seated.seat), seated.name if named else "", seated.second if named else "", seated.acting)
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
                sprite = self.creatures.creature(seated.shown[number], place.w)
            else:
                sprite = self.creatures.back(seated.seat, place.w)
            shadow = self.creatures.back_shadow(place.w)
            x, y = place.centre
            painter.surface.blit(shadow.image, shadow.at(x * scale, y * scale))
            painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))

    def _paint_total(self, painter: Painter, total: int) -> None:
        """In large digits: in the button's place, at the right of the creatures, or on them where there is no room."""
        if self.places and self._beside(self._room) and not self._own:
            first, size = self.places[0], self.measure.width("88", "strong") + 28
            chip = around(first.x + 6, first.bottom - 14, size, self.measure.line("strong") + 8)
            painter.panel(chip, "paper", 31, 5)
            painter.text(str(total), *chip.centre, "strong", "ink", anchor="centre")
            return
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
        last = self.places[-1]
        wide = min(wide, right - last.right)
        return Rect(last.right + (right - last.right - wide) / 2, last.y, wide, last.h)

    def _paint_button(self, painter: Painter) -> None:
        assert self.button is not None
        if self.words is not None:
            self._paint_look(painter, self.button, self.words)
        elif self._eye is not None:
            size = self._eye.w
            painter.panel(self._eye, "paper", 31, 5)
            painter.icon("eye", self._eye.inset(0.16 * size), "ink_icon")

    def _paint_look(self, painter: Painter, rect: Rect, words: Words) -> None:
        measure = self.measure
        painter.panel(rect, "track", 18)
        icon = 40.0 * min(1.5, measure.grow)
        look = _look(measure, words, rect.w - 2 * 16 - icon - 14)
        away = measure.fitted(words.away, ("small",), rect.w - 32) if words.away else None
        line = rect.centre[1] if away is None else rect.y + 12 + max(look.height, icon) / 2
        x = rect.centre[0] - (icon + (14 + look.width if look.words else 0)) / 2
        painter.icon("eye", Rect(x, line - icon / 2, icon, icon), "cream")
        if look.words:
            painter.text(look.words, x + icon + 14, line, look.role, "cream", width=look.wrap)
        if away is not None:
            below = rect.bottom - 10 - away.height / 2
            painter.text(away.words, rect.centre[0], below, away.role, "cream_3", anchor="centre", width=away.wrap)


def _look(measure: Measure, words: Words, width: float) -> Set:
    """In one line; the eye alone says it where not even the short words fit."""
    for text in (words.look, words.short):
        look = measure.fitted(text, ("strong", "small_strong"), width) if text else None
        if look is not None and not look.wrap:
            return look
    return Set("", "small_strong", None, 0.0, measure.line("small_strong"))


def _button_high(measure: Measure, words: Words, width: float) -> float:
    icon = 40.0 * min(1.5, measure.grow)
    look = _look(measure, words, width - 2 * 16 - icon - 14)
    high = max(look.height, icon) + 24
    if words.away:
        high += measure.fitted(words.away, ("small",), width - 32).height
    return max(BUTTON if words.away else 72.0, high)
