"""`fivefold engine`: the table protocol on standard input and output."""

import argparse
import os
import secrets
import sys
import time


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "engine",
        help="play by the table protocol: JSON lines in, JSON lines out",
        description="Answer each JSON object on a line of standard input with one on a line of standard output. "
        "docs/protocol.md tells all commands. Needs no display.",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until `quit`, the end of input, or nobody listens any more."""
    from game.play.engine import serve

    if sys.stdin is None or sys.stdout is None:
        return 0
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, time.monotonic, lambda: secrets.randbits(63))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else the flush at exit fails again
    return 0
