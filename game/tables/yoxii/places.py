"""Where the squares of the stone board lie in a picture: the baked board put at any place and size.

Everything is in logical units of the canvas; size 1 is as baked.
"""

import math
from collections.abc import Mapping
from typing import NamedTuple

from game.rules.yoxii.board import NAMES, ROW, SQUARES
from game.shell.layout import Rect, around

PITCH = 98.0
"""From one square to the next."""
SQUARE = 0.9
"""A square's side in pitches."""
RADIUS = 37.0
"""Of a piece on the board."""
TOTEM, FOOT = 122.0, 31.0
"""Height of the totem, and how far its foot stands below the middle of its square."""
SIDE, FRONT = 372.0, 391.0
"""From the board's middle to the edges of the slab: sideways and away, and towards the viewer."""


class Place(NamedTuple):
    """One square in a picture."""

    square: int
    x: float
    y: float
    size: float

    @property
    def name(self) -> str:
        """The square as the rules spell it."""
        return NAMES[self.square]

    @property
    def rect(self) -> Rect:
        """The sunken square."""
        return around(self.x, self.y, SQUARE * PITCH * self.size, SQUARE * PITCH * self.size)

    @property
    def pitch(self) -> Rect:
        """All the room up to its neighbours: the touch target."""
        return around(self.x, self.y, PITCH * self.size, PITCH * self.size)

    @property
    def radius(self) -> float:
        """Of a piece that lies there."""
        return RADIUS * self.size

    @property
    def foot(self) -> tuple[float, float]:
        """Where the totem's foot stands."""
        return self.x, self.y + FOOT * self.size

    def far_from(self, x: float, y: float) -> float:
        """How far its middle is from a point."""
        return math.hypot(self.x - x, self.y - y)


Places = Mapping[int, Place]
"""By square, from the back to the front."""


def places(x: float, y: float, size: float) -> Places:
    """All squares of a board whose middle lies there."""
    return {square: Place(square, *_middle(square, x, y, size), size) for square in SQUARES}


def _middle(square: int, x: float, y: float, size: float) -> tuple[float, float]:
    row, column = divmod(square.bit_length() - 1, ROW)
    return x + (column - 3) * PITCH * size, y + (row - 3) * PITCH * size
