"""The log of a crash: what a bug report needs, and nothing of a player's secrets."""

import platform
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from game import __version__
from game.play.files import write_whole

KEPT = 5
"""Logs that stay; older ones go."""


def write_log(folder: Path, when: str, error: BaseException, facts: Mapping[str, object]) -> Path | None:
    """Write a log and say where it is; None when no disk takes it, the text then goes to standard error.

    `when` names the file ("2030-01-01T12-00-00"; files are kept in the order of these names). `facts` are lines of
    what was going on: scene, game, number of actions, never a position or a record. Tracebacks hold no values.
    """
    text = log_text(when, error, facts)
    path = folder / f"crash-{when}.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode(errors="backslashreplace"))
    except OSError as refused:
        sys.stderr.write(f"{text}\n{refused}\n")
        return None
    _keep_newest(folder)
    return path


def log_text(when: str, error: BaseException, facts: Mapping[str, object]) -> str:
    """The contents of a log."""
    head = {
        "fivefold": __version__,
        "when": when,
        "python": platform.python_version(),
        "platform": platform.platform(),
        **facts,
    }
    lines = [f"{name}: {value}" for name, value in head.items()]
    return "\n".join([*lines, "", *traceback.format_exception(error)])


def _keep_newest(folder: Path) -> None:
    with suppress(OSError):
        for old in sorted(folder.glob("crash-*.log"))[:-KEPT]:
            old.unlink()
