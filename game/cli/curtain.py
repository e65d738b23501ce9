"""Who is at the screen of a game in which persons know different things: first looks, calls, and peeking (HM3, HM6)."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from game.cli.text_commands import Command, names
from game.core.protocol import Seat
from game.play.match import Match
from game.telling import secrets_of, telling_of
from game.words import Words

ASIDE = "\x1b[?1049h\x1b[2J\x1b[H"
"""Goes to the terminal's other screen, which keeps no lines, and empties it."""

BACK = "\x1b[2J\x1b[H\x1b[?1049l"
"""Empties the other screen and goes back."""


class Curtain:
    """Keeps secrets off the screen of one match; without secrets there is never anything to do.

    `show` gets one line at a time, `await_key` returns when somebody pressed the next key.
    """

    def __init__(
        self,
        match: Match,
        persons: Collection[Seat],
        words: Words,
        show: Callable[[str], None],
        await_key: Callable[[], None],
    ) -> None:
        self._match = match
        self._persons = persons
        self._words = words
        self._show = show
        self._await_key = await_key
        self._secrets = secrets_of(match.game.name)
        self.called: Seat | None = None
        """The person at the screen; None while one makes room for the next."""

    @property
    def shared(self) -> bool:
        """Whether several persons have secrets from one another."""
        return self._secrets is not None and len(self._persons) > 1

    def first_looks(self) -> Iterator[Seat]:
        """Call every person for a private look before the first move; each may then do as they like."""
        if self._secrets is None or self._match.steps:
            return
        for seat in sorted(self._persons):
            self.called = seat
            self._show(self._invitation(seat))
            yield seat

    def must_call(self, seat: Seat) -> bool:
        """Whether another person sits at the screen than the one to move."""
        return self.shared and seat != self.called

    def call(self, seat: Seat) -> None:
        """Ask the person at the screen to make room for that one."""
        self.called = None
        words, who = self._words, self._who(seat)
        self._show(words.say("{who} is next. Press Enter when {who} is at the screen.", who=who))
        if self._match.can_undo(self._persons):
            undo = names(words)[Command.UNDO]
            self._show(words.say("Until then {command} undoes the last move.", command=undo))

    def seat(self, seat: Seat) -> None:
        """That person has come; nothing before this is taken back."""
        self.called = seat
        self._match.seal()

    def peek(self, number: str) -> Seat | None:
        """Show a person what only they may see, until the next key; whose it was, None if nothing was shown.

        Without a number it is the person at the screen.
        """
        if self._secrets is None:
            self._show(self._words.say("Nothing in this game is secret."))
            return None
        seat = self._named(number)
        if seat is None:
            command = f"{names(self._words)[Command.PEEK]} {min(self._persons, default=0) + 1}"
            self._show(self._words.say("Only persons can look. Name yourself like this: {command}.", command=command))
            return None
        seen = self._match.game.seen_by(self._match.position, seat)
        with self._aside():
            self._show(f"{self._who(seat)}. {' '.join(self._secrets(self._words, seen))}")
            self._show(self._words.say("The next key hides this."))
            self._await_key()
        return seat

    def _named(self, number: str) -> Seat | None:
        if number:
            return next((seat for seat in self._persons if number == str(seat + 1)), None)
        return self.called

    def _invitation(self, seat: Seat) -> str:
        words, command = self._words, names(self._words)[Command.PEEK]
        invitation = words.say("Type {command} to see what only you may see, or press Enter.", command=command)
        if not self.shared:
            return invitation
        return words.say("{who}, come to the screen alone.", who=self._who(seat)) + " " + invitation

    def _who(self, seat: Seat) -> str:
        return telling_of(self._match.game.name).piece_name(self._words, seat)

    @contextmanager
    def _aside(self) -> Iterator[None]:
        """Whatever happens inside is gone from the screen afterwards."""
        self._show(ASIDE)
        try:
            yield
        finally:
            self._show(BACK)
