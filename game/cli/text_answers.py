"""What can be asked about a game in the terminal without changing it: moves, log, reasons, rules, a review, a file."""

from collections.abc import Callable, Iterable
from pathlib import Path

from game.cli.looking_back import looked_back
from game.cli.story import Story
from game.cli.text_commands import Command, explained, move_text, names
from game.core.errors import NotationError
from game.play.match import Match
from game.play.record import write
from game.telling import telling_of
from game.words import Words


class Answers:
    """Answers about one match, line by line, with `show`."""

    def __init__(self, match: Match, words: Words, story: Story, show: Callable[[str], None]) -> None:
        self._match, self._words, self._story, self._show = match, words, story, show
        self._telling = telling_of(match.game.name)

    def board(self) -> None:
        """How it stands."""
        self._show_all(self._story.standing())

    def _show_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._show(line)

    def not_understood(self, text: str) -> None:
        """What was typed is nothing: say what can be."""
        words, moves = self._words, self._match.legal()
        example = self._match.game.write_move(moves[0])
        self._show(
            words.say(
                "“{text}” is neither a command nor a move. A move is typed like this: {example}. "
                "All moves: {legal}. All commands: {help}.",
                text=text,
                example=example,
                legal=names(words)[Command.LEGAL],
                help=names(words)[Command.HELP],
            )
        )

    def help(self) -> None:
        """All commands."""
        self._show(self._words.say("Type a move, or one of these:"))
        self._show_all(explained(self._words))

    def legal(self) -> None:
        """Every move that can be made."""
        for move in self._match.legal():
            self._show(self.with_text(move))

    def with_text(self, move: object) -> str:
        """A move's text and what it does."""
        what = self._telling.move(self._words, self._match.position, move)
        return f"{self._match.game.write_move(move)}: {what}"

    def log(self) -> None:
        """What has happened."""
        if not self._match.steps:
            self._show(self._words.say("Nothing has happened yet."))
        for number, step in enumerate(self._match.steps, start=1):
            self._show(f"{number}. {self._story.told(step)}")

    def review(self) -> None:
        """How the game went, once it is over."""
        if self._match.outcome is None:
            self._show(self._words.say("The game can be looked back on when it is over."))
        else:
            self._show(self._words.say("A bot looks at every move, which takes a little while."))
            self._show_all(looked_back(self._match, self._words))

    def why(self, text: str) -> None:
        """Why a move isn't allowed."""
        if not text:
            self._show(self._words.say("Name a move as well, to hear why it is not allowed."))
            return
        text = move_text(text)
        try:
            refusal = self._match.game.refusal(self._match.position, text)
        except NotationError:
            self.not_understood(text)
            return
        if refusal is None:
            what = self._telling.move(self._words, self._match.position, self._read(text))
            self._show(self._words.say("That move is allowed: {what}.", what=what))
            return
        self._show(self._telling.refusal(self._words, refusal))
        self.rules(refusal.number)

    def _read(self, text: str) -> object:
        return self._match.game.read_move(self._match.position, text)

    def rules(self, number: str) -> None:
        """The rules, or one paragraph."""
        self._show_all(self._story.rules(number))

    def save(self, name: str) -> None:
        """Write the game to a new file."""
        if not name:
            self._show(self._words.say("Name a file as well, to write the game to."))
            return
        try:
            with Path(name).open("xb") as file:
                file.write(write(self._match.record()))
        except FileExistsError:
            self._show(self._words.say("{file} is there already; choose another name.", file=name))
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._show(self._words.say("{file} can't be written: {reason}.", file=name, reason=reason))
        else:
            self._show(self._words.say("The game is written to {file}.", file=name))
