"""The whole app furnished for measuring: as players have it, in a folder of its own, without a display."""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.app import App, close, furnish
from game.play.levels import open_box
from game.play.places import places
from game.play.thinking import Answer, Thinker
from game.scenes.house import Bots
from game.scenes.still import still
from game.shell.input import prepare_environment

FRAME = 1 / 60
FULL_HD, ULTRA_HD = (1920, 1080), (3840, 2160)
NAMES = {FULL_HD: "1080p", ULTRA_HD: "4K"}
CALM: dict[str, Any] = {"full_screen": False, "language": "en"}
SWIFT: dict[str, Any] = {**CALM, "bot_pace": 0.0}


class WoundClock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


class SkippingClock:
    """The time of day, from which a stretch may be left out."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def __call__(self) -> float:
        """The time."""
        return time.monotonic() + self._skipped

    def skip(self, seconds: float) -> None:
        """So much later it is at once."""
        self._skipped += seconds


class ReadyBots:
    """Answers at the first look, with a legal move from the middle of the list."""

    def __init__(self) -> None:
        self._text: str | None = None

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        """Choose."""
        rules = open_box(game).game
        legal = rules.legal(seen)
        self._text = rules.write_move(legal[len(legal) // 2])

    def poll(self) -> Answer | None:
        """The choice, once."""
        text, self._text = self._text, None
        return None if text is None else Answer(text, 0, 0, 0)

    def cancel(self) -> None:
        """Forget it."""
        self._text = None

    def close(self) -> None:
        """Nothing to end."""


class HastyThinker(Thinker):
    """Real bots in their process, with next to no time to think."""

    NODES = 20

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        """Ask, with a budget of its own."""
        super().ask(game, seen, level, seed, self.NODES)


@contextmanager
def furnished(
    size: tuple[int, int], clock: Callable[[], float], bots: Callable[[], Bots] = still, **asked: Any
) -> Iterator[App]:
    """The app with an empty stack; `asked` are settings."""
    with tempfile.TemporaryDirectory() as folder:
        own = places(Path(folder))
        prepare_environment(mappings=own.mappings)
        app = furnish(own, {**CALM, **asked}, size=size, clock=clock, bots=bots)
        try:
            yield app
        finally:
            close(app)


def run_for(app: App, seconds: float, each: Callable[[float], None] = lambda _now: None) -> None:
    """Run the loop at its own pace for so long; `each` is told the time at the start of every frame."""
    ends = time.monotonic() + seconds

    def watch(_now: float) -> None:
        now = time.monotonic()
        each(now)
        if now >= ends:
            app.house.stack.reset(None)

    app.loop.before_step.append(watch)
    app.loop.run()
    app.loop.before_step.remove(watch)
