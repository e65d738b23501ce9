"""Sticks and triggers become presses, without chatter."""

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.input.wish import Control

_ON, _OFF = 0.5, 0.35
_TRIGGER_ON, _TRIGGER_OFF = 0.7, 0.55
_TURN = 0.15
"""How much farther the other axis must lie before a held stick changes direction."""


class Limits(NamedTuple):
    """How far an axis must go to press, and how far it must come back to let go (0..1)."""

    on: float
    off: float


TRIGGER = Limits(_TRIGGER_ON, _TRIGGER_OFF)
"""A trigger must be pulled well beyond its middle, where a worn one may rest."""


def limits(dead_zone: float) -> Limits:
    """The limits for a dead zone; nothing inside the dead zone presses or keeps pressed."""
    on = max(_ON, dead_zone + _ON - _OFF)
    return Limits(on, on - (_ON - _OFF))


class Stick:
    """Two axes that press one of four controls at a time: that of the larger axis.

    Without a given rest, each axis rests at its first reading. A stick that rests pushed over is deaf until
    it comes back to the middle.
    """

    def __init__(self, up_down_left_right: Sequence[Control], rest: Sequence[float] | None = None) -> None:
        self._controls = tuple(up_down_left_right)
        self._at = list(rest or (0.0, 0.0))
        self._read = [rest is not None] * 2
        self._down: Control | None = None
        self._deaf = max(map(abs, self._at)) >= _OFF

    def move(self, axis: int, value: float, limits: Limits) -> Control | None:
        """Move axis 0 (x, right is positive) or 1 (y, down is positive); returns the control now pressed."""
        self._at[axis] = value
        if not self._read[axis]:
            self._read[axis] = True
            self._deaf = self._deaf or abs(value) >= limits.off
        if self._deaf:
            self._deaf = max(map(abs, self._at)) >= limits.off
        elif not self._keeps(limits):
            self._down = self._chosen(limits)
        return self._down

    def _reach(self, control: Control) -> tuple[float, float]:
        """How far the stick lies towards a control, and how far sideways."""
        x, y = self._at
        up, down, left, _right = self._controls
        if control in (up, down):
            return (y if control == down else -y), abs(x)
        return (-x if control == left else x), abs(y)

    def _keeps(self, limits: Limits) -> bool:
        if self._down is None:
            return False
        along, across = self._reach(self._down)
        return along >= limits.off and across <= along + _TURN

    def _chosen(self, limits: Limits) -> Control | None:
        best = max(self._controls, key=lambda control: self._reach(control)[0])
        return best if self._reach(best)[0] >= limits.on else None


class Lever:
    """One axis that presses a control at each end. Without a given rest, it rests at its first reading.

    One that rests at -1 is a trigger: it has only the `plus` end, its way there is counted from 0 to 1, and it
    has limits of its own.
    One that rests pushed over is deaf until it comes back to the middle.
    """

    def __init__(self, minus: Control, plus: Control, rest: float | None = None) -> None:
        self._minus, self._plus = minus, plus
        self._down: Control | None = None
        self._trigger = self._deaf = False
        self._read = rest is not None
        if rest is not None:
            self._deaf = abs(rest) >= _OFF

    def move(self, value: float, limits: Limits) -> Control | None:
        """Move the axis to -1..1; returns the control now pressed."""
        if not self._read:
            self._read = True
            self._trigger = value <= -0.9
            self._deaf = not self._trigger and abs(value) >= limits.off
        reach = (value + 1) / 2 if self._trigger else value
        limits = TRIGGER if self._trigger else limits
        if self._deaf:
            self._deaf = abs(reach) >= limits.off
            return None
        control = self._plus if reach > 0 else self._minus
        limit = limits.off if control == self._down else limits.on
        self._down = control if abs(reach) >= limit else None
        return self._down
