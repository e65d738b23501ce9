"""Who shall sit where, and by which options, before a game begins."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.ai.bot import LEVELS
from game.core.protocol import Seat
from game.play.seat import Bot, Person, Player, filled
from game.shell.input.wish import Device


class Place(NamedTuple):
    """A player, and the very pad in their hands if they play with one of their own."""

    player: Player
    pad: Device | None = None


class Plan:
    """Seats and options of one game; it can be kept for the next one."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        """The usual: a person on the first seat, skilled bots on all others."""
        self.places = [Place(player) for player in filled((), seats)]
        self.options = dict(options)

    @property
    def players(self) -> Sequence[Player]:
        """Everybody, in seat order."""
        return [place.player for place in self.places]

    @property
    def held(self) -> Mapping[Seat, Device]:
        """The pads of those who have their own."""
        return {Seat(seat): place.pad for seat, place in enumerate(self.places) if place.pad is not None}

    def seat_of(self, pad: Device) -> Seat | None:
        """The seat a pad has been bound to."""
        return next((seat for seat, held in self.held.items() if held.id == pad.id), None)

    def choices(self, seat: Seat, pads: Sequence[Device]) -> Sequence[Place]:
        """Who could sit there: a person with any device or with a pad nobody else holds, or a bot."""
        free = [pad for pad in pads if self.seat_of(pad) in (None, seat)]
        persons = [Place(Person()), *(Place(Person(pad.guid), pad) for pad in free)]
        return [*persons, *(Place(Bot(level)) for level in LEVELS)]

    def turn(self, seat: Seat, step: int, pads: Sequence[Device]) -> None:
        """The next (or, with -1, the last) of the choices sits there now; round and round."""
        choices = self.choices(seat, pads)
        now = self.places[seat]
        at = choices.index(now) if now in choices else 0
        self.places[seat] = choices[(at + step) % len(choices)]

    def join(self, pad: Device, host: Device | None) -> Seat | None:
        """The pad takes the first bot's seat: that seat, or None if there is no bot.

        `host` is the pad that opened the screen: now that there are two, it keeps a seat of its own as well.
        """
        seat = next((Seat(at) for at, place in enumerate(self.places) if isinstance(place.player, Bot)), None)
        if seat is None:
            return None
        self.places[seat] = Place(Person(pad.guid), pad)
        if host is not None and host.id != pad.id and self.seat_of(host) is None:
            open_seat = next((at for at, place in enumerate(self.places) if place == Place(Person())), None)
            if open_seat is not None:
                self.places[open_seat] = Place(Person(host.guid), host)
        return seat

    def forget(self, pads: Sequence[Device]) -> None:
        """Persons whose pad isn't there any more play with any device."""
        there = {pad.id for pad in pads}
        for seat, pad in self.held.items():
            if pad.id not in there:
                self.places[seat] = Place(Person())

    def swap(self) -> None:
        """Everybody moves on by one seat."""
        self.places = [*self.places[1:], self.places[0]]
