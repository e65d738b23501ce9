"""Pieces of the still life that move now and then: balls roll, the totem hops, tiles flip, flowers hop about."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.shell.assets import Sprite
from game.shell.kit import Kit
from game.shell.layout import Rect, union
from game.shell.scene import Mover
from game.shell.shadow import shadow_of
from game.shell.tween import EASES, linear
from game.tables.carry import Carry, Way
from game.tables.easel import FLAT, SMALL, Easel
from game.tables.motion import Clip

TURNS = 12
"""Pictures of a ball for one whole turn."""
BOUND, HOP, TOSS = 46.0, 54.0, 12.0
"""How high a totem, a flower and a tile go."""
FLIPS, EDGE = 13, 0.1
"""Pictures of a tile from one face to the other; what is seen of it from the side."""


class Setting(NamedTuple):
    """What a piece is shown with, and where: in logical units, at a size, so many real pixels for each unit."""

    kit: Kit
    scale: float
    x: float
    y: float
    size: float

    @property
    def unit(self) -> float:
        """Real pixels for each of the still life's own units."""
        return self.scale * self.size

    def below(self, down: float) -> "Setting":
        """The same, so many of the still life's own units lower."""
        return self._replace(y=self.y + down * self.size)

    def off(self, dx: float, dy: float) -> tuple[float, float]:
        """A point so many of the still life's own units away."""
        return self.x + dx * self.size, self.y + dy * self.size


class Trip(NamedTuple):
    """From where to where, and what happens on the table when it leaves and when it has come."""

    start: tuple[float, float]
    end: tuple[float, float]
    leave: Callable[[], None]
    ended: Callable[[], None]


class Lively:
    """One such piece. While it is `away` it moves, and isn't drawn at rest."""

    radius = 0.0
    """How far it reaches from where it lies."""
    way = (0.0, 0.0)
    """From its first place to its second one."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.away = False
        self.second = False

    @property
    def here(self) -> tuple[float, float]:
        """Where it lies."""
        return self.setting.off(*self.way) if self.second else (self.setting.x, self.setting.y)

    @property
    def rect(self) -> Rect:
        """All it covers, wherever it lies and goes."""
        reach = self.radius * self.setting.size
        ends = ((self.setting.x, self.setting.y), self.setting.off(*self.way))
        return union([Rect(x, y, 0, 0).inset(-reach) for x, y in ends])

    def rest(self) -> Iterator[Mover]:
        """How it lies there: its shadow, and itself."""
        if self.away:
            return
        for sprite in (self.shadow(), self.picture()):
            yield Mover(sprite.image, *sprite.at(*(value * self.setting.scale for value in self.here)))

    def making(self) -> Iterator[Sprite]:
        """What it needs for its next motion, picture by picture."""
        yield self.picture()

    def clip(self, stale: Callable[[Rect], None]) -> Clip:
        """It moves once; `stale` is told what looks different before and after."""
        here, self.second = self.here, not self.second and self.way != (0.0, 0.0)
        there = self.here

        def leave() -> None:
            self.away = True
            stale(self.rect)

        def ended() -> None:
            self.away = False
            stale(self.rect)

        return self.motion(Trip(here, there, leave, ended))

    def shadow(self) -> Sprite:
        """What it throws on the table."""
        raise NotImplementedError

    def picture(self) -> Sprite:
        """The piece alone."""
        raise NotImplementedError

    def motion(self, trip: Trip) -> Clip:
        """Its way of going from one place to the other."""
        raise NotImplementedError

    def _way(self, game: str, name: str, height: float, trip: Trip, times: float = 1) -> Way:
        move = self.setting.kit.theme.motion.game[game][name]
        seconds = self.setting.kit.pace.seconds(move.ms * times)
        return Way(trip.start, trip.end, height * self.setting.size, seconds, EASES[move.ease])

    def _kept(self, key: object, make: Callable[[], pygame.Surface]) -> Sprite:
        """A picture made once for this size, held by its middle."""
        name = ("lively", type(self).__name__, key, self.setting.unit)
        return _centred(self.setting.kit.materials.kept(name, make))

    def _shadow_of(self, picture: pygame.Surface, key: object, size: float) -> Sprite:
        theme = self.setting.kit.theme
        scale = self.setting.unit * size
        return self._kept(
            ("shadow", key), lambda: shadow_of(picture, theme.shadow, theme.colour.shadow_piece, 0, scale).image
        )


class Ball(Lively):
    """Rolls to another place, and back the next time."""

    def __init__(self, setting: Setting, side: str, radius: float, way: tuple[float, float]) -> None:
        super().__init__(setting)
        self.side, self.ball, self.way = side, radius, way
        self.radius = 1.9 * radius

    def shadow(self) -> Sprite:
        """A ball's own."""
        return self.setting.kit.assets.scaled("pylos/ball_shadow", self.ball * self.setting.unit)

    def picture(self) -> Sprite:
        """As it has been rolled."""
        return self._rolled(1.0 if self.second else 0.0)

    def motion(self, trip: Trip) -> Clip:
        """Along the wood, slower and slower."""
        way = self._way("pylos", "roll", 0.0, trip)
        parts = [way.ease(i / (4 * TURNS)) for i in range(4 * TURNS + 1)]
        pictures = tuple(self._rolled(part if self.second else 1 - part) for part in parts)
        return Carry(way, pictures, self.shadow(), self.setting.scale, trip.leave, trip.ended)

    def _rolled(self, part: float) -> Sprite:
        """After a part of the way."""
        far = math.copysign(math.hypot(*self.way), self.way[0]) * part
        turn = round(far / (math.tau * self.ball) * TURNS) % TURNS
        return self.setting.kit.assets.scaled(f"pylos/ball_{self.side}_roll", self.ball * self.setting.unit, turn)


class Totem(Lively):
    """Hops where it stands, `height` high."""

    def __init__(self, setting: Setting, height: float) -> None:
        super().__init__(setting)
        self.height = height
        self.radius = 1.35 * height

    def shadow(self) -> Sprite:
        """It stays on the stone."""
        return self._baked("yoxii/totem_shadow_192")

    def picture(self) -> Sprite:
        """With its foot on the spot."""
        return self._baked("yoxii/totem_192")

    def motion(self, trip: Trip) -> Clip:
        """Up and down."""
        way = self._way("yoxii", "hop", BOUND, trip)._replace(ease=linear)
        return Carry(
            way, (self._baked("yoxii/totem_hop_192"),), self.shadow(), self.setting.scale, trip.leave, trip.ended
        )

    def _baked(self, name: str) -> Sprite:
        assets, part = self.setting.kit.assets, self.height / 192 * self.setting.unit
        (w, h), anchor = assets.facts(name).size, assets.facts(name).anchor or (0.0, 0.0)
        image = assets.fitted(name, max(1, round(w * part)), max(1, round(h * part)))
        return Sprite(image, anchor[0] * part, anchor[1] * part)


class Tile(Lively):
    """Flips to its other face. A face is a spirit and a number."""

    def __init__(self, setting: Setting, faces: tuple[tuple[str, int], tuple[str, int]], angle: float) -> None:
        super().__init__(setting)
        self.faces, self.angle = faces, angle
        self.shown = 0
        self.radius = 100.0

    def shadow(self) -> Sprite:
        """That of either face."""
        return self._shadow_of(self._face(0).image, self.faces[0], FLAT)

    def picture(self) -> Sprite:
        """The face that lies above."""
        return self._face(self.shown)

    def motion(self, trip: Trip) -> Clip:
        """It gets narrow, then wide again."""
        before, self.shown = self.shown, 1 - self.shown
        widths = [math.cos(math.pi * i / (FLIPS - 1)) for i in range(FLIPS)]
        pictures = [self._narrow(before if width > 0 else self.shown, max(EDGE, abs(width))) for width in widths]
        way = self._way("help_me", "flip", TOSS, trip)
        return Carry(way, tuple(pictures), None, self.setting.scale, trip.leave, trip.ended)

    def _face(self, number: int) -> Sprite:
        spirit, points = self.faces[number]
        easel = Easel(pygame.Surface((1, 1)), self.setting.kit, self.setting.unit)
        return self._kept((spirit, points, self.angle), lambda: easel.tile(spirit, points, 128, self.angle))

    def _narrow(self, number: int, width: float) -> Sprite:
        """Turned so far that it seems so much narrower, with its shadow."""
        out = pygame.Surface(self.shadow().image.get_size(), pygame.SRCALPHA)
        for sprite in (self.shadow(), self._face(number)):
            size = max(2, round(sprite.image.get_width() * width)), sprite.image.get_height()
            narrow = pygame.transform.smoothscale(sprite.image, size)
            out.blit(narrow, narrow.get_rect(center=out.get_rect().center))
        return _centred(out)

    def making(self) -> Iterator[Sprite]:
        """Both faces."""
        yield self._face(0)
        yield self._face(1)


class Flower(Lively):
    """Hops up and lands, perhaps at another place."""

    def __init__(self, setting: Setting, colour: str, width: float, way: tuple[float, float]) -> None:
        super().__init__(setting)
        self.colour, self.width, self.way = colour, width, way
        self.radius = 0.62 * width + 40

    def shadow(self) -> Sprite:
        """Small things throw small ones."""
        return self._shadow_of(self.picture().image, self.colour, SMALL)

    def picture(self) -> Sprite:
        """Seen from above."""
        side = max(1, round(self.width * self.setting.unit))
        return _centred(self.setting.kit.assets.svg(f"hutan/flower_{self.colour}", side, side))

    def motion(self, trip: Trip) -> Clip:
        """Up, and down again as fast as a flower is planted."""
        way = self._way("hutan", "flower", HOP, trip, times=2)._replace(ease=EASES["inout"])
        return Carry(way, (self.picture(),), self.shadow(), self.setting.scale, trip.leave, trip.ended)


class Monster(Lively):
    """Stands in the picture already, `height` high on its feet, and only blinks."""

    def __init__(self, setting: Setting, eyes: str, height: float) -> None:
        super().__init__(setting)
        self.eyes, self.height = eyes, height

    def rest(self) -> Iterator[Mover]:
        """Its eyes are open."""
        return iter(())

    def clip(self, stale: Callable[[Rect], None]) -> Clip:
        """Closed eyes over it for a moment."""
        kit, sprite = self.setting.kit, self.picture()
        x, y = self.setting.x * self.setting.scale, self.setting.y * self.setting.scale
        return _Shown(Mover(sprite.image, *sprite.at(x, y)), kit.pace.seconds(kit.theme.motion.blink.ms))

    def picture(self) -> Sprite:
        """Closed eyes, as large as all of it."""
        high = self.height * self.setting.unit
        image = self.setting.kit.assets.svg(f"monster/{self.eyes}", round(high * 500 / 626), round(high))
        return Sprite(image, high * 250 / 626, high * 590 / 626)


class _Shown(Clip):
    """A picture that is seen for some time."""

    def __init__(self, mover: Mover, seconds: float) -> None:
        super().__init__(seconds)
        self.mover = mover

    def movers(self, seconds: float) -> Iterator[Mover]:
        """It alone."""
        yield self.mover


def _centred(image: pygame.Surface) -> Sprite:
    return Sprite(image, image.get_width() / 2, image.get_height() / 2)
