"""Who is at the screen of a game in which persons know different things, and who has to be called to it (HM3, HM6)."""

from collections.abc import Collection

from game.core.protocol import Seat
from game.play.seat import Bot, Player, persons
from game.scenes.sitting import Sitting
from game.shell.input.wish import Device
from game.telling import secrets_of


class Calling:
    """One sitting's. Where persons have no secrets nobody is ever called; where there is one person, they are there.

    Every person looks once before the first move, in seat order; then whoever has to decide is called, unless it is
    they who were called last. Somebody who wants to look out of turn is called in between.
    """

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.secret = secrets_of(sitting.game) is not None
        self._unseen = set(self.persons) if self.secret and not sitting.match.steps else set()
        self._known = sitting.players
        self._called: Seat | None = None
        self._asked: Seat | None = None
        if self.shared:
            sitting.match.seal()

    def look_round(self) -> None:
        """Others may sit there now: whoever is new looks first, everybody is called anew, and nothing is taken back."""
        before, self._known = self._known, self._sitting.players
        new = {seat for seat in self.persons if _is_new(before[seat], self._known[seat])}
        if not self.secret or before == self._known:
            return
        self._unseen |= new
        self._asked = self._asked if self._asked in self.persons else None
        if new or self._called not in self.persons:
            self._called = None
        if self.shared:
            self._sitting.match.seal()

    @property
    def persons(self) -> Collection[Seat]:
        """Everybody who isn't a bot."""
        return persons(self._sitting.players)

    @property
    def shared(self) -> bool:
        """Whether several persons have secrets from one another."""
        return self.secret and len(self.persons) > 1

    @property
    def present(self) -> Seat | None:
        """The person at the screen, None while one makes room for the next, or where nobody plays."""
        return self._called if self.shared else min(self.persons, default=None)

    @property
    def due(self) -> Seat | None:
        """The person to call now; None while the right one is there."""
        wanted = self._wanted() if self.shared and self._sitting.match.outcome is None else None
        return None if wanted == self._called else wanted

    @property
    def invited(self) -> Seat | None:
        """The person at the screen who should look now, before anything else is done."""
        present = self.present
        return present if present is not None and self.looks(present) else None

    @property
    def waiting(self) -> bool:
        """Whether nobody may decide anything yet."""
        return bool(self._looks()) or self._asked is not None or self.due is not None

    def come(self, seat: Seat) -> None:
        """That person has come; nothing before this is taken back (HM6)."""
        self._called = seat
        self._sitting.match.seal()

    def wants(self, seat: Seat | None, device: Device | None) -> Seat | None:
        """The person who wants to look: with a pad of their own, else at the seat named, else whoever is there."""
        own = None if device is None else self._sitting.pads.seat_of(device)
        wanted = next((each for each in (own, seat, self.present) if each is not None), None)
        return wanted if self.secret and wanted in self.persons else None

    def ask(self, seat: Seat) -> None:
        """Somebody who isn't at the screen wants to look."""
        self._asked = seat

    def looked(self, seat: Seat) -> None:
        """They have seen enough."""
        self._unseen.discard(seat)
        if self._asked == seat:
            self._asked = None

    def moved(self, seat: Seat) -> None:
        """Somebody who moves has no need to look before."""
        self._unseen.discard(seat)

    def looks_first(self, seat: Seat) -> bool:
        """Whether they have never looked so far."""
        return seat in self._looks()

    def looks(self, seat: Seat) -> bool:
        """Whether they are called to look, not to move."""
        return seat == self._asked or seat in self._looks()

    def _looks(self) -> list[Seat]:
        """The persons who look before the first move and haven't yet, in order."""
        return sorted(self._unseen & set(self.persons))

    def _wanted(self) -> Seat | None:
        if self._asked is not None:
            return self._asked
        looks = self._looks()
        if looks:
            return looks[0]
        to_move = self._sitting.match.to_move
        return to_move if to_move in self.persons else None


def _is_new(before: Player, now: Player) -> bool:
    """Whether the person who plays a seat now may be somebody else than before."""
    if isinstance(before, Bot) or isinstance(now, Bot):
        return before != now
    return before.name != now.name or (None not in (before.device, now.device) and before.device != now.device)
