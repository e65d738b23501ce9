"""Which pad plays which seat right now: by pad, not only by model, so equal pads never change places unasked."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from game.core.protocol import Seat
from game.play.seat import Person, Player
from game.shell.input.reunite import reunite
from game.shell.input.wish import Device, DeviceKind


class PadSeats:
    """Seats of persons who play with a pad of their own; everybody else plays with whatever is at hand."""

    def __init__(self, players: Sequence[Player], held: Mapping[Seat, Device] | None = None) -> None:
        """`held` are the pads in the hands of those who just sat down."""
        self._guids = {
            Seat(seat): player.device
            for seat, player in enumerate(players)
            if isinstance(player, Person) and player.device is not None
        }
        self._held = {seat: device.id for seat, device in (held or {}).items() if seat in self._guids}

    def may_act(self, seat: Seat, device: Device) -> bool:
        """Whether a device may move for a seat: keyboard, mouse and touch always, of the pads only its own."""
        if device.kind is not DeviceKind.PAD or seat not in self._guids:
            return True
        return self._held.get(seat) == device.id

    def held(self, pads: Iterable[Device]) -> Mapping[Seat, Device]:
        """The pad of each seat that has one in hand."""
        there = {pad.id: pad for pad in pads}
        return {seat: there[number] for seat, number in self._held.items() if number in there}

    def missing(self) -> Collection[Seat]:
        """Seats whose pad isn't there."""
        return [seat for seat in self._guids if seat not in self._held]

    def lose(self, device: Device) -> Collection[Seat]:
        """A pad is gone: the seats that held it."""
        lost = [seat for seat, held in self._held.items() if held == device.id]
        for seat in lost:
            del self._held[seat]
        return lost

    def reunite(self, pads: Iterable[Device]) -> Collection[Seat]:
        """Give missing seats their pads back where there is no doubt; the seats that must say which one is theirs."""
        taken = set(self._held.values())
        found = reunite({seat: self._guids[seat] for seat in self.missing()}, [p for p in pads if p.id not in taken])
        for seat, device in found.given.items():
            self._held[seat] = device.id
        return found.ask

    def claim(self, seat: Seat, device: Device) -> bool:
        """Somebody says with a pad that it is this seat's: true if it is of the right model and free."""
        right = device.guid == self._guids.get(seat) and device.id not in self._held.values()
        if right:
            self._held[seat] = device.id
        return right

    def release(self, seat: Seat) -> None:
        """The seat is played with whatever is at hand from now on, or by a bot."""
        self._guids.pop(seat, None)
        self._held.pop(seat, None)
