"""The mouse and the first finger as one pointer in window pixels."""

from pygame.event import Event

from game.shell.input.wish import MOUSE, TOUCH, Phase, Pointed

DELIBERATE = 8
"""Pixels a mouse must travel to count as used."""
_PAUSE = 1.0
"""Seconds of rest after which that travel is counted anew."""


class Mouse:
    """Where the mouse is, and whether it was moved on purpose."""

    def __init__(self) -> None:
        self._start: tuple[int, int] | None = None
        self._moved_at = 0.0
        self._at = (0, 0)
        self.down = False

    def move(self, at: tuple[int, int], now: float) -> bool:
        """The mouse moved; whether it went far enough to be meant."""
        if self._start is None or now - self._moved_at > _PAUSE:
            self._start = self._at if self._start is not None else at
        self._at, self._moved_at = at, now
        return max(abs(at[0] - self._start[0]), abs(at[1] - self._start[1])) >= DELIBERATE

    def press(self, event: Event, down: bool) -> Pointed | None:
        """The left button; None if nothing changes by it."""
        if self.down is down:
            return None
        self.down = down
        self._at = event.pos
        return Pointed(MOUSE, event.pos[0], event.pos[1], Phase.DOWN if down else Phase.UP)

    def cancel(self) -> list[Pointed]:
        """A press under way must not act."""
        if not self.down:
            return []
        self.down = False
        return [Pointed(MOUSE, *self._at, Phase.CANCEL)]


class Finger:
    """The first finger on the screen; others are ignored until it is lifted."""

    def __init__(self) -> None:
        self._finger: tuple[int, int] | None = None
        self._at = (0.0, 0.0)

    def read(self, event: Event, phase: Phase, window: tuple[int, int]) -> Pointed | None:
        """A finger's event; None if it is another finger. SDL counts a finger's place in parts of the window."""
        finger = (event.touch_id, event.finger_id)
        if phase is Phase.DOWN and self._finger is None:
            self._finger = finger
        if finger != self._finger:
            return None
        self._at = (event.x * window[0], event.y * window[1])
        if phase is Phase.UP:
            self._finger = None
        return Pointed(TOUCH, *self._at, phase)

    def cancel(self) -> list[Pointed]:
        """A touch under way must not act; that finger is ignored until it touches again."""
        if self._finger is None:
            return []
        self._finger = None
        return [Pointed(TOUCH, *self._at, Phase.CANCEL)]
