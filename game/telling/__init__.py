"""Moves, events, reasons, options and refusals as sentences in the player's language; one module a game."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from game.core.errors import OptionError
from game.core.protocol import Event, Paragraph, Seat
from game.words import Words

__all__ = ["Advice", "Ending", "Secrets", "Telling", "advice_of", "ending_of", "goal_of", "secrets_of", "telling_of"]


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


Secrets: TypeAlias = Callable[[Words, Any], Sequence[str]]
"""What only its viewer may read of a position of `seen_by`, in lines."""


def secrets_of(name: str) -> Secrets | None:
    """How that game tells a person what nobody else may know; None where all persons know the same."""
    return _SECRETS.get(name)


Advice: TypeAlias = Callable[[Words, Any, Any], str]
"""Why a legal move of a position of `seen_by` is advised, in a few words without a full stop."""


def advice_of(name: str) -> Advice:
    """How that game gives reasons."""
    return _ADVICE[name]


Ending: TypeAlias = Callable[[Words, Any, Sequence[str]], Sequence[str]]
"""What else there is to say of how a game ended, in whole sentences: for a final position and everybody's names."""


def ending_of(name: str) -> Ending | None:
    """How that game explains its end; None where the reason says it all."""
    return _ENDINGS.get(name)


Goal: TypeAlias = Callable[[Words, Any], str]
"""What a first position asks for, in a word or two; empty where it asks for nothing."""


def goal_of(name: str) -> Goal | None:
    """How that game names what there is to reach; None where nothing is."""
    return _GOALS.get(name)


def _pylos() -> Telling:
    from game.telling.pylos import PylosTelling

    return PylosTelling()


def _pylos_advice(words: Words, seen: Any, move: Any) -> str:
    from game.telling.pylos_advice import advice

    return advice(words, seen, move)


def _yoxii() -> Telling:
    from game.telling.yoxii import YoxiiTelling

    return YoxiiTelling()


def _yoxii_advice(words: Words, seen: Any, move: Any) -> str:
    from game.telling.yoxii_advice import advice

    return advice(words, seen, move)


def _yoxii_ending(words: Words, position: Any, names: Sequence[str]) -> Sequence[str]:
    from game.telling.yoxii_ending import ending

    return ending(words, position, names)


def _help_me() -> Telling:
    from game.telling.help_me import HelpMeTelling

    return HelpMeTelling()


def _hutan() -> Telling:
    from game.telling.hutan import HutanTelling

    return HutanTelling()


def _hutan_ending(words: Words, position: Any, names: Sequence[str]) -> Sequence[str]:
    from game.telling.hutan_ending import ending

    return ending(words, position, names)


def _hutan_goal(words: Words, position: Any) -> str:
    from game.telling.hutan_ending import goal

    return goal(words, position)


def _hutan_advice(words: Words, seen: Any, move: Any) -> str:
    from game.telling.hutan_advice import advice

    return advice(words, seen, move)


def _monster_baby_rescue_advice(words: Words, seen: Any, move: Any) -> str:
    from game.telling.monster_baby_rescue_advice import advice

    return advice(words, seen, move)


def _monster_baby_rescue() -> Telling:
    from game.telling.monster_baby_rescue import MonsterBabyRescueTelling

    return MonsterBabyRescueTelling()


def _help_me_advice(words: Words, seen: Any, move: Any) -> str:
    from game.telling.help_me_advice import advice

    return advice(words, seen, move)


def _help_me_secrets(words: Words, seen: Any) -> Sequence[str]:
    from game.telling.help_me import secrets

    return secrets(words, seen)


_TELLINGS: dict[str, Callable[[], Telling]] = {
    "pylos": _pylos,
    "yoxii": _yoxii,
    "help_me": _help_me,
    "hutan": _hutan,
    "monster_baby_rescue": _monster_baby_rescue,
}

_SECRETS: dict[str, Secrets] = {"help_me": _help_me_secrets}

_ADVICE: dict[str, Advice] = {
    "pylos": _pylos_advice,
    "yoxii": _yoxii_advice,
    "help_me": _help_me_advice,
    "hutan": _hutan_advice,
    "monster_baby_rescue": _monster_baby_rescue_advice,
}

_ENDINGS: dict[str, Ending] = {"yoxii": _yoxii_ending, "hutan": _hutan_ending}

_GOALS: dict[str, Goal] = {"hutan": _hutan_goal}
