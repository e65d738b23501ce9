"""The lay-out of the table in any area: the large forest, and beside or around it animals, cards, ecosystems, seats.

Landscape: the forest at the left, the rest in a column. Portrait: what is others' above the forest, what is mine below.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.shell.layout import Canvas, Rect

GAP, ROW_GAP = 28.0, 12.0
FRAME = 18 / 780
"""The wooden frame's width in parts of the forest's."""
ANIMALS, CARD_HIGH, CARD_LEAST, ECO, ECO_FOLDED = 76.0, 150.0, 96.0, 152.0, 92.0
CARD_WIDE, CARD_STEP = 122.0, 1.1
CARD_SHAPE = 158 / 128
INSET, FOOT = 20.0, 12.0
"""Inside the panel of cards: at its sides, and below."""
LOWER = 210.0
"""So much height is kept for the seats before rows above them give way."""
SCORE_PART, SCORE_LEAST, SCORE_NARROW = 0.49, 380.0, 340.0
ECO_LEAST = 170.0
"""Narrower ecosystem cards lie in two rows."""
OTHERS_MOST, OTHERS_HEAD = 218.0, 34.0
"""A small forest's panel is at most so wide, or so much narrower than it is high."""
TOP_LEAST, TOP_PART = 170.0, 0.225
PORTRAIT_SCORE = 0.44


class Needs(NamedTuple):
    """What must fit in: sizes that follow from words and their scale."""

    cards: int
    """Places for cards, the pangolin's included."""
    ecosystems: int
    others: int
    animals: float
    """Height of the row of animals."""
    header: float
    """Height of what stands above the cards."""
    titles: float
    """Height of an ecosystem card with its title."""
    words: float
    """Height that a button needs in place of the cards."""
    score: Callable[[float], float]
    """Height of a whole breakdown at a width."""
    folded: float
    """Height of one that only says the total."""


class Plan(NamedTuple):
    """Where everything lies."""

    forest: Rect
    """With its frame."""
    square: float
    animals: Rect
    cards: Rect
    header: Rect
    body: Rect
    card: float
    """Width of a card."""
    ecosystems: Sequence[Rect]
    titled: bool
    """Ecosystem cards show their titles."""
    others: Sequence[Rect]
    score: Rect
    whole: bool
    """The breakdown is there, not only the total."""
    note: Rect
    """Where words may lie for a while."""
    sheet: Rect
    """Where a whole sheet of points may lie."""


def square_of(forest: Rect) -> float:
    """The side of a square of a forest in its frame."""
    return forest.w * (1 - 2 * FRAME) / 6


def plan(canvas: Canvas, area: Rect, needs: Needs) -> Plan:
    """Lay out in the area."""
    return _upright(area, needs) if canvas.portrait else _beside(area, needs)


class _Rows(NamedTuple):
    """Heights of animals, card, ecosystems."""

    animals: float
    card: float
    ecosystems: float
    titled: bool

    def together(self, needs: Needs) -> float:
        """Everything above the seats, with its gaps."""
        ecosystems = self.ecosystems + ROW_GAP if needs.ecosystems else 0.0
        return self.animals + ROW_GAP + needs.header + self.body(needs) + FOOT + ROW_GAP + ecosystems

    def body(self, needs: Needs) -> float:
        """Room for cards, or for words in their place."""
        return max(self.card, needs.words - needs.header)


def _rows(room: float, wide: float, needs: Needs) -> _Rows:
    """As large as the room allows: titles go first, then cards get smaller."""
    card = min(CARD_HIGH, _card_wide(wide, needs.cards) * CARD_SHAPE)
    rows = _Rows(needs.animals, card, needs.titles, True)
    if rows.together(needs) > room:
        rows = rows._replace(ecosystems=ECO_FOLDED, titled=False)
    over = max(0.0, rows.together(needs) - room)
    return rows._replace(card=max(CARD_LEAST, card - over))


def _card_wide(wide: float, count: int) -> float:
    return min(CARD_WIDE, (wide - 2 * INSET) / (count * CARD_STEP))


def _beside(area: Rect, needs: Needs) -> Plan:
    """The forest, and a column; two where one isn't high enough."""
    side = min(area.h, area.w * 0.47)
    forest = Rect(area.x, area.y + (area.h - side) / 2, side, side)
    column = Rect(forest.right + GAP, area.y, area.right - forest.right - GAP, area.h)
    least = max(LOWER, needs.folded)
    rows = _rows(area.h - least, column.w, needs)
    above = rows.together(needs)
    if above + needs.folded > area.h:
        return _two_columns(forest, column, needs)
    lower = Rect(column.x, column.y + above, column.w, column.h - above)
    ecosystems = _row(lower.moved(0, -rows.ecosystems - ROW_GAP)._replace(h=rows.ecosystems), needs.ecosystems, lower.w)
    return _placed(forest, column, rows, needs, ecosystems, _halves(lower, SCORE_LEAST))


def _two_columns(forest: Rect, room: Rect, needs: Needs) -> Plan:
    """Animals and cards in one, everything else in the other."""
    wide = (room.w - GAP) / 2
    one, two = room._replace(w=wide), room._replace(x=room.x + wide + GAP, w=wide)
    card = min(CARD_HIGH, _card_wide(wide, needs.cards) * CARD_SHAPE)
    rows = _Rows(needs.animals, card, ECO_FOLDED, False)
    lines = 2 if needs.ecosystems and wide / needs.ecosystems < ECO_LEAST else 1
    first = -(-needs.ecosystems // lines)
    ecosystems = []
    for line in range(lines if needs.ecosystems else 0):
        count = min(first, needs.ecosystems - line * first)
        row = Rect(two.x, two.y + line * (ECO_FOLDED + ROW_GAP), two.w, ECO_FOLDED)
        ecosystems += _row(row, first, row.w)[:count]
    top = (ecosystems[-1].bottom + ROW_GAP) if ecosystems else two.y
    lower = Rect(two.x, top, two.w, max(needs.folded, two.bottom - top))
    return _placed(forest, one, rows, needs, ecosystems, _halves(lower, SCORE_NARROW))._replace(sheet=room)


def _halves(lower: Rect, least: float) -> tuple[Rect, Rect]:
    """What is others', and the breakdown at its right."""
    wide = max(least, lower.w * SCORE_PART)
    score = Rect(lower.right - wide, lower.y, wide, lower.h)
    return lower._replace(w=lower.w - wide - ROW_GAP), score


def _upright(area: Rect, needs: Needs) -> Plan:
    whole = needs.score(area.w * PORTRAIT_SCORE)
    top = max(min(whole, area.h * TOP_PART), needs.folded, TOP_LEAST)
    rows = _rows(area.h * 0.42 - top * 0.2, area.w, needs)
    side = min(area.w, area.h - top - ROW_GAP - rows.together(needs))
    rest = area.h - side - top - rows.together(needs)
    score = Rect(area.right - area.w * PORTRAIT_SCORE, area.y, area.w * PORTRAIT_SCORE, top)
    left = Rect(area.x, area.y, area.w - score.w - ROW_GAP, top)
    forest = Rect(area.x + (area.w - side) / 2, area.y + top + rest / 2, side, side)
    column = Rect(area.x, forest.bottom + ROW_GAP, area.w, area.bottom - forest.bottom - ROW_GAP)
    below = column.y + rows.together(needs._replace(ecosystems=0))
    ecosystems = _row(Rect(column.x, below, column.w, rows.ecosystems), needs.ecosystems, column.w)
    return _placed(forest, column, rows, needs, ecosystems, (left, score))


def _placed(
    forest: Rect, column: Rect, rows: _Rows, needs: Needs, ecosystems: Sequence[Rect], lower: tuple[Rect, Rect]
) -> Plan:
    """Animals above cards in the column; the rest is placed."""
    left, score = lower
    animals = column._replace(h=rows.animals)
    cards = Rect(column.x, animals.bottom + ROW_GAP, column.w, needs.header + rows.body(needs) + FOOT)
    header = Rect(cards.x + INSET, cards.y, cards.w - 2 * INSET, needs.header)
    return Plan(
        forest=forest,
        square=square_of(forest),
        animals=animals,
        cards=cards,
        header=header,
        body=Rect(header.x, header.bottom, header.w, rows.body(needs)),
        card=min(_card_wide(column.w, needs.cards), rows.card / CARD_SHAPE),
        ecosystems=ecosystems,
        titled=rows.titled,
        others=_row(left, needs.others, max(OTHERS_MOST, left.h - OTHERS_HEAD)),
        score=score,
        whole=score.h >= needs.score(score.w),
        note=left,
        sheet=column,
    )


def _row(room: Rect, count: int, most: float) -> list[Rect]:
    """Equal parts of a row."""
    if not count:
        return []
    wide = min(most, (room.w - (count - 1) * ROW_GAP) / count)
    return [Rect(room.x + number * (wide + ROW_GAP), room.y, wide, room.h) for number in range(count)]
