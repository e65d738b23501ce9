"""What a thinking bot costs the picture: intervals between frames in real time; and how fast it can be stopped."""

import time
from collections.abc import Callable, Iterator

from bench.figure import Figure, median, quantile, timed
from bench.house import FULL_HD, SWIFT, furnished, run_for
from game.core.rng import Rng
from game.play.levels import open_box
from game.play.seat import Bot
from game.play.thinking import Thinker
from game.scenes.house import Bots
from game.scenes.match import MatchScene
from game.scenes.sitting import begin
from game.scenes.still import still

INTERVAL_MS, LATE_MS, LATE_A_MINUTE = 20.0, 33.0, 2
CANCEL_MS = 50.0
SHOWN = 1.5
"""Seconds for the first picture of the board, which loads what it needs."""
PATIENCE = 10.0
"""Seconds after which an answer is missed."""


def measure(short: bool) -> Iterator[Figure]:
    """Intervals while experts play each other, then cancelling in mid-thought."""
    seconds = 6 if short else 30
    idle = _intervals(seconds / 2, still)
    yield _interval("while a bot is waited for and nobody thinks", idle, None)
    thinking = _intervals(seconds, Thinker)
    yield _interval("while the expert thinks", thinking, INTERVAL_MS)
    late = sum(interval > LATE_MS for interval in thinking) * 60_000 / sum(thinking)
    yield Figure(f"frames later than {LATE_MS:g} ms while it thinks", late, "/min", LATE_A_MINUTE)
    told, free = _cancels(8 if short else 40)
    note = f"median {median(told):.2f}; its process is free after {quantile(free, 0.95):.1f} (p95)"
    yield Figure("leaving while a bot thinks, longest", max(told), "ms", CANCEL_MS, note=note)
    yield Figure("a cancelled bot answers again, longest", max(free), "ms", CANCEL_MS)


def _interval(when: str, found: list[float], bar: float | None) -> Figure:
    note = f"median {median(found):.1f}, longest {max(found):.1f}, {sum(found) / 1000:.0f} s"
    return Figure(f"frame interval {when}, p99", quantile(found, 0.99), "ms", bar, note=note)


def _intervals(seconds: float, who: Callable[[], Bots]) -> list[float]:
    """Milliseconds between frames in which a question was open before and after, once the board has been shown."""
    found: list[float] = []
    last: list[float] = []
    bots = (Bot("expert"), Bot("expert"))
    with furnished(FULL_HD, time.monotonic, who, **SWIFT) as app:
        scene = MatchScene(app.house, begin(app.house, "pylos", bots, {"rules": "advanced"}, 1))

        def each(now: float) -> None:
            if scene.bots.thinking and last and now - began > SHOWN:
                found.append(1000 * (now - last[-1]))
            last[:] = [now] if scene.bots.thinking else []

        app.house.stack.reset(scene)
        began = time.monotonic()
        run_for(app, SHOWN + seconds, each)
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
