"""The lay-out of the table in any area: the board, everybody's seat, the six creatures, and a place for words.

Where the screen is wide, the others' seats and the six creatures stand at the left of the board, whoever is at the
screen and the words at its right. Where it is upright, the others sit above the board and all else lies below.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.shell.layout import Canvas, Rect
from game.tables.help_me.grid import HIGH, WIDE, board_for, tile_for

GAP, BESIDE = 16.0, 32.0
"""Between panels, and between panels and the board."""
LEFT, RIGHT = 348.0, 372.0
"""Widths of the columns, at least."""
OTHER, OTHERS_HIGH = 300.0, 166.0
"""The highest panel of another seat beside the board, and above it."""
LEGEND, LEGEND_LEAST, LEGEND_ROW = 270.0, 150.0, 132.0
"""Height of the six creatures: at most, at least, and in one row."""
OWN_ROW = 250.0
SHRINK = 0.08
"""So much smaller the board may be for the six creatures' sake."""
SMALLEST = 60.0
"""A tile is never narrower, whatever has to give way for it."""
TABLET = 96.0
"""Below that width of a tile panels give way to the board."""


class Needs(NamedTuple):
    """What must fit in: sizes that follow from words and their scale."""

    wide: float
    """The narrowest panel that shows every name in a line."""
    narrow: float
    """The narrowest panel of another seat, with names in several lines."""
    other: float
    """The least height of another seat's panel."""
    own: Callable[[float], float]
    """The least height of the own panel at a width."""
    note: Callable[[float], float]
    """The highest bubble of a width."""


class Plan(NamedTuple):
    """Where everything lies."""

    board: Rect
    tile: float
    others: Sequence[Rect]
    own: Rect
    legend: Rect | None
    """The six creatures; None where there is no room for them."""
    note: Rect
    """The room of bubble and last move."""


def plan(canvas: Canvas, area: Rect, needs: Needs, others: int) -> Plan:
    """Lay out in the area, with so many seats beside the own one."""
    return _upright(area, needs, others) if canvas.portrait else _wide(area, needs, others)


def _wide(area: Rect, needs: Needs, others: int) -> Plan:
    left, right = max(LEFT, needs.wide), max(RIGHT, needs.wide)
    room = area.w - left - right - 2 * BESIDE
    tile = max(SMALLEST, tile_for(room, area.h))
    if tile < TABLET:
        short = (min(TABLET, area.h / HIGH) - tile) * WIDE / 2
        left, right = max(0.2 * area.w, left - short), max(0.22 * area.w, right - short)
        tile = max(SMALLEST, tile_for(area.w - left - right - 2 * BESIDE, area.h))
    spare = area.w - left - right - 2 * BESIDE - WIDE * tile
    left, right = left + 0.3 * spare, right + 0.3 * spare
    middle = Rect(area.x + left + BESIDE, area.y, area.w - left - right - 2 * BESIDE, area.h)
    board = board_for(middle, tile)
    seats, legend = _left(Rect(area.x, area.y, left, area.h), needs, others)
    own, note = _right(Rect(area.right - right, area.y, right, area.h), needs)
    return Plan(board, tile, seats, own, legend, note)


def _left(column: Rect, needs: Needs, others: int) -> tuple[Sequence[Rect], Rect | None]:
    """The others from the top down, below them the six creatures if there is room."""
    least = others * (needs.other + GAP)
    legend = min(LEGEND, column.h - least)
    legend = legend if legend >= LEGEND_LEAST else 0.0
    room = column.h - (legend + GAP if legend else 0.0)
    high = min(OTHER, (room - (others - 1) * GAP) / others)
    if legend:
        legend = column.h - others * (high + GAP)
        legend = min(legend, 1.2 * LEGEND)
    seats = [Rect(column.x, column.y + n * (high + GAP), column.w, high) for n in range(others)]
    below = Rect(column.x, column.bottom - legend, column.w, legend) if legend else None
    return seats, below


def _right(column: Rect, needs: Needs) -> tuple[Rect, Rect]:
    """The own panel, and the words below it."""
    note = max(needs.note(column.w), 0.4 * (column.h - GAP))
    note = max(min(note, column.h - GAP - needs.own(column.w)), 0.25 * column.h)
    own = column.h - GAP - note
    return column._replace(h=own), Rect(column.x, column.bottom - note, column.w, note)


def _upright(area: Rect, needs: Needs, others: int) -> Plan:
    wide = 0.6 * (area.w - GAP)
    note_wide = area.w - GAP - wide
    low = max(needs.own(wide), min(OWN_ROW, needs.own(wide) * 1.3), min(needs.note(note_wide), 0.22 * area.h))
    across = min(others, max(2, int((area.w + GAP) / (needs.narrow + GAP))))
    rows = -(-others // across)
    high = needs.other if rows > 1 else max(needs.other, min(OTHERS_HIGH, 1.2 * needs.other))
    head = rows * (high + GAP) - GAP
    board = HIGH * tile_for(area.w, area.h)
    left = area.h - low - head - board - 3 * GAP
    legend = LEGEND_ROW if left + SHRINK * board >= LEGEND_ROW + GAP else 0.0
    spare = left - (legend + GAP if legend else 0.0)
    if spare < 0:
        board += spare
    else:
        gain = min(spare, 80.0)
        high, head, low = high + 0.3 * gain / rows, head + 0.3 * gain, low + 0.7 * gain
    each = (area.w - (across - 1) * GAP) / across
    seats = [
        Rect(area.x + n % across * (each + GAP), area.y + n // across * (high + GAP), each, high) for n in range(others)
    ]
    foot = area.bottom - low
    row = Rect(area.x, foot - GAP - legend, area.w, legend) if legend else None
    bottom = (row.y if row is not None else foot) - GAP
    middle = Rect(area.x, area.y + head + GAP, area.w, bottom - area.y - head - GAP)
    tile = max(SMALLEST, tile_for(middle.w, middle.h))
    return Plan(
        board_for(middle, tile),
        tile,
        seats,
        Rect(area.x, foot, wide, low),
        row,
        Rect(area.right - note_wide, foot, note_wide, low),
    )
