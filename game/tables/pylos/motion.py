"""Motion on the table as one line of time: clips that begin, are drawn and end; what they do to the table is theirs."""

import math
from collections.abc import Callable, Iterator, Sequence

from game.shell.scene import Mover


class Clip:
    """Something that is in motion from `start` to `end` (seconds); the two calls change what rests on the table."""

    def __init__(self, start: float, seconds: float, begin: Callable[[], None], ended: Callable[[], None]) -> None:
        self.start, self.end = start, start + seconds
        self._begin, self._ended = begin, ended
        self.begun = self.over = False

    def prepare(self) -> None:
        """Make the pictures it needs, just after it began."""

    def movers(self, seconds: float) -> Iterator[Mover]:
        """What is drawn so long after its start, back to front."""
        yield from ()

    def pass_time(self, now: float) -> bool:
        """Begin and end when the time has come; True if it did either."""
        before = self.begun, self.over
        if not self.begun and now >= self.start:
            self.begun = True
            self._begin()
            if now < self.end:
                self.prepare()
        if not self.over and now >= self.end:
            self.over = True
            self._ended()
        return before != (self.begun, self.over)


class Motion:
    """Clips on one line of time; `finish` gets to the end at once, with everything that happens on the way."""

    def __init__(self, clips: Sequence[Clip] = ()) -> None:
        self._clips = clips
        self._total = max((clip.end for clip in clips), default=0.0)
        self._now = self._before = 0.0
        self.step(0.0)

    @property
    def busy(self) -> bool:
        """True until everything has come to its end."""
        return any(not clip.over for clip in self._clips)

    def step(self, seconds: float) -> bool:
        """Let time pass; True if anything began or ended."""
        self._before = self._now
        self._now = min(self._now + seconds, self._total)
        happened = False
        for clip in self._clips:
            happened = clip.pass_time(self._now) or happened
        return happened

    def finish(self) -> None:
        """Be at the end."""
        self.step(math.inf)

    def movers(self, blend: float) -> Sequence[Mover]:
        """What moves, between the last two steps by `blend`."""
        now = self._before + (self._now - self._before) * blend
        return [
            mover
            for clip in self._clips
            if clip.begun and not clip.over
            for mover in clip.movers(max(0.0, now - clip.start))
        ]
