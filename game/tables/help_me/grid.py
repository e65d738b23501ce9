"""Where the thirty squares lie on the board, and how high stacks rise; all lengths follow from a tile's width."""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.help_me.board import COLUMNS, ROWS, SQUARES, STRIDE
from game.shell.layout import Rect, around

ACROSS, DOWN = 1.17, 1.175
"""From one square to the next, in tiles."""
LEFT, RIGHT, TOP, BOTTOM = 0.3, 0.13, 0.2, 0.3
"""What the board's frame takes round the squares; at the left and below there are their names."""
WIDE = COLUMNS * ACROSS + LEFT + RIGHT
HIGH = ROWS * DOWN + TOP + BOTTOM
"""The whole board, in tiles."""
BED = 1.03
"""A square's ground is that wide and high."""
TALL = 240 / 224
"""A tile with its side edge is that high; the edge alone is the rest over 1."""
RISE = 0.042
"""How much higher each tile beneath the top makes a stack look."""
MOST_EDGES = 4
"""More tiles beneath the top aren't drawn: the number says how many there are."""
HELD = 0.1
"""A stack that is picked up is held that much higher."""
OVERLAP = 0.02
"""A tile reaches so far over the lower end of its ground."""


def edges(height: int) -> int:
    """How many tiles are drawn beneath the top of a stack of that height."""
    return min(height, MOST_EDGES + 1) - 1


class Cell(NamedTuple):
    """One square of the board."""

    square: int
    bed: Rect
    """Its ground, as it is seen when nothing lies there."""
    tile: float
    """A tile's width."""

    @property
    def foot(self) -> tuple[float, float]:
        """Where the middle of the lowest tile's lower end lies."""
        return self.bed.centre[0], self.bed.bottom + OVERLAP * self.tile

    def stack(self, height: int, up: float = 0.0) -> Rect:
        """What a stack covers, its shadow left out; `up` is how much higher than usual it is, in tiles."""
        x, y = self.foot
        high = (TALL + RISE * edges(height) + up) * self.tile
        return Rect(x - self.tile / 2, y - high, self.tile, high - up * self.tile)

    def face(self, height: int, up: float = 0.0) -> Rect:
        """The top of a stack, where its picture is."""
        whole = self.stack(height, up)
        return whole._replace(h=self.tile)

    @property
    def reach(self) -> Rect:
        """All that may look different when something changes here: the highest stack, held up, with frame and flag."""
        whole = self.stack(MOST_EDGES + 1, HELD)
        margin = 0.16 * self.tile
        return Rect(whole.x - margin, whole.y - margin, whole.w + 2 * margin, self.foot[1] - whole.y + 2 * margin)

    @property
    def pitch(self) -> Rect:
        """All of its room up to its neighbours."""
        return around(*self.bed.centre, ACROSS * self.tile, DOWN * self.tile)


Cells = Mapping[int, Cell]
"""By square, row by row: what comes later is drawn over what came before."""


def tile_for(width: float, height: float) -> float:
    """The widest tile with which the board fits."""
    return min(width / WIDE, height / HIGH)


def board_for(room: Rect, tile: float) -> Rect:
    """The board in the middle of its room."""
    return around(*room.centre, WIDE * tile, HIGH * tile)


def names(board: Rect, tile: float) -> list[tuple[str, float, float]]:
    """Letters of columns and numbers of rows, and where their middles lie."""
    low, left = board.bottom - 0.46 * BOTTOM * tile, board.x + 0.52 * LEFT * tile
    letters = [(name, board.x + (LEFT + (at + 0.5) * ACROSS) * tile, low) for at, name in enumerate("abcdef")]
    numbers = [(str(row + 1), left, board.y + (TOP + (row + 0.5) * DOWN) * tile) for row in range(ROWS)]
    return [*letters, *numbers]


def cells(board: Rect, tile: float) -> Cells:
    """The squares of a board."""
    found = {}
    for square in SQUARES:
        row, column = divmod(square, STRIDE)
        x = board.x + (LEFT + (column + 0.5) * ACROSS) * tile
        y = board.y + (TOP + (row + 0.5) * DOWN) * tile
        found[square] = Cell(square, around(x, y, BED * tile, BED * tile), tile)
    return found
