"""A picture carried over the table from one point to another: along an arc, or along the wood, its shadow under it."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.shell.assets import Sprite
from game.shell.scene import Mover
from game.shell.tween import Ease
from game.tables.motion import Clip, nothing

LINGER = 0.07
"""So many seconds a picture stays where it lay, or came to lie, while the table under it is painted."""
GIVE = 0.045
"""So many seconds each picture of a landing is seen."""
ASIDE = 0.45
"""The shadow of something lifted falls that part of the height to the right."""


class Way(NamedTuple):
    """From where to where in logical units, how high in the middle, how long in seconds, and how it gains speed."""

    start: tuple[float, float]
    end: tuple[float, float]
    height: float
    seconds: float
    ease: Ease


class Carry(Clip):
    """One picture along one way. `leave` takes it off the table that is painted, `ended` puts it there again.

    `pictures` are drawn from the first to the last while it is under way, one after the other (a stone that turns, a
    card that grows); a single one stays itself. `shadow` stays on the table below it; `scale` is real pixels a unit.
    `landed` are drawn after that, while it lies there already: how it gives when it lands; `touched` is called then.
    """

    lingers = True

    def __init__(
        self,
        way: Way,
        pictures: tuple[Sprite, ...],
        shadow: Sprite | None,
        scale: float,
        leave: Callable[[], None] = nothing,
        ended: Callable[[], None] = nothing,
        landed: tuple[Sprite, ...] = (),
        touched: Callable[[], None] = nothing,
    ) -> None:
        self._rest = GIVE * len(landed) + LINGER
        super().__init__(way.seconds + LINGER + self._rest if way.seconds > 0 else 0.0, leave, ended)
        self.way, self.pictures, self.shadow, self.scale, self.landed = way, pictures, shadow, scale, landed
        self._touched: Callable[[], None] | None = touched

    def go(self, seconds: float) -> bool:
        """Tell when it lands."""
        if self._touched is not None and seconds >= LINGER + self.way.seconds:
            self._touched()
            self._touched = None
        return False

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Its shadow, then the picture."""
        way = self.way
        if way.seconds <= 0:
            return
        part = min(1.0, max(0.0, (seconds - LINGER) / way.seconds))
        along = way.ease(part)
        x = way.start[0] + (way.end[0] - way.start[0]) * along
        y = way.start[1] + (way.end[1] - way.start[1]) * along
        up = way.height * math.sin(math.pi * min(1.0, max(0.0, along)))
        if self.shadow is not None:
            yield Mover(self.shadow.image, *self.shadow.at((x + ASIDE * up) * self.scale, y * self.scale))
        picture = self._picture(part, seconds - LINGER - way.seconds)
        yield Mover(picture.image, *picture.at(x * self.scale, (y - up) * self.scale))

    def _picture(self, part: float, over: float) -> Sprite:
        """The one for a part of the way, or for so many seconds after it."""
        if over > 0 and int(over / GIVE) < len(self.landed):
            return self.landed[int(over / GIVE)]
        return self.pictures[min(len(self.pictures) - 1, int(len(self.pictures) * part))]
