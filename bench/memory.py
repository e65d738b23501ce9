"""Memory of the app and its bots' process: what each has for itself and its part of what they share, added (PSS)."""

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.figure import Figure
from bench.house import FRAME, FULL_HD, NAMES, SWIFT, ULTRA_HD, HastyThinker, WoundClock, furnished
from game.app import App
from game.play.seat import Bot
from game.play.thinking import Thinker
from game.scenes.gallery import SCENES, Asked, hang
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.sitting import begin

BARS = {FULL_HD: 220.0, ULTRA_HD: 350.0}
GROWTH_MB = 5.0
SMALL = (640, 360)
ROLLUP = "smaps_rollup"


def measure(short: bool) -> Iterator[Figure]:
    """A game of experts, alone and after a look at every scene, each in a process of its own; then many bot games."""
    if not Path("/proc/self", ROLLUP).exists():
        yield Figure("memory", None, "MB", note="this system doesn't tell PSS")
        return
    decisions = 8 if short else 60
    for size, bar in BARS.items():
        name = f"memory with the bots' process, {NAMES[size]}"
        yield Figure(f"{name}, title and a game", _elsewhere("fill", *size, decisions, 0), "MB", bar)
        yield Figure(f"{name}, after every scene", _elsewhere("fill", *size, decisions, 1), "MB", bar)
    games = 20 if short else 200
    yield Figure(f"memory grows over {games} bot games", _elsewhere("grow", games), "MB", GROWTH_MB)


def _elsewhere(what: str, *numbers: int) -> float:
    """The answer of `fill` or `grow` in a fresh process."""
    code = f"import bench.memory, json; print(json.dumps(bench.memory.{what}{(*numbers,)!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return float(json.loads(done.stdout))


def fill(width: int, height: int, decisions: int, everywhere: int) -> float:
    """Megabytes after experts took so many decisions, the title alone (or every scene) having been shown before."""
    clock = WoundClock()
    thinker = Thinker()
    with furnished((width, height), clock, lambda: thinker, **SWIFT) as app:
        for name in SCENES if everywhere else ("title",):
            hang(app.house, name, Asked())
            _frames(app, clock, 30)
        scene = MatchScene(app.house, begin(app.house, "pylos", (Bot("expert"), Bot("expert")), {}, 1))
        app.house.stack.reset(scene)
        while scene.match.outcome is None and len(scene.match.moves) < decisions:
            _frames(app, clock, 1)
        return _pss(thinker)


def grow(games: int) -> float:
    """Megabytes by which so many games between hasty bots leave the app larger, after some to warm up."""
    clock = WoundClock()
    thinker = HastyThinker()
    with furnished(SMALL, clock, lambda: thinker, **{**SWIFT, "animation": 0.0}) as app:
        for seed in range(10):
            _bot_game(app, clock, seed)
        before = _pss(thinker)
        for seed in range(games):
            _bot_game(app, clock, seed)
        return _pss(thinker) - before


def _bot_game(app: App, clock: WoundClock, seed: int) -> None:
    sitting = begin(app.house, "pylos", (Bot("casual"), Bot("casual")), {}, seed)
    app.house.stack.reset(MatchScene(app.house, sitting))
    while not isinstance(app.house.stack.top, Result):
        _frames(app, clock, 1)


def _frames(app: App, clock: WoundClock, count: int) -> None:
    for _ in range(count):
        clock.now += FRAME
        app.loop.frame(clock.now)


def _pss(thinker: Thinker) -> float:
    gc.collect()
    return sum(_pss_of(who) for who in ("self", str(thinker.pid)))


def _pss_of(process: str) -> float:
    for line in Path("/proc", process, ROLLUP).read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError(f"/proc/{process}/{ROLLUP} tells no PSS")
