"""A ball on its way, between a tray and the board or from cell to cell, passing before and behind what lies there."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.shell.assets import Sprite
from game.shell.scene import Mover
from game.shell.tween import Ease
from game.tables.pylos.motion import Clip
from game.tables.pylos.pieces import FADES, Pieces

NEARER = 12.0
"""How much nearer than where it comes from or goes to a ball is drawn in mid-air, in depth."""
GRADE = 1.6
"""A ball seen larger or smaller on its way changes in steps of so many pixels."""
ASIDE = 0.45
"""The shadow of a lifted ball falls that part of the height to the right."""


class Point(NamedTuple):
    """An end of the way, in logical units; trays have no depth."""

    x: float
    y: float
    radius: float
    depth: float | None = None


class Front(NamedTuple):
    """A resting ball as it is seen now, drawn again over what passes behind it."""

    depth: float
    mover: Mover


class Way(NamedTuple):
    """From where to where, how high, how long, and the hop at the end."""

    start: Point
    end: Point
    height: float
    seconds: float
    hop_height: float
    hop_seconds: float
    ease: Ease


class Flight(Clip):
    """One ball along one way. `fronts` is asked for what may be in front, once the ball has left."""

    def __init__(
        self,
        at: float,
        way: Way,
        ball: tuple[int, int],
        pieces: Pieces,
        fronts: Callable[[], Sequence[Front]],
        begin: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        super().__init__(at, way.seconds + way.hop_seconds, begin, ended)
        self.way, self.ball, self.pieces = way, ball, pieces
        self._ask = fronts
        self._fronts: Sequence[Front] = ()
        self._balls: list[Sprite] = []
        self._shadows: list[list[Sprite]] = []

    def prepare(self) -> None:
        """Every size and shade of the ball and its shadow, so that nothing is made on the way."""
        way, pieces = self.way, self.pieces
        change = abs(way.end.radius - way.start.radius) * pieces.canvas.scale
        steps = max(1, round(change / GRADE))
        radii = [way.start.radius + (way.end.radius - way.start.radius) * i / steps for i in range(steps + 1)]
        self._balls = [pieces.ball(*self.ball, radius) for radius in radii]
        self._shadows = [[pieces.faint(radius, fade) for fade in range(FADES)] for radius in (radii[0], radii[-1])]
        self._fronts = self._ask()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Shadow, ball, and what lies before it."""
        way, scale = self.way, self.pieces.canvas.scale
        part = way.ease(min(1.0, seconds / way.seconds)) if way.seconds else 1.0
        x = way.start.x + (way.end.x - way.start.x) * part
        y = way.start.y + (way.end.y - way.start.y) * part
        up = way.height * 4 * part * (1 - part)
        if seconds > way.seconds and way.hop_seconds:
            hop = min(1.0, (seconds - way.seconds) / way.hop_seconds)
            up = way.hop_height * 4 * hop * (1 - hop)
        shadow = self._shadows[part >= 0.5][min(FADES - 1, int(FADES * up / max(way.height, 1.0)))]
        yield Mover(shadow.image, *shadow.at((x + ASIDE * up) * scale, y * scale))
        ball = self._balls[round(part * (len(self._balls) - 1))]
        yield Mover(ball.image, *ball.at(x * scale, (y - up) * scale))
        depth = self._depth(part)
        for front in self._fronts:
            if front.depth < depth:
                yield front.mover

    def _depth(self, part: float) -> float:
        start, end = self.way.start.depth, self.way.end.depth
        leaving = -NEARER * 2 if start is None else start - NEARER * part
        landing = -NEARER * 2 if end is None else end - NEARER * (1 - part)
        return max(leaving, landing)
