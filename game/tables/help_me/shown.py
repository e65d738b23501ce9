"""The part of the table that shows: positions, what moves, what is to be painted again."""

from collections.abc import Hashable, Iterator, Sequence

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.help_me.moves import Move
from game.rules.help_me.position import Position
from game.rules.help_me.tiles import HELD
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.scene import Mover
from game.tables.help_me.blinking import Blinking
from game.tables.help_me.choosing import Choosing
from game.tables.help_me.drawn import Drawn
from game.tables.help_me.looking import Invitation, State, look
from game.tables.help_me.showing import Showing
from game.tables.help_me.spots import DONE, square_of
from game.tables.help_me.spread import Look, Spread
from game.tables.motion import Motion
from game.tables.table import Room, Table

READY_EVERY = 0.04
"""Seconds between two pictures made ahead."""


class ShownTable(Table):
    """Draws what `state` says. Whoever changes the state calls `_refresh`, or `_regroup` if spots change as well."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.spread: Spread
        self.state: State
        self._canvas: Canvas
        self._arriving: Step
        self._motion = Motion()
        self._look: Look | None = None
        self._making: Iterator[object] = iter(())
        self._rested = 0.0
        self._focus: Hashable = None
        self._near = int(room.near)
        self._invited: Invitation | None = None
        self._kept: State | None = None
        self._blinking = Blinking(room.kit.pace.seconds(room.kit.theme.motion.blink.ms))

    # -------------------------------------------------- what the scene tells

    def arrange(self, canvas: Canvas, area: Rect) -> None:
        """Lay out anew; what is being said is said again."""
        super().arrange(canvas, area)
        self.finish()
        self._kept = self.state if self._look is not None else None
        self._canvas = canvas
        self._lay_out()

    def _lay_out(self) -> None:
        self.spread = Spread(self.room, self._canvas, self.rect, self._near, HELD[len(self.room.sitters)])
        self._making = self.spread.making()
        self._look = None

    def show(self, position: Position, last: Step | None) -> None:
        """Be there at once."""
        self._motion = Motion()
        self.state = State(position, Drawn(position), self._near, invited=self._invited)
        self._see(self._focus)
        self.state.follow(last)
        self._refresh()

    def offer(self, legal: Sequence[Move], seat: Seat | None) -> None:
        """Nothing of it is chosen yet; whoever may choose is at the screen."""
        self.state.choosing, self.state.seat = Choosing(legal), seat
        self._hush()
        self._blinking.wake()
        self._say_again()
        if seat is not None and seat in self.room.persons:
            self._bring_near(int(seat))
        self._refresh(soon=True)

    def _bring_near(self, seat: int) -> None:
        """The own panel is that seat's."""
        if seat != self._near:
            self._near = self.state.near = seat
            self.finish()
            self._lay_out()

    def play(self, step: Step) -> None:
        """Let the stack slide; the last one leads to the end."""
        self.finish()
        state = self.state
        state.position, state.choosing, state.seat, state.busy = step.after, Choosing(), None, True
        self._hush()
        if None in step.before.creatures:
            state.drawn.cover()
        self._motion = Motion(Showing(self.spread, state.drawn).clips(step))
        self._motion.step(0.0)
        self._arriving = step
        self._settle()

    def take_back(self, step: Step) -> None:
        """A cut: the stacks lie where they lay."""
        self.show(step.before, None)

    # -------------------------------------------------- motion

    @property
    def busy(self) -> bool:
        """True while a stack slides, a creature is turned, or the stacks are counted."""
        return self._motion.busy

    def step(self, seconds: float) -> None:
        """What moves moves on."""
        if not self._motion.busy:
            self._rest(seconds)
            self._blinking.step(seconds, self.state.drawn.stacks)
        elif self._motion.step(seconds):
            self._settle()

    def _rest(self, seconds: float) -> None:
        """While nothing moves, get ready what will be needed."""
        self._rested += seconds
        if self._rested >= READY_EVERY:
            self._rested = 0.0
            next(self._making, None)

    def finish(self) -> None:
        """The stack lies where it belongs, and everything is counted."""
        if self._motion.busy:
            self._motion.finish()
            self._settle()

    def _settle(self) -> None:
        """See what motion has changed; when it is over, the table shows exactly the position."""
        state = self.state
        if state.busy and not self._motion.busy:
            state.busy = False
            state.drawn = Drawn(state.position)
            state.follow(self._arriving)
        self._refresh(soon=True)

    def movers(self, blend: float) -> Sequence[Mover]:
        """What slides and turns; while all lies still, who blinks."""
        return self._motion.movers(blend) if self._motion.busy else self._closed_eyes()

    def _closed_eyes(self) -> Sequence[Mover]:
        square, source = self._blinking.square, self.state.choosing.source
        stack = None if square is None or square == source else self.state.drawn.stacks.get(square)
        eyes = None if stack is None else self.spread.pieces.blink(stack.top)
        if eyes is None or stack is None or square is None:
            return []
        _, dx, dy = self.spread.board.parts(stack)[1 if stack.height > 1 else 0]
        (x, y), scale = self.spread.cell(square).foot, self.spread.canvas.scale
        return [Mover(eyes.image, *eyes.at((x + dx) * scale, (y + dy) * scale))]

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """As it was last looked at; the scene tells of every change of focus by itself."""
        assert self._look is not None
        self.spread.paint(painter, self._look)

    def _refresh(self, soon: bool = False) -> None:
        """Look again, and have painted anew what looks different; `soon` allows a few frames for marks and words."""
        before = self._look
        now = self._look = look(self.room, self.state)
        if before is None or before.near != now.near:
            self.room.host.stale()
            return
        changes = self.spread.changed(before, now)
        for rect in changes.board:
            self.room.host.stale(rect, soon and self._motion.lingers)
        for rect in changes.rest:
            self.room.host.stale(rect, soon)

    def _see(self, spot: Hashable) -> None:
        self._blinking.wake()
        self.state.focused, self.state.on_done = square_of(spot), spot == DONE

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
            self.state.choosing.source = kept.hint.move.source

    def _regroup(self) -> None:
        self._refresh()
        self.room.host.regroup()
