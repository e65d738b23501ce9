"""Balls that roll in a tray: one falls in among the others, or is taken out, and all settle in their places."""

import math
from collections.abc import Callable, Iterator, MutableSet, Sequence

from game.shell.layout import Rect
from game.shell.physics import STEP, Pull, World
from game.shell.scene import Mover
from game.tables.motion import Clip, nothing
from game.tables.pylos.flight import LINGER, ball
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
COVERS = 2.05
"""Balls nearer than so many radii may cover one another."""
LEANS, TIP, UNDER = 3.0, 5.0, 0.6
"""Balls at most so many radii from a gap tip towards it, with so many radii a second; those it lay on with a part."""
TIPPED = Pull(omega=13.0, zeta=0.55, begins=0.06, solid=0.3, late=0.45)


def entry(slots: Slots, bowl: Rect, from_right: bool) -> tuple[float, float]:
    """Where a ball comes into a tray: below its upper edge, on the side of the board."""
    x = bowl.right - 1.3 * slots.radius if from_right else bowl.x + 1.3 * slots.radius
    return x, min(bowl.y + slots.radius, slots.points[-1][1])


class Rolling(Clip):
    """Balls of one tray that roll and settle. `awake` gets the numbers of all that aren't painted meanwhile.

    With one that lay there and rolls those before it are drawn as well, so that they stay in front.
    """

    waits = 0.0
    """So many seconds it takes its time, so that not everything happens in one frame."""

    def __init__(
        self,
        slots: Slots,
        bowl: Rect,
        seat: int,
        lying: int,
        pieces: Pieces,
        awake: MutableSet[int],
        rate: float,
        ended: Callable[[], None] = nothing,
    ) -> None:
        """In the first `lying` places of the tray balls lie. `rate` is how fast time runs."""
        super().__init__(math.inf, ended=ended)
        self.slots, self.seat, self.pieces, self.awake, self.rate = slots, seat, pieces, awake, rate
        self.bowl, self.lying = bowl, lying
        self._steps = 0
        self._world: World
        self._now = self._before = dict(enumerate(slots.points[:lying]))

    def prepare(self) -> None:
        """Build the tray."""
        self._world = _tray(self.slots, self.bowl, self.lying)

    def go(self, seconds: float) -> bool:
        """As many fixed steps as that time holds."""
        before = len(self.awake)
        while self._steps * STEP < (seconds - self.waits) * self.rate and self._world.moving:
            self._steps += 1
            self._world.step()
            self._pass_on()
            for number in self._world.moving:
                self._rouse(number)
            self._before = self._now
            self._now = {number: self._world.at(number) for number in self._now}
        if not self._world.moving:
            self.awake.clear()
            self.length = min(self.length, self.waits + self._steps * STEP / self.rate)
        return before != len(self.awake)

    def _rouse(self, number: int) -> None:
        """This one of those that lay there is drawn as long as any of them rolls, and so are those before it."""
        if number >= self.lying or number in self.awake:
            return
        self.awake.add(number)
        here = self.slots.points[number]
        for other, point in enumerate(self.slots.points[: self.lying]):
            if point[1] > here[1] and math.dist(point, here) < COVERS * self.slots.radius:
                self._rouse(other)

    def _pass_on(self) -> None:
        """Balls that were run into hard enough roll as well."""
        for touch in self._world.touches:
            fast = PASSED_ON * touch.velocity[0], PASSED_ON * touch.velocity[1]
            hard = abs(fast[0]) + abs(fast[1]) > HARD * self.slots.radius
            if hard and touch.other is not None and touch.other not in self._world.moving:
                self._world.wake(touch.other, fast, self._nudged())

    def _nudged(self) -> Pull:
        """How a ball that was run into comes back to its place."""
        return NUDGED

    def skip(self) -> None:
        """Everything lies."""
        self.awake.clear()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Every ball that isn't painted, those higher up first."""
        part = min(1.0, max(0.0, (seconds - self.waits) * self.rate / STEP - self._steps + 1))
        drawn = [number for number in self._now if number >= self.lying or number in self.awake]
        found = [(*self._between(number, part), number) for number in drawn]
        for x, y, number in sorted(found, key=lambda each: (each[1], -each[2])):
            far = x - self.slots.points[number][0]
            picture = self.pieces.rolling(self.seat, number, self.slots.radius, far)
            yield from ball(self.pieces, self.pieces.shadow(self.slots.radius), picture, x, y, 0.0)

    def _between(self, number: int, part: float) -> tuple[float, float]:
        (x, y), (was_x, was_y) = self._now[number], self._before[number]
        return was_x + (x - was_x) * part, was_y + (y - was_y) * part


class Roll(Rolling):
    """One ball on its way to its place, the first one that is free."""

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
        """`ball` is seat and place."""
        super().__init__(slots, bowl, *ball, pieces, awake, rate, ended)
        self.from_right = from_right

    def prepare(self) -> None:
        """Throw it in."""
        super().prepare()
        slots = self.slots
        start = entry(slots, self.bowl, self.from_right)
        across, down = (value * slots.radius for value in INTO)
        velocity = -across if self.from_right else across, down
        number = self._world.throw(start, velocity, _solid(slots), slots.points[self.lying], TRAY)
        self._now = self._before = {**self._now, number: start}


class Stir(Rolling):
    """A ball has been taken out of the tray: those that leant on it tip towards the gap and roll back."""

    waits = LINGER / 2

    def prepare(self) -> None:
        """The gap is the first free place."""
        super().prepare()
        gap_x, gap_y = self.slots.points[self.lying]
        for number, (x, y) in enumerate(self.slots.points[: self.lying]):
            if math.hypot(gap_x - x, gap_y - y) < LEANS * self.slots.radius:
                beside = abs(gap_x - x) > self.slots.radius
                part = math.copysign(1.0, gap_x - x) if beside else UNDER * (1 - 2 * (number % 2))
                self._world.wake(number, (TIP * part * self.slots.radius, 0.0), TIPPED)

    def _nudged(self) -> Pull:
        return TIPPED


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
