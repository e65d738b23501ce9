"""The kiosk's log, rotated, with a line of sums for every day: names of games and numbers, nothing of people."""

import logging
from collections.abc import Callable
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

import msgspec

from game.play.files import write_whole
from game.play.kiosk.report import Kind, Report

LARGEST, KEPT = 500_000, 5
"""Bytes of a log file, and how many older ones stay."""


class Day(msgspec.Struct, frozen=True):
    """The sums of a day so far."""

    date: str = ""
    visits: int = 0
    started: dict[str, int] = {}
    finished: dict[str, int] = {}
    crashes: int = 0
    hangs: int = 0

    def words(self) -> str:
        """As the log says it."""
        return (
            f"summary of {self.date}: {self.visits} visits; games started: {_listed(self.started)}; "
            f"finished: {_listed(self.finished)}; {self.crashes} crashes, {self.hangs} hangs"
        )


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{game} {count}" for game, count in sorted(counts.items())) or "none"


class Diary:
    """Writes into `folder`, or to standard error where that can't be done; `wall` tells the date and time.

    The sums of the day that isn't over are kept in a small file, so that they outlast a power cut.
    """

    def __init__(self, folder: Path, wall: Callable[[], datetime]) -> None:
        self._wall = wall
        self._sums = folder / "today.json"
        self._log = logging.Logger("fivefold.kiosk")
        self._handler = _handler(folder / "kiosk.log")
        self._handler.setFormatter(logging.Formatter("%(message)s"))
        self._log.addHandler(self._handler)
        self.day = self._read()

    def note(self, words: str) -> None:
        """A line with date and time."""
        self.turn_page()
        self._log.info("%s %s", self._wall().strftime("%Y-%m-%d %H:%M:%S"), words)

    def heard(self, report: Report) -> None:
        """Count what the app tells."""
        self.turn_page()
        day, kind, game = self.day, report.kind, report.about
        if kind is Kind.VISIT:
            self._count(visits=day.visits + 1)
        elif kind is Kind.STARTED:
            self._count(started={**day.started, game: day.started.get(game, 0) + 1})
        elif kind is Kind.FINISHED:
            self._count(finished={**day.finished, game: day.finished.get(game, 0) + 1})
        if kind not in (Kind.BEAT, Kind.AT):
            self.note(report.line())

    def failed(self, hang: bool, words: str) -> None:
        """The app crashed or hung."""
        self.turn_page()
        if hang:
            self._count(hangs=self.day.hangs + 1)
        else:
            self._count(crashes=self.day.crashes + 1)
        self.note(words)

    def turn_page(self) -> None:
        """On another day, write the sums of the last one and begin anew."""
        today = self._wall().strftime("%Y-%m-%d")
        if self.day.date != today:
            if self.day.date:
                self._log.info("%s", self.day.words())
            self.day = Day(today)
            self._write()

    def close(self) -> None:
        """Write the sums so far and close the file."""
        self.note(f"{self.day.words()} (so far)")
        self._handler.close()

    def _count(self, **values: object) -> None:
        self.day = msgspec.structs.replace(self.day, **values)
        self._write()

    def _write(self) -> None:
        try:
            write_whole(self._sums, msgspec.json.encode(self.day))
        except OSError as error:
            self._log.debug("%s", error)

    def _read(self) -> Day:
        try:
            return msgspec.json.decode(self._sums.read_bytes(), type=Day)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Day()


class _Quiet(RotatingFileHandler):
    """A full disk costs lines, never the kiosk."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in logging
        """Drop the line."""


def _handler(path: Path) -> logging.Handler:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _Quiet(path, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError:
        return logging.StreamHandler()
