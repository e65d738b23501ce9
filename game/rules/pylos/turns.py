"""Whole turns of Pylos as results: the mover's balls after one landing and its set of take-backs.

Here a turn is one number, which is all a search or a count needs. Two turns may have the same result; PY11 plays no
part, and neither does who has won: an apex is looked for by the caller.
"""

from collections.abc import Callable

from game.rules.pylos.board import (
    APEX_BIT,
    BALLS,
    BOTTOM,
    CORNERS,
    REACH,
    RESTING,
    SUPPORTS,
    carrying,
)
from game.rules.pylos.position import SHAPES, RuleSet

Shapes = dict[int, tuple[int, ...]]

PAYING: tuple[Shapes, ...] = tuple({1 << cell: shapes for cell, shapes in by_cell.items()} for by_cell in SHAPES)
"""`SHAPES` by the bit of the cell; indexed by rule set."""

_RESTING = {1 << cell: upper for cell, upper in RESTING.items()}
_SUPPORTS = {1 << cell: supports for cell, supports in SUPPORTS.items()}


def results(own: int, other: int, paying: Shapes) -> list[int]:
    """The mover's balls after every turn, in a fixed order: places, then raises; [] when stuck (PY9)."""
    filled = own | other
    squares = filled & filled >> 1 & filled >> 4 & filled >> 5 & CORNERS
    empty = (squares << 16 | BOTTOM) & ~filled
    found: list[int] = []
    if own.bit_count() < BALLS:
        cells = empty
        while cells:
            cell = cells & -cells
            cells ^= cell
            after = own | cell
            for shape in paying[cell]:
                if after & shape == shape:
                    found += take_backs(after, other)
                    break
            else:
                found.append(after)
    if empty > BOTTOM:
        found += _raised(own, other, empty, paying)
    return found


def _raised(own: int, other: int, empty: int, paying: Shapes) -> list[int]:
    found: list[int] = []
    upper = (own | other) >> 16
    free = own & ~(upper | upper << 1 | upper << 4 | upper << 5)
    while free:
        ball = free & -free
        free ^= ball
        cells = empty & REACH[ball]
        while cells:
            cell = cells & -cells
            cells ^= cell
            after = own ^ ball ^ cell
            for shape in paying[cell]:
                if after & shape == shape:
                    found += take_backs(after, other)
                    break
            else:
                found.append(after)
    return found


def take_backs(own: int, other: int) -> list[int]:
    """The owner's balls after every set of one or two take-backs that some order allows (PY7)."""
    found: list[int] = []
    filled = own | other
    free = own & ~carrying(filled)
    rest = free
    while rest:
        first = rest & -rest
        rest ^= first
        once = own ^ first
        found.append(once)
        seconds = rest | _freed(once, filled ^ first, first)
        while seconds:
            second = seconds & -seconds
            seconds ^= second
            found.append(once ^ second)
    return found


def _freed(own: int, filled: int, lifted: int) -> int:
    """The owner's balls that carried nothing but the ball just lifted."""
    freed = 0
    below = own & _SUPPORTS[lifted]
    while below:
        ball = below & -below
        below ^= ball
        if not filled & _RESTING[ball]:
            freed |= ball
    return freed


def count_turns(own: int, other: int, rules: RuleSet, depth: int, tick: Callable[[int], None]) -> int:
    """How many sequences of `depth` whole turns there are; a stuck side and a filled apex add none.

    `tick` is told how many sequences were just counted and may stop the count by raising.
    """
    if depth == 0:
        return 1
    if (own | other) & APEX_BIT:
        return 0
    turns = results(own, other, PAYING[rules])
    if depth == 1:
        tick(len(turns))
        return len(turns)
    return sum(count_turns(other, after, rules, depth - 1, tick) for after in turns)
