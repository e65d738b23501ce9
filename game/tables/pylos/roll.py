"""A ball that comes into a tray: it falls, rolls among those that lie there, and all settle in their places."""

from collections.abc import Callable, Iterator, MutableSet, Sequence

from game.shell.layout import Rect
from game.shell.physics import STEP, Pull, World
from game.shell.scene import Mover
from game.tables.motion import Clip, nothing
from game.tables.pylos.flight import ball
from game.tables.pylos.pieces import Pieces
from game.tables.pylos.seat_panel import Slots

WEIGHT = 65.0
"""Gravity in a tray that is tilted towards the viewer, in radii a second squared."""
INTO = (6.0, 4.0)
"""How fast a ball comes in, in radii a second: sideways and down."""
TRAY = Pull(omega=16.0, begins=0.45, solid=0.7, late=1.1)
NUDGED = TRAY._replace(begins=0.0)
PASSED_ON = 0.4
"""Part of its speed that a ball hands on to one it runs into."""
HARD = 3.0
"""Slower knocks than so many radii a second move nothing."""


def entry(slots: Slots, bowl: Rect, from_right: bool) -> tuple[float, float]:
    """Where a ball comes into a tray: below its upper edge, on the side of the board."""
    x = bowl.right - 1.3 * slots.radius if from_right else bowl.x + 1.3 * slots.radius
    return x, min(bowl.y + slots.radius, slots.points[-1][1])


class Roll(Clip):
    """One ball on its way to its place. `awake` gets the numbers of those that roll with it, for as long as they do."""

    def __init__(
        self,
        slots: Slots,
        bowl: Rect,
        ball: tuple[int, int],
        from_right: bool,
        pieces: Pieces,
        awake: MutableSet[int],
        rate: float,
        ended: Callable[[], None] = nothing,
    ) -> None:
        """`ball` is seat and place; in all places before that one a ball lies. `rate` is how fast time runs."""
        super().__init__(float("inf"), ended=ended)
        self.slots, self.pieces, self.awake, self.rate = slots, pieces, awake, rate
        self.seat, self.place = ball
        self._steps = 0
        self._world = _tray(slots, bowl, self.place)
        start = entry(slots, bowl, from_right)
        across, down = (value * slots.radius for value in INTO)
        velocity = -across if from_right else across, down
        self._world.throw(start, velocity, _solid(slots), slots.points[self.place], TRAY)
        self._now = self._before = {self.place: start}

    def go(self, seconds: float) -> bool:
        """As many fixed steps as that time holds."""
        before = set(self.awake)
        while self._steps * STEP < seconds * self.rate and self._world.moving:
            self._steps += 1
            self._world.step()
            self._wake_others()
            self._before = self._now
            self._now = {number: self._world.at(number) for number in (self.place, *self._world.moving)}
        self.awake &= set(self._world.moving)
        self.awake |= set(self._world.moving) - {self.place}
        if not self._world.moving:
            self.length = min(self.length, self._steps * STEP / self.rate)
        return before != self.awake

    def _wake_others(self) -> None:
        """Balls that were run into hard enough roll as well."""
        for touch in self._world.touches:
            fast = PASSED_ON * touch.velocity[0], PASSED_ON * touch.velocity[1]
            hard = abs(fast[0]) + abs(fast[1]) > HARD * self.slots.radius
            if hard and touch.other is not None and touch.other not in self._world.moving:
                self._world.wake(touch.other, fast, NUDGED)

    def skip(self) -> None:
        """Everything lies."""
        self.awake.clear()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Every ball that rolls, those higher up first."""
        part = min(1.0, max(0.0, seconds * self.rate / STEP - self._steps + 1))
        found = [(*self._between(number, part), number) for number in self._now]
        for x, y, number in sorted(found, key=lambda each: each[1]):
            far = x - self.slots.points[number][0]
            picture = self.pieces.rolling(self.seat, number, self.slots.radius, far)
            yield from ball(self.pieces, self.pieces.shadow(self.slots.radius), picture, x, y, 0.0)

    def _between(self, number: int, part: float) -> tuple[float, float]:
        (x, y), (was_x, was_y) = self._now[number], self._before.get(number, self._now[number])
        return was_x + (x - was_x) * part, was_y + (y - was_y) * part


def _solid(slots: Slots) -> float:
    """Balls in a tray may lie on one another a little: as discs they just touch."""
    points = slots.points
    apart = min(abs(points[0][0] - points[1][0]), *(points[0][1] - y for _, y in points if points[0][1] - y > 1))
    return min(slots.radius, apart / 2 - 0.5)


def _tray(slots: Slots, bowl: Rect, lying: int) -> World:
    """The bowl with so many balls in it; it is open at the top."""
    world = World(WEIGHT * slots.radius)
    for start, end in _walls(bowl):
        world.wall(start, end)
    for x, y in slots.points[:lying]:
        world.rest(x, y, _solid(slots))
    return world


def _walls(bowl: Rect) -> Sequence[tuple[tuple[float, float], tuple[float, float]]]:
    left, right, top, bottom = bowl.x, bowl.right, bowl.y - bowl.h, bowl.bottom
    return (((left, top), (left, bottom)), ((left, bottom), (right, bottom)), ((right, bottom), (right, top)))
