"""`fivefold perft`: how many ways a game can go, depth by depth, and how fast they are counted."""

import argparse
import time
from pathlib import Path
from typing import Any

from game.cli.arguments import add_options, add_seed


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "perft",
        help="count move sequences, to check rules and their speed",
        description="Count the sequences of exactly 1, 2, ... N decisions from the start of a game or from a setup.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game, such as pylos")
    add_options(command)
    command.add_argument("--depth", metavar="N", type=_depth, required=True, help="decisions in a sequence")
    command.add_argument("--players", metavar="N", type=int, help="number of seats (default: as few as can play)")
    dealt = command.add_mutually_exclusive_group()
    add_seed(dealt, "seed of the deal (default: 0)", 0)
    dealt.add_argument("--setup", metavar="FILE", type=Path, help="a setup of docs/protocol.md as JSON")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for every depth."""
    from game.core.perft import perft

    match = _match(arguments)
    for depth in range(1, arguments.depth + 1):
        began = time.perf_counter()
        nodes = perft(match.game, match.position, depth)
        took = time.perf_counter() - began
        print(f"depth {depth:2}{nodes:14} nodes{took:10.3f} s{nodes / max(took, 1e-9):12.0f} nodes/s", flush=True)
    return 0


def _match(arguments: argparse.Namespace) -> Any:
    from game.play.levels import open_box
    from game.play.match import Match, deal

    game = open_box(arguments.game).game
    seats = game.seats[0] if arguments.players is None else arguments.players
    options = dict(arguments.option)
    if arguments.setup is None:
        return deal(game, options, seats, arguments.seed)
    return Match(game, options, seats, _setup(arguments.setup))


def _setup(path: Path) -> Any:
    import msgspec

    from game.core.errors import SetupError

    try:
        return msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise SetupError(f"{path}: {error}") from None


def _depth(text: str) -> int:
    depth = int(text)
    if depth < 1:
        raise argparse.ArgumentTypeError(f"a depth is at least 1, not {text}")
    return depth
