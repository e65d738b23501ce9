"""A ball on its way, between a tray and the board or from cell to cell, passing before and behind what lies there."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.shell.assets import Sprite
from game.shell.scene import Mover
from game.tables.motion import Clip, nothing
from game.tables.pylos.cutting import Fronts
from game.tables.pylos.pieces import FADES, Pieces

NEARER = 12.0
"""How much nearer than where it comes from or goes to a ball is drawn in mid-air, in depth."""
ASIDE = 0.45
"""The shadow of a lifted ball falls that part of the height to the right."""
LINGER = 0.07
"""So many seconds a ball stays where it lay, or came to lie, while the table under it is painted."""
CLOSE = 0.04
"""In the first and the last part of its way a ball is exactly as large as at that end."""


class Point(NamedTuple):
    """An end of the way, in logical units: where the shadow is, and how far above it the ball.

    Trays have no depth. `look` chooses the ball's grain there.
    """

    x: float
    y: float
    radius: float
    depth: float | None = None
    up: float = 0.0
    look: int = 0


class Way(NamedTuple):
    """From where to where, how high between, and how long."""

    start: Point
    end: Point
    height: float
    seconds: float
    cell: int | None = None
    """Where it leaves the board."""


def thrown(t: float) -> float:
    """A soft start; it arrives with speed."""
    return t * t * (2 - t)


class Flight(Clip):
    """One ball of a seat along one way. It leaves when what is before it has been cut out, a ball with every step."""

    lingers = True

    def __init__(
        self,
        way: Way,
        seat: int,
        pieces: Pieces,
        fronts: Callable[[], Fronts],
        leave: Callable[[], None],
        ended: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(math.inf, ended=ended)
        self.way, self.seat, self.pieces = way, seat, pieces
        self._ask, self._leave = fronts, leave
        self._fronts: Fronts
        self._left: float | None = None
        self._steps = 0

    def prepare(self) -> None:
        """Find what is in front."""
        self._fronts = self._ask()

    def go(self, seconds: float) -> bool:
        """Leave when everything is ready; then cut out one more ball that may be in front, every third step."""
        if self._left is None:
            if self.way.cell is not None and not self._fronts.ready(self.way.cell):
                return False
            self._left = seconds
            self.length = seconds + LINGER + self.way.seconds
            self._leave()
            return True
        self._steps += 1
        if self._steps % 3 == 0:
            self._fronts.ahead()
        return False

    def skip(self) -> None:
        """It has left."""
        if self._left is None:
            self._leave()

    def _picture(self, part: float) -> tuple[int, float]:
        """Grain and radius: the one of the nearer end."""
        start, end = self.way.start, self.way.end
        look = start.look if part < 0.5 else end.look
        if part < CLOSE or part > 1 - CLOSE:
            return look, (start if part < 0.5 else end).radius
        return look, self.pieces.rung(start.radius + (end.radius - start.radius) * part)

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Shadow, ball, and what lies before it."""
        way = self.way
        if self._left is None:
            return
        part = thrown(min(1.0, max(0.0, seconds - self._left - LINGER) / way.seconds))
        x = way.start.x + (way.end.x - way.start.x) * part
        y = way.start.y + (way.end.y - way.start.y) * part
        up = way.start.up + (way.end.up - way.start.up) * part + way.height * 4 * part * (1 - part)
        yield from ball(
            self.pieces, self._shadow(part, up), self.pieces.ball(self.seat, *self._picture(part)), x, y, up
        )
        for front in self._fronts.before(self._depth(part), x, y - up):
            yield front.mover

    def _shadow(self, part: float, up: float) -> Sprite:
        """Fainter and fainter with the height over what is under it."""
        radius = (self.way.start if part < 0.5 else self.way.end).radius
        return self.pieces.faint(radius, min(FADES - 1, int(FADES * up / max(self.way.height, 1.0))))

    def _depth(self, part: float) -> float:
        start, end = self.way.start.depth, self.way.end.depth
        leaving = -math.inf if start is None else start - NEARER * part
        landing = -math.inf if end is None else end - NEARER * (1 - part)
        return max(leaving, landing)


def ball(pieces: Pieces, shadow: Sprite, picture: Sprite, x: float, y: float, up: float) -> Iterator[Mover]:
    """A ball so high above the logical point where its shadow would lie at rest."""
    scale = pieces.canvas.scale
    yield Mover(shadow.image, *shadow.at((x + ASIDE * up) * scale, y * scale))
    yield Mover(picture.image, *picture.at(x * scale, (y - up) * scale))
