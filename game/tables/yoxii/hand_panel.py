"""A seat beside the board: who sits there, and a tray with a row for each value: a fan of pieces and how many."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.protocol import Seat
from game.rules.yoxii.pieces import COUNTS, VALUES
from game.shell.assets import Sprite, nine_patch
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.seat_head import BADGE_GAP, EDGE, SeatHead, Who, head_high
from game.tables.yoxii.pieces import SPENT, Pieces

TRAY = (288.0, 472.0)
ROWS = ((16.0, 21.0, 256.0, 100.0), (16.0, 131.0, 256.0, 100.0))
"""The first two of its routed rows."""
CUT, TRAY_CUT, BORDER, GROOVE = 24.0, 14.0, 10.0, 6.0
RADIUS, LEAST = 36.0, 19.0
"""Of a piece in a tray, at most and at least."""
STEP = 20.0
"""From piece to piece in a fan, at most."""
FAN = 0.22
"""At least so much of every piece of a fan is seen, in radii; else there is only one."""
ABOVE, BELOW, HEAD_GAP = 18.0, 24.0, 14.0
ROLE = "who"
COUNT_GAP = 14.0
PICKED = 8.0
"""How much higher the piece to be placed lies."""


class Seated(NamedTuple):
    """What a seat's panel says."""

    seat: int
    name: str
    second: str
    counts: tuple[int, ...]
    """Pieces of each value."""
    acting: bool
    value: int = 0
    """The value of the piece to be placed, if one is."""


class Form(NamedTuple):
    """How head and tray share a panel."""

    columns: int
    beside: bool
    """The tray lies beside the name, else below it."""
    second: bool
    """The line under the name is shown."""
    named: bool = True
    """The name is shown beside the badge."""


FORMS = (
    Form(1, False, True),
    Form(1, False, False),
    Form(2, False, True),
    Form(4, False, True),
    Form(2, False, False),
    Form(4, False, False),
    Form(4, True, True),
    Form(4, True, False),
    Form(2, True, False),
    Form(4, True, False, False),
    Form(2, True, False, False),
)


class Fitted(NamedTuple):
    """A form in a rectangle."""

    form: Form
    tray: Rect
    cells: tuple[Rect, ...]
    """What can be pressed, the lowest value first."""
    radius: float
    head: Rect


def fit(measure: Measure, rect: Rect, names: Sequence[str], upright: bool) -> Fitted:
    """The form with the largest pieces, and with a name if they are large enough then; one column only if `upright`."""
    found = [_formed(measure, rect, form, names) for form in FORMS if form.columns > 1 or upright]
    return max(
        found, key=lambda each: (each.radius >= LEAST, each.form.named, round(each.radius), -FORMS.index(each.form))
    )


def least_high(measure: Measure, wide: float, names: Sequence[str], upright: bool, named: bool = True) -> float:
    """The lowest panel of a width whose pieces can be told apart; `named` if it has to show the name."""
    for high in range(96, 720, 8):
        fitted = fit(measure, Rect(0, 0, wide, high), names, upright)
        if fitted.radius >= LEAST and fitted.form.named >= named:
            return float(high)
    return 720.0


def full_high(measure: Measure, wide: float) -> float:
    """The height of a panel with the tray in its baked shape."""
    return ABOVE + head_high(measure, True) + HEAD_GAP + (wide - 2 * EDGE) * TRAY[1] / TRAY[0] + BELOW


def _formed(measure: Measure, rect: Rect, form: Form, names: Sequence[str]) -> Fitted:
    high = head_high(measure, form.second)
    if form.beside:
        name = max(measure.width(name, "strong") for name in names) + BADGE_GAP + 4
        head = Rect(rect.x, rect.y, measure.badge + 2 * EDGE + (name if form.named else 0.0), rect.h)
        tray = Rect(head.right, rect.y + 12, rect.right - EDGE - head.right, rect.h - 24)
        fits = high <= rect.h - 8
    else:
        head = Rect(rect.x, rect.y + ABOVE, rect.w, high)
        top = head.bottom + HEAD_GAP
        tray = Rect(rect.x + EDGE, top, rect.w - 2 * EDGE, rect.bottom - BELOW - top)
        fits = True
    cells = _cells(tray, form.columns) if min(tray.w, tray.h) > 40 else (tray,) * len(VALUES)
    return Fitted(form, tray, cells, _radius(measure, cells[0]) if fits else 0.0, head)


def _cells(tray: Rect, columns: int) -> tuple[Rect, ...]:
    """The routed parts of a tray: as baked where it is high, else in a grid."""
    if columns == 1:
        (w, h), (x, y, wide, high) = TRAY, ROWS[0]
        down = (ROWS[1][1] - y) / h * tray.h
        first = Rect(tray.x + x / w * tray.w, tray.y + y / h * tray.h, wide / w * tray.w, high / h * tray.h)
        return tuple(first.moved(0, down * i) for i in range(len(VALUES)))
    rows = -(-len(VALUES) // columns)
    inner = tray.inset(BORDER)
    w, h = inner.w / columns, inner.h / rows
    return tuple(
        Rect(inner.x + w * (i % columns), inner.y + h * (i // columns), w, h).inset(GROOVE) for i in range(len(VALUES))
    )


def _radius(measure: Measure, cell: Rect) -> float:
    """The largest piece that leaves room for the count; 0 if the count itself has none."""
    if measure.line(ROLE) * 0.8 > cell.h:
        return 0.0
    room = cell.w - measure.width(f"×{max(COUNTS)}", ROLE) - 3 * COUNT_GAP
    return max(0.0, min(RADIUS * max(1.0, 0.9 * measure.grow), cell.h * 0.4, room / 2))


class HandPanel:
    """One seat's panel."""

    def __init__(self, rect: Rect, measure: Measure, pieces: Pieces, names: Sequence[str], upright: bool) -> None:
        """`names` are those of all seats, so that panels are laid out alike; `upright` if it may be high."""
        self.rect, self.measure, self.pieces = rect, measure, pieces
        self.fitted = fit(measure, rect, names, upright)
        self.rows = self.fitted.cells
        room = self.fitted.head.w - 1.5 * EDGE - measure.badge - BADGE_GAP
        self._head = SeatHead(rect, measure, "accent.yoxii", room)
        self._tray: pygame.Surface | None = None

    # -------------------------------------------------- where

    def row(self, value: int) -> Rect:
        """The part of the tray for a value."""
        return self.rows[VALUES.index(value)]

    def place(self, value: int, number: int) -> tuple[float, float]:
        """The middle of a piece of a fan, 0 the lowest."""
        cell, radius = self.row(value), self.fitted.radius
        first = cell.x + COUNT_GAP + radius
        return first + self._step(cell) * number, cell.centre[1] - 0.08 * radius

    def _step(self, cell: Rect) -> float:
        """From piece to piece of a fan; 0 where there is room for one only."""
        count = self.measure.width(f"×{max(COUNTS)}", ROLE)
        room = cell.w - count - 3 * COUNT_GAP - 2 * self.fitted.radius
        step = min(STEP * self.fitted.radius / RADIUS, room / (max(COUNTS) - 1))
        return step if step >= FAN * self.fitted.radius else 0.0

    def changed(self, before: Seated, now: Seated) -> list[Rect]:
        """What looks different."""
        if before._replace(counts=(), value=0) != now._replace(counts=(), value=0):
            return [self.rect.inset(-8)]
        found = {value for value, a, b in zip(VALUES, before.counts, now.counts, strict=True) if a != b}
        if before.value != now.value:
            found |= {before.value, now.value} - {0}
        return [self.row(value).inset(-8) for value in found]

    def beneath(self, cover: Rect) -> list[Rect]:
        """Head and rows that a bubble lies on; their words are left out then, so that none is cut."""
        return [rect.inset(-4) for rect in (self.fitted.head, *self.rows) if rect.touches(cover)]

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, seated: Seated, cover: Rect | None) -> None:
        """The panel as it is now; words that `cover` would cut are left out."""
        if not painter.visible(self.rect.inset(-8)):
            return
        self._head.ground(painter, seated.acting)
        if cover is None or not self.fitted.head.touches(cover):
            self._paint_head(painter, seated)
        target = painter.canvas.px(self.fitted.tray)
        if self._tray is None:
            self._tray = self._made(target.size)
        painter.surface.blit(self._tray, target)
        for value, count in zip(VALUES, seated.counts, strict=True):
            if painter.visible(self.row(value).inset(-8)):
                self._paint_row(painter, seated, value, count, cover)

    def _paint_head(self, painter: Painter, seated: Seated) -> None:
        head, form = self.fitted.head, self.fitted.form
        if not form.named:
            painter.badge(seated.seat, *head.centre, self.measure.badge)
            return
        who = Who(Seat(seated.seat), seated.name, seated.second if form.second else "", seated.acting)
        self._head.head(painter, who, head.centre[1], head.h)

    def _paint_row(self, painter: Painter, seated: Seated, value: int, count: int, cover: Rect | None) -> None:
        cell, chosen = self.row(value), seated.value == value
        if chosen:
            frame = self.pieces.frame(cell.w - 2, cell.h - 2, 12, self.measure.kit.theme.line.legal)
            self._put(painter, frame, *cell.centre)
        self._paint_fan(painter, seated.seat, value, count, chosen)
        if cover is None or not cell.touches(cover):
            colour = "cream" if count else "cream_3"
            painter.text(f"×{count}", cell.right - COUNT_GAP, cell.centre[1], ROLE, colour, anchor="right")

    def _paint_fan(self, painter: Painter, seat: int, value: int, count: int, chosen: bool) -> None:
        radius, several = self.fitted.radius, self._step(self.row(value)) > 0
        if not count:
            self._put(painter, self.pieces.faded(seat, value, radius, SPENT), *self.place(value, 0))
        for number in range(count if several else min(count, 1)):
            x, y = self.place(value, number)
            top = number == (count - 1 if several else 0)
            self._put(painter, self.pieces.shadow(radius), x, y)
            up = PICKED * radius / RADIUS if chosen and top else 0.0
            self._put(painter, self.pieces.piece(seat, value, radius), x, y - up)

    def _put(self, painter: Painter, sprite: Sprite, x: float, y: float) -> None:
        scale = painter.canvas.scale
        painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))

    def _made(self, size: tuple[int, int]) -> pygame.Surface:
        """The tray: the baked one, or its wood and rows put together in another shape."""
        assets = self.pieces.kit.assets
        whole = self.fitted.tray
        if self.fitted.form.columns == 1:
            return assets.fitted("yoxii/tray", *size)
        source = assets.image("yoxii/tray")
        edge, post = assets.px(ROWS[0][0]), assets.px(ROWS[1][1] - ROWS[0][1] - ROWS[0][3])
        made = nine_patch(source, assets.px(TRAY_CUT), *size)
        wood = source.subsurface((edge, assets.px(ROWS[1][1]) - post, source.get_width() - 2 * edge, post))
        inner = self.pieces.canvas.px(whole.inset(BORDER).moved(-whole.x, -whole.y))
        made.blit(pygame.transform.smoothscale(wood, inner.size), inner)
        row = source.subsurface([assets.px(side) for side in ROWS[0]])
        for cell in self.rows:
            target = self.pieces.canvas.px(cell.moved(-whole.x, -whole.y))
            made.blit(nine_patch(row, assets.px(CUT), *target.size), target)
        return made
