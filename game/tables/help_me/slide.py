"""A stack on its way: lifted, pushed along a low arc onto its neighbour, where it lands with its weight."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.shell.scene import Mover
from game.shell.tween import Ease
from game.tables.help_me.drawn import Lying
from game.tables.help_me.grid import RISE, Cell, edges
from game.tables.help_me.painting import BoardPainter
from game.tables.help_me.pieces import PUFFS
from game.tables.motion import Clip, nothing

LINGER = 0.07
"""So many seconds a stack stays where it lay, or came to lie, while the table under it is painted."""
UP = 0.1
"""How high it is lifted, in tiles."""
SQUASH = 0.04
"""How much lower a tile gets when it lands."""
STEPS = 4
"""Pictures of a tile that is pressed together."""
PUFF_AT = ((-0.46, 0.0), (0.46, -0.02), (-0.3, 0.05), (0.28, 0.06))
"""Where dust rises, from the middle of the tile's lower end, in tiles."""


class Strokes(NamedTuple):
    """How long lifting, pushing and landing take in seconds, how the push gains speed, and how high its arc is."""

    lift: float
    slide: float
    land: float
    ease: Ease
    arc: float


class Slide(Clip):
    """One stack from one square to the next. `leave` takes it off the painted table, `ended` puts it there again."""

    lingers = True

    def __init__(
        self,
        board: BoardPainter,
        cells: tuple[Cell, Cell],
        moved: Lying,
        height: int,
        strokes: Strokes,
        leave: Callable[[], None],
        knock: Callable[[], None],
        ended: Callable[[], None] = nothing,
    ) -> None:
        """`height` is that of the stack that comes of it."""
        whole = strokes.lift + strokes.slide + strokes.land
        super().__init__(whole + 2 * LINGER if whole else 0.0, leave, ended)
        self.board, self.cells, self.moved, self.strokes = board, cells, moved, strokes
        tile = cells[0].tile
        self._from, self._to = cells[0].foot, cells[1].foot
        self._to = self._to[0], self._to[1] - RISE * (edges(height) - edges(moved.height)) * tile
        self._tile, self._knock, self._knocked = tile, knock, whole <= 0
        self._picture = board.parts(moved)
        if whole:
            for step in range(1, STEPS + 1):
                board.pieces.squashed(moved.top, self._pressed(step))

    @staticmethod
    def _pressed(step: int) -> float:
        return 1 - SQUASH * step / STEPS

    def go(self, seconds: float) -> bool:
        """It knocks when it comes down."""
        if not self._knocked and seconds >= LINGER + self.strokes.lift + self.strokes.slide:
            self._knocked = True
            self._knock()
        return False

    def skip(self) -> None:
        """It has come down."""
        if not self._knocked:
            self._knocked = True
            self._knock()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Shadow, stack, dust."""
        strokes, at = self.strokes, seconds - LINGER
        lifted = min(1.0, max(0.0, at / strokes.lift)) if strokes.lift else 1.0
        part = strokes.ease(min(1.0, max(0.0, (at - strokes.lift) / strokes.slide)))
        landing = (at - strokes.lift - strokes.slide) / strokes.land
        x = self._from[0] + (self._to[0] - self._from[0]) * part
        y = self._from[1] + (self._to[1] - self._from[1]) * part
        up = UP * self._tile * (1 - (1 - lifted) ** 3) * (1 - part**6) + strokes.arc * math.sin(math.pi * part)
        scale, pieces = self.board.pieces.canvas.scale, self.board.pieces
        shadow = pieces.shadow(high=lifted > 0 and part < 0.97)
        yield Mover(shadow.image, *shadow.at(x * scale, y * scale))
        squash = round(STEPS * math.sin(math.pi * min(1.0, max(0.0, landing)))) if landing > 0 else 0
        for sprite, dx, dy in self._picture:
            picture = sprite
            if squash and sprite is pieces.tile(self.moved.top):
                picture = pieces.squashed(self.moved.top, self._pressed(squash))
            yield Mover(picture.image, *picture.at((x + dx) * scale, (y - up + dy) * scale))
        if 0 < landing < 1:
            yield from self._dust(landing)

    def _dust(self, part: float) -> Iterator[Mover]:
        pieces, scale = self.board.pieces, self.board.pieces.canvas.scale
        puff = pieces.puff(min(PUFFS - 1, int(PUFFS * part)))
        for dx, dy in PUFF_AT:
            x = self._to[0] + dx * (1 + 0.35 * part) * self._tile
            y = self._to[1] + (dy - 0.06 * part) * self._tile
            yield Mover(puff.image, *puff.at(x * scale, y * scale))
