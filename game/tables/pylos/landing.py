"""How a ball comes down near its cell, rolls over what lies there, knocks at its neighbours and comes to rest.

Across the board discs move as `game.shell.physics` has them; how high the ball is follows from what is under it.
Lengths are radii of a ball, as in `places`. Knows no picture.
"""

import math
from collections.abc import Collection
from typing import NamedTuple

from game.rules.pylos.board import level_of
from game.shell.physics import DEADLINE, HOLLOW, STEP, World
from game.tables.pylos.places import FIRST, ON_GLASS, RISE, SPACING, world
from game.tables.pylos.view import View

UNIT = 66.0
"""Physics counts in about as many pixels for a radius as the board was baked with."""
TOUCHING = RISE**2 + SPACING**2 / 2
"""Square of the distance of balls that touch, as those of a pocket and the ball in it do."""
RIM = math.sqrt(1 - FIRST**2)
"""Radius of a hollow in which a ball sinks that deep."""
ASIDE = 0.6
"""So far beside its cell a ball comes down,"""
ABOVE = 0.35
"""so high above what lies there,"""
SPEED, FALL = 8.0, 10.0
"""and so fast: across, and down; radii a second."""
WEIGHT = 220.0
"""Gravity high above the ground, in radii a second squared; what is left then is a bounce, which takes its time."""
REBOUND, STILL = 0.4, 1.0
DRAWN = HOLLOW._replace(begins=0.07)
"""The hollow draws it once it is down."""
TURNS = (0, 30, -30, 60, -60, 90, -90)
AWKWARD = 0.1
"""How much lower another side must be, for each 30 degrees, to be come down on instead."""


class Spot(NamedTuple):
    """The middle of a ball in the world of its level's camera."""

    x: float
    y: float
    z: float


class Knock(NamedTuple):
    """A neighbour was run into: when, and in which direction it gives way."""

    step: int
    x: float
    y: float


class Bounce(NamedTuple):
    """How high a ball bounces at most, and how long that takes."""

    height: float
    seconds: float


def spot(view: View, cell: int) -> Spot:
    """Where a ball lies on a cell."""
    if view.apart:
        return Spot(*world(cell), ON_GLASS if cell >= 16 else FIRST)
    return Spot(*world(cell), RISE * (level_of(cell) - 1) + FIRST)


class Bed:
    """A cell and what lies round and under it."""

    def __init__(self, view: View, cell: int, balls: Collection[int]) -> None:
        self.cell, self.spot = cell, spot(view, cell)
        level = level_of(cell)
        self.wooden = level == 1
        there = [ball for ball in balls if ball != cell and (not view.apart or level_of(ball) == level)]
        self.near = {ball: spot(view, ball) for ball in there if self._far(spot(view, ball)) < 2.5 + ASIDE}
        """Balls that may be touched."""
        self.level = {ball: at for ball, at in self.near.items() if level_of(ball) == level}
        """Those beside."""

    def height(self, x: float, y: float) -> float:
        """Of the middle of a ball that lies over that point."""
        highest = max(self.spot.z, _wood(x, y)) if self.wooden else self.spot.z
        for at in self.near.values():
            apart = (at.x - x) ** 2 + (at.y - y) ** 2
            if apart < TOUCHING:
                highest = max(highest, at.z + math.sqrt(TOUCHING - apart))
        return highest

    def beside(self, across: tuple[float, float]) -> Spot:
        """Where a ball that flies in that direction comes down: on this side of the cell, and rather low."""
        heading = math.atan2(-across[1], -across[0])
        found = []
        for turn in TURNS:
            angle = heading + math.radians(turn)
            x, y = self.spot.x + ASIDE * math.cos(angle), self.spot.y + ASIDE * math.sin(angle)
            height = self.height(x, y)
            found.append((height + AWKWARD * abs(turn) / 30, Spot(x, y, height)))
        return min(found)[1]

    def _far(self, other: Spot) -> float:
        return math.hypot(other.x - self.spot.x, other.y - self.spot.y)


def _wood(x: float, y: float) -> float:
    """Height over the board, where the nearest hollow may be under the ball."""
    off = math.hypot(
        *(abs((value / SPACING + 0.5) % 1 - 0.5) * SPACING for value in (x + SPACING / 2, y + SPACING / 2))
    )
    return math.sqrt(1 - (RIM - off) ** 2) if off < RIM else 1.0


class Landing:
    """A ball from just above where it comes down until it rests. `at` is where it is."""

    def __init__(self, bed: Bed, across: tuple[float, float], bounce: Bounce) -> None:
        """`across` is the direction it flies in over the board."""
        self.bed, self.bounce = bed, bounce
        down = bed.beside(across)
        self.at = self.start = down._replace(z=down.z + ABOVE)
        self.knocks: dict[int, Knock] = {}
        self.steps = 0
        self.landed = False
        """True once it has touched what is under it."""
        self._gravity = 8 * bounce.height / bounce.seconds**2
        self._rising = -FALL
        self._cells = list(bed.level)
        self._world: World | None = None

    @property
    def over(self) -> bool:
        """True once it rests in its cell."""
        return self.at == self.bed.spot

    def step(self) -> None:
        """One step of time."""
        world = self._world = self._world or self._begun()
        self.steps += 1
        world.step()
        for touch in world.touches:
            if touch.other is not None:
                self._knock(self._cells[touch.other])
        x, y = (value / UNIT for value in world.at(len(self._cells)))
        z = self._fallen(self.bed.height(x, y))
        here = not world.moving and z <= self.bed.spot.z + 0.01
        self.at = self.bed.spot if here or self.steps * STEP >= DEADLINE else Spot(x, y, z)

    def _begun(self) -> World:
        """The neighbours, by their order in `_cells`, and then the ball."""
        world, rest, start = World(), self.bed.spot, self.start
        for at in self.bed.level.values():
            world.rest(*_units(at), UNIT)
        away = rest.x - start.x, rest.y - start.y
        fast = SPEED * UNIT / math.hypot(*away)
        world.throw(_units(start), (away[0] * fast, away[1] * fast), UNIT, _units(rest), DRAWN)
        return world

    def _knock(self, cell: int) -> None:
        at = self.bed.level[cell]
        x, y = at.x - self.bed.spot.x, at.y - self.bed.spot.y
        far = math.hypot(x, y)
        self.knocks.setdefault(cell, Knock(self.steps, x / far, y / far))

    def _fallen(self, ground: float) -> float:
        """How high it is after one more step of falling, bouncing and lying on the ground."""
        high = self.at.z - ground > self.bounce.height
        self._rising -= (WEIGHT if high else self._gravity) * STEP
        z = self.at.z + self._rising * STEP
        if z > ground:
            return z
        self.landed = True
        fastest = math.sqrt(2 * self._gravity * self.bounce.height)
        rebound = min(-self._rising * REBOUND, fastest)
        self._rising = rebound if rebound > STILL else 0.0
        return ground


def _units(at: Spot) -> tuple[float, float]:
    return at.x * UNIT, at.y * UNIT
