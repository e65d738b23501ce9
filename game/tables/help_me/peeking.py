"""Looking at the own creatures: as long as a button is held and no longer than a moment, or blind, by a shaking pad.

What is seen is never painted onto the table: it lies above it, picture by picture, and is gone with the next one.
"""

from collections.abc import Collection, Hashable, Sequence

from game.core.protocol import Seat
from game.rules.help_me.tiles import CREATURES
from game.shell.input.wish import Device
from game.shell.scene import Mover
from game.tables.help_me.looking import Invitation
from game.tables.help_me.shown import ShownTable
from game.tables.help_me.spots import DONE, seat_of
from game.tables.table import Room

LONGEST = 4.0
"""After so many seconds the creatures are covered, held or not."""
EACH = 0.62
"""Seconds at each of the six creatures while one feels for the own ones."""
SHAKE_MS = 320


class Peek:
    """Somebody looks, or feels, since so many seconds."""

    def __init__(self, seat: Seat, creatures: Collection[int], blind: bool) -> None:
        self.seat, self.creatures, self.blind = seat, creatures, blind
        self.seconds = 0.0

    @property
    def place(self) -> int:
        """Which of the six creatures is felt for now."""
        return min(len(CREATURES) - 1, int(self.seconds / EACH))

    @property
    def over(self) -> bool:
        """Whether it has lasted long enough."""
        return self.seconds >= (len(CREATURES) * EACH if self.blind else LONGEST)


class PeekingTable(ShownTable):
    """A table at which persons may look at what only they may see."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._peek: Peek | None = None

    # -------------------------------------------------- who may look

    def invite(self, seat: Seat | None, alone: bool = True) -> None:
        """Ask for a look at the own creatures."""
        if (seat is None) == (self._invited is None) and (seat is None or int(seat) == self._near):
            return
        self._invited = self.state.invited = None if seat is None else Invitation(alone)
        if seat is not None:
            self._bring_near(int(seat))
        self._regroup()

    def look(self, seat: Seat | None, device: Device | None, blind: bool = False) -> None:
        """Somebody wants to look, at a seat or with a device; the scene knows whether they may."""
        self.cover()
        insight = self.room.host.insight(seat, device)
        if insight is None:
            return
        self._peek = Peek(insight.seat, insight.seen.creatures[insight.seat] or (), blind)
        self._hush()
        if blind:
            self._feel()
        else:
            self.room.kit.audio.play("paper")

    @property
    def private(self) -> bool:
        """True from the press to its end."""
        return self._peek is not None

    def cover(self) -> None:
        """The creatures lie face down again."""
        if self._peek is None:
            return
        self._peek, self.state.feeling = None, None
        if self._invited is not None:
            self._invited = self.state.invited = self._invited._replace(seen=True)
        self._regroup()
        if self._invited is not None and not self._invited.alone:
            self.room.host.refocus(DONE)

    # -------------------------------------------------- time and pictures

    def step(self, seconds: float) -> None:
        """Nobody looks for longer than a moment."""
        super().step(seconds)
        if self._peek is None:
            return
        before = self._peek.place
        self._peek.seconds += seconds
        if self._peek.over:
            self.cover()
        elif self._peek.blind and self._peek.place != before:
            self._feel()

    def _feel(self) -> None:
        """The cursor is at the next creature."""
        peek = self._peek
        assert peek is not None
        self.state.feeling = peek.place
        if peek.place in peek.creatures:
            self.room.host.shake(1.0, SHAKE_MS)
        self._refresh()

    def insights(self) -> Sequence[Mover]:
        """The creatures face up in their panel; or only a ring round one of the six, the same for every deal."""
        peek = self._peek
        if peek is None:
            return ()
        return self._felt(peek) if peek.blind else self._turned_up(peek)

    def _turned_up(self, peek: Peek) -> Sequence[Mover]:
        panel, creatures = self.spread.panels[peek.seat], self.spread.creatures
        scale, found = creatures.canvas.scale, []
        for creature, place in zip(peek.creatures, panel.places, strict=False):
            sprite = creatures.creature(creature, place.w)
            x, y = place.centre
            found.append(Mover(sprite.image, *sprite.at(x * scale, y * scale)))
        return found

    def _felt(self, peek: Peek) -> Sequence[Mover]:
        legend = self.spread.legend
        if legend is None:
            return ()
        target = self.spread.canvas.px(legend.places[peek.place])
        picture, pad = self.room.kit.materials.ring(18, target.size)
        return (Mover(picture, target.x - pad, target.y - pad),)

    # -------------------------------------------------- input

    def hold(self, spot: Hashable) -> None:
        """A finger or the mouse on the own panel's button."""
        seat = seat_of(spot)
        if seat is not None and seat == self._near:
            self.look(Seat(seat), None)

    def let_go(self, spot: Hashable) -> None:
        """And off again."""
        self.cover()

    def _chosen(self, spot: Hashable) -> bool:
        """CONFIRM on something to look with, or on the button that ends it; True if that is what the spot is."""
        if spot == DONE:
            self.room.kit.audio.play("confirm")
            self.room.host.looked()
            return True
        seat = seat_of(spot)
        if seat is None:
            return False
        self.look(Seat(seat), None)
        return True
