"""What the app costs while nobody does anything, in per cent of a core, from ten seconds after the last action."""

import time
from collections.abc import Iterator

from bench.figure import Figure
from bench.house import FRAME, FULL_HD, SkippingClock, furnished, run_for
from game.play.thinking import Thinker
from game.scenes.gallery import Asked, hang

AFTER = 12.0
"""Seconds without an action that are let pass at once before, with all that happens in them."""
BARS = {"title": ("menu", 1.0), "match": ("board", 1.5)}


def measure(short: bool) -> Iterator[Figure]:
    """The title and a board on which a person has to decide."""
    for scene, (name, bar) in BARS.items():
        percent, frames = _percent(scene, 3.0 if short else 12.0)
        yield Figure(f"idle CPU of the {name}", percent, "%", bar, note=f"{frames:.0f} frames/s")


def _percent(scene: str, seconds: float) -> tuple[float, float]:
    clock = SkippingClock()
    marks: list[tuple[float, float]] = []
    settle = 2.0
    with furnished(FULL_HD, clock, Thinker) as app:
        hang(app.house, scene, Asked())
        for _ in range(round(AFTER / FRAME)):
            clock.skip(FRAME)
            app.loop.frame(clock())
        began = time.monotonic()

        def each(now: float) -> None:
            if now - began > settle:
                marks.append((now, time.process_time()))

        run_for(app, settle + seconds, each)
    spent = marks[-1][1] - marks[0][1]
    passed = marks[-1][0] - marks[0][0]
    return 100 * spent / passed, (len(marks) - 1) / passed
