"""A piece that comes from a hand to its square: over the board, down onto the stone, and it trembles a little."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.shell.assets import Sprite
from game.shell.scene import Mover
from game.shell.tween import bounce, inout
from game.tables.carry import ASIDE, LINGER
from game.tables.motion import Clip, nothing
from game.tables.yoxii.pieces import FADES, Pieces

ARC = 60.0
"""How much higher it is in the middle of its way, at the most."""
TREMBLES = 2


class Thrown(NamedTuple):
    """From where to where, in logical units; how high over the square it comes, how far it trembles, and how long each
    of the three takes in seconds."""

    start: tuple[float, float]
    end: tuple[float, float]
    lift: float
    shake: float
    flies: float
    drops: float
    trembles: float


class Throw(Clip):
    """One piece. `leave` takes it out of the hand, `arrive` puts it on the board that is painted."""

    lingers = True

    def __init__(
        self,
        thrown: Thrown,
        looks: tuple[Sprite, Sprite],
        pieces: Pieces,
        radii: tuple[float, float],
        leave: Callable[[], None] = nothing,
        arrive: Callable[[], None] = nothing,
        touched: Callable[[], None] = nothing,
    ) -> None:
        """`looks` and `radii` are those in the hand and on the board; `touched` is called as it meets the stone."""
        super().__init__(thrown.flies + thrown.drops + thrown.trembles + 2 * LINGER, leave, arrive)
        self.thrown, self.looks, self.pieces, self.radii = thrown, looks, pieces, radii
        self._touched: Callable[[], None] | None = touched

    def go(self, seconds: float) -> bool:
        """Hear it meet the stone."""
        if self._touched is not None and seconds >= LINGER + self.thrown.flies + 0.68 * self.thrown.drops:
            self._touched()
            self._touched = None
        return False

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Its shadow, then the piece."""
        x, y, up, part = self._at(max(0.0, seconds - LINGER))
        near = int(part > 0.5)
        scale = self.pieces.canvas.scale
        high = min(FADES - 1, int(FADES * up / (self.thrown.lift + ARC)))
        shadow = self.pieces.shadow(self.radii[near], high)
        yield Mover(shadow.image, *shadow.at((x + ASIDE * up) * scale, (y + 0.2 * up) * scale))
        yield Mover(self.looks[near].image, *self.looks[near].at(x * scale, (y - up) * scale))

    def _at(self, seconds: float) -> tuple[float, float, float, float]:
        """The point under it, its height over that, and the part of its way over the board."""
        (x0, y0), (x1, y1), way = self.thrown.start, self.thrown.end, self.thrown
        if seconds < way.flies:
            time = seconds / way.flies
            part = inout(time)
            up = way.lift * part + ARC * math.sin(math.pi * part)
            return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, up, part
        seconds -= way.flies
        if seconds < way.drops:
            return x1, y1, way.lift * (1 - bounce(seconds / way.drops)), 1.0
        time = min(1.0, (seconds - way.drops) / way.trembles) if way.trembles else 1.0
        return x1 + way.shake * (1 - time) * math.sin(math.tau * TREMBLES * time), y1, 0.0, 1.0
