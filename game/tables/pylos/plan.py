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
PANEL, PANEL_HIGH = 336.0, 600.0
BUBBLE = 456.0
LARGEST = 1.6
"""The board never grows beyond that, however much room there is."""


class Needs(NamedTuple):
    """What must fit in: sizes that follow from words and their scale."""

    panel_wide: float
    """The narrowest panel that shows every name in a line."""
    panel_high: float
    """A panel with two lines and no tray."""
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
    bubble_wide = max(BUBBLE, wide)
    low = max(needs.bubble_high(bubble_wide), needs.side_high(wide))
    end = 26.0 if area.h >= HIGH else 0.0
    high = min(area.h - end - low - PANEL_GAP, PANEL_HIGH * max(1.0, area.h / HIGH * 0.9))
    if high < needs.panel_high or wide > area.w * 0.27:
        return None
    y = area.y + high + PANEL_GAP
    return Plan(
        _board(Rect(area.x + wide + GAP, area.y, area.w - 2 * (wide + GAP), area.h)),
        (Rect(area.x, area.y, wide, high), Rect(area.right - wide, area.y, wide, high)),
        Rect(area.x, y, bubble_wide, low),
        Rect(area.right - wide, y, wide, low),
    )


def _folded(area: Rect, needs: Needs) -> Plan:
    size = min(area.h / TIGHT, LARGEST)
    wide = max(min((area.w - WIDE * size) / 2 - GAP, 620.0), area.w * 0.29)
    high = min((area.h - GAP) / 2, needs.panel_high * 1.2)
    side = min(needs.side_high(wide), area.h * 0.4)
    right = area.right - wide
    return Plan(
        _board(Rect(area.x + wide + GAP, area.y, area.w - 2 * (wide + GAP), area.h), TIGHT),
        (Rect(area.x, area.y, wide, high), Rect(area.x, area.y + high + GAP, wide, high)),
        Rect(right, area.y, wide, area.h - side - GAP),
        Rect(right, area.bottom - side, wide, side),
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
    )
