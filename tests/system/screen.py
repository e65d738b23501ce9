"""A display of its own without a monitor: its pixels are read from the server's frame buffer, keys sent by xdotool."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)
PATIENCE = 60.0
"""Seconds after which what should happen has not happened."""


def need(*programs: str) -> None:
    """Skip without these programs; where everything must be there (CI), fail."""
    missing = [program for program in programs if shutil.which(program) is None]
    if missing and os.environ.get("CI"):
        pytest.fail(f"{', '.join(missing)} must be installed here")
    if missing:
        pytest.skip(f"needs {', '.join(missing)} (apt install xvfb xdotool)")


def until(condition: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Wait for a condition, at most so many seconds."""
    deadline = time.monotonic() + patience
    while not condition():
        if time.monotonic() > deadline:
            pytest.fail(f"after {patience:g} seconds still no {what}")
        time.sleep(0.02)


class Screen:
    """One X server."""

    def __init__(self, display: str, folder: Path) -> None:
        self.environment: Mapping[str, str] = {
            **{key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"},
            "DISPLAY": display,
            "PYTHONPATH": str(ROOT),
            "LC_ALL": "C.UTF-8",
        }
        self._buffer = folder / "Xvfb_screen0"
        self.last = b""
        """What was shown when it last was at rest, or looked at for it."""
        self._program: subprocess.Popen[str] | None = None

    def pixels(self) -> bytes:
        """What it shows, as rows of blue, green, red and nothing."""
        data = self._buffer.read_bytes()
        header, *_ = struct.unpack(">I", data[:4])
        [colours] = struct.unpack(">I", data[76:80])
        start = header + colours * 12
        return data[start : start + SIZE[0] * SIZE[1] * 4]

    def picture(self) -> pygame.Surface:
        """What it showed last as a picture."""
        return pygame.image.frombuffer(self.last, SIZE, "BGRA").convert(24)

    def rest(self, patience: float = PATIENCE) -> bytes:
        """Wait until something is shown and nothing moves any more; what is shown then."""

        def still() -> bool:
            self._check()
            time.sleep(0.25)
            before, self.last = self.last, self.pixels()
            return before == self.last and any(self.last[: 400 * SIZE[0]])

        until(still, "picture at rest", patience)
        return self.last

    def do(self, *words: object) -> str:
        """Let xdotool do something; what it says."""
        command = ["xdotool", *map(str, words)]
        return subprocess.run(command, env=self.environment, check=True, capture_output=True, text=True).stdout

    def key(self, *names: str) -> None:
        """Press keys one after another; each shows its effect before the next."""
        for name in names:
            self._check()
            before = self.pixels()
            self.do("key", name)
            until(lambda before=before: self.pixels() != before, f"effect of {name}")  # type: ignore[misc]
            self.rest()

    def window(self, process: "subprocess.Popen[str]") -> str:
        """Wait for a program's window and for its first picture; the window's id."""
        self._program = process
        self.rest()
        return self.do("search", "--onlyvisible", "--pid", process.pid).split()[0]

    def _check(self) -> None:
        """Fail if the program has ended, with what it said."""
        if self._program is not None and self._program.poll() is not None:
            pytest.fail(f"it ended with status {self._program.returncode}: {self._program.communicate()}")


@contextmanager
def screens(folder: Path) -> Iterator[Screen]:
    """A server on a free display number."""
    need("Xvfb", "xdotool")
    reader, writer = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-fbdir", str(folder), "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as said:
                yield Screen(f":{said.readline().strip()}", folder)
        finally:
            server.terminate()


@contextmanager
def program(environment: Mapping[str, str], *arguments: object) -> Iterator["subprocess.Popen[str]"]:
    """`fivefold` with these arguments, in a process; killed at the end if it still runs."""
    command = [sys.executable, "-m", "game", *map(str, arguments)]
    with started(command, environment) as process:
        yield process


@contextmanager
def started(command: Sequence[str], environment: Mapping[str, str]) -> Iterator["subprocess.Popen[str]"]:
    """A program whose output is kept."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def ended(process: "subprocess.Popen[str]", patience: float = PATIENCE) -> tuple[int, str, str]:
    """Wait for the end: status, what was printed, and what was complained about."""
    out, err = process.communicate(timeout=patience)
    return process.returncode, out, err
