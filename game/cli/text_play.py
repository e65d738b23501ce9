"""A whole game in the terminal: short lines that make sense when read aloud, no cursor movement, no colours."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from game.ai.bot import choose
from game.cli.curtain import Curtain
from game.cli.looking_back import looked_back
from game.cli.story import Story
from game.cli.text_commands import Command, explained, heed, move_text, names, vocabulary
from game.core.errors import NotationError
from game.core.protocol import Seat
from game.play.match import Match
from game.play.record import write
from game.play.seat import ADVISING, Bot, Player, persons
from game.telling import advice_of, telling_of
from game.words import Words

AFTERWARDS = (Command.REVIEW, Command.LOG, Command.BOARD, Command.RULES, Command.SAVE)
"""What can be asked for when the game is over."""


class TextPlay:
    """One match between the players of its seats, asked line by line.

    `lines` are what people type; when they end, the game is left. `show` gets one line at a time. `await_key` returns
    after the next key; without it, after the next of the lines.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        words: Words,
        lines: Iterator[str],
        show: Callable[[str], None],
        seed: int,
        await_key: Callable[[], None] | None = None,
    ) -> None:
        self._match = match
        self._players = players
        self._words = words
        self._lines = lines
        self._show = show
        self._seed = seed
        self._telling = telling_of(match.game.name)
        self._story = Story(match, words)
        self._persons = persons(players)
        self._curtain = Curtain(match, self._persons, words, show, await_key or self._pass_line)
        self._waiting: str | None = None
        self._vocabulary = vocabulary()
        self._hints = 0
        self._undone = 0
        self._left = False

    def run(self) -> None:
        """Play until the game is over or is left."""
        self._introduce()
        for seat in self._curtain.first_looks():
            self._wait(seat)
        while self._match.outcome is None and not self._left:
            mover = self._match.to_move
            assert mover is not None
            player = self._players[mover]
            if isinstance(player, Bot):
                self._let_play(player)
            elif self._curtain.must_call(mover):
                self._hand_over(mover)
            else:
                self._decide()
        if self._match.outcome is not None:
            self._conclude()
            self._look_back()
        self._show(self._words.say("Goodbye."))

    def _decide(self) -> None:
        """The person to move has the screen: show the board once, ask until something was played or undone."""
        position = self._match.position
        self._show_board()
        while self._match.position is position and not self._left:
            self._ask()

    def _hand_over(self, seat: Seat) -> None:
        """The person before may undo; then the next one has the screen."""
        position, before = self._match.position, self._curtain.called
        self._curtain.call(seat)
        self._wait(seat)
        if self._match.position is position:
            self._curtain.seat(seat)
        else:
            self._curtain.called = before

    def _wait(self, seat: Seat) -> None:
        """Obey commands until Enter, that person's look, an undo, or a move, which is left for whoever asks next."""
        position = self._match.position
        while self._match.position is position and not self._left:
            line = self._next_line()
            word, _, rest = (line or "").strip().partition(" ")
            command = self._vocabulary.get(word.casefold())
            if line is None:
                self._left = True
            elif command is Command.PEEK:
                if self._curtain.peek(rest.strip()) == seat:
                    return
            elif command is not None:
                self._obey(command, rest.strip())
            else:
                self._waiting = line if word else None
                return

    def _next_line(self) -> str | None:
        line, self._waiting = self._waiting, None
        return next(self._lines, None) if line is None else line

    def _pass_line(self) -> None:
        next(self._lines, None)

    def _introduce(self) -> None:
        words = self._words
        self._show_all(self._story.heading())
        self._show_all(self._story.seated(self._players))
        if self._persons:
            self._show(words.say("Type {command} to see what you can type.", command=names(words)[Command.HELP]))

    def _let_play(self, bot: Bot) -> None:
        self._match.play(self._chosen(bot.level))
        self._show(self._story.told(self._match.steps[-1]))

    def _chosen(self, level: str) -> object:
        game, position, seat = self._match.game, self._match.position, self._match.to_move
        assert seat is not None
        return choose(game, game.seen_by(position, seat), level, self._seed).move

    def _show_board(self) -> None:
        self._show_all(self._story.standing())

    def _show_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._show(line)

    def _ask(self) -> None:
        line = self._next_line()
        if line is None:
            self._left = True
            return
        heed(line, self._vocabulary, self._obey, self._try)

    def _obey(self, command: Command, rest: str) -> None:
        simple: dict[Command, Callable[[], None]] = {
            Command.HELP: self._help,
            Command.BOARD: self._show_board,
            Command.LEGAL: self._legal,
            Command.LOG: self._log,
            Command.UNDO: self._undo,
            Command.REDO: self._redo,
            Command.HINT: self._hint,
            Command.REVIEW: self._review,
            Command.QUIT: self._quit,
        }
        asking: dict[Command, Callable[[str], object]] = {
            Command.WHY: self._why,
            Command.RULES: self._rules,
            Command.SAVE: self._save,
            Command.PEEK: self._curtain.peek,
        }
        if command in simple:
            simple[command]()
        else:
            asking[command](rest)

    def _try(self, text: str) -> None:
        """Play a move, or say what is wrong with it."""
        try:
            refusal = self._match.game.refusal(self._match.position, text)
        except NotationError:
            self._not_understood(text)
            return
        if refusal is None:
            self._show(self._story.told(self._match.play(text)))
            return
        self._show(f"{self._telling.refusal(self._words, refusal)} ({refusal.number})")

    def _not_understood(self, text: str) -> None:
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

    def _help(self) -> None:
        self._show(self._words.say("Type a move, or one of these:"))
        self._show_all(explained(self._words))

    def _legal(self) -> None:
        for move in self._match.legal():
            self._show(self._with_text(move))

    def _with_text(self, move: object) -> str:
        what = self._telling.move(self._words, self._match.position, move)
        return f"{self._match.game.write_move(move)}: {what}"

    def _log(self) -> None:
        if not self._match.steps:
            self._show(self._words.say("Nothing has happened yet."))
        for number, step in enumerate(self._match.steps, start=1):
            self._show(f"{number}. {self._story.told(step)}")

    def _undo(self) -> None:
        if not self._match.can_undo(self._persons):
            self._show(self._words.say("There is nothing to undo."))
            return
        undone = self._match.undo(self._persons)
        self._undone += 1
        self._show(self._words.count("{number} move undone.", "{number} moves undone.", len(undone)))

    def _redo(self) -> None:
        if not self._match.can_redo():
            self._show(self._words.say("There is nothing to redo."))
            return
        for step in self._match.redo(self._persons):
            self._show(self._story.told(step))

    def _hint(self) -> None:
        if self._curtain.shared:
            self._show(self._words.say("There are no hints while several people play: they would tell secrets."))
            return
        self._hints += 1
        move = self._chosen(ADVISING)
        self._show(self._with_text(move))
        seat, game = self._match.to_move, self._match.game
        assert seat is not None
        seen = game.seen_by(self._match.position, seat)
        reason = advice_of(game.name)(self._words, seen, move)
        if reason != self._telling.move(self._words, self._match.position, move):
            self._show(f"{reason}.")

    def _review(self) -> None:
        if self._match.outcome is None:
            self._show(self._words.say("The game can be looked back on when it is over."))
        else:
            self._show(self._words.say("A bot looks at every move, which takes a little while."))
            self._show_all(looked_back(self._match, self._words))

    def _look_back(self) -> None:
        """After the end: a review, and what else changes nothing, until Enter."""
        name = names(self._words)[Command.REVIEW]
        while self._persons and not self._left:
            self._show(
                self._words.say("Type {command} to look back on the game, or press Enter to leave.", command=name)
            )
            line = (self._next_line() or "").strip()
            word, _, rest = line.partition(" ")
            command = self._vocabulary.get(word.casefold())
            if command in AFTERWARDS:
                self._obey(command, rest.strip())
            else:
                return

    def _quit(self) -> None:
        self._left = True

    def _why(self, text: str) -> None:
        if not text:
            self._show(self._words.say("Name a move as well, to hear why it is not allowed."))
            return
        text = move_text(text)
        try:
            refusal = self._match.game.refusal(self._match.position, text)
        except NotationError:
            self._not_understood(text)
            return
        if refusal is None:
            what = self._telling.move(self._words, self._match.position, self._read(text))
            self._show(self._words.say("That move is allowed: {what}.", what=what))
            return
        self._show(self._telling.refusal(self._words, refusal))
        self._rules(refusal.number)

    def _read(self, text: str) -> object:
        return self._match.game.read_move(self._match.position, text)

    def _rules(self, number: str) -> None:
        self._show_all(self._story.rules(number))

    def _save(self, name: str) -> None:
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

    def _conclude(self) -> None:
        """How it stands at the end, who won and why, and what help was used."""
        words = self._words
        self._show_all(self._story.standing())
        if self._hints:
            self._show(words.count("{number} hint was used.", "{number} hints were used.", self._hints))
        if self._undone:
            self._show(words.count("Undo was used {number} time.", "Undo was used {number} times.", self._undone))
