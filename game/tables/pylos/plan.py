"""The lay-out of the table in any area: board, two seats, a bubble and a place for the last move or the DONE button.

Three ways to lie: a seat on each side of the board; both seats on the left with folded panels, where words are large
and the screen is wide; one seat above and one below, where the screen is upright.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.shell.layout import Canvas, Rect

WIDE, HIGH = 880.0, 770.0
"""Room of the board at the size it was baked for, focus ring on the apex included."""
TIGHT = 736.0
"""The least height of that room."""
DROP = 3.0
"""The board's middle lies that far below the middle of its room."""
GAP, PANEL_GAP = 24.0, 32.0
PANEL = 336.0
BUBBLE = (456.0, 524.0, 592.0, 660.0)
"""Widths a bubble may have, as far as the board leaves room."""
LEFT_CORNER, NEAR_CORNER = (-417.0, 165.0), (190.0, 388.0)
"""The board's left and nearest corners from its middle."""
LONGEST = 700.0
"""Width of a bubble that says much, as far as the board leaves room."""
CLEAR = 36.0
LARGEST = 1.6
"""The board never grows beyond that, however much room there is."""


class Needs(NamedTuple):
    """What must fit in: sizes that follow from words and their scale."""

    panel_wide: float
    """The narrowest panel that shows every name in a line."""
    row_wide: float
    """The narrowest panel that shows every name and a number beside it."""
    panel_high: float
    """A panel with two lines and no tray."""
    panel_full: Callable[[float], float]
    """A panel of a width with a tray in its own shape."""
    folded_high: float
    """A panel with one line."""
    bubble_high: Callable[[float], float]
    """The highest bubble of a width."""
    side_high: Callable[[float], float]
    """The highest of last move and DONE button at a width."""


class Plan(NamedTuple):
    """Where everything lies. `bubble` and `side` are rooms: what lies in them may be smaller."""

    board: tuple[float, float, float]
    """Middle of the board and its size, 1 as baked."""
    seats: tuple[Rect, Rect]
    bubble: Rect
    side: Rect
    ample: float
    """Width of a bubble with many words, which may grow upward from the floor."""
    floor: float


def plan(canvas: Canvas, area: Rect, needs: Needs, near: int) -> Plan:
    """Lay out in the area; `near` is the seat whose panel lies below in an upright picture."""
    if canvas.portrait:
        return _upright(area, needs, near)
    return _sides(area, needs) or _folded(area, needs)


def _board(room: Rect, least: float = HIGH) -> tuple[float, float, float]:
    size = min(room.w / WIDE, room.h / least, LARGEST)
    return room.centre[0] - 4 * size, room.centre[1] + DROP * size, size


def _sides(area: Rect, needs: Needs) -> Plan | None:
    wide = max(PANEL, needs.panel_wide)
    board = _board(Rect(area.x + wide + GAP, area.y, area.w - 2 * (wide + GAP), area.h))
    tried = [_beside(area, needs, wide, board, max(bubble, wide)) for bubble in (wide, *BUBBLE)]
    plans = [found for found in tried if found is not None]
    if wide > area.w * 0.27 or not plans:
        return None
    return min(plans, key=lambda found: found.bubble.h)


def _beside(area: Rect, needs: Needs, wide: float, board: tuple[float, float, float], bubble: float) -> Plan | None:
    """With a bubble of that width; None if it can't be."""
    side = max(wide, min(BUBBLE[0], area.right - CLEAR - board[0] + LEFT_CORNER[0] * board[2]))
    low = max(needs.bubble_high(bubble), needs.side_high(side))
    end = 26.0 if area.h >= HIGH else 0.0
    room = area.h - end - low - PANEL_GAP
    high = min(room, needs.panel_full(wide))
    top = area.y + (room - high) / 2
    for y in (top + high + PANEL_GAP, area.bottom - end - low):
        if high >= needs.panel_high and area.x + bubble + CLEAR <= _free_until(board, y):
            return Plan(
                board,
                (Rect(area.x, top, wide, high), Rect(area.right - wide, top, wide, high)),
                Rect(area.x, y, bubble, low),
                Rect(area.right - side, y, side, low),
                max(bubble, min(LONGEST, _free_until(board, y - PANEL_GAP) - CLEAR - area.x)),
                area.bottom,
            )
    return None


def _free_until(board: tuple[float, float, float], y: float) -> float:
    """How far to the right nothing of the board is in the way from that height down."""
    x0, y0, size = board
    left, near = LEFT_CORNER, NEAR_CORNER
    part = max(0.0, ((y - y0) / size - left[1]) / (near[1] - left[1]))
    return x0 + (left[0] + (near[0] - left[0]) * part) * size


def _folded(area: Rect, needs: Needs) -> Plan:
    size = min(area.h / TIGHT, LARGEST)
    wide = max(min((area.w - WIDE * size) / 2 - GAP, 620.0), area.w * 0.29)
    high = min((area.h - GAP) / 2, needs.panel_high * 1.2)
    if high < needs.panel_high:
        wide = max(wide, needs.row_wide)
    side = min(needs.side_high(wide), area.h * 0.4)
    right = area.right - wide
    return Plan(
        _board(Rect(area.x + wide + GAP, area.y, area.w - 2 * (wide + GAP), area.h), TIGHT),
        (Rect(area.x, area.y, wide, high), Rect(area.x, area.y + high + GAP, wide, high)),
        Rect(right, area.y, wide, area.h - side - GAP),
        Rect(right, area.bottom - side, wide, side),
        wide,
        area.bottom - side - GAP,
    )


def _upright(area: Rect, needs: Needs, near: int) -> Plan:
    bubble_wide = area.w * 0.58
    side_wide = area.w - bubble_wide - GAP
    row = min(max(needs.bubble_high(bubble_wide), needs.side_high(side_wide)), area.h * 0.25)
    spare = area.h - row - 3 * GAP - TIGHT * area.w / WIDE
    high = min(max(needs.folded_high, spare / 2), max(needs.folded_high, 260.0))
    room = Rect(area.x, area.y + high + GAP, area.w, area.h - 2 * high - row - 3 * GAP)
    below = area.bottom - high
    far, mine = Rect(area.x, area.y, area.w, high), Rect(area.x, below, area.w, high)
    y = below - GAP - row
    return Plan(
        _board(room, TIGHT),
        (mine, far) if near == 0 else (far, mine),
        Rect(area.x, y, bubble_wide, row),
        Rect(area.right - side_wide, y, side_wide, row),
        bubble_wide,
        y + row,
    )
