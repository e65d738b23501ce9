"""The work of a frame, in CPU time: input, steps, drawing and handing over, without waiting for the display."""

import math
import time
from collections.abc import Iterator, Sequence

from bench.figure import Figure, median, quantile, timed
from bench.house import FRAME, FULL_HD, NAMES, SWIFT, ULTRA_HD, ReadyBots, WoundClock, furnished
from game.app import App
from game.play.seat import Bot
from game.scenes.gallery import Asked, hang, sitting_of
from game.scenes.match import MatchScene
from game.scenes.sitting import begin
from game.scenes.title import Title
from game.shell.scene import Mover

MOVERS = 8
MOVERS_MS = {FULL_HD: 1.5, ULTRA_HD: 3.0}
GAMES = {"pylos": "Pylos", "yoxii": "Yoxii", "help_me": "Help Me!", "hutan": "Hutan"}
FADE_MS = {FULL_HD: 6.0, ULTRA_HD: None}


def measure(short: bool) -> Iterator[Figure]:
    """Movers over a board, a bots' game with its animations, and one screen fading into another."""
    frames = 120 if short else 600
    for size in (FULL_HD, ULTRA_HD):
        name, bar = NAMES[size], MOVERS_MS[size]
        yield _p99(f"frame work, {MOVERS} movers over the board, {name}", _movers(size, frames), bar)
        for game, title in GAMES.items():
            moving, deciding = _game(size, frames, game)
            yield _p99(f"frame work, a {title} game in motion, {name}", moving, bar)
            yield _p99(f"frame work, frame of a {title} decision, {name}", deciding, None)
        first, fading = _fades(size, 2 if short else 8)
        yield _p99(f"frame work, a screen fades into another, {name}", fading, FADE_MS[size])
        yield _p99(f"frame work, first frame of another screen, {name}", first, None)


def _p99(what: str, took: Sequence[float], bar: float | None) -> Figure:
    note = f"median {median(took):.2f}, {len(took)} frames"
    return Figure(f"{what}, p99", quantile(took, 0.99), "ms", bar, note=note)


def _frame(app: App, clock: WoundClock) -> float:
    """CPU milliseconds of one frame."""
    clock.now += FRAME
    return 1000 * timed(lambda: app.loop.frame(clock.now), time.process_time)


class _Juggled(MatchScene):
    """A match over whose board balls fly for ever."""

    flown = 0

    def step(self, seconds: float) -> None:
        """On along the curve."""
        super().step(seconds)
        self.flown += 1

    def movers(self, blend: float) -> Sequence[Mover]:
        """The scene's own movers first."""
        return (*super().movers(blend), *(self._ball(number) for number in range(MOVERS)))

    def _ball(self, number: int) -> Mover:
        assert self.canvas is not None
        width, height = self.canvas.size_px
        surface = self.kit.assets.image("pylos/ball_light_r50")
        angle = self.flown / 60 + number * math.tau / MOVERS
        x = width * (0.5 + 0.3 * math.cos(angle)) - surface.get_width() / 2
        y = height * (0.5 + 0.3 * math.sin(2 * angle)) - surface.get_height() / 2
        return Mover(surface, round(x), round(y))


def _movers(size: tuple[int, int], frames: int) -> list[float]:
    clock = WoundClock()
    with furnished(size, clock) as app:
        app.house.stack.reset(_Juggled(app.house, sitting_of(app.house, Asked())))
        for _ in range(60):
            _frame(app, clock)
        return [_frame(app, clock) for _ in range(frames)]


def _game(size: tuple[int, int], frames: int, game: str) -> tuple[list[float], list[float]]:
    """Frames while something moves on the table, and those in which a decision is played; the first turns warm up."""
    clock = WoundClock()
    bots = (Bot("casual"), Bot("casual"))
    moving: list[float] = []
    deciding: list[float] = []
    with furnished(size, clock, ReadyBots, **SWIFT) as app:
        scene = MatchScene(app.house, begin(app.house, game, bots, {}, 1))
        app.house.stack.reset(scene)
        for _ in range(240):
            _frame(app, clock)
        while len(moving) < frames and scene.match.outcome is None:
            decisions = len(scene.match.moves)
            spent = _frame(app, clock)
            if len(scene.match.moves) > decisions:
                deciding.append(spent)
            elif scene.table.busy:
                moving.append(spent)
    return moving, deciding


def _fades(size: tuple[int, int], rounds: int) -> tuple[list[float], list[float]]:
    """First frames of another screen, and those of the fade after it."""
    clock = WoundClock()
    first: list[float] = []
    fading: list[float] = []
    with furnished(size, clock) as app:
        for _ in range(rounds):
            for name in ("title", "match", "settings", "rule-book"):
                hang(app.house, name, Asked())
                first.append(_frame(app, clock))
                while app.loop.view_frame.fading:
                    fading.append(_frame(app, clock))
                for _ in range(30):
                    _frame(app, clock)
        app.house.stack.reset(Title(app.house))
    return first, fading
