"""`fivefold replay`: a recorded match, move by move in words."""

import argparse
import sys
from pathlib import Path

from game.cli.arguments import add_language, words_for


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "replay",
        help="tell a recorded match",
        description="Replay a record, checking every action, and tell it: the numbered moves, then the table.",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="a record of docs/protocol.md as JSON")
    command.add_argument(
        "--review", action="store_true", help="say who was ahead after every move, and what would have been better"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the match; the exit status is 1 when the file holds none."""
    from game.cli.looking_back import looked_back
    from game.cli.story import Story
    from game.core.errors import RecordError
    from game.play.record import read, replay

    try:
        match = replay(read(arguments.file))
    except RecordError as error:
        print(f"fivefold: {_naming(arguments.file, str(error))}", file=sys.stderr)
        return 1
    words = words_for(arguments.lang, sys.stdout)
    story = Story(match, words)
    print(*story.heading(), sep="\n")
    if arguments.review:
        for line in looked_back(match, words):
            print(line)
    else:
        for number, step in enumerate(match.steps, start=1):
            print(f"{number}. {story.told(step)}")
    print(*story.standing(), sep="\n")
    return 0


def _naming(file: Path, fault: str) -> str:
    return fault if fault.startswith(f"{file}:") else f"{file}: {fault}"
