"""`fivefold play`: opens the game in its window, or plays one match in the terminal."""

import argparse
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from game.cli.arguments import add_language, add_options, add_seed, tolerate, words_for
from game.core.errors import OptionError


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "play",
        help="open the game, or play in the terminal",
        description="Open the game; with GAME, at that table. With --text, play one match in the terminal.",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="the table to open")
    command.add_argument("--text", action="store_true", help="play in the terminal, without a window")
    command.add_argument(
        "--seat",
        action="extend",
        nargs="+",
        default=[],
        metavar="WHO",
        help="who sits on each seat in turn: human, casual, skilled or expert",
    )
    add_options(command)
    add_seed(command, "deal the same game again (default: a fresh deal)")
    screen = command.add_mutually_exclusive_group()
    screen.add_argument("--fullscreen", dest="fullscreen", action="store_const", const=True, help="fill the display")
    screen.add_argument("--windowed", dest="fullscreen", action="store_const", const=False, help="open a window")
    command.add_argument("--display", type=int, metavar="N", help="the display to open on, from 0")
    command.add_argument("--data-dir", type=Path, metavar="DIR", help="where settings and saved games lie")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play; the exit status is that of the app, or 0 when the game in the terminal was played or left."""
    if arguments.text:
        return _in_terminal(arguments)
    from game.app import run as open_app

    return open_app(
        game=arguments.game,
        seats=arguments.seat,
        options=dict(arguments.option),
        seed=arguments.seed,
        data_dir=arguments.data_dir,
        fullscreen=arguments.fullscreen,
        display=arguments.display,
        language=arguments.lang,
    )


def _in_terminal(arguments: argparse.Namespace) -> int:
    from game.cli.keys import key_waiter
    from game.cli.text_play import TextPlay
    from game.play.levels import open_box
    from game.play.match import deal
    from game.play.seat import filled, parse
    from game.rules.catalog import GAMES

    if arguments.game is None:
        raise OptionError(f"play --text needs a game: {', '.join(GAMES)}")
    box = open_box(arguments.game)
    asked = [parse(text) for text in arguments.seat]
    seats = max(len(asked), box.game.seats[0])
    seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
    match = deal(box.game, dict(arguments.option), seats, seed, digest=box.digest)
    words = words_for(arguments.lang, sys.stdout)
    TextPlay(match, filled(asked, seats), words, _lines(sys.stdin), _show, seed, key_waiter(sys.stdin)).run()
    return 0


def _lines(source: TextIO) -> Iterator[str]:
    tolerate(source)
    yield from source


def _show(line: str) -> None:
    print(line, flush=True)
