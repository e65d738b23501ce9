"""The part of the Pylos table that shows: positions, what moves, what is to be painted again, levels that part."""

from collections.abc import Hashable, Sequence

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.pylos.board import NUMBERS
from game.rules.pylos.moves import Move
from game.rules.pylos.position import Position
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.tables.motion import Motion
from game.tables.moving import MovingTable
from game.tables.pylos.choosing import Choosing
from game.tables.pylos.drawn import Drawn
from game.tables.pylos.looking import State, look
from game.tables.pylos.showing import Showing, parting
from game.tables.pylos.spots import DONE
from game.tables.pylos.spread import Look, Spread
from game.tables.table import Room


class ShownTable(MovingTable):
    """Draws what `state` says. Whoever changes the state calls `_refresh`, or `_regroup` if spots change as well."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.spread: Spread
        self.state: State
        self._arriving: Step
        self._showing: Showing | None = None
        self._look: Look | None = None
        self._lifted = False
        self._focus: Hashable = None
        self._kept: State | None = None

    # -------------------------------------------------- what the scene tells

    def arrange(self, canvas: Canvas, area: Rect) -> None:
        """Lay out anew; lifted levels stay lifted, and what is being said is said again."""
        super().arrange(canvas, area)
        self.finish()
        self._kept = self.state if self._look is not None else None
        self.spread = Spread(self.room, canvas, area)
        self._making = self.spread.making()
        self._look = None

    def show(self, position: Position, last: Step | None) -> None:
        """Be there at once."""
        self._motion, self._showing = Motion(), None
        self.state = State(position, Drawn(position), lifted=self._lifted, apart=self._lifted)
        self._see(self._focus)
        self.state.follow(last)
        self._refresh()

    def offer(self, legal: Sequence[Move], seat: Seat | None) -> None:
        """Nothing of it is chosen yet."""
        self.state.choosing, self.state.seat = Choosing(legal), seat
        self._hush()
        self._say_again()
        self._refresh(soon=True)

    def play(self, step: Step) -> None:
        """Let the ball fly, and the shape it completes shine."""
        self.finish()
        state = self.state
        state.position, state.choosing, state.seat, state.busy = step.after, Choosing(), None, True
        state.landed = None
        self._hush()
        self._showing = Showing(self.spread, state.lifted, state.drawn)
        self._motion = Motion(self._showing.clips(step))
        self._motion.step(0.0)
        self._arriving = step
        self._settle()

    def take_back(self, step: Step) -> None:
        """A cut: the ball lies where it lay."""
        self.show(step.before, None)

    # -------------------------------------------------- motion

    def _settle(self) -> None:
        """See what motion has changed; when it is over, the table shows exactly the position."""
        state = self.state
        state.shining = self._showing.partners if self._showing is not None else ()
        if state.busy and not self._motion.busy:
            state.busy, self._showing = False, None
            state.drawn = Drawn(state.position)
            state.follow(self._arriving)
        if state.gliding and not self._motion.busy:
            state.gliding, state.apart = False, state.lifted
        self._refresh(soon=True)

    # -------------------------------------------------- painting

    def ground(self, painter: Painter) -> None:
        """The room gets darker while the levels are lifted."""
        if self.state.apart:
            shade = self.room.kit.materials.shade(painter.canvas.size_px, self.room.kit.colour("dim_levels"))
            painter.surface.blit(shade, (0, 0))

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """As it was last looked at; the scene tells of every change of focus by itself."""
        assert self._look is not None
        self.spread.paint(painter, self._look)

    def _refresh(self, soon: bool = False) -> None:
        """Look again, and have painted anew what looks different; `soon` allows a few frames for marks and words."""
        before = self._look
        now = self._look = look(self.room, self.state, self.spread.places(False))
        changes = None if before is None else self.spread.changed(before, now)
        if changes is None:
            self.room.host.stale()
            return
        for rect in changes.trays:
            self.room.host.stale(rect)
        for rect in changes.board:
            self.room.host.stale(rect, soon and self._motion.lingers)
        for rect in changes.rest:
            self.room.host.stale(rect, soon)

    def _see(self, spot: Hashable) -> None:
        self.state.focused = NUMBERS.get(spot) if isinstance(spot, str) else None
        self.state.on_done = spot == DONE

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
        self.state.hint, self.state.refused = kept.hint, kept.refused
        if kept.hint is not None and self.state.seat is not None:
            self.state.choosing.aim_at(kept.hint.move)

    def _lift(self, lifted: bool) -> bool:
        """Lift or lower the levels; True if that changes anything."""
        if self.state.lifted == lifted:
            return False
        self.finish()
        state = self.state
        state.lifted = self._lifted = lifted
        state.gliding, state.apart = True, True
        self._motion = Motion([parting(self.spread, state.drawn, back=not lifted)])
        self._motion.step(0.0)
        self._settle()
        self.room.kit.audio.play("slide")
        self._regroup()
        return True

    def _regroup(self) -> None:
        self._refresh()
        self.room.host.regroup()
