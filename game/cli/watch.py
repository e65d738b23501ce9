"""`fivefold watch`: bots play a match, told as they go or as JSON lines."""

import argparse
import secrets
import sys
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

from game.cli.arguments import add_language, add_options, add_seed, words_for

if TYPE_CHECKING:
    from game.play.match import Match, Step


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "watch",
        help="let bots play a match in text",
        description="Let bots play a match. The same seed, seats and options always give the same match.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game, such as pylos")
    add_options(command)
    command.add_argument(
        "--seat",
        metavar="LEVEL",
        action="extend",
        nargs="+",
        default=[],
        help="levels of the bots, seat by seat (default: as few casual ones as can play)",
    )
    add_seed(command, "seed of deal and bots (default: a fresh one)")
    command.add_argument(
        "--json",
        action="store_true",
        help="JSON lines: the head of a record, each action, the state",
    )
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the match to its end."""
    from game.play.levels import open_box
    from game.play.match import deal

    box = open_box(arguments.game)
    levels = arguments.seat or ["casual"] * box.game.seats[0]
    chosen = secrets.randbits(63) if arguments.seed is None else arguments.seed
    match = deal(box.game, dict(arguments.option), len(levels), chosen, digest=box.digest)
    _check(levels)
    if arguments.json:
        _write_json(match, levels, chosen)
    else:
        _tell(match, levels, chosen, arguments.lang)
    return 0


def _check(levels: list[str]) -> None:
    from game.ai.bot import LEVELS
    from game.core.errors import OptionError

    for level in levels:
        if level not in LEVELS:
            raise OptionError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")


def _tell(match: "Match", levels: list[str], chosen: int, language: str | None) -> None:
    from game.cli.story import Story

    story = Story(match, words_for(language, sys.stdout))
    print(*story.heading(), f"seed {chosen}", sep="\n", flush=True)
    numbers = count(1)
    _play_out(match, levels, chosen, lambda step: print(f"{next(numbers)}. {story.told(step)}", flush=True))
    print(*story.standing(), sep="\n")


def _write_json(match: "Match", levels: list[str], chosen: int) -> None:
    """The setup stands in the head where it hides nothing, else at the end: a watcher holds no seat (HM3)."""
    import json

    from game.core.protocol import Seat

    def line(value: dict[str, Any]) -> None:
        print(json.dumps(value), flush=True)

    head: dict[str, Any] = {
        "game": match.game.name,
        "players": match.seats,
        "options": dict(match.options),
        "levels": levels,
        "seed": chosen,
    }
    setup = {"setup": dict(match.setup)}
    open_to_all = match.game.seen_by(match.start, Seat(0)) == match.start
    line({**head, **setup} if open_to_all else head)
    _play_out(match, levels, chosen, lambda step: line({"seat": step.seat, "action": step.text}))
    line({"state": match.state()} if open_to_all else {"state": match.state(), **setup})


def _play_out(match: "Match", levels: list[str], chosen: int, told: Callable[["Step"], None]) -> None:
    from game.ai.bot import choose

    while (seat := match.to_move) is not None:
        choice = choose(match.game, match.game.seen_by(match.position, seat), levels[seat], chosen)
        told(match.play(choice.move))
