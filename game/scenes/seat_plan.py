"""Who shall sit where, and by which options, before a game begins."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.ai.bot import LEVELS
from game.core.protocol import Seat
from game.play.seat import Bot, Person, Player, filled
from game.shell.input.wish import Device


class Place(NamedTuple):
    """A player (None: nobody sits there), and the very pad in their hands if they play with one of their own."""

    player: Player | None
    pad: Device | None = None


def _place(player: Player, pad: Device | None) -> Place:
    return Place(Person(name=player.name)) if isinstance(player, Person) and pad is None else Place(player, pad)


NOBODY = Place(None)
USUAL = 2
"""So many sit down at first, if the game is for that many."""


class Plan:
    """Places round the table and options of one game; it can be kept for the next one.

    There are as many places as the game has seats at most. Who sits there gets the seats in their order; empty places
    have none.
    """

    def __init__(self, seats: tuple[int, int], options: Mapping[str, str]) -> None:
        """The usual: a person on the first place, skilled bots after; `seats` are the least and the most."""
        self.least, self.most = seats
        usual = min(self.most, max(self.least, USUAL))
        self.places = [Place(player) for player in filled((), usual)] + [NOBODY] * (self.most - usual)
        self.options = dict(options)
        self.deal = ""
        """What is dealt (`game.play.deals`); empty for a fresh deal."""
        self.begins: int | None = None
        """The seat that makes the first move, where the players have named one."""

    @classmethod
    def round_table(cls, players: Sequence[Player], held: Mapping[Seat, Device]) -> "Plan":
        """Who sits at a table now, with the pads they hold; nobody can leave a place empty there."""
        plan = cls((len(players), len(players)), {})
        plan.places = [_place(player, held.get(Seat(seat))) for seat, player in enumerate(players)]
        return plan

    @property
    def players(self) -> Sequence[Player]:
        """Everybody, in seat order."""
        return [place.player for place in self.places if place.player is not None]

    @property
    def held(self) -> Mapping[Seat, Device]:
        """The pads of those who have their own."""
        sitting = [place for place in self.places if place.player is not None]
        return {Seat(seat): place.pad for seat, place in enumerate(sitting) if place.pad is not None}

    @property
    def first(self) -> Seat | None:
        """Who makes the first move; None where the deal decides."""
        return None if self.begins is None or self.begins >= len(self.players) else Seat(self.begins)

    def seat(self, at: int) -> Seat | None:
        """The seat that somebody at a place will have; None for an empty one."""
        if self.places[at].player is None:
            return None
        return Seat(sum(place.player is not None for place in self.places[:at]))

    def name(self, at: int) -> str:
        """What the person at a place is called; empty without a name, and for others."""
        player = self.places[at].player
        return player.name if isinstance(player, Person) else ""

    def call(self, at: int, name: str) -> None:
        """The person at a place has that name; whoever had it before has none any more."""
        for other, place in enumerate(self.places):
            if isinstance(place.player, Person) and (other == at or (name and place.player.name == name)):
                named = Person(place.player.device, name if other == at else "")
                self.places[other] = Place(named, place.pad)

    def holds(self, pad: Device) -> bool:
        """Whether a pad has been bound to a seat."""
        return self._place_of(pad) is not None

    def _place_of(self, pad: Device) -> int | None:
        held = (at for at, place in enumerate(self.places) if place.pad is not None and place.pad.id == pad.id)
        return next(held, None)

    def choices(self, at: int, pads: Sequence[Device]) -> Sequence[Place]:
        """Who could sit there: a person with any device or with a pad nobody else holds, a bot, or nobody."""
        free = [pad for pad in pads if self._place_of(pad) in (None, at)]
        name = self.name(at)
        persons = [Place(Person(name=name)), *(Place(Person(pad.guid, name), pad) for pad in free)]
        others = len(self.players) - (self.places[at].player is not None)
        return [*persons, *(Place(Bot(level)) for level in LEVELS), *([NOBODY] if others >= self.least else [])]

    def turn(self, at: int, step: int, pads: Sequence[Device]) -> None:
        """The next (or, with -1, the last) of the choices sits there now; round and round."""
        choices = self.choices(at, pads)
        now = self.places[at]
        place = choices.index(now) if now in choices else 0
        self.places[at] = choices[(place + step) % len(choices)]

    def join(self, pad: Device, host: Device | None) -> int | None:
        """The pad takes the first bot's place, else the first empty one: which, or None if there is neither.

        `host` is the pad that opened the screen: now that there are two, it keeps a seat of its own as well.
        """
        bots = [at for at, place in enumerate(self.places) if isinstance(place.player, Bot)]
        empty = [at for at, place in enumerate(self.places) if place.player is None]
        if not bots + empty:
            return None
        at = (bots + empty)[0]
        self.places[at] = Place(Person(pad.guid), pad)
        if host is not None and host.id != pad.id and not self.holds(host):
            free = (at for at, place in enumerate(self.places) if isinstance(place.player, Person) and not place.pad)
            open_place = next(free, None)
            if open_place is not None:
                self.places[open_place] = Place(Person(host.guid, self.name(open_place)), host)
        return at

    def forget(self, pads: Sequence[Device]) -> None:
        """Persons whose pad isn't there any more play with any device."""
        there = {pad.id for pad in pads}
        for at, place in enumerate(self.places):
            if place.pad is not None and place.pad.id not in there:
                self.places[at] = Place(Person(name=self.name(at)))

    def swap(self) -> None:
        """Everybody moves on by one seat; empty places stay where they are."""
        sitting = [place for place in self.places if place.player is not None]
        turned = iter([*sitting[1:], sitting[0]])
        self.places = [place if place.player is None else next(turned) for place in self.places]
