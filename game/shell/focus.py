"""Focus as a graph computed from what is on screen, and scanning of it with one switch."""

import math
from collections.abc import Hashable, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from game.shell.layout import Rect


class Direction(Enum):
    """Where a direction press points, as (dx, dy)."""

    UP = (0, -1)
    DOWN = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


class Spot(NamedTuple):
    """Something that can hold the focus: where the ring goes, and its shape.

    `radius` is the corner radius in logical units; `round` marks a ball or disc, whose ring is a circle.
    `hit` is the touch target where it is larger than the drawn rectangle; `lift` is how much higher the thing is drawn
    while in focus.
    """

    id: Hashable
    rect: Rect
    radius: float = 24
    round: bool = False
    hit: Rect | None = None
    lift: float = 0.0

    def holds(self, x: float, y: float) -> bool:
        """True if a tap at the point means this spot."""
        if self.round and self.hit is None:
            cx, cy = self.rect.centre
            return math.hypot((x - cx) / (self.rect.w / 2), (y - cy) / (self.rect.h / 2)) <= 1
        return (self.hit or self.rect).holds(x, y)


def meant(spots: Sequence[Spot], x: float, y: float, least: float) -> Spot | None:
    """The spot a finger means that touched none: the nearest one of those it hits if all are at least `least` large.

    What is out of reach of taps stays so.
    """
    reached: list[tuple[float, Spot]] = []
    for spot in spots:
        target = spot.hit or spot.rect
        grown = target.inset(min(0.0, (target.w - least) / 2), min(0.0, (target.h - least) / 2))
        if target.w > 0 and grown.holds(x, y):
            reached.append((math.hypot(*_beyond(target, x, y)), spot))
    return min(reached, key=lambda each: each[0])[1] if reached else None


def _beyond(rect: Rect, x: float, y: float) -> tuple[float, float]:
    """How far a point lies outside a rectangle, across and down."""
    return max(rect.x - x, 0.0, x - rect.right), max(rect.y - y, 0.0, y - rect.bottom)


def neighbour(spots: Sequence[Spot], current: Hashable, direction: Direction) -> Hashable:
    """The spot a direction press leads to; the current one if there is none that way.

    The nearest spot counts whose middle lies in the half plane ahead; what lies off the axis counts double, and
    spots beyond 63 degrees are out of reach unless they overlap the current one's row or column. Of two in the same
    row or column the nearer one is meant, however wide they are. Round things, and those with a larger touch target,
    lie anywhere: where that rule would leave some of them out of reach, a press leads to one of these instead of to one
    that is reached otherwise.
    """
    here = next((spot for spot in spots if spot.id == current), None)
    if here is None:
        return spots[0].id if spots else current
    if any(spot.round or (spot.hit is not None and spot.hit.w > spot.rect.w) for spot in spots):
        return _ways(tuple(spots))[current, direction]
    return _nearest(spots, here, direction)


Ways: TypeAlias = dict[tuple[Hashable, Direction], Hashable]
"""Where each direction leads from each spot."""


@lru_cache(maxsize=4)
def _ways(spots: tuple[Spot, ...]) -> Ways:
    """The nearest spots, mended until every spot can be reached from every other one."""
    ways = {(spot.id, direction): _nearest(spots, spot, direction) for spot in spots for direction in Direction}
    for _ in spots:
        lost = next((seen for spot in spots if len(seen := _reached(ways, spot.id)) < len(spots)), None)
        if lost is None or not _mend(ways, spots, lost):
            break
    return ways


def _mend(ways: Ways, spots: Sequence[Spot], seen: set[Hashable]) -> bool:
    """Lead from these spots to one outside, the nearest first, without losing one of them."""
    inside = [spot for spot in spots if spot.id in seen]
    outside = [spot for spot in spots if spot.id not in seen]
    tries = [
        (cost, number, here.id, direction, there.id)
        for number, here in enumerate(inside)
        for there in outside
        for direction in Direction
        if (cost := _cost(here, there, direction)) is not None
    ]
    for _, _, here, direction, there in sorted(tries, key=lambda each: each[:2]):
        before = ways[here, direction]
        ways[here, direction] = there
        if _reached(ways, here) > seen:
            return True
        ways[here, direction] = before
    return False


def _reached(ways: Ways, start: Hashable) -> set[Hashable]:
    """Everything that presses lead to from a spot, itself included."""
    seen, front = {start}, [start]
    while front:
        here = front.pop()
        new = {ways[here, direction] for direction in Direction} - seen
        seen |= new
        front += new
    return seen


def _nearest(spots: Sequence[Spot], here: Spot, direction: Direction) -> Hashable:
    found = [(cost, spot.id) for spot in spots if (cost := _cost(here, spot, direction)) is not None]
    return min(found, key=lambda entry: entry[0])[1] if found else here.id


def _cost(here: Spot, there: Spot, direction: Direction) -> float | None:
    dx, dy = direction.value
    (hx, hy), (tx, ty) = here.rect.centre, there.rect.centre
    ahead = (tx - hx) * dx + (ty - hy) * dy
    aside = abs((tx - hx) * dy) + abs((ty - hy) * dx)
    if here.id == there.id or ahead <= 1:
        return None
    in_lane = _overlap(here.rect, there.rect, across=dx == 0) > 0
    if not in_lane and aside > 2 * ahead:
        return None
    gap = max(0.0, ahead - _extent(here.rect, dx) / 2 - _extent(there.rect, dx) / 2)
    if not in_lane:
        return gap + ahead * 0.2 + aside * 2
    beyond = max(0.0, aside - max(_extent(here.rect, dy), _extent(there.rect, dy)) / 2)
    return gap + ahead * 0.2 + beyond * 0.4 + aside * 0.02


def _extent(rect: Rect, dx: int) -> float:
    return rect.w if dx else rect.h


def _overlap(one: Rect, other: Rect, across: bool) -> float:
    if across:
        return min(one.right, other.right) - max(one.x, other.x)
    return min(one.bottom, other.bottom) - max(one.y, other.y)


class Focus:
    """Which spot of one scene is in focus, and whether it is shown.

    It outlives lay-outs and dialogs: `settle` keeps the id if it is still on screen, else falls back to the spot
    nearest to where the focus was, or to the first one.
    """

    def __init__(self, first: Hashable = None) -> None:
        self.id = first
        self.shown = True
        self._last: Rect | None = None

    def settle(self, spots: Sequence[Spot], first: Hashable = None) -> Spot | None:
        """The focused spot among those on screen now; None only if there are none."""
        if not spots:
            return None
        chosen = self._find(spots, self.id)
        if chosen is None and self._last is not None:
            chosen = min(spots, key=lambda spot: _distance(spot.rect, self._last))
        if chosen is None:
            chosen = self._find(spots, first) or spots[0]
        self.id, self._last = chosen.id, chosen.rect
        return chosen

    def forget(self) -> None:
        """Start from the first spot next time."""
        self.id, self._last = None, None

    @staticmethod
    def _find(spots: Sequence[Spot], wanted: Hashable) -> Spot | None:
        return next((spot for spot in spots if spot.id == wanted), None)


def _distance(one: Rect, other: Rect | None) -> float:
    if other is None:
        return 0.0
    (ax, ay), (bx, by) = one.centre, other.centre
    return math.hypot(ax - bx, ay - by)


class Scanner:
    """One-switch play: the focus walks through all spots by itself, any press confirms.

    `seconds` is the time a spot stays in focus; 0 switches scanning off.
    """

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self._waited = 0.0

    def restart(self) -> None:
        """Give the current spot its full time again."""
        self._waited = 0.0

    def step(self, seconds: float) -> bool:
        """True when it is time to walk on to the next spot."""
        if not self.seconds:
            return False
        self._waited += seconds
        if self._waited < self.seconds:
            return False
        self._waited = 0.0
        return True


def following(spots: Sequence[Spot], current: Hashable) -> Hashable:
    """The next spot in scanning order (as listed), first again after the last."""
    ids = [spot.id for spot in spots]
    if not ids:
        return current
    return ids[(ids.index(current) + 1) % len(ids)] if current in ids else ids[0]
