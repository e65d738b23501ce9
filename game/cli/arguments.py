"""What several commands understand alike: a game with its options, a seed, a language."""

import argparse

GREATEST_SEED = 2**63 - 1


def add_game(command: argparse.ArgumentParser) -> None:
    """A game's id and the choices made before its deal, as `game` and `option` (a list of name and value)."""
    command.add_argument("game", metavar="GAME", help="id of the game, such as pylos")
    command.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=_option,
        action="extend",
        nargs="+",
        default=[],
        help="an option of the game, such as rules=advanced",
    )


def add_language(command: argparse.ArgumentParser) -> None:
    """The language of what a player reads, as `lang`."""
    command.add_argument("--lang", metavar="CODE", default="en", help="language of the sentences (default: en)")


def seed(text: str) -> int:
    """A seed as `type` of an argument."""
    number = int(text)
    if not 0 <= number <= GREATEST_SEED:
        raise argparse.ArgumentTypeError(f"a seed is 0 to {GREATEST_SEED}, not {text}")
    return number


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"an option is NAME=VALUE, not {text!r}")
    return name, value
