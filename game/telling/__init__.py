"""Moves, events, reasons, options and refusals as sentences in the player's language; one module a game."""

from collections.abc import Callable
from typing import Any, Protocol

from game.core.errors import OptionError
from game.core.protocol import Event, Paragraph, Seat
from game.words import Words

__all__ = ["Telling", "telling_of"]


class Telling(Protocol):
    """How one game speaks; positions and moves are its own rules' values, ids are those of docs/protocol.md."""

    def title(self, words: Words) -> str:
        """The game's name."""
        ...

    def pitch(self, words: Words) -> str:
        """What the game is about, in one line."""
        ...

    def option(self, words: Words, name: str) -> str:
        """What an option of the game is called."""
        ...

    def value(self, words: Words, name: str, value: str) -> str:
        """What a value of an option is called."""
        ...

    def explain(self, words: Words, name: str, value: str) -> str:
        """What choosing that value means, in one line."""
        ...

    def piece_name(self, words: Words, seat: Seat) -> str:
        """What a seat is called by its pieces, to begin a sentence with."""
        ...

    def to_do(self, words: Words, position: Any) -> str:
        """What the seat to move has to decide; empty when the game is over."""
        ...

    def move(self, words: Words, position: Any, move: Any) -> str:
        """What a move does, without saying who."""
        ...

    def event(self, words: Words, event: Event) -> str:
        """What happened, as a whole sentence for log and captions; empty where nothing is worth saying."""
        ...

    def reason(self, words: Words, reason: str) -> str:
        """Why the game ended, as a whole sentence."""
        ...

    def refusal(self, words: Words, paragraph: Paragraph) -> str:
        """Why a move is not allowed, as a whole sentence."""
        ...

    def label(self, words: Words, label: str) -> str:
        """What a line of the score is for."""
        ...

    def board(self, words: Words, position: Any) -> str:
        """The table in several short lines that make sense when read aloud."""
        ...


def telling_of(name: str) -> Telling:
    """How the game of that id speaks."""
    if name not in _TELLINGS:
        raise OptionError(f"nobody tells the game {name!r}; there are {', '.join(_TELLINGS)}")
    return _TELLINGS[name]()


def _pylos() -> Telling:
    from game.telling.pylos import PylosTelling

    return PylosTelling()


_TELLINGS: dict[str, Callable[[], Telling]] = {"pylos": _pylos}
