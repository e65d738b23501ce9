"""Points as a table of paper rows: a column a player from the best down, the winners' on brighter ground."""

from collections.abc import Collection, Hashable, Sequence

from game.core.protocol import Seat
from game.scenes.verdict import Score
from game.shell.column import Block
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget

LABEL_PART = 0.36
BADGE, PADDING = 56.0, 12.0
MINUS = "−"
ROLES = ("game", "who", "strong", "small_strong")
"""Of numbers, from large to small."""
NUMBER_EDGE = 14.0


def written(points: int) -> str:
    """Points with a real minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def _cells(rect: Rect, count: int) -> list[Rect]:
    width = rect.w * (1 - LABEL_PART) / count
    return [Rect(rect.x + rect.w * LABEL_PART + n * width, rect.y, width, rect.h) for n in range(count)]


class Head(Widget):
    """Whose column is which: a badge, and the name beside or below it where all names fit."""

    def __init__(self, rect: Rect, score: Score, names: Sequence[str], winners: Collection[Seat]) -> None:
        super().__init__(rect)
        self.score, self.names, self.winners = score, names, winners

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Badges and names."""
        cells = _cells(self.rect, len(self.score.seats))
        kit, canvas = painter.kit, painter.canvas
        widths = [kit.measure(self.names[seat], "strong", canvas)[0] for seat in self.score.seats]
        named = max(widths) + BADGE + 12 + 2 * PADDING <= cells[0].w
        below = not named and self.rect.h > BADGE + 2 * PADDING
        for seat, cell, width in zip(self.score.seats, cells, widths, strict=True):
            if seat in self.winners:
                painter.panel(cell, "paper_focus", 14)
            x, y = cell.centre
            if named:
                x -= (width + 12) / 2
                painter.text(self.names[seat], x + BADGE / 2 + 12, y, "strong")
            if below:
                y = cell.y + PADDING + BADGE / 2
                high = cell.bottom - y - BADGE / 2
                name, wide = self.names[seat], kit.measure(self.names[seat], "small", canvas, cell.w - 8)[0]
                place = Rect(x - wide / 2, cell.bottom - high, wide + 1, high - 4)
                painter.block(name, place, "small", anchor="centre")
            painter.badge(seat, x, y, BADGE)


def _names_high(score: Score, names: Sequence[str], kit: Kit, canvas: Canvas, width: float) -> float:
    """What names below the badges take; nothing where they stand beside these, or a word is too long for a column."""
    cell = width * (1 - LABEL_PART) / len(score.seats)
    if max(kit.measure(names[seat], "strong", canvas)[0] for seat in score.seats) + BADGE + 12 + 2 * PADDING <= cell:
        return 0.0
    words = [word for seat in score.seats for word in names[seat].split()]
    if max(kit.measure(word, "small", canvas)[0] for word in words) > cell - 8:
        return 0.0
    return max(kit.measure(names[seat], "small", canvas, cell - 8)[1] for seat in score.seats) + 8


class Line(Widget):
    """One row: a label and everybody's points."""

    def __init__(
        self, rect: Rect, label: str, points: Sequence[int], seats: Sequence[Seat], winners: Collection[Seat], role: str
    ) -> None:
        super().__init__(rect)
        self.label, self.points, self.seats, self.winners, self.role = label, points, seats, winners, role

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """A thin rule, the label, the points."""
        rect = self.rect
        painter.bar(Rect(rect.x, rect.y, rect.w, 2), "line_paper")
        width = rect.w * LABEL_PART - PADDING
        painter.text(self.label, rect.x, rect.centre[1], "second", "ink", width=width)
        for seat, cell, points in zip(self.seats, _cells(rect, len(self.seats)), self.points, strict=True):
            if seat in self.winners:
                painter.panel(cell.inset(0, 3), "paper_focus", 14)
            painter.text(written(points), *cell.centre, self.role, anchor="centre")


def table(
    score: Score,
    names: Sequence[str],
    winners: Collection[Seat],
    total: str,
    kit: Kit,
    canvas: Canvas,
    width: float,
    *,
    total_first: bool = False,
) -> list[Block]:
    """The rows of a table for a width, the totals last; or first, where the last row may be out of sight."""
    room = width * LABEL_PART - PADDING
    head = BADGE + 2 * PADDING + _names_high(score, names, kit, canvas, width)
    blocks = [Block(head, lambda rect: Head(rect, score, names, winners), PADDING)]

    def add(label: str, points: Sequence[int], wanted: str) -> None:
        role = _fitting([written(one) for one in points], wanted, kit, canvas, width / len(score.seats))
        height = max(kit.measure(label, "second", canvas, room)[1], kit.measure("0", role, canvas)[1]) + 16
        blocks.append(Block(height, lambda rect: Line(rect, label, points, score.seats, winners, role)))

    if total_first:
        add(total, score.totals, "game")
    for label, points in score.rows:
        add(label, points, "who")
    if not total_first:
        add(total, score.totals, "game")
    return blocks


def _fitting(texts: Sequence[str], wanted: str, kit: Kit, canvas: Canvas, share: float) -> str:
    """The largest role from the wanted one down in which all numbers stay in their columns."""
    room = share * (1 - LABEL_PART) - NUMBER_EDGE
    roles = ROLES[ROLES.index(wanted) :]
    widest = {role: max(kit.measure(text, role, canvas)[0] for text in texts) for role in roles}
    return next((role for role in roles if widest[role] <= room), roles[-1])
