"""What the game would come to if it ended with the totem on some square (YX7, YX8)."""

from collections.abc import Sequence
from typing import NamedTuple


class Reckoned(NamedTuple):
    """One seat's side of it."""

    addends: tuple[int, ...]
    """The values of the pieces that count, the greatest first."""
    level: bool
    """Both have as many points, so that the number of pieces decides."""
    ahead: bool
    """That seat would win."""

    @property
    def points(self) -> int:
        """The sum."""
        return sum(self.addends)


def reckon(white: Sequence[int], red: Sequence[int]) -> tuple[Reckoned, Reckoned]:
    """Both sides, from the values next to the totem."""
    level = sum(white) == sum(red)
    ranks = [(sum(values), len(values)) for values in (white, red)]
    return (
        Reckoned(tuple(white), level, ranks[0] > ranks[1]),
        Reckoned(tuple(red), level, ranks[1] > ranks[0]),
    )
