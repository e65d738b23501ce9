"""What a seat would have if the game ended where the totem stands: the addends, and their sum in large digits."""

from typing import NamedTuple

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure, Set
from game.tables.yoxii.reckoning import Reckoned

INSET, PADDING, GAP, LINE_GAP = 22.0, 12.0, 8.0, 2.0
ADDENDS = ("strong", "small_strong")
TITLES = ("second", "small")
WIDEST = "18"
CROWN = 34.0
LOW = 120.0


class Scored(NamedTuple):
    """What a panel says; `shown` is the number while it counts up or down to the sum."""

    title: str
    reckoned: Reckoned
    shown: int


class Form(NamedTuple):
    """How title, addends and sum lie."""

    over: bool
    """The title lies over both, else beside the sum."""
    titled: bool
    role: str
    """Of the sum's type."""


FORMS = (
    Form(False, True, "number"),
    Form(False, True, "game"),
    Form(True, True, "game"),
    Form(False, False, "game"),
)


def written(reckoned: Reckoned, tight: bool = False) -> str:
    """The sum spelled out."""
    return ("+" if tight else " + ").join(map(str, reckoned.addends)) or "–"


class ScorePanel:
    """One seat's panel; `badge` is the seat where it doesn't lie under the seat's other things."""

    def __init__(self, rect: Rect, measure: Measure, titles: list[str], badge: int | None) -> None:
        self.rect, self.measure, self.badge = rect, measure, badge
        self.form = next((form for form in FORMS if _high(measure, rect.w, titles, form, badge) <= rect.h), FORMS[-1])

    @property
    def sum_rect(self) -> Rect:
        """What looks different when only the number does."""
        wide = self.measure.width(WIDEST, self.form.role) + INSET + GAP
        return Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    def changed(self, before: Scored, now: Scored) -> list[Rect]:
        """What to paint again."""
        if before == now:
            return []
        return [self.sum_rect if before._replace(shown=now.shown) == now else self.rect]

    def paint(self, painter: Painter, scored: Scored) -> None:
        """On paper."""
        rect, measure, form = self.rect, self.measure, self.form
        if not painter.visible(rect.inset(-48)):
            return
        painter.panel(rect, "paper", 18, 5)
        inset = min(INSET, 0.08 * rect.w)
        room = rect.w - 2 * inset
        x, y, high = rect.x + inset, rect.y, rect.h
        if self.badge is not None:
            size = min(measure.badge, 0.5 * high)
            below = form.over
            painter.badge(self.badge, x + size / 2, rect.centre[1] if not below else rect.y + PADDING + size / 2, size)
            x, room = x + size + GAP, room - size - GAP
        if form.over:
            title = measure.fitted(scored.title, TITLES, room)
            painter.text(title.words, x, y + PADDING + title.height / 2, title.role, "ink_2", width=title.wrap)
            y, high = y + PADDING + title.height, high - PADDING - title.height
        self._paint_sum(painter, scored, Rect(rect.x, y, rect.w - inset, high))
        left = room - self._sum_wide(scored) - GAP
        lines = [_addends(measure, scored.reckoned, left)]
        title = measure.fitted(scored.title, TITLES, left)
        if form.titled and not form.over and title.height + lines[0].height + LINE_GAP <= high - 8:
            lines.insert(0, title)
        self._paint_lines(painter, lines, x, y + high / 2)

    def _sum_wide(self, scored: Scored) -> float:
        numbers = scored.shown, scored.reckoned.points
        return max(self.measure.width(str(number), self.form.role) for number in numbers)

    def _paint_sum(self, painter: Painter, scored: Scored, room: Rect) -> None:
        middle, ahead = room.centre[1], scored.reckoned.ahead
        crown = CROWN * min(1.4, self.measure.grow)
        sum_high = self.measure.line(self.form.role) * 0.55
        above = ahead and room.h >= sum_high + crown + 8
        if above:
            middle += crown * 0.36
        painter.text(str(scored.shown), room.right, middle, self.form.role, "ink", anchor="right")
        if ahead:
            wide = self.measure.width(str(scored.shown), self.form.role)
            x = room.right - (wide + crown) / 2 if above else room.right - wide - GAP - crown
            y = middle - sum_high / 2 - crown - 4 if above else middle - crown / 2
            painter.icon("crown", Rect(x, y, crown, crown), "ink_icon")

    def _paint_lines(self, painter: Painter, lines: list[Set], x: float, middle: float) -> None:
        y = middle - (sum(line.height for line in lines) + LINE_GAP * (len(lines) - 1)) / 2
        for line in lines:
            colour = "ink" if line is lines[-1] else "ink_2"
            painter.text(line.words, x, y + line.height / 2, line.role, colour, width=line.wrap)
            y += line.height + LINE_GAP


def least_high(measure: Measure, wide: float, titles: list[str], badge: int | None) -> float:
    """The lowest panel of that width that says everything."""
    return max(LOW, min(_high(measure, wide, titles, form, badge) for form in FORMS if form.titled))


def _high(measure: Measure, wide: float, titles: list[str], form: Form, badge: int | None) -> float:
    """The height a form needs; addends that are too many wrap."""
    room = wide - 2 * min(INSET, 0.08 * wide) - (0.0 if badge is None else measure.badge + GAP)
    number = measure.width(WIDEST, form.role) + GAP
    beside = room if form.over else room - number
    if beside < measure.width("4 + 4", "small_strong"):
        return float("inf")
    title = max(measure.fitted(title, TITLES, beside).height for title in titles) if form.titled else 0.0
    line = measure.line("strong")
    if form.over:
        return title + max(line, measure.line(form.role) * 0.8) + 2 * PADDING
    return max(title + line + LINE_GAP, measure.line(form.role) * 0.8) + 2 * PADDING


def _addends(measure: Measure, reckoned: Reckoned, width: float) -> Set:
    """In a line if they fit, else closer together, else in several lines."""
    spaced, tight = (measure.fitted(written(reckoned, tight), ADDENDS, width) for tight in (False, True))
    return tight if spaced.wrap and not tight.wrap else spaced
