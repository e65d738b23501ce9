"""Where the cells of the pyramid lie in a picture: the baked board's camera, put at any place and size.

A world unit is a ball's radius; x runs along the columns, y away from the viewer, z up. Everything handed out is in
logical units of the canvas.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.rules.pylos.board import CELLS, LEVEL, NAMES, ROW, level_of, side
from game.shell.layout import Rect, around

SPACING = 2.06
"""From one ball to its neighbour."""
RISE = 1.44
"""From one level to the next."""
FIRST, ON_GLASS = 0.74, 0.86
"""Height of a ball's middle above the board it lies on, and above a sheet of glass."""
RING = 0.78
"""Radius of the mark of a cell, its dark edge included."""
SAMPLES = tuple((x / 6, y / 6) for x in range(-5, 6) for y in range(-5, 6) if x * x + y * y <= 30)
"""Points spread over a disc of radius 1."""


class Camera(NamedTuple):
    """A three-quarter view with (cx, cy) in the middle and k units of the canvas there for one of the world."""

    cx: float
    cy: float
    k: float
    yaw: float
    elevation: float
    distance: float

    def project(self, x: float, y: float, z: float) -> tuple[float, float, float, float]:
        """The point on the canvas, the canvas units for one of the world there, and the depth."""
        turn, tilt = math.radians(self.yaw), math.radians(self.elevation)
        across = math.cos(turn) * x - math.sin(turn) * y
        along = math.sin(turn) * x + math.cos(turn) * y
        depth = along * math.cos(tilt) - z * math.sin(tilt)
        k = self.k * self.distance / (self.distance + depth)
        return self.cx + across * k, self.cy - (along * math.sin(tilt) + z * math.cos(tilt)) * k, k, depth

    def along(self, x: float, y: float) -> tuple[float, float]:
        """A direction over the board as one on the canvas; what leads away shrinks."""
        turn, tilt = math.radians(self.yaw), math.radians(self.elevation)
        return math.cos(turn) * x - math.sin(turn) * y, -(math.sin(turn) * x + math.cos(turn) * y) * math.sin(tilt)

    def across(self, dx: float, dy: float) -> tuple[float, float]:
        """A direction on the canvas as one over the board: `along` backwards."""
        turn, away = math.radians(self.yaw), -dy / math.sin(math.radians(self.elevation))
        return math.cos(turn) * dx + math.sin(turn) * away, math.cos(turn) * away - math.sin(turn) * dx

    def at(self, cx: float, cy: float, scale: float) -> "Camera":
        """The same view elsewhere and `scale` times as large."""
        return self._replace(cx=cx, cy=cy, k=self.k * scale)


class Place(NamedTuple):
    """One cell in a picture: the ball that lies or would lie there, and the mark of the empty cell under it."""

    cell: int
    x: float
    y: float
    radius: float
    depth: float
    mark_x: float
    mark_y: float
    k: float
    """Canvas units for one of the world where the mark lies."""
    flat: float
    """Height of a mark for each unit of its width."""

    @property
    def name(self) -> str:
        """The cell as the rules spell it."""
        return NAMES[self.cell]

    @property
    def disc(self) -> Rect:
        """What the ball covers."""
        return around(self.x, self.y, 2 * self.radius, 2 * self.radius)

    @property
    def pitch(self) -> Rect:
        """All the room round an empty cell up to its neighbours."""
        return around(self.mark_x, self.mark_y, SPACING * self.k, SPACING * self.k * self.flat)

    def in_ball(self, x: float, y: float, part: float = 1.0) -> bool:
        """True if a point lies on the ball, or on the middle part of it."""
        return math.hypot(x - self.x, y - self.y) <= self.radius * part

    def in_mark(self, x: float, y: float) -> bool:
        """True if a point lies on the mark."""
        return self.off_mark(x, y) <= RING * self.k

    def off_mark(self, x: float, y: float) -> float:
        """How far a point is from the middle of the mark, measured on the board."""
        return math.hypot(x - self.mark_x, (y - self.mark_y) / self.flat)


Places = Mapping[int, Place]
"""By cell, back to front: what comes later is drawn over what came before."""


def world(cell: int) -> tuple[float, float]:
    """Where a cell's column and row cross; the rules count rows from the far side."""
    level = level_of(cell)
    middle = (side(level) - 1) / 2
    return (cell % ROW - middle) * SPACING, (middle - cell % LEVEL // ROW) * SPACING


def whole(camera: Camera) -> Places:
    """The cells of the pyramid as it stands."""
    return _ordered(_place(camera, cell, RISE * (level_of(cell) - 1), FIRST) for cell in CELLS)


def lifted(cameras: Sequence[Camera]) -> Places:
    """The cells with each level on a sheet of its own, seen by a camera of its own, level 1 first."""
    found: dict[int, Place] = {}
    for level, camera in enumerate(cameras, start=1):
        above = FIRST if level == 1 else ON_GLASS
        found.update(_ordered(_place(camera, cell, 0.0, above) for cell in CELLS if level_of(cell) == level))
    return found


def hidden_part(place: Place, later: Iterable[Place]) -> float:
    """How much of a ball the balls drawn after it cover, 0 to 1."""
    near = [other for other in later if math.hypot(other.x - place.x, other.y - place.y) < other.radius + place.radius]
    covered = 0
    for dx, dy in SAMPLES:
        x, y = place.x + dx * place.radius, place.y + dy * place.radius
        covered += any(other.in_ball(x, y) for other in near)
    return covered / len(SAMPLES)


def _place(camera: Camera, cell: int, ground: float, above: float) -> Place:
    x, y = world(cell)
    ball = camera.project(x, y, ground + above)
    mark = camera.project(x, y, ground)
    return Place(cell, *ball, *mark[:3], math.sin(math.radians(camera.elevation)))


def _ordered(places: Iterable[Place]) -> dict[int, Place]:
    behind_first = sorted(places, key=lambda place: (-place.depth, place.cell))
    return {place.cell: place for place in behind_first}
