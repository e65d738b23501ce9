"""Spirits blink: one at a time, every few seconds, and only for a while after somebody has done something."""

from collections.abc import Mapping

from game.core.rng import Rng
from game.rules.help_me.tiles import CREATURE, CREATURES
from game.tables.help_me.drawn import Lying
from game.tables.help_me.pieces import BLINKING

AWAKE = 10.0
"""So many seconds after the last action all is still."""
LEAST, MORE = 3.0, 3
"""Seconds from one blink to the next: at least, and up to so many more."""


class Blinking:
    """Whose eyes are closed right now; `seconds` is how long they are."""

    def __init__(self, seconds: float, seed: int = 1) -> None:
        self.seconds = seconds
        self._chance = Rng(seed)
        self._idle = self._waited = 0.0
        self._next = LEAST
        self.square: int | None = None

    def wake(self) -> None:
        """Somebody did something."""
        self._idle = 0.0

    def step(self, seconds: float, stacks: Mapping[int, Lying]) -> None:
        """Let time pass over these stacks."""
        self._idle += seconds
        self._waited += seconds
        if self.square is not None and self._waited >= self.seconds:
            self.square = None
        if self._waited < self._next or not self.seconds or self._idle > AWAKE:
            return
        squares = [square for square in sorted(stacks) if CREATURES[CREATURE[stacks[square].top]] in BLINKING]
        if squares:
            self.square = squares[self._chance.below(len(squares))]
        self._waited, self._next = 0.0, LEAST + self._chance.below(MORE * 10) / 10
