"""What the front of the house says of each of the five games, whether it can be played here or read about."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.rules.catalog import GAMES
from game.tables.catalog import TABLES
from game.telling import telling_of
from game.words import Words


class Credit(NamedTuple):
    """Whose game it is."""

    authors: tuple[str, ...]
    publisher: str


class Facts(NamedTuple):
    """Seats, and how long a game takes in minutes where that was measured at this table."""

    seats: tuple[int, int]
    minutes: int | None = None
    may_begin: bool = False
    """Who begins is drawn, but the players may name somebody instead."""


FACTS: Mapping[str, Facts] = {
    "pylos": Facts((2, 2), 10),
    "yoxii": Facts((2, 2), 7),
    "help_me": Facts((2, 4), 10, may_begin=True),
    "hutan": Facts((1, 4), 20),
    "monster_baby_rescue": Facts((2, 5), 15),
}
"""In house order."""

CREDITS: Mapping[str, Credit] = {
    "pylos": Credit(("David G. Royffe",), "Gigamic"),
    "yoxii": Credit(("Jérémy Partinico",), "Cosmoludo"),
    "help_me": Credit((), "Libellud"),
    "hutan": Credit(("Asger Harding Granerud", "Daniel Skjold Pedersen"), "Sidekick Games"),
    "monster_baby_rescue": Credit(("Vladimír Suchý",), "Delicious Games"),
}

TOURNAMENT = "monster_baby_rescue"
"""The game that lends a tournament its colours and pictures: one of which there are as many as entrants."""

_TITLES: Mapping[str, Callable[[Words], str]] = {
    "yoxii": lambda words: words.say("Yoxii"),
    "help_me": lambda words: words.say("Help Me!"),
    "hutan": lambda words: words.say("Hutan"),
    "monster_baby_rescue": lambda words: words.say("Monster Baby Rescue"),
}
_PITCHES: Mapping[str, Callable[[Words], str]] = {
    "yoxii": lambda words: words.say("Lead the totem to your stones"),
    "help_me": lambda words: words.say("Stack your friends, bluff the rest"),
    "hutan": lambda words: words.say("Grow a forest fit for animals"),
    "monster_baby_rescue": lambda words: words.say("Raise the finest little monster"),
}


def playable(game: str) -> bool:
    """Whether there are rules and a table for the game."""
    return game in GAMES and game in TABLES


def title(words: Words, game: str) -> str:
    """The game's name, without what follows a colon."""
    return telling_of(game).title(words).partition(":")[0] if playable(game) else _TITLES[game](words)


def pitch(words: Words, game: str) -> str:
    """What the game is about, in a few words."""
    return telling_of(game).pitch(words) if playable(game) else _PITCHES[game](words)


def players(words: Words, game: str) -> str:
    """For how many players it is."""
    least, most = FACTS[game].seats
    if least == most:
        return words.count("{number} player", "{number} players", most)
    return words.count("{least}–{number} player", "{least}–{number} players", most, least=least)


def duration(words: Words, game: str) -> str:
    """How long it takes; empty where that isn't known."""
    minutes = FACTS[game].minutes
    return "" if minutes is None else words.say("about {number} min", number=minutes)
