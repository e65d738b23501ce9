"""The hidden way out: hold the top left corner for three seconds, then the bottom right one for three more."""

from typing import NamedTuple

PART = 0.12
"""How much of the shorter side of the window a corner measures."""
HOLD = 3.0
"""Seconds a corner must be held."""
PAUSE = 5.0
"""Seconds there are to get from one to the other."""


class Touch(NamedTuple):
    """A finger, or the mouse with its button down, in parts of the window's width and height from the top left."""

    x: float
    y: float
    aspect: float
    """The window's width by its height."""

    @property
    def corner(self) -> int | None:
        """0 for the top left corner, 1 for the bottom right one."""
        wide, high = PART / max(1.0, self.aspect), PART * min(1.0, self.aspect)
        if self.x <= wide and self.y <= high:
            return 0
        return 1 if self.x >= 1 - wide and self.y >= 1 - high else None


class Corners(NamedTuple):
    """`done` corners have been held long enough, the last one until `since`; `held` is the one being held since then.

    Times are seconds of a clock that never runs backwards.
    """

    done: int = 0
    held: bool = False
    since: float = 0.0

    @property
    def opened(self) -> bool:
        """Whether both were held, in their order."""
        return self.done == 2

    def touched(self, touch: Touch | None, now: float) -> "Corners":
        """Something begins to be held down there or, being held, is there now; None when it is let go."""
        on = self.passed(now)
        if on.held:
            return on if touch is not None and touch.corner == on.done else Corners()
        if touch is None:
            return on
        if touch.corner == on.done:
            return on._replace(held=True, since=now)
        return Corners(0, True, now) if touch.corner == 0 else Corners()

    def passed(self, now: float) -> "Corners":
        """Time went on."""
        if self.held and now - self.since >= HOLD:
            return Corners(self.done + 1, False, now)
        if self.done == 1 and not self.held and now - self.since >= PAUSE:
            return Corners()
        return self
