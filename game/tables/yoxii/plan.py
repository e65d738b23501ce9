"""The lay-out of the table in any area: the board, and for each seat its hand, its score, and room to be spoken to.

Two ways to lie: a seat on each side of the board with the score under the hand; or, where the screen is upright, one
hand above, one below, and both scores side by side between the board and the lower hand.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.shell.layout import Canvas, Rect
from game.tables.yoxii.places import FRONT, SIDE

GAP = 24.0
PANEL = 336.0
WIDER = 1.6
"""Panels may be so many times as wide where words are large and there is room."""
LARGEST = 1.6
"""The board never grows beyond that, however much room there is."""
EDGE = 6.0
"""Free round the slab."""
CLEAR = 12.0
"""Between a bubble and the slab."""
LEAST_BOARD = 0.56
"""The board gives way to words until it is so small."""


class Needs(NamedTuple):
    """What must fit in: sizes that follow from words and their scale, for a width each."""

    grow: float
    panel_wide: float
    """The narrowest panel that shows every name in a line."""
    hand_full: Callable[[float], float]
    hand_least: Callable[[float], float]
    flat_full: Callable[[float], float]
    """A hand with everything in one or two rows."""
    flat_least: Callable[[float], float]
    score: Callable[[float], float]


class Plan(NamedTuple):
    """Where everything lies; of pairs the first is seat 1's."""

    board: tuple[float, float, float]
    """Middle of the board and its size, 1 as baked."""
    hands: tuple[Rect, Rect]
    scores: tuple[Rect, Rect]
    bubbles: tuple[Rect, Rect]
    """Where a seat is spoken to: over what belongs to the other one. Bubbles may be higher, within the area."""
    upright: bool


def plan(canvas: Canvas, area: Rect, needs: Needs, near: int) -> Plan:
    """Lay out in the area; `near` is the seat whose hand lies below in an upright picture."""
    return _upright(area, needs, near) if canvas.portrait else _sides(area, needs)


def _board(room: Rect) -> tuple[float, float, float]:
    size = min((room.w - 2 * EDGE) / (2 * SIDE), (room.h - EDGE) / (SIDE + FRONT), LARGEST)
    return room.centre[0], room.centre[1] - (FRONT - SIDE) / 2 * size, size


def _sides(area: Rect, needs: Needs) -> Plan:
    wide = max(PANEL, needs.panel_wide)
    wide = min(wide, (area.w - 2 * GAP - 2 * SIDE * LEAST_BOARD) / 2)
    board = _board(Rect(area.x + wide + GAP, area.y, area.w - 2 * (wide + GAP), area.h))
    spare = board[0] - SIDE * board[2] - GAP - area.x
    wide = max(wide, min(spare, PANEL * min(needs.grow, WIDER)))
    low = min(needs.score(wide), area.h - GAP - needs.hand_least(wide))
    low = max(low, 0.2 * area.h)
    high = min(needs.hand_full(wide), area.h - GAP - low)
    top = area.y + (area.h - high - GAP - low) / 2
    right = area.right - wide
    bubble = board[0] - SIDE * board[2] - CLEAR - area.x
    return Plan(
        board,
        (Rect(area.x, top, wide, high), Rect(right, top, wide, high)),
        (Rect(area.x, top + high + GAP, wide, low), Rect(right, top + high + GAP, wide, low)),
        (Rect(area.right - bubble, top, bubble, high), Rect(area.x, top, bubble, high)),
        upright=False,
    )


def _upright(area: Rect, needs: Needs, near: int) -> Plan:
    half = (area.w - GAP) / 2
    low = needs.score(half)
    least = needs.flat_least(area.w)
    spare = area.h - low - 3 * GAP - (SIDE + FRONT) * (area.w - 2 * EDGE) / (2 * SIDE)
    high = max(least, min(needs.flat_full(area.w), spare / 2))
    far, mine = Rect(area.x, area.y, area.w, high), Rect(area.x, area.bottom - high, area.w, high)
    y = mine.y - GAP - low
    board = _board(Rect(area.x, far.bottom + GAP, area.w, y - far.bottom - 2 * GAP))
    left, right = Rect(area.x, y, half, low), Rect(area.right - half, y, half, low)
    hands = (mine, far) if near == 0 else (far, mine)
    return Plan(board, hands, (left, right), (hands[1], hands[0]), upright=True)
