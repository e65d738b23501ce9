"""What a match does where persons know different things: it calls them, lets them look, and nobody else (HM3, HM6)."""

from game.core.protocol import Seat
from game.scenes.at_table import AtTable
from game.scenes.calling import Calling
from game.scenes.curtain import Curtain, Why
from game.scenes.house import House
from game.scenes.sitting import Sitting
from game.shell.input.wish import Device
from game.tables.table import Insight


class SecretTable(AtTable):
    """Asks `calling` who is at the screen; draws the curtain where somebody else should be, and invites to look."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        super().__init__(house, sitting.game)
        self.sitting = sitting
        self.calling = Calling(sitting)
        self._inviting = False

    def decide_anew(self) -> None:
        """Whoever is at the screen now has something to decide."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Undo."""
        raise NotImplementedError

    def play_again(self) -> None:
        """Redo."""
        raise NotImplementedError

    # -------------------------------------------------- looking

    def insight(self, seat: Seat | None, device: Device | None) -> Insight | None:
        """What the person at the screen may know; somebody else is called instead."""
        calling, match = self.calling, self.match
        who = calling.wants(seat, device)
        if who is None or match.outcome is not None:
            self.kit.audio.play("invalid")
            return None
        if who != calling.present:
            calling.ask(who)
            return None
        if not calling.shared:
            calling.looked(who)
        return Insight(who, match.game.seen_by(match.position, who))

    def looked(self) -> None:
        """Whoever was called to look has seen enough."""
        seat = self.calling.invited
        if seat is not None:
            self.calling.looked(seat)
        self.decide_anew()

    def invite(self) -> None:
        """Tell the table who should look now, if anybody should."""
        self._inviting = self.calling.invited is not None
        self.table.invite(self.calling.invited, alone=not self.calling.shared)

    # -------------------------------------------------- calling

    def held_up(self) -> bool:
        """True while bots must wait for somebody who is called or looks."""
        return self.calling.waiting or self.table.private

    def call(self) -> None:
        """Draw the curtain where somebody else should be at the screen, and go on where somebody has looked."""
        seat = self.calling.due
        if seat is not None and self.on_top:
            self.table.cover()
            self.house.stack.push(self.curtain(seat))
        elif self._inviting and self.calling.invited is None and not self.table.private:
            self.decide_anew()

    def curtain(self, seat: Seat) -> Curtain:
        """The one behind which everybody makes room for that person."""
        why = Why.TURN
        if self.calling.looks(seat):
            why = Why.FIRST_LOOK if self.calling.looks_first(seat) or not self.match.steps else Why.LOOK
        return Curtain(self.house, self.sitting, seat, why, self._came, self.take_back, self.play_again)

    def _came(self, seat: Seat) -> None:
        self.calling.come(seat)
        self.decide_anew()
