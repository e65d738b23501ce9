"""A little world of discs that roll, knock together and come to rest, each exactly in the slot it was given.

Decoration with a deadline: nobody reads a result from it, everybody only watches. Time passes in fixed steps, so the
same throw takes the same way on one machine however often it is watched. Lengths are of any unit near a pixel.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pymunk

STEP = 1 / 120
"""Seconds of one step."""
NEAR, SLOW, CALM = 1.5, 30.0, 2
"""A disc so near its slot and so slow for so many steps has arrived."""
EASE = 0.08
"""Seconds of the last way, for a disc that is still under way when its time is up."""
DEADLINE = 1.5
"""Seconds after which every disc of a world lies in its slot."""
ELASTICITY, FRICTION = 0.45, 0.5
_RESTING, _MOVING = 1, 2


class Pull(NamedTuple):
    """How a slot draws its disc: like a damped spring. Times are seconds since the world began.

    The pull `begins`; until then the disc is free. It is `solid` for some time; later it passes through others, or
    they might keep it out for ever. When it is `late` it is led to the slot whatever it does.
    """

    omega: float = 22.0
    zeta: float = 0.8
    begins: float = 0.0
    solid: float = 0.25
    late: float = 0.6


HOLLOW = Pull()
"""A hollow that a disc drops into."""


class Touch(NamedTuple):
    """A moving disc has just run into something: which other disc (None: a wall), and how fast it was."""

    disc: int
    other: int | None
    velocity: tuple[float, float]


class _Disc:
    """A disc with its slot; at rest its body is that of the world."""

    def __init__(self, body: pymunk.Body, slot: tuple[float, float], radius: float) -> None:
        self.body, self.slot, self.radius = body, slot, radius
        self.shape: pymunk.Circle
        self.pull = HOLLOW
        self.x, self.y = slot
        self.calm = 0
        self.eased_from: tuple[float, float, float] | None = None


class World:
    """Discs by number, in the order they came. `gravity` is along y."""

    def __init__(self, gravity: float = 0.0) -> None:
        self._space = pymunk.Space()
        self._space.gravity = 0.0, gravity
        self._space.on_collision(_MOVING, None, begin=self._begin)
        self._discs: list[_Disc] = []
        self._moving: dict[int, _Disc] = {}
        self._numbers: dict[pymunk.Shape, int] = {}
        self._steps = 0
        self.touches: list[Touch] = []
        """What happened in the last step."""

    @property
    def moving(self) -> Sequence[int]:
        """The discs that are under way."""
        return tuple(self._moving)

    @property
    def seconds(self) -> float:
        """How long this has been going on."""
        return self._steps * STEP

    def at(self, disc: int) -> tuple[float, float]:
        """Where a disc is now."""
        return self._discs[disc].x, self._discs[disc].y

    def wall(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Something that nothing passes through."""
        segment = pymunk.Segment(self._space.static_body, start, end, 1.0)
        segment.elasticity, segment.friction = ELASTICITY, FRICTION
        self._space.add(segment)

    def rest(self, x: float, y: float, radius: float) -> int:
        """A disc that lies in its slot; its number."""
        number = len(self._discs)
        disc = _Disc(self._space.static_body, (x, y), radius)
        self._discs.append(disc)
        self._shape(number, disc, (x, y))
        return number

    def throw(
        self,
        start: tuple[float, float],
        velocity: tuple[float, float],
        radius: float,
        slot: tuple[float, float],
        pull: Pull = HOLLOW,
    ) -> int:
        """A disc on its way to a slot; its number."""
        number = self.rest(*slot, radius)
        self._set_off(number, start, velocity, pull)
        return number

    def wake(self, disc: int, velocity: tuple[float, float], pull: Pull) -> None:
        """Let a resting disc roll out of its slot, and back."""
        self._set_off(disc, self._discs[disc].slot, velocity, pull)

    def step(self) -> None:
        """Let one step of time pass; only discs that move are looked at."""
        self.touches = []
        for disc in self._moving.values():
            self._draw_on(disc)
        self._space.step(STEP)
        self._steps += 1
        for number, disc in list(self._moving.items()):
            if self._arrived(disc):
                self._settle(number, disc)

    # -------------------------------------------------- discs come and go

    def _shape(self, number: int, disc: _Disc, offset: tuple[float, float]) -> None:
        shape = disc.shape = pymunk.Circle(disc.body, disc.radius, offset)
        shape.collision_type = _RESTING if disc.body is self._space.static_body else _MOVING
        shape.elasticity, shape.friction = ELASTICITY, FRICTION
        self._space.add(shape)
        self._numbers[shape] = number

    def _set_off(self, number: int, start: tuple[float, float], velocity: tuple[float, float], pull: Pull) -> None:
        disc = self._discs[number]
        self._lift_out(disc)
        disc.body = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0.0, disc.radius))
        disc.body.position, disc.body.velocity = start, velocity
        self._space.add(disc.body)
        self._shape(number, disc, (0.0, 0.0))
        disc.pull = pull._replace(late=min(pull.late, DEADLINE - EASE))
        disc.x, disc.y = start
        disc.calm, disc.eased_from = 0, None
        self._moving[number] = disc

    def _settle(self, number: int, disc: _Disc) -> None:
        """From now on it rests in its slot."""
        self._lift_out(disc)
        del self._moving[number]
        disc.x, disc.y = disc.slot
        disc.body = self._space.static_body
        self._shape(number, disc, disc.slot)

    def _lift_out(self, disc: _Disc) -> None:
        del self._numbers[disc.shape]
        self._space.remove(disc.shape)
        if disc.body is not self._space.static_body:
            self._space.remove(disc.body)

    # -------------------------------------------------- a step

    def _draw_on(self, disc: _Disc) -> None:
        """The pull of its slot; it carries the disc's weight as well."""
        pull, body, now = disc.pull, disc.body, self.seconds
        if now >= pull.solid:
            disc.shape.sensor = True
        if now < pull.begins:
            return
        (x, y), (vx, vy) = body.position, body.velocity
        k, damping = pull.omega**2, 2 * pull.zeta * pull.omega
        force = k * (disc.slot[0] - x) - damping * vx, k * (disc.slot[1] - y) - damping * vy - self._space.gravity[1]
        body.apply_force_at_world_point(force, body.position)

    def _arrived(self, disc: _Disc) -> bool:
        """Read where a disc is now; True once it is where it belongs."""
        now = self.seconds
        if disc.eased_from is not None:
            return _eased(disc, now)
        disc.x, disc.y = disc.body.position
        off = math.hypot(disc.x - disc.slot[0], disc.y - disc.slot[1])
        quiet = off <= NEAR and disc.body.velocity.length <= SLOW and now >= disc.pull.begins
        disc.calm = disc.calm + 1 if quiet else 0
        if disc.calm < CALM and now >= disc.pull.late - STEP / 2:
            disc.eased_from = (disc.x, disc.y, now)
            disc.shape.sensor = True
        return disc.calm >= CALM

    def _begin(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        one, other = arbiter.shapes
        if one.sensor or other.sensor:
            return
        for mine, its in ((one, other), (other, one)):
            number = self._numbers.get(mine)
            if number in self._moving:
                self.touches.append(Touch(number, self._numbers.get(its), self._discs[number].body.velocity))


def _eased(disc: _Disc, now: float) -> bool:
    """Led along the last way; True at its end."""
    assert disc.eased_from is not None
    x, y, since = disc.eased_from
    part = min(1.0, (now - since) / EASE)
    smooth = part * part * (3 - 2 * part)
    disc.x, disc.y = x + (disc.slot[0] - x) * smooth, y + (disc.slot[1] - y) * smooth
    return part >= 1 - 1e-9
