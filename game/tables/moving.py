"""The part of a table that shows steps as motion: one line of time, and pictures made ahead while nothing moves."""

from collections.abc import Iterator, Sequence

from game.shell.scene import Mover
from game.tables.motion import Motion
from game.tables.table import Room, Table

READY_EVERY = 0.04
"""Seconds between two pictures made ahead."""


class MovingTable(Table):
    """Subclasses set `_motion` and `_making`, and say in `_settle` what the table looks like after motion has changed
    something on it."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._motion = Motion()
        self._making: Iterator[object] = iter(())
        self._rested = 0.0

    def _settle(self) -> None:
        """See what motion has changed; when it is over, the table shows exactly the position."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """True while anything moves."""
        return self._motion.busy

    def step(self, seconds: float) -> None:
        """What moves moves on."""
        if not self._motion.busy:
            self._rest(seconds)
        elif self._motion.step(seconds):
            self._settle()

    def _rest(self, seconds: float) -> None:
        """While nothing moves, get ready what will be needed."""
        self._rested += seconds
        if self._rested >= READY_EVERY:
            self._rested = 0.0
            next(self._making, None)

    def finish(self) -> None:
        """Everything lies where it belongs."""
        if self._motion.busy:
            self._motion.finish()
            self._settle()

    def movers(self, blend: float) -> Sequence[Mover]:
        """What moves, between the last two steps."""
        return self._motion.movers(blend)
