"""Lessons and puzzles in the terminal: position after position, short lines that make sense when read aloud."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.cli.story import Story
from game.cli.text_commands import Command, heed, names, vocabulary
from game.core.errors import NotationError
from game.play.attempt import Attempt, State
from game.play.places import places
from game.play.progress import ProgressFile
from game.telling import advice_of, telling_of
from game.words import Words

_SENTENCE_END = re.compile(r"(?<=[.!?:]) (?=[A-ZА-ЯЄІЇҐ])")


class Assignment(NamedTuple):
    """Something to be done: how it begins, and what is said of it."""

    attempt: Attempt
    head: str
    text: str
    wrong: str
    done: str
    shown: str = ""
    """Said in place of `done` when help was used; empty where help is part of it."""
    finish: Callable[[], None] = lambda: None
    """Called when it was done without help."""


def progress_in(data_dir: Path | None) -> ProgressFile:
    """What was learnt so far, from a folder or this system's place for it."""
    return ProgressFile(places(data_dir).progress)


class TextLesson:
    """Assignments one after the other. `lines` are what people type; when they end, the rest is left."""

    def __init__(self, words: Words, lines: Iterator[str], show: Callable[[str], None]) -> None:
        self._words, self._lines, self._show = words, lines, show
        self._vocabulary = vocabulary()
        self._helped = self._left = False
        self._task: Assignment
        self._story: Story

    def run(self, tasks: Iterator[Assignment]) -> None:
        """Until all are done or somebody leaves."""
        say = self._words.say
        self._show(say("Type {command} to see what you can type.", command=names(self._words)[Command.HELP]))
        for task in tasks:
            self._take(task)
            if self._left:
                break
        self._show(say("Goodbye."))

    def _take(self, task: Assignment) -> None:
        self._task, self._helped = task, False
        self._story = Story(task.attempt.match, self._words)
        self._show(task.head)
        for sentence in _SENTENCE_END.split(task.text):
            self._show(sentence)
        self._show_board()
        while task.attempt.state is not State.DONE and not self._left:
            if task.attempt.to_answer:
                self._show(self._story.told(task.attempt.answer()))
                if task.attempt.to_play:
                    self._show_board()
            else:
                self._ask()
        if task.attempt.state is State.DONE:
            self._show(task.shown if self._helped and task.shown else task.done)
            if not (self._helped and task.shown):
                task.finish()

    def _show_board(self) -> None:
        for line in self._story.standing():
            self._show(line)

    def _ask(self) -> None:
        line = next(self._lines, None)
        if line is None:
            self._left = True
            return
        heed(line, self._vocabulary, self._obey, self._try)

    def _obey(self, command: Command, rest: str) -> None:
        actions: dict[Command, Callable[[], None]] = {
            Command.BOARD: self._show_board,
            Command.LEGAL: self._legal,
            Command.HINT: self._hint,
            Command.UNDO: self._again,
            Command.RULES: lambda: self._rules(rest),
            Command.QUIT: self._quit,
        }
        actions.get(command, self._help)()

    def _try(self, text: str) -> None:
        """Play a move, or say what is wrong with it."""
        attempt, words = self._task.attempt, self._words
        game, position = attempt.match.game, attempt.match.position
        telling = telling_of(game.name)
        try:
            refusal = game.refusal(position, text)
        except NotationError:
            example = game.write_move(attempt.match.legal()[0])
            self._show(
                words.say(
                    "“{text}” is neither a command nor a move. A move is typed like this: {example}.",
                    text=text,
                    example=example,
                )
            )
            return
        if refusal is not None:
            self._show(f"{telling.refusal(words, refusal)} ({refusal.number})")
            return
        self._show(self._story.told(attempt.play(game.read_move(position, text))))
        if attempt.state is State.WRONG:
            self._show(self._task.wrong)
            self._show(words.say("Try again from the beginning."))
            self._again()
        elif attempt.to_play:
            self._to_do()

    def _to_do(self) -> None:
        """What is to be decided next in this turn."""
        *_, last = self._story.standing()
        self._show(last)

    def _again(self) -> None:
        self._task.attempt.retry()
        self._show_board()

    def _hint(self) -> None:
        attempt = self._task.attempt
        text = attempt.next_step()
        if text is None:
            return
        self._helped = True
        game = attempt.match.game
        seen = game.seen_by(attempt.match.position, attempt.seat)
        move = game.read_move(seen, text)
        what = telling_of(game.name).move(self._words, seen, move)
        self._show(f"{text}: {what}. {advice_of(game.name)(self._words, seen, move)}.")

    def _legal(self) -> None:
        match = self._task.attempt.match
        for move in match.legal():
            what = telling_of(match.game.name).move(self._words, match.position, move)
            self._show(f"{match.game.write_move(move)}: {what}")

    def _rules(self, number: str) -> None:
        for line in self._story.rules(number):
            self._show(line)

    def _quit(self) -> None:
        self._left = True

    def _help(self) -> None:
        words, name = self._words, names(self._words)
        self._show(words.say("Type a move, or one of these:"))
        for line in (
            words.say("{command}: this list.", command=name[Command.HELP]),
            words.say("{command}: how the table stands now.", command=name[Command.BOARD]),
            words.say("{command}: every move you can make now, and what to type for it.", command=name[Command.LEGAL]),
            words.say("{command}: a right move, and why.", command=name[Command.HINT]),
            words.say("{command}: start again.", command=name[Command.UNDO]),
            words.say(
                "{command}: the list of rules. With a number, such as {number}, that rule.",
                command=name[Command.RULES],
                number="5",
            ),
            words.say("{command}: leave.", command=name[Command.QUIT]),
        ):
            self._show(line)
