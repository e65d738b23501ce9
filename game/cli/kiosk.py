"""`fivefold kiosk`: the game for visitors of an unattended machine, with a supervisor that keeps it running."""

import argparse
import os
import signal
import sys
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli.arguments import add_data_dir

if TYPE_CHECKING:
    from game.play.kiosk.config import KioskConfig

RUNNING = 3
"""Exit status of a second start."""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "kiosk",
        help="run on an unattended machine, for visitors",
        description="Fill the screen for visitors, start again after a crash, and let nobody out without the PIN. "
        "docs/kiosk.md tells how to set up a machine.",
    )
    command.add_argument("--config", type=Path, metavar="FILE", help="the kiosk's file (default: all as it comes)")
    add_data_dir(command, "its folder `kiosk` holds saved games and the log")
    command.add_argument("--check", action="store_true", help="only say whether the file can be used")
    command.add_argument("--attended", action="store_true", help=argparse.SUPPRESS)
    command.add_argument("--resume", default="", metavar="SLOT", help=argparse.SUPPRESS)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Watch over the app; 0 when staff or a signal ended it, 2 if it can't run here, 3 if it runs already."""
    if arguments.check or arguments.attended:
        return _app(arguments)
    _config(arguments)
    return _supervised(arguments)


def _config(arguments: argparse.Namespace) -> "KioskConfig":
    from game.play.kiosk.config import KioskConfig, read_config
    from game.rules.catalog import GAMES
    from game.words import languages

    return read_config(arguments.config, GAMES, languages()) if arguments.config else KioskConfig()


# -------------------------------------------------- the app


def _app(arguments: argparse.Namespace) -> int:
    """The process that draws, or only a look at its file."""
    from game.app import check_tables, run_kiosk
    from game.play.kiosk.report import Report

    config = _config(arguments)
    if arguments.check:
        check_tables(config)
        print(f"{arguments.config or 'without a file'}: fine")
        return 0

    def tell(report: Report) -> bool:
        """False when the supervisor is gone."""
        try:
            os.write(sys.stdout.fileno(), f"{report.line()}\n".encode())
        except OSError:
            return False
        return True

    import faulthandler

    faulthandler.enable()
    return run_kiosk(config, arguments.data_dir, arguments.resume, tell)


# -------------------------------------------------- the supervisor


def _supervised(arguments: argparse.Namespace) -> int:
    from filelock import FileLock, Timeout

    from game.play.places import kiosk_folder

    folder = kiosk_folder(arguments.data_dir)
    lock = FileLock(folder / "running.lock")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock.acquire(blocking=False)
    except Timeout:
        print(f"fivefold: the kiosk runs already (it holds {folder / 'running.lock'})", file=sys.stderr)
        return RUNNING
    except OSError as error:
        print(f"fivefold: {folder} can't be written, so nothing is kept: {error}", file=sys.stderr)
    try:
        return _watch(arguments, folder)
    finally:
        lock.release()


def _watch(arguments: argparse.Namespace, folder: Path) -> int:
    from game.play.kiosk.diary import Diary
    from game.play.kiosk.notify import Notifier
    from game.play.kiosk.process import AppProcess
    from game.play.kiosk.supervisor import PULSE, Supervisor

    notifier, diary = Notifier(), Diary(folder, datetime.now)
    command = [*_arguments(arguments), "--attended"]
    supervisor = Supervisor(
        lambda more: AppProcess([*command, *more]), diary, notifier, time.monotonic, slot=arguments.resume
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _number, _frame: supervisor.end())
    diary.note("the kiosk starts")
    try:
        while (status := supervisor.step()) is None:
            time.sleep(PULSE)
    finally:
        diary.close()
    return status


def _arguments(arguments: argparse.Namespace) -> Sequence[str]:
    """This command again."""
    words = ["kiosk"]
    if arguments.config is not None:
        words += ["--config", str(arguments.config)]
    if arguments.data_dir is not None:
        words += ["--data-dir", str(arguments.data_dir)]
    return words
