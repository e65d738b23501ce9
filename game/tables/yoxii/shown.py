"""The part of the Yoxii table that shows: positions, what moves, sums that count, what is to be painted again."""

from collections.abc import Hashable, Sequence

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.yoxii.moves import Move
from game.rules.yoxii.position import Position
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.tables.motion import Motion
from game.tables.moving import MovingTable
from game.tables.table import Room
from game.tables.yoxii.choosing import Choosing
from game.tables.yoxii.drawn import Drawn
from game.tables.yoxii.looking import State, look
from game.tables.yoxii.showing import Showing
from game.tables.yoxii.spots import square_of
from game.tables.yoxii.spread import Look, Spread


class ShownTable(MovingTable):
    """Draws what `state` says. Whoever changes the state calls `_refresh`, or `_regroup` if spots change as well."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.spread: Spread
        self.state: State
        self._arriving: Step
        self._look: Look | None = None
        self._focus: Hashable = None
        self._kept: State | None = None
        self._values = [0, 0]
        self._counted = 0.0

    # -------------------------------------------------- what the scene tells

    def arrange(self, canvas: Canvas, area: Rect) -> None:
        """Lay out anew; what is being said is said again."""
        super().arrange(canvas, area)
        self.finish()
        self._kept = self.state if self._look is not None else None
        self.spread = Spread(self.room, canvas, area)
        self._making = self.spread.making()
        self._look = None

    def show(self, position: Position, last: Step | None) -> None:
        """Be there at once."""
        self._motion = Motion()
        self.state = State(position, Drawn(position))
        self.state.focused = square_of(self._focus)
        self.state.follow(last)
        self.state.shown = self._sums()
        self._refresh()

    def offer(self, legal: Sequence[Move], seat: Seat | None) -> None:
        """Nothing of it is chosen yet."""
        state = self.state
        state.choosing, state.seat = Choosing(legal, self._values[state.position.seat]), seat
        state.roaming = state.roaming and seat is not None
        self._hush()
        self._say_again()
        self._refresh(soon=True)

    def play(self, step: Step) -> None:
        """Let the totem hop, or the piece come."""
        self.finish()
        state = self.state
        state.position, state.choosing, state.seat, state.busy = step.after, Choosing(), None, True
        if step.move.value:
            self._values[step.seat] = step.move.value
        self._hush()
        self._arriving = step
        self._motion = Motion(Showing(self.spread, state.drawn).clips(step))
        self._motion.step(0.0)
        self._settle()

    def take_back(self, step: Step) -> None:
        """A cut: everything stands where it stood."""
        self.show(step.before, None)

    # -------------------------------------------------- motion

    def step(self, seconds: float) -> None:
        """What moves moves on; sums count up and down."""
        super().step(seconds)
        sums = self._sums()
        if self.state.shown == sums:
            self._counted = 0.0
            return
        self._counted += seconds
        each = self.room.kit.pace.seconds(self.room.kit.theme.motion.game["yoxii"]["count"].ms)
        if self._counted >= each:
            self._counted = 0.0
            self.state.shown = [
                _towards(now, goal) if each else goal for now, goal in zip(self.state.shown, sums, strict=True)
            ]
            self._refresh(soon=True)

    def _sums(self) -> list[int]:
        return [reckoned.points for reckoned in self.state.reckoned]

    def _settle(self) -> None:
        state = self.state
        if state.busy and not self._motion.busy:
            state.busy = False
            state.drawn = Drawn(state.position)
            state.follow(self._arriving)
        self._refresh(soon=True)

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """As it was last looked at; the scene tells of every change of focus by itself."""
        assert self._look is not None
        self.spread.paint(painter, self._look)

    def _refresh(self, soon: bool = False) -> None:
        """Look again, and have painted anew what looks different; `soon` allows a few frames for marks and words."""
        before = self._look
        now = self._look = look(self.room, self.state)
        if before is None:
            self.room.host.stale()
            return
        changes = self.spread.changed(before, now)
        for rect in changes.moved:
            self.room.host.stale(rect, soon and self._motion.lingers)
        for rect in changes.ghosts:
            self.room.host.stale(rect)
        for rect in changes.rest:
            self.room.host.stale(rect, soon)

    def _hush(self) -> bool:
        """No hint and no refusal is shown any more; True if one was."""
        shown = self.state.hint is not None or self.state.refused is not None
        self.state.hint = self.state.refused = None
        return shown

    def _say_again(self) -> None:
        """After a new lay-out: the hint or refusal that was there before it."""
        kept, self._kept = self._kept, None
        if kept is None or kept.position is not self.state.position:
            return
        self.state.hint, self.state.refused, self.state.roaming = kept.hint, kept.refused, kept.roaming
        if kept.hint is not None and self.state.seat is not None:
            self.state.choosing.aim_at(kept.hint.move)

    def _regroup(self) -> None:
        self._refresh()
        self.room.host.regroup()


def _towards(now: int, goal: int) -> int:
    """One point nearer."""
    return now + (goal > now) - (goal < now)
