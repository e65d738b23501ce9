"""The part of the table of Hutan that shows: positions, what moves, what is to be painted again."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.hutan.events import RoundLaid
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import PANGOLIN, Phase, Position
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.scene import Mover
from game.tables.hutan import sayings
from game.tables.hutan.choosing import Choosing
from game.tables.hutan.looking import Look, look
from game.tables.hutan.looking_cards import present
from game.tables.hutan.showing import Showing
from game.tables.hutan.spread import Spread
from game.tables.hutan.state import State
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
        self._canvas: Canvas | None = None
        self._motion = Motion()
        self._look: Look | None = None
        self._making: Iterator[object] = iter(())
        self._rested = 0.0
        self._focus: Hashable = None
        self._colour: int | None = None
        self._kept: State | None = None

    # -------------------------------------------------- what the scene tells

    def arrange(self, canvas: Canvas, area: Rect) -> None:
        """Lay out anew when a position is shown; what was open stays open."""
        super().arrange(canvas, area)
        if self._look is not None:
            self.finish()
            self._kept = self.state
        self._canvas, self._look = canvas, None

    def show(self, position: Position, last: Step | None) -> None:
        """Be there at once."""
        before = self.state if hasattr(self, "state") else None
        self._motion = Motion()
        mine = self.room.near if before is None else before.mine
        if self.room.follow:
            mine = Seat(position.seat)
        self.state = State(self.room.game, position, [], mine)
        self.state.draw_anew()
        if before is not None:
            self._remember(before)
        if self._look is None:
            assert self._canvas is not None
            self.spread = Spread(self.room, self._canvas, self.rect, position)
            self._making = self.spread.making()
        if last is not None:
            self._follow(last, known=before is not None and before.position == position)
        self._begin_turn()
        self.state.focus = self._focus
        self._refresh()

    def _remember(self, before: State) -> None:
        """What was seen of this round and turn stays known; what was open stays open in another lay-out."""
        state = self.state
        if before.position.round.number == state.position.round.number:
            state.takers = still_taken(before.takers, state.position)
        if before.position.turns == state.position.turns:
            state.began = before.began
        kept, self._kept = self._kept, None
        if kept is not None and kept.position == state.position:
            state.viewed, state.held, state.hint, state.refused = kept.viewed, kept.held, kept.hint, kept.refused
            state.last = kept.last

    def offer(self, legal: Sequence[Move], seat: Seat | None) -> None:
        """Nothing of it is chosen yet; the forest of the person who may choose is the large one."""
        state = self.state
        again = self._kept_held(legal, seat)
        state.choosing, state.seat = Choosing(legal, self._colour), seat
        if not again:
            state.held, state.hint, state.refused = None, None, None
        if seat is not None and seat != state.mine:
            state.mine, state.viewed, state.page = seat, None, None
        self._refresh(soon=True)

    def _kept_held(self, legal: Sequence[Move], seat: Seat | None) -> bool:
        """Whether what waits to be confirmed is still offered: after a change of the window nothing is lost."""
        return seat is not None and self.state.held in legal

    def play(self, step: Step) -> None:
        """Let things come up one after the other."""
        self.finish()
        state = self.state
        state.position, state.choosing, state.seat, state.busy = step.after, Choosing(), None, True
        state.held = state.hint = state.refused = None
        self._follow(step)
        if self.room.follow:
            state.mine = step.seat
        self._motion = Motion(Showing(self.spread, state).clips(step))
        self._motion.step(0.0)
        self._settle()

    def take_back(self, step: Step) -> None:
        """A cut: what was planted is gone again."""
        self.show(step.before, None)

    def _follow(self, step: Step, known: bool = False) -> None:
        """Note where a turn planted and who took which card, unless that is known from before the window changed."""
        state, move = self.state, step.move
        if any(isinstance(event, RoundLaid) for event in step.events):
            state.takers = {}
        elif move.kind in (Kind.TAKE, Kind.DISCARD) and not known:
            self._note_taken(step)
        if move.kind is Kind.TAKE:
            state.last[step.seat] = 0
            state.began = step.before.forests[step.seat]
        elif move.kind in (Kind.PLANT, Kind.ANIMAL):
            state.last[step.seat] = state.last.get(step.seat, 0) | move.square

    def _note_taken(self, step: Step) -> None:
        state, move = self.state, step.move
        if move.card == PANGOLIN:
            state.takers[len(step.before.round.cards)] = step.seat
            return
        held, state.position = state.position, step.before
        there = present(state)
        state.position = held
        number = next(n for n, face in enumerate(step.before.round.cards) if face == move.card and there[n])
        state.takers.pop(number, None)
        state.takers[number] = step.seat

    def _begin_turn(self) -> None:
        state = self.state
        if state.position.turn.phase is Phase.TAKE:
            state.began = state.position.forests[state.position.seat]

    # -------------------------------------------------- motion

    @property
    def busy(self) -> bool:
        """True while something comes up."""
        return self._motion.busy

    def step(self, seconds: float) -> None:
        """What moves moves on."""
        if not self._motion.busy:
            self._rest(seconds)
        elif self._motion.step(seconds):
            self._settle()

    def _rest(self, seconds: float) -> None:
        """While nothing moves, get ready what will be needed."""
        self._rested += seconds
        if self._rested >= READY_EVERY:
            self._rested = 0.0
            next(self._making, None)

    def finish(self) -> None:
        """Everything stands where it belongs."""
        if self._motion.busy:
            self._motion.finish()
            self._settle()

    def _settle(self) -> None:
        """See what motion has changed; when it is over, the table shows exactly the position."""
        state = self.state
        if state.busy and not self._motion.busy:
            state.busy = False
            state.draw_anew()
            self._begin_turn()
            self._refresh(soon=True)
            self.room.host.regroup()
            return
        self._refresh(soon=True)

    def movers(self, blend: float) -> Sequence[Mover]:
        """What comes up and flies."""
        return self._motion.movers(blend)

    # -------------------------------------------------- painting

    @property
    def facts(self) -> str:
        """Which round it is."""
        if not hasattr(self, "state"):
            return ""
        position = self.state.position
        return sayings.round_of(self.room.words, position.round.number, position.terms.rounds)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """As it was last looked at; the scene tells of every change of focus by itself."""
        assert self._look is not None
        self.spread.paint(painter, self._look)

    def _refresh(self, soon: bool = False) -> None:
        """Look again, and have painted anew what looks different; `soon` allows a few frames for the panels."""
        before = self._look
        now = self._look = look(self.room, self.state, self.spread.sheet.rows)
        changes = None if before is None else self.spread.changed(before, now)
        if changes is None:
            self.room.host.stale()
            return
        for rect in changes.forest:
            self.room.host.stale(rect)
        for rect in changes.panels:
            self.room.host.stale(rect, soon)

    def _hush(self) -> bool:
        """No hint and no refusal is shown any more; True if one was."""
        shown = self.state.hint is not None or self.state.refused is not None
        self.state.hint = self.state.refused = None
        return shown

    def _regroup(self) -> None:
        self._refresh()
        self.room.host.regroup()


def still_taken(takers: dict[int, Seat], position: Position) -> dict[int, Seat]:
    """Who took which card, without those that lie there again."""
    now, kept = position.round, {}
    gone = Counter(now.cards) - Counter(now.display)
    for number, seat in takers.items():
        if number == len(now.cards):
            if now.pangolin == seat:
                kept[number] = seat
        elif gone[now.cards[number]] > 0:
            gone[now.cards[number]] -= 1
            kept[number] = seat
    return kept
