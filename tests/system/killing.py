"""Kill a kiosk's app at random moments of a game and wait for it to be back (arguments: folder, times)."""

import json
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from datetime import datetime, timezone
from pathlib import Path

from game.play.kiosk.diary import Diary
from game.play.kiosk.notify import Notifier
from game.play.kiosk.process import AppProcess
from game.play.kiosk.report import Kind, Report
from game.play.kiosk.supervisor import Policy, Supervisor
from game.play.levels import open_box
from game.play.match import deal
from game.play.places import kiosk_folder, places
from game.play.seat import Bot
from game.play.store import Store, save_of

PROMISED = 5.0
"""Seconds after which it must be back with the game."""
GAME, SEATS = "hutan", 4
"""A long one; bots play it, half a second a move, so that it is saved and moves all the time."""


class Watched(Diary):
    """A log that knows when which table was open."""

    table = ""

    def heard(self, report: Report) -> None:
        """Note it."""
        if report.kind is Kind.AT:
            self.table = report.about
        super().heard(report)


class Killer:
    """A supervisor with the app it watches over. The app counts as sound soon, as it is killed so often."""

    def __init__(self, data: Path, slot: str) -> None:
        self.data, self.slot = data, slot
        self.apps: list[AppProcess] = []
        self.diary = Watched(kiosk_folder(data), datetime.now)
        policy = Policy(sound=0.3)
        self.supervisor = Supervisor(self._launch, self.diary, Notifier({}), time.monotonic, policy, slot)

    def _launch(self, more: Sequence[str]) -> AppProcess:
        self.diary.table = ""
        self.apps.append(AppProcess(["kiosk", "--data-dir", str(self.data), "--attended", *more]))
        return self.apps[-1]

    def run(self, seconds: float) -> None:
        """Look after the app for a while."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.supervisor.step() is None
            time.sleep(0.02)

    def back(self) -> None:
        """Wait for the game."""
        start = time.monotonic()
        while self.diary.table != self.slot:
            self.run(0.02)
            assert time.monotonic() < start + 30, "it doesn't come back"

    def kill(self) -> None:
        """Without a warning; what was told of the table before is no sign of its being back."""
        os.kill(self.apps[-1].pid, signal.SIGKILL)
        while self.apps[-1].status() is None:
            time.sleep(0.005)
        self.run(0.05)
        self.diary.table = ""

    def close(self) -> None:
        """Let the app end."""
        self.supervisor.end()
        while self.supervisor.step() is None:
            time.sleep(0.02)
        self.diary.close()


def begun(data: Path) -> str:
    """A saved game that bots go on with; its slot."""
    own = places(kiosk_folder(data))
    own.settings.parent.mkdir(parents=True, exist_ok=True)
    own.settings.write_text("bot_pace = 0.5\n", "utf-8")
    store, box = Store(own.saves), open_box(GAME)
    slot = store.new_slot()
    match = deal(box.game, {}, SEATS, 1, digest=box.digest)
    store.save(slot, save_of(match, [Bot("casual")] * SEATS, datetime.now(timezone.utc)))
    store.close()
    return slot


def moves(data: Path, slot: str) -> int:
    """How many are saved; a broken file raises."""
    path = places(kiosk_folder(data)).saves / f"{slot}.json"
    return len(json.loads(path.read_text("utf-8"))["record"]["actions"])


def main(data: Path, times: int) -> None:
    """Kill so many times; the last line printed is what came of it, as JSON."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    chance = random.Random(times)
    slot = begun(data)
    killer = Killer(data, slot)
    killer.back()
    waits, known = [], 0
    for _ in range(times):
        killer.run(chance.uniform(0.1, 5.0))
        start = time.monotonic()
        killer.kill()
        killer.back()
        waits.append(time.monotonic() - start)
        assert moves(data, slot) >= known, "moves were lost"
        known = moves(data, slot)
    killer.close()
    broken = [path.name for path in places(kiosk_folder(data)).saves.iterdir() if path.suffix in (".bad", ".tmp")]
    assert not broken, broken
    sys.stdout.write(json.dumps({"killed": times, "slowest": max(waits), "moves": known}) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
