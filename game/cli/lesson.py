"""`fivefold lesson`: a game's first lesson in the terminal."""

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


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser("lesson", help="take a game's first lesson in the terminal")
    command.add_argument("game", nargs="?", default="pylos", metavar="GAME", help="the game (default: pylos)")
    add_data_dir(command, "where progress lies")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Take the lesson; 0 when it was taken or left."""
    from game.cli.text_lesson import TextLesson, progress_in
    from game.play.lessons import has_lesson

    if not has_lesson(arguments.game):
        raise OptionError(f"there is no lesson of {arguments.game!r}")
    progress = progress_in(arguments.data_dir)
    words = words_for(arguments.lang, sys.stdout)
    tolerate(sys.stdin)
    TextLesson(words, iter(sys.stdin), print).run(_steps(words, arguments.game, progress))
    return 0


def _steps(words: Words, game: str, progress: "ProgressFile") -> "Iterator[Assignment]":
    from game.cli.text_lesson import Assignment
    from game.play.lessons import Exercise, shipped_lesson
    from game.play.levels import open_box

    rules, tasks = open_box(game).game, shipped_lesson(game)
    for number, task in enumerate(tasks, start=1):
        head = words.say("Step {number} of {all}.", number=number, all=len(tasks))
        text, wrong, done = (words.given(text) if text else "" for text in (task.text, task.wrong, task.done))
        yield Assignment(Exercise(rules, task), head, text, wrong, done)
    progress.take(game)
