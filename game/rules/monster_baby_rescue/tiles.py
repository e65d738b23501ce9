"""Care tiles: their kinds, and what each of them does and shows (MB1, MB6, MB11)."""

from enum import IntEnum
from typing import NamedTuple

PARTS = ("head", "torso", "legs")
COLOURS = ("red", "green")
WANTS = ("head", "torso", "legs", "rungs", "gems", "beds")

ANY = len(PARTS)
"""The part of a tile that lets its player choose one."""

LEAST, MOST = 1, 4
"""The levels of a part."""

ROW = 6
"""Tiles in the row."""


class Kind(IntEnum):
    """What a tile does."""

    IMPROVE = 0
    GEM = 1
    PLAY = 2
    BED = 3
    DOCTOR = 4
    WANT = 5


class Tile(NamedTuple):
    """A care tile; what its kind doesn't have is 0 or -1."""

    name: str
    kind: Kind
    mark: int
    """In the deck with at least so many seats."""
    hearts: int
    link: int
    """The colour of the diamond that its linked heart needs, or -1."""
    part: int
    """A part, `ANY` or -1."""
    gems: tuple[int, int]
    """By colour."""
    choice: int
    """Diamonds of a colour that the player chooses."""
    rungs: int
    beds: int
    visits: int
    want: int
    """An index of `WANTS`, or -1."""
