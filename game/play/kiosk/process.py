"""The app as a process of its own, whose standard output is read line by line."""

import signal
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from threading import Thread
from typing import IO


class AppProcess:
    """Runs `fivefold` with these arguments; see `game.play.kiosk.supervisor.App`."""

    def __init__(self, arguments: Sequence[str]) -> None:
        """`OSError` if no process can be started."""
        self._process = subprocess.Popen(
            [*program(), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self._said: deque[str] = deque()
        assert self._process.stdout is not None
        self._reader = Thread(target=self._read, args=(self._process.stdout,), name="kiosk-reports", daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    def lines(self) -> Sequence[str]:
        """What it said since the last look."""
        found = []
        while self._said:
            found.append(self._said.popleft())
        return found

    def status(self) -> int | None:
        """How it ended, negative for a signal; None while it runs."""
        return self._process.poll()

    def end(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def interrupt(self) -> None:
        """Where the system knows SIGABRT, it writes what it was doing to standard error."""
        self._process.send_signal(getattr(signal, "SIGABRT", signal.SIGTERM))

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def _read(self, output: IO[str]) -> None:
        with output:
            for line in output:
                self._said.append(line)


def program() -> Sequence[str]:
    """The command that starts this very program."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
