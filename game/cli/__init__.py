"""The command line, in English: one module a command, each with `add(subparsers)` and `run(arguments) -> int`.

Importing this package loads no pygame; commands import what they need when they run.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from game import __version__
from game.cli import bench, check, doctor, duel, engine, kiosk, lesson, perft, play, puzzle, replay, shot, watch
from game.core.errors import RulesError

COMMANDS = (play, kiosk, lesson, puzzle, watch, replay, engine, perft, duel, bench, shot, check, doctor)
"""In the order of `--help`."""


def main(arguments: Sequence[str]) -> int:
    """Run a command and give back its exit status; no command at all opens the game, as `play` does."""
    chosen = parser().parse_args(arguments or ["play"])
    try:
        return int(chosen.run(chosen))
    except RulesError as error:
        print(f"fivefold: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else the flush at exit fails again
        return 1
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="fivefold", description="Five tabletop games on one sofa. Without a command the game opens."
    )
    top.add_argument("--version", action="version", version=f"fivefold {__version__}")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(subparsers)
    return top
