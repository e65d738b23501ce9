"""Who sits where: a person with a device, or a bot of a level."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

import msgspec

from game.ai.bot import LEVELS
from game.core.errors import OptionError
from game.core.protocol import Seat

HUMAN = "human"
"""How a person's seat is written on the command line."""

SPARRING = "skilled"
"""The level of bots nobody chose a level for."""

ADVISING = "expert"
"""The level of the bot that gives hints."""


class Person(msgspec.Struct, frozen=True, tag="person"):
    """A person; `device` is the GUID of a gamepad, None for whatever device is at hand."""

    device: str | None = None
    name: str = ""
    """What they are called (`game.play.people`); empty for somebody who said nothing about it."""


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """A bot; `level` is one of `game.ai.bot.LEVELS`."""

    level: str

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise OptionError(f"a bot can't be {self.level!r}; it can be {', '.join(LEVELS)}")


Player: TypeAlias = Person | Bot


def parse(text: str) -> Player:
    """The player that `human` or a level names, else `OptionError`."""
    if text == HUMAN:
        return Person()
    if text in LEVELS:
        return Bot(text)
    raise OptionError(f"a seat can't be {text!r}; it can be {', '.join((HUMAN, *LEVELS))}")


def written(player: Player) -> str:
    """The word `parse` reads."""
    return HUMAN if isinstance(player, Person) else player.level


def filled(players: Sequence[Player], seats: int) -> tuple[Player, ...]:
    """`players` from the first seat on, then the usual: a person first, bots after; `OptionError` if too many."""
    if len(players) > seats:
        raise OptionError(f"{len(players)} players don't fit on {seats} seats")
    rest: Sequence[Player] = [Bot(SPARRING) if seat else Person() for seat in range(len(players), seats)]
    return (*players, *rest)


def persons(players: Sequence[Player]) -> Collection[Seat]:
    """The seats of persons, as `Match.undo` wants them."""
    return frozenset(Seat(at) for at, player in enumerate(players) if isinstance(player, Person))
