"""A seeded stream of numbers that is the same on every platform and Python: SplitMix64."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Rng:
    """The numbers of one seed; the only thing in the core that changes in place, so it is never part of a position."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def word(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + _STEP) & _WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`, each equally likely (1 <= bound <= 2**64)."""
        if not 1 <= bound <= _WORD + 1:
            raise ValueError(f"no fair number below {bound}: 1 to 2**64 is possible")
        fair = (_WORD + 1) // bound * bound
        while True:
            word = self.word()
            if word < fair:
                return word % bound

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in an order in which every arrangement is equally likely (Fisher-Yates)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
