"""Who is there: a machine of values that turns actions and time into playing, being warned, and nobody."""

from enum import Enum
from typing import NamedTuple

from game.play.kiosk.config import IdleTimes


class Presence(Enum):
    """Whether anybody is at the kiosk."""

    THERE = "there"
    WARNED = "warned"
    """Somebody was; if nobody acts now, nobody is."""
    GONE = "gone"


class Idle(NamedTuple):
    """`since` is when that began, or when the last action was, in seconds of a clock that never runs backwards."""

    presence: Presence
    since: float

    def acted(self, now: float) -> "Idle":
        """Somebody did something: a press, a touch, a mouse moved on purpose. A drifting stick is no action."""
        return Idle(Presence.THERE, now)

    def passed(self, now: float, at_table: bool, times: IdleTimes) -> "Idle":
        """Time went on without an action."""
        if self.presence is Presence.THERE and now - self.since >= (times.table if at_table else times.menu):
            return Idle(Presence.WARNED, now)
        if self.presence is Presence.WARNED and now - self.since >= times.warning:
            return Idle(Presence.GONE, now)
        return self

    def left(self, now: float, times: IdleTimes) -> float:
        """Seconds of the warning that are left."""
        return max(0.0, times.warning - (now - self.since))
