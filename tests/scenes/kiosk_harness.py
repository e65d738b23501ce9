"""An app that is a kiosk: run by a clock that tests wind, with what its supervisor would hear."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta, timezone
from itertools import count
from pathlib import Path
from typing import Any

from game.app import unattended
from game.play.kiosk.config import KioskConfig
from game.play.kiosk.idle import Presence
from game.play.kiosk.report import Kind, Report
from game.scenes.attract import AttractScene
from game.scenes.title import Title
from tests.hand_events import tap_key
from tests.scenes.harness import Playing, playing

NOON = datetime(2030, 5, 1, 12, tzinfo=timezone.utc)
"""What the clock on the wall shows when the test's clock shows nothing."""


class Attended:
    """A running kiosk."""

    def __init__(self, app: Playing, config: KioskConfig) -> None:
        self.app, self.config, self.house = app, config, app.house
        self.heard: list[Report] = []
        self.wall_offset = timedelta()
        self.house.wall = lambda: NOON + self.wall_offset + timedelta(seconds=app.clock.now)
        numbers = count(1)
        self.house.deal_seed = lambda: next(numbers)
        self.kiosk = unattended(app.app, config, self.heard.append)

    def open(self, slot: str = "") -> "Attended":
        """Begin as after a start."""
        self.kiosk.open(slot)
        self.app.rest()
        return self

    @property
    def presence(self) -> Presence:
        """Who is there."""
        return self.kiosk.idle.presence

    @property
    def over(self) -> bool:
        """Whether the app has ended."""
        return self.app.loop.stack.top is None

    def wait(self, seconds: float, frame: float = 0.1) -> None:
        """Let much time pass in few frames."""
        for _ in range(round(seconds / frame)):
            if not self.over:
                self.app.frame(1, frame)

    def wake(self) -> "Attended":
        """Somebody comes: the title is there."""
        assert self.app.at(AttractScene)
        tap_key("return")
        self.app.frame(2)
        self.app.rest()
        assert self.app.at(Title)
        return self

    def reports(self, kind: Kind) -> list[str]:
        """What was told of one kind."""
        return [report.about for report in self.heard if report.kind is kind]


@contextmanager
def kiosks(folder: Path, *, config: KioskConfig | None = None, slot: str = "", **asked: Any) -> Iterator[Attended]:
    """A kiosk that has just been opened; `asked` as for `playing`."""
    with playing(folder, **asked) as app:
        yield Attended(app, config or KioskConfig(pin="2580", languages=["en", "uk"])).open(slot)
