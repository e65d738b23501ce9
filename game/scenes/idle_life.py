"""Life on the title for a while after each action: now and then a piece moves, dust drifts, the lamp breathes."""

import math
from collections.abc import Callable, Sequence

import pygame

from game.core.rng import Rng
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.scene import Mover
from game.tables.lively import Lively
from game.tables.motion import Motion

AWAKE = 10.0
"""Seconds after the last action; then all is still."""
FIRST, SOONEST, LATEST = 1.5, 3.0, 5.0
"""Seconds until something moves, and between two beginnings."""
AHEAD = 0.5
"""Seconds before, its pictures are made, one in each step."""
MOTES, SLOWEST, FASTEST, SWAY = 14, 5.0, 10.0, 9.0
"""Motes of dust, their speed in units a second, and how far they sway."""
SIZES, DIM, FADES, FADING = (1.6, 2.2, 3.0), 0.3, 5, 1.0
"""Radii of motes, how bright they are, and how they come and go: in so many steps and seconds."""
BREATH, DEPTH = 7.0, 1 / 6
"""The lamp's light rises and falls once in so many seconds, by that part of what a win brings."""


class IdleLife:
    """`stale` is told what rests and looks different; no mote is seen over `words`."""

    def __init__(
        self,
        kit: Kit,
        canvas: Canvas,
        lively: Sequence[Lively],
        words: Sequence[Rect],
        stale: Callable[[Rect], None],
    ) -> None:
        self.kit, self.canvas, self.lively, self.stale = kit, canvas, lively, stale
        self._chance = Rng(5)
        self._dust = Dust(kit, canvas, words, self._chance)
        self._motion = Motion()
        self._last: Lively | None = None
        self._coming = self._choose()
        self._now = self._since = 0.0
        self._strength = 0.0
        self._next = FIRST

    def stir(self) -> None:
        """Somebody has done something."""
        self._since = 0.0

    @property
    def awake(self) -> bool:
        """True while there is life: soon after an action, and until what moves has come to its end."""
        if self.kit.pace.seconds(1) <= 0:
            return self._motion.busy
        return self._motion.busy or self._since < AWAKE or self._strength > 0

    @property
    def lamp(self) -> float:
        """How much brighter the lamp burns."""
        breath = max(0.0, self._now - FIRST) / BREATH
        return self._strength * DEPTH * (1 - math.cos(math.tau * breath)) / 2

    def step(self, seconds: float) -> None:
        """Let time pass; one thing at a time begins to move."""
        if not self.awake:
            return
        self._now += seconds
        self._since += seconds
        fresh = self._since < AWAKE - FADING
        self._strength = max(0.0, min(1.0, self._strength + (seconds if fresh else -seconds) / FADING))
        if self._motion.busy:
            self._motion.step(seconds)
        elif fresh and self._coming is not None:
            if self._now >= self._next:
                self._begin(self._coming)
            elif self._now >= self._next - AHEAD:
                next(self._making, None)

    def _choose(self) -> Lively | None:
        """Who moves next: not the same one again if there are others."""
        others = [one for one in self.lively if one is not self._last] or list(self.lively)
        chosen = others[self._chance.below(len(others))] if others else None
        self._making = iter(()) if chosen is None else chosen.making()
        return chosen

    def _begin(self, one: Lively) -> None:
        self._motion = Motion([one.clip(self.stale)])
        self._motion.step(0.0)
        self._next = self._now + SOONEST + (LATEST - SOONEST) * self._chance.below(1000) / 1000
        self._last = one
        self._coming = self._choose()

    def movers(self, blend: float) -> Sequence[Mover]:
        """What moves, and the dust over it."""
        return (*self._motion.movers(blend), *self._dust.movers(self._now, self._strength))


class Dust:
    """Motes that drift through the light; each is where its time says."""

    def __init__(self, kit: Kit, canvas: Canvas, words: Sequence[Rect], chance: Rng) -> None:
        self.kit, self.canvas, self.words = kit, canvas, words

        def part() -> float:
            return chance.below(1000) / 1000

        self._motes = [
            (part() * canvas.width, part() * canvas.height, SLOWEST + (FASTEST - SLOWEST) * part(), part(), number % 3)
            for number in range(MOTES)
        ]

    def movers(self, now: float, strength: float) -> Sequence[Mover]:
        """All of them that are over no words."""
        fade = math.ceil(strength * FADES)
        if not fade:
            return ()
        found = []
        for x, y, speed, turn, size in self._motes:
            angle = math.tau * (turn + 0.02 * now)
            up = 0.6 * speed * now + SWAY * math.sin(angle)
            here = (x + speed * now) % self.canvas.width, (y - up) % self.canvas.height
            if not any(rect.holds(*here) for rect in self.words):
                picture = self._mote(SIZES[size], fade)
                found.append(Mover(picture, *self.canvas.point(*here)))
        return found

    def _mote(self, radius: float, fade: int) -> pygame.Surface:
        pixels = max(1.0, radius * self.canvas.scale)
        side = 2 * math.ceil(pixels) + 1

        def make() -> pygame.Surface:
            picture = pygame.Surface((side, side), pygame.SRCALPHA)
            colour = self.kit.colour("cream")
            for x in range(side):
                for y in range(side):
                    light = max(0.0, 1 - math.hypot(x - side // 2, y - side // 2) / (pixels + 0.5))
                    picture.set_at((x, y), colour.faded(DIM * fade / FADES * light))
            return picture

        return self.kit.materials.kept(("mote", side, fade), make)
