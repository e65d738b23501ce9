"""What several commands understand alike: a game with its options, a seed, a language."""

import argparse
import os
import sys
from pathlib import Path
from typing import TextIO

from game.words import Words, languages, preferred

GREATEST_SEED = 2**63 - 1


def add_options(command: argparse.ArgumentParser) -> None:
    """The choices made before a deal, as `option`: a list of name and value."""
    command.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=_option,
        action="extend",
        nargs="+",
        default=[],
        help="an option of the game, such as rules=advanced",
    )


def add_seed(command: "argparse._ActionsContainer", meaning: str, default: int | None = None) -> None:
    """A number that a deal or a bot's choices follow from, as `seed`."""
    command.add_argument("--seed", type=_seed, default=default, metavar="N", help=meaning)


def add_data_dir(command: argparse.ArgumentParser, meaning: str) -> None:
    """A folder for the player's own files, as `data_dir`; None for those of this system."""
    command.add_argument("--data-dir", type=Path, metavar="DIR", help=meaning)


def add_language(command: argparse.ArgumentParser) -> None:
    """The language of what a player reads, as `lang`, for `words_for`."""
    command.add_argument("--lang", choices=languages(), help="the language; else the environment's")


def words_for(asked: str | None, output: TextIO) -> Words:
    """The language asked for or the environment's, if the output has its letters, else English.

    From now on the output replaces single letters that it lacks instead of failing.
    """
    tolerate(output)
    words = Words(asked or preferred(os.environ))
    try:
        words.say("Type a move, or one of these:").encode(output.encoding or "ascii")
    except UnicodeEncodeError:
        print(
            f"fivefold: this terminal ({output.encoding}) can't show {words.language}, so here is English",
            file=sys.stderr,
        )
        return Words("en")
    return words


def tolerate(stream: TextIO) -> None:
    """Letters that the stream's encoding can't carry are replaced, not raised."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed <= GREATEST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**63 - 1")
    return seed
