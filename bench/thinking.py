"""What a thinking bot costs the picture: intervals between frames in real time; and how fast it can be stopped."""

import time
from collections.abc import Iterator

from bench.figure import Figure, median, quantile, timed
from bench.house import FULL_HD, SWIFT, furnished, run_for
from game.core.rng import Rng
from game.play.levels import open_box
from game.play.seat import Bot
from game.play.thinking import Thinker
from game.scenes.match import MatchScene
from game.scenes.sitting import begin

INTERVAL_MS, LATE_MS, LATE_A_MINUTE = 20.0, 33.0, 2
CANCEL_MS = 50.0
PATIENCE = 10.0
"""Seconds after which an answer is missed."""


def measure(short: bool) -> Iterator[Figure]:
    """Intervals while experts play each other, then cancelling in mid-thought."""
    intervals = _intervals(6 if short else 30)
    seconds = sum(intervals) / 1000
    note = f"median {median(intervals):.1f}, longest {max(intervals):.1f}, {seconds:.0f} s of thinking"
    yield Figure("frame interval while the expert thinks, p99", quantile(intervals, 0.99), "ms", INTERVAL_MS, note=note)
    late = sum(interval > LATE_MS for interval in intervals) * 60 / seconds
    yield Figure(f"frames later than {LATE_MS:g} ms while it thinks", late, "/min", LATE_A_MINUTE)
    told, free = _cancels(8 if short else 40)
    note = f"median {median(told):.2f}; its process is free after {quantile(free, 0.95):.1f} (p95)"
    yield Figure("leaving while a bot thinks, longest", max(told), "ms", CANCEL_MS, note=note)
    yield Figure("a cancelled bot answers again, longest", max(free), "ms", CANCEL_MS)


def _intervals(seconds: float) -> list[float]:
    """Milliseconds between frames in which a question was open before and after."""
    found: list[float] = []
    last: list[float] = []
    bots = (Bot("expert"), Bot("expert"))
    with furnished(FULL_HD, time.monotonic, Thinker, **SWIFT) as app:
        scene = MatchScene(app.house, begin(app.house, "pylos", bots, {"rules": "advanced"}, 1))

        def each(now: float) -> None:
            if scene.bots.thinking and last:
                found.append(1000 * (now - last[-1]))
            last[:] = [now] if scene.bots.thinking else []

        app.house.stack.reset(scene)
        run_for(app, seconds, each)
    return found


def _cancels(times: int) -> tuple[list[float], list[float]]:
    """Milliseconds that `cancel` takes, and until a new question is answered."""
    game = open_box("pylos").game
    position = game.start({"rules": "advanced"}, 2, {})
    rng = Rng(1)
    for _ in range(14):
        legal = game.legal(position)
        position = game.play(position, legal[rng.below(len(legal))])
    told, free = [], []
    thinker = Thinker()
    try:
        _answer(thinker, position, 1)
        for _ in range(times):
            thinker.ask("pylos", position, "expert", nodes=10_000_000)
            time.sleep(0.03)
            told.append(1000 * timed(thinker.cancel, time.perf_counter))
            free.append(1000 * timed(lambda: _answer(thinker, position, 1), time.perf_counter))
    finally:
        thinker.close()
    return told, free


def _answer(thinker: Thinker, position: object, nodes: int) -> None:
    thinker.ask("pylos", position, "casual", nodes=nodes)
    ends = time.monotonic() + PATIENCE
    while thinker.poll() is None:
        if time.monotonic() > ends:
            raise AssertionError(f"no answer within {PATIENCE:g} s")
        time.sleep(0.0002)
