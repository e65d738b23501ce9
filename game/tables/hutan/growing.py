"""Plants that come up: a flower unfolds, a tree grows from its foot, an animal hops on, an area that is done shines."""

import math
from collections.abc import Callable, Iterator, Sequence

import pygame

from game.shell.assets import Sprite
from game.shell.scene import Mover
from game.shell.tween import Ease
from game.tables.motion import Clip, nothing

STEPS = 7
"""Pictures of something that comes up."""
FROM = 0.3
"""How large a flower is at first."""
FLAT = 0.06
"""An animal is so much flatter when it lands."""


class Growing(Clip):
    """Pictures one after the other at a point in pixels, the last one as it will stand there."""

    def __init__(
        self,
        seconds: float,
        pictures: Callable[[], Sequence[Sprite]],
        at: tuple[float, float],
        begin: Callable[[], None] = nothing,
        ended: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(seconds, begin, ended)
        self._make, self.at = pictures, at
        self._pictures: Sequence[Sprite] = ()

    def prepare(self) -> None:
        """Have the pictures ready."""
        self._pictures = self._make()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """The picture of that moment."""
        if self._pictures and self.length > 0:
            number = min(len(self._pictures) - 1, int(len(self._pictures) * seconds / self.length))
            sprite = self._pictures[number]
            yield Mover(sprite.image, *sprite.at(*self.at))


class Hop(Clip):
    """A picture that comes down onto a point in pixels along an arc from the left above it."""

    def __init__(
        self,
        seconds: float,
        picture: Callable[[], Sprite],
        at: tuple[float, float],
        far: float,
        ease: Ease,
        ended: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(seconds, ended=ended)
        self._make, self.at, self.far, self.ease = picture, at, far, ease
        self._picture: Sprite | None = None

    def prepare(self) -> None:
        """Have the picture ready."""
        self._picture = self._make()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Where it is at that moment."""
        if self._picture is None or self.length <= 0:
            return
        part = self.ease(min(1.0, seconds / self.length))
        x = self.at[0] - self.far * (1 - part)
        y = self.at[1] - self.far * (0.6 * (1 - part) + 0.5 * math.sin(math.pi * part))
        yield Mover(self._picture.image, *self._picture.at(x, y))


class Shine(Clip):
    """A picture that comes up and fades again; its corner is in pixels."""

    def __init__(
        self,
        seconds: float,
        picture: Callable[[], tuple[pygame.Surface, tuple[int, int]]],
        begin: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(seconds, begin)
        self._make = picture
        self._picture: tuple[pygame.Surface, tuple[int, int]] | None = None

    def prepare(self) -> None:
        """Have the picture ready."""
        self._picture = self._make()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """As bright as it is at that moment."""
        if self._picture is None or self.length <= 0:
            return
        surface, corner = self._picture
        surface.set_alpha(round(255 * math.sin(math.pi * min(1.0, seconds / self.length))))
        yield Mover(surface, *corner)


def unfolding(sprite: Sprite, ease: Ease) -> Sequence[Sprite]:
    """A flower from small to a little too large to itself."""
    found = []
    for step in range(1, STEPS):
        part = FROM + (1 - FROM) * ease(step / STEPS)
        w, h = sprite.image.get_size()
        small = pygame.transform.smoothscale(sprite.image, (max(1, round(w * part)), max(1, round(h * part))))
        found.append(Sprite(small, sprite.ax * part, sprite.ay * part))
    return [*found, sprite]


def heights(ease: Ease) -> Sequence[float]:
    """How high a tree stands, step by step."""
    return [max(0.08, round(ease(step / STEPS), 2)) for step in range(1, STEPS)]
