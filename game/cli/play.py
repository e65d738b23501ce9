"""`fivefold play`: opens the game in its window, or plays one match in the terminal."""

import argparse
import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

from game.core.errors import OptionError
from game.words import Words, languages, preferred


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "play", help="play", description="Open the game; with GAME, at that table. With --text, in the terminal."
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
    command.add_argument(
        "--option", action="append", default=[], type=_option, metavar="NAME=VALUE", help="an option of the game"
    )
    command.add_argument("--seed", type=_seed, metavar="N", help="deal the same game again")
    screen = command.add_mutually_exclusive_group()
    screen.add_argument("--fullscreen", dest="fullscreen", action="store_const", const=True)
    screen.add_argument("--windowed", dest="fullscreen", action="store_const", const=False)
    command.add_argument("--display", type=int, metavar="N", help="the display to open on, from 0")
    command.add_argument("--data-dir", type=Path, metavar="DIR", help="where settings and saved games lie")
    command.add_argument("--lang", choices=languages(), help="the language; else the environment's")
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
    language = _shown(arguments.lang or preferred(os.environ), sys.stdout)
    TextPlay(match, filled(asked, seats), Words(language), _lines(sys.stdin), _show, seed).run()
    return 0


def _shown(language: str, output: TextIO) -> str:
    """The language, if the terminal has its letters, else English; what it lacks of that is replaced by a sign."""
    _tolerate(output)
    title = Words(language).say("Type a move, or one of these:")
    try:
        title.encode(output.encoding or "ascii")
    except UnicodeEncodeError:
        print(f"fivefold: this terminal ({output.encoding}) can't show {language}, so here is English", file=sys.stderr)
        return "en"
    return language


def _lines(source: TextIO) -> Iterator[str]:
    _tolerate(source)
    yield from source


def _show(line: str) -> None:
    print(line, flush=True)


def _tolerate(stream: TextIO) -> None:
    """Letters that the stream's encoding can't carry are replaced, not raised."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _option(text: str) -> Sequence[str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2**63 - 1")
    return seed
