"""Motion on the table as one line of time: clips that follow one another; what they do to the table is theirs."""

import math
from collections.abc import Callable, Iterator, Sequence

from game.shell.scene import Mover


def nothing() -> None:
    """What a clip does that changes nothing on the table."""


class Clip:
    """Something in motion for `length` seconds; the two calls change what rests on the table.

    A clip whose end follows from what happens on the way is endless until it knows.
    """

    lingers = False
    """It shows what lies on the table for a moment longer, until that has been painted, and for a moment before."""

    def __init__(self, length: float, begin: Callable[[], None] = nothing, ended: Callable[[], None] = nothing) -> None:
        self.length = length
        self.begin, self.ended = begin, ended

    def prepare(self) -> None:
        """It has begun: find out what it needs, and make what is drawn at once."""

    def go(self, seconds: float) -> bool:
        """Be so long after the start; True if something that rests on the table has changed."""
        return False

    def skip(self) -> None:
        """Have happen at once what would have happened on the way."""

    def movers(self, seconds: float) -> Iterator[Mover]:
        """What is drawn so long after its start, back to front."""
        yield from ()


class Motion:
    """Clips one after the other; `finish` gets to the end at once, with everything that happens on the way."""

    def __init__(self, clips: Sequence[Clip] = ()) -> None:
        self._clips = list(clips)
        self._begun = False
        self._now = self._before = 0.0

    @property
    def busy(self) -> bool:
        """True until everything has come to its end."""
        return bool(self._clips)

    @property
    def left_over(self) -> float:
        """Once it isn't busy any more: how long before the last step's end it has come to its end."""
        return self._now

    @property
    def lingers(self) -> bool:
        """True while the clip that runs does."""
        return bool(self._clips) and self._clips[0].lingers

    def step(self, seconds: float) -> bool:
        """Let time pass; True if something that rests on the table has changed."""
        self._before = self._now
        self._now += seconds
        happened = False
        while self._clips:
            clip = self._clips[0]
            happened = self._begin(clip) or happened
            happened = clip.go(min(self._now, clip.length)) or happened
            if self._now < clip.length:
                break
            self._now -= clip.length
            self._before = min(0.0, self._before - clip.length)
            self._end(clip)
            happened = True
        return happened

    def finish(self) -> None:
        """Be at the end."""
        while self._clips:
            clip = self._clips[0]
            if not self._begun:
                clip.begin()
            clip.skip()
            self._end(clip)

    def movers(self, blend: float) -> Sequence[Mover]:
        """What moves, between the last two steps by `blend`."""
        if not self._clips:
            return []
        return list(self._clips[0].movers(max(0.0, self._before + (self._now - self._before) * blend)))

    def _begin(self, clip: Clip) -> bool:
        if self._begun:
            return False
        self._begun = True
        clip.begin()
        if clip.length > 0:
            clip.prepare()
        return True

    def _end(self, clip: Clip) -> None:
        self._begun = False
        del self._clips[0]
        clip.ended()


class Together(Clip):
    """Several lines of time at once, each beginning after a delay of its own, in the order of these delays.

    Where they may linger, all of it does while any of them does.
    """

    def __init__(self, lines: Sequence[tuple[float, Sequence[Clip]]], may_linger: bool = False) -> None:
        super().__init__(math.inf)
        self._may_linger = may_linger
        self._due = [(delay, Motion(clips)) for delay, clips in lines]
        self._running: list[Motion] = []
        self._at = self._was = 0.0

    def go(self, seconds: float) -> bool:
        """Let what runs go on and begin what is due; the last one's end is the end."""
        self._was, self._at = self._at, seconds
        happened = False
        for motion in self._running:
            happened = motion.step(self._at - self._was) or happened
        while self._due and self._due[0][0] <= seconds:
            delay, motion = self._due.pop(0)
            motion.step(seconds - delay)
            self._running.append(motion)
            happened = True
        over = [motion.left_over for motion in self._running if not motion.busy]
        self._running = [motion for motion in self._running if motion.busy]
        self.lingers = self._may_linger and any(motion.lingers for motion in self._running)
        if not self._due and not self._running:
            self.length = seconds - min(over, default=0.0)
        return happened

    def skip(self) -> None:
        """All of them get to their end."""
        for motion in (*self._running, *(motion for _, motion in self._due)):
            motion.finish()

    def movers(self, seconds: float) -> Iterator[Mover]:
        """What moves on any of the lines; what began last is on top."""
        passed = self._at - self._was
        blend = (seconds - self._was) / passed if passed > 0 else 1.0
        for motion in self._running:
            yield from motion.movers(blend)
