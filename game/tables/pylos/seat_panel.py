"""A seat beside the board: who sits there, the tray with the balls left, and their number in large digits."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import pygame

from game.core.protocol import Seat
from game.shell.assets import nine_patch
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.pylos.pieces import Pieces
from game.tables.seat_head import BADGE_GAP, EDGE, NAMES, SeatHead, Who, head_high

TRAY_LEAST = 124.0
TRAY_LEAST_WIDE = 230.0
TRAY = (288.0, 372.0)
TRAY_CUT, BOWL = 44.0, 18.0
BALL = 38.0
"""A ball in a tray, at most."""
CLOSEST, WIDEST = 1.5, 1.95
"""From row to row in a tray, in radii: they may lie on one another a little."""
BALLS = 15
ABOVE, ABOVE_SHORT, BELOW = 22.0, 14.0, 12.0
WORD_GAP = 14.0
FLAT = 2.3
"""A panel that many times as wide as high is flat."""


class Seated(NamedTuple):
    """What a seat's panel says."""

    seat: int
    name: str
    second: str
    left: str
    """What the number counts."""
    number: int
    lying: tuple[int, ...]
    """The places of the tray in which a ball lies; one in the air counts already, but lies nowhere."""
    acting: bool


class Slots(NamedTuple):
    """Where balls lie in a tray: their radius, and the middle of each of 15, from the lower left up."""

    radius: float
    points: tuple[tuple[float, float], ...]


class Form(NamedTuple):
    """How much of a seat there is room for."""

    high: float
    """The least height of a panel of this form, without tray."""
    above: float
    """Free above the name."""
    second: bool
    """The line under the name is shown."""
    number: str
    """Role of the number's type."""


def forms(measure: Measure) -> tuple[Form, Form]:
    """Count below the name, with a second line and without."""
    full = ABOVE + head_high(measure, True) + measure.line("number") + BELOW + 8
    short = ABOVE_SHORT + head_high(measure, False) + measure.line("name") + 8
    return Form(full, ABOVE, True, "number"), Form(short, ABOVE_SHORT, False, "name")


def with_tray(measure: Measure, wide: float) -> float:
    """The height of a panel with a tray in its baked shape."""
    return forms(measure)[0].high + 12 + (wide - 2 * EDGE) * TRAY[1] / TRAY[0]


def one_line(measure: Measure) -> float:
    """The least height of a panel with everything in a row."""
    return max(measure.badge, measure.line("name")) + 24


def slots(bowl: Rect) -> Slots:
    """The 15 places of a tray with as large balls as fit; neighbours are a little out of line."""
    across = max(range(3, 9), key=lambda n: (min(_radius(bowl, n), BALL), -n))
    radius = min(_radius(bowl, across), BALL)
    rows = -(-BALLS // across)
    step = min(WIDEST, ((bowl.h - 6) / radius - 2) / max(1, rows - 1)) * radius
    points = []
    for i in range(BALLS):
        column, row = i % across, i // across
        nudge = ((i * 37) % 7 - 3) / 3 * 0.06 * radius
        x = bowl.x + bowl.w * (column + 0.5) / across + nudge
        points.append((x, bowl.bottom - radius - 3 - row * step + nudge))
    return Slots(radius, tuple(points))


def _radius(bowl: Rect, across: int) -> float:
    rows = -(-BALLS // across)
    return min(bowl.w / across / 2 * 0.92, (bowl.h - 6) / (2 + CLOSEST * (rows - 1)))


class SeatPanel:
    """One seat's panel: high, with the tray in the middle, or flat, with everything in a row."""

    def __init__(
        self, rect: Rect, measure: Measure, pieces: Pieces, names: Sequence[str], counted: Sequence[str]
    ) -> None:
        """`names` and `counted` are the words of all panels, so that they are laid out alike."""
        self.rect, self.measure, self.pieces = rect, measure, pieces
        full, short = forms(measure)
        self.form = full if rect.h >= full.high else short
        self.flat = rect.h < short.high or rect.w > FLAT * rect.h
        self._inner = rect.w - 2 * EDGE - measure.badge - BADGE_GAP
        self._name_room = self._inner if not self.flat else self._flat_names(names)
        self._count_wide = self._flat_count(counted) if self.flat else rect.w - 2 * EDGE
        self.tray = self._flat_tray() if self.flat else self._high_tray()
        self.slots = None if self.tray is None else slots(self.tray.inset(BOWL))
        self._head = SeatHead(rect, measure, "accent.pylos", self._name_room + EDGE / 2)
        self._pictures: dict[str, pygame.Surface] = {}

    # -------------------------------------------------- lay-out

    def _flat_names(self, names: Sequence[str]) -> float:
        """In a row names get what they need, the number what it needs at least."""
        left = self._inner - self.measure.width("15", self.form.number) - EDGE
        return min(left, max(self.measure.fitted(name, NAMES, left).width for name in names))

    def _flat_count(self, counted: Sequence[str]) -> float:
        """The number, and words beside it in at most two lines if there is room."""
        number = self.measure.width("15", self.form.number)
        room = self._inner - self._name_room - EDGE - number - WORD_GAP
        words = [self.measure.fitted(words, ("second",), min(room, 0.2 * self.rect.w)) for words in counted]
        if any(one.width > room or one.height > self.rect.h - 16 for one in words):
            return number
        return number + WORD_GAP + max(one.width for one in words)

    def _high_tray(self) -> Rect | None:
        top = self.rect.y + self.form.above + head_high(self.measure, self.form.second) + 20
        high = self.rect.bottom - self._count_high() - top
        wide = self.rect.w - 2 * EDGE
        if high < TRAY_LEAST:
            return None
        high = min(high, wide * TRAY[1] / TRAY[0])
        return Rect(self.rect.x + EDGE, top, wide, high)

    def _flat_tray(self) -> Rect | None:
        left = self.rect.x + EDGE + self.measure.badge + BADGE_GAP + self._name_room + EDGE
        right = self.rect.right - EDGE - self._count_wide - EDGE
        if self.rect.h < TRAY_LEAST + 24 or right - left < TRAY_LEAST_WIDE:
            return None
        return Rect(left, self.rect.y + 14, right - left, self.rect.h - 28)

    def _count_high(self) -> float:
        return self.measure.line(self.form.number) + (BELOW + 4 if self.form.second else 4)

    # -------------------------------------------------- what changes

    @property
    def bowl(self) -> Rect | None:
        """The inside of the tray."""
        return None if self.tray is None else self.tray.inset(BOWL)

    def balls(self, places: Collection[int]) -> list[Rect]:
        """These balls of the tray with their shadows."""
        if self.slots is None:
            return []
        r = self.slots.radius
        points = [self.slots.points[number] for number in places]
        return [Rect(x - 1.2 * r, y - 1.2 * r, 3.1 * r, 3.1 * r) for x, y in points]

    def changed(self, before: Seated, now: Seated) -> list[Rect]:
        """What else looks different."""
        if before._replace(number=0, left="", lying=()) != now._replace(number=0, left="", lying=()):
            return [self.rect.inset(-8)]
        if (before.number, before.left) == (now.number, now.left):
            return []
        if self.flat:
            wide = self._count_wide + EDGE
            return [Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h).inset(-8)]
        high = self._count_high() + 4
        return [Rect(self.rect.x, self.rect.bottom - high, self.rect.w, high).inset(-8)]

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, seated: Seated) -> None:
        """The panel as it is now."""
        if not painter.visible(self.rect):
            return
        self._head.ground(painter, seated.acting)
        high = self.rect.h if self.flat else head_high(self.measure, self.form.second)
        middle = self.rect.y + (0 if self.flat else self.form.above) + high / 2
        who = Who(Seat(seated.seat), seated.name, seated.second, seated.acting)
        self._head.head(painter, who, middle, high)
        if self.tray is not None:
            self._paint_tray(painter, seated)
        self._paint_count(painter, seated)

    def _paint_count(self, painter: Painter, seated: Seated) -> None:
        measure, rect, role = self.measure, self.rect, self.form.number
        if self.flat:
            left, middle = rect.right - EDGE - self._count_wide, rect.centre[1]
        else:
            left, middle = rect.x + EDGE + 4, rect.bottom - self._count_high() / 2 - 2
        painter.text(str(seated.number), left, middle, role, "cream")
        words_x = left + measure.width("15" if self.flat else str(seated.number), role) + WORD_GAP
        room = rect.right - EDGE / 2 - words_x
        words = measure.fitted(seated.left, ("second", "small"), room)
        if words.width <= room and words.height <= (rect.h if self.flat else self._count_high()) - 8:
            painter.text(words.words, words_x, middle, words.role, "cream_2", width=words.wrap)
        elif not self.flat:
            radius = min(BALL * measure.grow, measure.line(role) * 0.36)
            self._paint_ball(painter, seated.seat, 0, words_x + radius, middle, radius)

    def _paint_tray(self, painter: Painter, seated: Seated) -> None:
        assert self.tray is not None
        assert self.slots is not None
        target = painter.canvas.px(self.tray)
        painter.surface.blit(self._once("tray", lambda: self._tray(target.size)), target)
        for i in reversed(seated.lying):
            x, y = self.slots.points[i]
            self._paint_ball(painter, seated.seat, i, x, y, self.slots.radius)

    def _paint_ball(self, painter: Painter, seat: int, number: int, x: float, y: float, radius: float) -> None:
        scale = painter.canvas.scale
        for sprite in (self.pieces.shadow(radius), self.pieces.ball(seat, number, radius)):
            painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))

    # -------------------------------------------------- pictures

    def _once(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if name not in self._pictures:
            self._pictures[name] = make()
        return self._pictures[name]

    def _tray(self, size: tuple[int, int]) -> pygame.Surface:
        """The baked tray; its corners stay as they are where it has another shape."""
        assets = self.pieces.kit.assets
        source = assets.image("pylos/tray")
        return nine_patch(source, assets.px(TRAY_CUT), *size)
