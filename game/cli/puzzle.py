"""`fivefold puzzle`: puzzles in the terminal."""

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.cli.arguments import add_data_dir, add_language, tolerate, words_for
from game.core.errors import OptionError
from game.words import Words

if TYPE_CHECKING:
    from game.cli.text_lesson import Assignment
    from game.play.progress import ProgressFile
    from game.play.puzzles import Trial


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "puzzle",
        help="solve puzzles in the terminal",
        description="Solve puzzles in the terminal: the first unsolved one and those after it, or from NUMBER on.",
    )
    command.add_argument("game", nargs="?", default="pylos", metavar="GAME", help="the game (default: pylos)")
    command.add_argument("number", nargs="?", type=int, metavar="NUMBER", help="the puzzle to begin with")
    command.add_argument("--list", action="store_true", help="print the puzzles and which are solved")
    add_data_dir(command, "where progress lies")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List puzzles, or solve them; 0 when they were solved or left."""
    from game.cli.text_lesson import TextLesson, progress_in
    from game.play.puzzles import shipped_puzzles

    game, puzzles = arguments.game, shipped_puzzles(arguments.game)
    if not puzzles:
        raise OptionError(f"there are no puzzles of {game!r}")
    progress = progress_in(arguments.data_dir)
    solved = progress.solved(game)
    unsolved = (number for number, puzzle in enumerate(puzzles, start=1) if puzzle.id not in solved)
    number = next(unsolved, 1) if arguments.number is None else arguments.number
    if not 1 <= number <= len(puzzles):
        raise OptionError(f"there is no puzzle {number}; there are 1 to {len(puzzles)}")
    words = words_for(arguments.lang, sys.stdout)
    if arguments.list:
        _list(words, game, progress)
        return 0
    tolerate(sys.stdin)
    TextLesson(words, iter(sys.stdin), print).run(_puzzles(words, game, number, progress))
    return 0


def _puzzles(words: Words, game: str, first: int, progress: "ProgressFile") -> "Iterator[Assignment]":
    from functools import partial

    from game.cli.text_lesson import Assignment
    from game.play.levels import open_box
    from game.play.puzzles import Trial, shipped_puzzles
    from game.telling.learning import shown, solved, verdict

    rules = open_box(game).game
    for number, puzzle in enumerate(shipped_puzzles(game)[first - 1 :], start=first):
        trial = Trial(rules, puzzle)
        head = words.say("Puzzle {number}: {title}", number=number, title=words.given(puzzle.title))
        yield Assignment(
            trial,
            ". ".join([head, *_rules(words, trial)]) + ".",
            words.given(puzzle.text),
            verdict(words, puzzle.goal),
            solved(words),
            shown(words),
            partial(progress.solve, game, puzzle.id),
        )


def _rules(words: Words, trial: "Trial") -> list[str]:
    """The options it is played by."""
    from game.telling import telling_of

    telling = telling_of(trial.match.game.name)
    return [
        f"{telling.option(words, name)}: {telling.value(words, name, value)}"
        for name, value in trial.match.options.items()
    ]


def _list(words: Words, game: str, progress: "ProgressFile") -> None:
    from game.play.puzzles import shipped_puzzles

    solved = progress.solved(game)
    for number, puzzle in enumerate(shipped_puzzles(game), start=1):
        facts = [words.given(puzzle.title), words.count("{number} star", "{number} stars", puzzle.difficulty)]
        if puzzle.id in solved:
            facts.append(words.say("solved"))
        print(f"{number}. {', '.join(facts)}")
