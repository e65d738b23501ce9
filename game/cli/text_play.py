"""A whole game in the terminal: short lines that make sense when read aloud, no cursor movement, no colours."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from game.ai.bot import choose
from game.cli.curtain import Curtain
from game.cli.story import Story
from game.cli.text_answers import Answers
from game.cli.text_commands import Command, heed, names, vocabulary
from game.core.errors import NotationError
from game.core.protocol import Seat
from game.play.match import Match
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
        self._answers = Answers(match, words, self._story, show)
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
        self._answers.board()
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
            Command.HELP: self._answers.help,
            Command.BOARD: self._answers.board,
            Command.LEGAL: self._answers.legal,
            Command.LOG: self._answers.log,
            Command.UNDO: self._undo,
            Command.REDO: self._redo,
            Command.HINT: self._hint,
            Command.REVIEW: self._answers.review,
            Command.QUIT: self._quit,
        }
        asking: dict[Command, Callable[[str], object]] = {
            Command.WHY: self._answers.why,
            Command.RULES: self._answers.rules,
            Command.SAVE: self._answers.save,
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
            self._answers.not_understood(text)
            return
        if refusal is None:
            self._show(self._story.told(self._match.play(text)))
            return
        self._show(f"{self._telling.refusal(self._words, refusal)} ({refusal.number})")

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
        self._show(self._answers.with_text(move))
        seat, game = self._match.to_move, self._match.game
        assert seat is not None
        seen = game.seen_by(self._match.position, seat)
        reason = advice_of(game.name)(self._words, seen, move)
        if reason != self._telling.move(self._words, self._match.position, move):
            self._show(f"{reason}.")

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

    def _conclude(self) -> None:
        """How it stands at the end, who won and why, and what help was used."""
        words = self._words
        self._show_all(self._story.standing())
        if self._hints:
            self._show(words.count("{number} hint was used.", "{number} hints were used.", self._hints))
        if self._undone:
            self._show(words.count("Undo was used {number} time.", "Undo was used {number} times.", self._undone))
