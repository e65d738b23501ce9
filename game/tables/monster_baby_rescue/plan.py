"""The lay-out of the table in any area: track, the viewer's monster, row, collection, goals, and the other seats.

Landscape: the monster at the left, everybody else at the right. Portrait: what is others' above the track, what is mine
below the row.
"""

from typing import NamedTuple

from game.shell.layout import Canvas, Rect

GAP, INSET = 12.0, 14.0
TRACK_HIGH, BOARD_WIDE, SEATS_WIDE, OTHER_WIDE = 150.0, 504.0, 208.0, 400.0
"""Of the track, the large board, the column of folded seats, and the other board of two, in an area as drawn."""
AREA = (1728.0, 784.0)
ROW_PART, WORDS_HIGH = 0.5, 58.0
"""Of the height below the track, the row; and what is said below its tiles."""
MOST_PART, THINGS_PART = 0.62, 0.42
LOW = 640.0
"""With less room than that below the row, upright, goals give way to the monster."""


class Plan(NamedTuple):
    """Where everything lies."""

    track: Rect
    board: Rect
    """Badge, name and monster of the large board."""
    row: Rect
    words: Rect
    """What is said of the tile in focus, at the foot of the row."""
    things: Rect
    """What was collected for the large board's monster."""
    goals: Rect
    seats: tuple[Rect, ...]
    """By place after the large board's seat."""
    sheet: Rect
    """What a sheet of tiles may cover."""


def plan(canvas: Canvas, area: Rect, others: int, words_high: float) -> Plan:
    """Lay out in the area; `words_high` is what a line of words with a second one needs."""
    return _upright(area, others, words_high) if canvas.portrait else _beside(area, others, words_high)


def _beside(area: Rect, others: int, words_high: float) -> Plan:
    part = min(area.w / AREA[0], 1.25)
    track = area._replace(h=min(TRACK_HIGH * (area.h / AREA[1]) ** 1.6, TRACK_HIGH * part))
    below = Rect(area.x, track.bottom + GAP, area.w, area.bottom - track.bottom - GAP)
    two = others == 1
    board = below._replace(w=(OTHER_WIDE if two else BOARD_WIDE) * part)
    wide = (OTHER_WIDE if two else SEATS_WIDE) * part
    seats = Rect(below.right - wide, below.y, wide, below.h)
    middle = Rect(board.right + GAP, below.y, seats.x - board.right - 2 * GAP, below.h)
    row, lower = _rows(middle, words_high)
    things = lower._replace(w=lower.w * THINGS_PART)
    goals = Rect(things.right + GAP, lower.y, lower.right - things.right - GAP, lower.h)
    return Plan(track, board, row, _foot(row, words_high), things, goals, _column(seats, others), middle)


def _rows(middle: Rect, words_high: float) -> tuple[Rect, Rect]:
    high = max(middle.h * ROW_PART, min(middle.h * MOST_PART, words_high + 236))
    row = middle._replace(h=high)
    return row, Rect(middle.x, row.bottom + GAP, middle.w, middle.bottom - row.bottom - GAP)


def _foot(row: Rect, high: float) -> Rect:
    return Rect(row.x + INSET, row.bottom - high, row.w - 2 * INSET, high)


def _column(room: Rect, count: int) -> tuple[Rect, ...]:
    high = (room.h - GAP * (count - 1)) / count
    return tuple(Rect(room.x, room.y + at * (high + GAP), room.w, high) for at in range(count))


def _upright(area: Rect, others: int, words_high: float) -> Plan:
    seats_high = min(area.h * 0.115, 190.0)
    wide = (area.w - GAP * (others - 1)) / others
    seats = tuple(Rect(area.x + at * (wide + GAP), area.y, wide, seats_high) for at in range(others))
    track = Rect(area.x, area.y + seats_high + GAP, area.w, min(area.w / 7.6, area.h * 0.09))
    row = Rect(area.x, track.bottom + GAP, area.w, min(area.h * 0.29, words_high + 284))
    rest = Rect(area.x, row.bottom + GAP, area.w, area.bottom - row.bottom - GAP)
    goals_high = min(rest.h * (0.42 if rest.h > LOW else 0.3), 330.0)
    upper = rest._replace(h=rest.h - goals_high - GAP)
    board = upper._replace(w=upper.w * 0.5)
    things = Rect(board.right + GAP, upper.y, upper.right - board.right - GAP, upper.h)
    goals = Rect(area.x, upper.bottom + GAP, area.w, goals_high)
    sheet = Rect(area.x, row.y, area.w, area.bottom - row.y)
    return Plan(track, board, row, _foot(row, words_high), things, goals, seats, sheet)
