"""The lay-out of the table in any area: the board, and for each seat its hand and its score.

Two ways to lie: a seat on each side of the board with the score under the hand; or, where the screen is upright, one
hand above, one below, and both scores side by side between the board and the lower hand.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.shell.layout import Canvas, Rect
from game.tables.yoxii.places import FRONT, SIDE

GAP = 24.0
PANEL = 336.0
WIDER = 1.25
"""Where words are large and there is room, panels grow that much more than the words."""
LARGEST = 1.6
"""The board never grows beyond that, however much room there is."""
EDGE = 6.0
"""Free round the slab."""
CLEAR = 12.0
"""Between a bubble and the slab."""
STRIP, HIGHEST = 152.0, 240.0
"""Height of a flat hand, for which the board gives up a little of its width, and beyond which it doesn't grow."""
NAMELESS_BOARD = 0.78
"""Where names would press the board below that size, flat hands do without them."""
LEAST_BOARD = 0.56
"""The board gives way to words until it is so small."""


class Needs(NamedTuple):
    """What must fit in: sizes that follow from words and their scale, for a width each."""

    grow: float
    panel_wide: float
    """The narrowest panel that shows every name in a line."""
    hand_full: Callable[[float], float]
    hand_least: Callable[[float], float]
    """A hand without the name, where there is no other way."""
    flat_named: Callable[[float], float]
    """A hand with everything in one or two rows."""
    flat_least: Callable[[float], float]
    """The same without the name."""
    score: Callable[[float], float]


class Plan(NamedTuple):
    """Where everything lies; of pairs the first is seat 1's."""

    board: tuple[float, float, float]
    """Middle of the board and its size, 1 as baked."""
    hands: tuple[Rect, Rect]
    scores: tuple[Rect, Rect]
    bubbles: tuple[Rect, Rect]
    """Where something is said about the left and the right half of the board: over the sums there. A bubble that needs
    more room grows away from the board."""
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
    if needs.grow > 1:
        wide = max(wide, min(spare, PANEL * needs.grow * WIDER))
    low = min(needs.score(wide), area.h - GAP - needs.hand_least(wide))
    high = min(needs.hand_full(wide), area.h - GAP - low)
    top = area.y + (area.h - high - GAP - low) / 2
    right = area.right - wide
    bubble = board[0] - SIDE * board[2] - CLEAR - area.x
    return Plan(
        board,
        (Rect(area.x, top, wide, high), Rect(right, top, wide, high)),
        (Rect(area.x, top + high + GAP, wide, low), Rect(right, top + high + GAP, wide, low)),
        (Rect(area.x, top + high + GAP, bubble, low), Rect(area.right - bubble, top + high + GAP, bubble, low)),
        upright=False,
    )


def _upright(area: Rect, needs: Needs, near: int) -> Plan:
    half = (area.w - GAP) / 2
    low = needs.score(half)
    whole = (SIDE + FRONT) * (area.w - 2 * EDGE) / (2 * SIDE)
    spare = (area.h - low - 3 * GAP - whole) / 2
    high = max(needs.flat_named(area.w), spare, min(STRIP, spare + 0.1 * whole))
    if area.h - low - 3 * GAP - 2 * high < (SIDE + FRONT) * NAMELESS_BOARD:
        high = needs.flat_least(area.w)
    high = min(high, HIGHEST)
    used = low + 2 * high + 3 * GAP
    board_high = min(area.h - used, whole + EDGE)
    top = area.y + (area.h - used - board_high) / 2
    far = Rect(area.x, top, area.w, high)
    y = far.bottom + 2 * GAP + board_high
    mine = Rect(area.x, y + low + GAP, area.w, high)
    board = _board(Rect(area.x, far.bottom + GAP, area.w, board_high))
    scores = Rect(area.x, y, half, low), Rect(area.right - half, y, half, low)
    return Plan(board, (mine, far) if near == 0 else (far, mine), scores, scores, upright=True)
