#!/usr/bin/env python3
"""The one command of a checkout: sets up `.venv` beside this file on the first start, then runs the game.

    python3 run.py                     play
    python3 run.py COMMAND ...         any command of `fivefold` (see `python3 run.py --help`)
    python3 run.py test [PYTEST ...]   the tests
    python3 run.py lint                every check of style, types, layers, locks and data

Needs Python 3.10 and nothing else; only the first start needs the network.
"""

import contextlib
import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 10):  # noqa: UP036 - this file must say so itself
    sys.exit(f"Fivefold needs Python 3.10 or newer; this is Python {platform.python_version()}.")

from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PLAY = ("requirements.lock",)
DEV = ("requirements.lock", "requirements-dev.lock")


def main(arguments: Sequence[str]) -> int:
    """Run what the command line asks for; on POSIX the game takes this process over and never returns."""
    command, rest = (arguments[0], list(arguments[1:])) if arguments else ("", [])
    if command == "test":
        ensure(DEV)
        os.chdir(ROOT)
        return become(["-m", "pytest", "-n", "auto", *rest])
    if command == "lint":
        ensure(DEV)
        os.chdir(ROOT)
        return become([str(ROOT / "tools" / "lint.py"), *rest])
    ensure(PLAY)
    return become(["-m", "game", *arguments])


def ensure(locks: Sequence[str]) -> None:
    """Make `.venv` hold exactly what these lock files pin; instant, and offline, when it already does."""
    if is_ready(locks):
        return
    require_venv()
    try:
        with one_at_a_time(ROOT / ".venv.lock"):
            if not is_ready(locks):
                build(locks)
    except OSError as error:
        sys.exit(f"Fivefold can't write its .venv here: {error}")


def is_ready(locks: Sequence[str]) -> bool:
    """Whether `.venv` was completed for these locks, this Python and this folder."""
    try:
        return venv_python().exists() and stamp_of(locks).read_text() == wanted(locks)
    except FileNotFoundError:
        return False


def build(locks: Sequence[str]) -> None:
    """Install what is missing; the stamp is written last, so a start that was cut off is done again."""
    if not is_ready(PLAY):
        say(f"Setting up {VENV} (once; needs the network and about 100 MB)")
        call([sys.executable, "-m", "venv", "--clear", str(VENV)], "The folder .venv couldn't be made")
        install(PLAY)
    if not is_ready(locks):
        say("Adding the tools for tests and checks (once; about 260 MB)")
        install(locks)


def install(locks: Sequence[str]) -> None:
    """Let pip install the locks, hashes checked, and stamp the result."""
    command = [str(venv_python()), "-m", "pip", "install", "--require-hashes", "--disable-pip-version-check"]
    for lock in locks:
        command += ["-r", str(ROOT / lock)]
    call(command, "The packages couldn't be installed (the first start needs the network)")
    stamp_of(locks).write_text(wanted(locks))


def call(command: Sequence[str], failure: str) -> None:
    """Run one step of the set-up, its output on standard error; a failing one ends this program."""
    status = subprocess.call(command, stdout=sys.stderr.fileno())
    if status:
        sys.exit(f"{failure}; see the lines above.")


def wanted(locks: Sequence[str]) -> str:
    """What the stamp must say: it changes with a lock, with the Python, and when the folder is moved."""
    digest = hashlib.sha256()
    for part in (platform.python_implementation(), platform.python_version(), str(ROOT)):
        digest.update(part.encode("utf-8", "surrogateescape") + b"\0")
    for lock in locks:
        digest.update((ROOT / lock).read_bytes())
    return digest.hexdigest()


def stamp_of(locks: Sequence[str]) -> Path:
    """Where the stamp for these locks lies: inside `.venv`, so that it goes when the folder goes."""
    return VENV / (".stamp-dev" if locks == DEV else ".stamp-play")


def venv_python() -> Path:
    """The Python inside `.venv`."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def require_venv() -> None:
    """End with one clear line where this Python can't make virtual environments (bare Debian, Ubuntu)."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            package = "python{}.{}-venv".format(*sys.version_info)
            sys.exit(f"This Python has no `{module}`. On Debian and Ubuntu: apt install {package}")


@contextlib.contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Hold the lock file; the system lets go of it when the process ends, however it ends."""
    with path.open("a") as file:
        if not try_lock(file.fileno()):
            say("Another start is setting up .venv; waiting for it")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield


def try_lock(descriptor: int) -> bool:
    """Take the lock of an open file without waiting; whether it was free."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def become(arguments: Sequence[str]) -> int:
    """Go on as the Python of `.venv`, so that signals and the exit status are the program's own."""
    command = [str(venv_python()), *arguments]
    # PYTHONSAFEPATH: a folder `game` where the player happens to stand must not shadow ours (Python 3.11+).
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)


def say(text: str) -> None:
    """A line of progress on standard error, where it can't mix with a command's output."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
