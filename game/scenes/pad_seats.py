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
        self._held = {seat: device for seat, device in (held or {}).items() if seat in self._guids}
        self._names = {seat: device.name for seat, device in self._held.items()}

    def may_act(self, seat: Seat, device: Device) -> bool:
        """Whether a device may move for a seat: keyboard, mouse and touch always, of the pads only its own."""
        if device.kind is not DeviceKind.PAD or seat not in self._guids:
            return True
        held = self._held.get(seat)
        return held is not None and held.id == device.id

    def seat_of(self, device: Device) -> Seat | None:
        """The seat that plays with this very pad, if one does."""
        return next((seat for seat, held in self._held.items() if held.id == device.id), None)

    def name(self, seat: Seat) -> str:
        """What the pad calls itself that a seat holds, or held last; empty if it never held one."""
        return self._names.get(seat, "")

    def held(self, pads: Iterable[Device]) -> Mapping[Seat, Device]:
        """The pad of each seat that has one in hand."""
        there = {pad.id for pad in pads}
        return {seat: pad for seat, pad in self._held.items() if pad.id in there}

    def same(self, held: Mapping[Seat, Device]) -> bool:
        """Whether these very pads are in those hands."""
        return {seat: pad.id for seat, pad in self._held.items()} == {seat: pad.id for seat, pad in held.items()}

    def missing(self) -> Collection[Seat]:
        """Seats whose pad isn't there."""
        return [seat for seat in self._guids if seat not in self._held]

    def reunite(self, pads: Iterable[Device]) -> Collection[Seat]:
        """Look at the pads that are plugged in now: seats lose those that are gone and get back those that returned.

        Only where there is no doubt; the answer is the seats that must say which of several pads is theirs.
        """
        there = {pad.id: pad for pad in pads}
        self._held = {seat: held for seat, held in self._held.items() if held.id in there}
        taken = {pad.id for pad in self._held.values()}
        free = [pad for pad in there.values() if pad.id not in taken]
        found = reunite({seat: self._guids[seat] for seat in self.missing()}, free)
        for seat, device in found.given.items():
            self._take(seat, device)
        return found.ask

    def claim(self, seat: Seat, device: Device) -> bool:
        """Somebody says with a pad that it is this seat's: true if it is of the right model and free."""
        taken = {pad.id for pad in self._held.values()}
        right = device.guid == self._guids.get(seat) and device.id not in taken
        if right:
            self._take(seat, device)
        return right

    def _take(self, seat: Seat, device: Device) -> None:
        self._held[seat], self._names[seat] = device, device.name
