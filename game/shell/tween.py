"""Motion as values: easings as pure functions, glides that are stepped and read between steps."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]
"""A curve from (0, 0) to (1, 1); it may overshoot between."""


def linear(t: float) -> float:
    """Constant speed: for time itself, never for things that have weight."""
    return t


def out(t: float) -> float:
    """Cubic out: quick start, soft end."""
    return 1 - (1 - t) ** 3


def inout(t: float) -> float:
    """Sine in and out."""
    return (1 - math.cos(math.pi * t)) / 2


def settle(t: float) -> float:
    """Back out with 6 % overshoot: something with weight comes to rest."""
    c = 1.25
    return 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2


def bounce(t: float) -> float:
    """Fall with gravity, then one small bounce of 7 % height."""
    fall = 0.68
    if t < fall:
        return (t / fall) ** 2
    u = (t - fall) / (1 - fall)
    return 1 - 0.07 * 4 * u * (1 - u)


EASES: dict[str, Ease] = {"linear": linear, "out": out, "inout": inout, "settle": settle, "bounce": bounce}
"""Easings by the names used in theme.toml."""


@dataclass
class Pace:
    """How fast motion runs for this player: `speed` multiplies (0 is off), `reduced` turns slides into cuts."""

    speed: float = 1.0
    reduced: bool = False

    def seconds(self, milliseconds: float) -> float:
        """Real duration of a motion of so many milliseconds; 0 where motion is off or reduced."""
        return 0.0 if self.reduced or self.speed <= 0 else milliseconds / 1000 / self.speed

    def fade_seconds(self, milliseconds: float) -> float:
        """Like `seconds` for fades, which stay as 80 ms in reduced motion."""
        return 0.08 if self.reduced else self.seconds(milliseconds)


class Glide:
    """A number on its way from one value to another, after an optional delay. Seconds everywhere."""

    def __init__(self, start: float, end: float, seconds: float, ease: Ease = out, delay: float = 0.0) -> None:
        self.start, self.end, self.duration, self.ease = start, end, seconds, ease
        self._elapsed = -delay
        self._before = -delay

    @property
    def done(self) -> bool:
        """True once the end is reached."""
        return self._elapsed >= self.duration

    @property
    def begun(self) -> bool:
        """True once the delay is over."""
        return self._elapsed >= 0

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._before = self._elapsed
        self._elapsed = min(self.duration, self._elapsed + seconds)

    def finish(self) -> None:
        """Jump to the end."""
        self._before = self._elapsed = self.duration

    def progress(self, blend: float = 1.0) -> float:
        """Part of the way in time, 0 to 1, between the last two steps by `blend`."""
        at = self._before + (self._elapsed - self._before) * blend
        if self.duration <= 0:
            return 1.0 if at >= 0 else 0.0
        return min(1.0, max(0.0, at / self.duration))

    def value(self, blend: float = 1.0) -> float:
        """The number now."""
        part = self.ease(self.progress(blend)) if self.duration > 0 or self.begun else 0.0
        return self.start + (self.end - self.start) * part
