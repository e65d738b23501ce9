"""The table of Monster Baby Rescue: what it shows, presses and taps as choices, boards that open."""

from collections.abc import Hashable, Sequence

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import Position
from game.shell.focus import Spot
from game.shell.input.wish import DIRECTIONS, DeviceKind, Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.tables.monster_baby_rescue import spots
from game.tables.monster_baby_rescue.kinds import kinds
from game.tables.monster_baby_rescue.looking import Look, look
from game.tables.monster_baby_rescue.showing import Showing
from game.tables.monster_baby_rescue.spread import Spread
from game.tables.monster_baby_rescue.state import BOARD, DEEDS, PILE, SEAT, Hint, State, spot_of
from game.tables.motion import Motion
from game.tables.moving import MovingTable
from game.tables.saying import Saying
from game.tables.table import Room, WhyNot


class MonsterTable(MovingTable):
    """See `game.tables.table.Table`. Boards of others, tiles taken and tiles to come can be looked at at any time."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.spread: Spread
        self.state: State
        self._canvas: Canvas | None = None
        self._look: Look | None = None
        self._focus: Hashable = None
        self._arriving: Step | None = None

    # -------------------------------------------------- what the scene tells

    def arrange(self, canvas: Canvas, area: Rect) -> None:
        """Lay out anew when a position is shown; what was open stays open."""
        super().arrange(canvas, area)
        if self._look is not None:
            self.finish()
        self._canvas, self._look = canvas, None

    def show(self, position: Position, last: Step | None) -> None:
        """Be there at once."""
        before = self.state if hasattr(self, "state") else None
        self._motion = Motion()
        mine = self.room.near if before is None else before.mine
        self.state = State(self.room.game, position, position, kinds(position.terms), mine, last=last)
        self.state.focus = self._focus
        if before is not None and before.position is position:
            self.state.viewed, self.state.sheet = before.viewed, before.sheet
            self.state.hint, self.state.refused = before.hint, before.refused
        if self.room.follow and last is not None:
            self.state.mine = last.seat
        if self._look is None:
            assert self._canvas is not None
            self.spread = Spread(self.room, self._canvas, self.rect, position)
            self._making = self.spread.making(self.state.kinds)
        self._refresh()

    def offer(self, legal: Sequence[Move], seat: Seat | None) -> None:
        """Nothing of it is chosen yet; the board of the person who may choose is the large one."""
        state = self.state
        state.legal, state.seat, state.aim = legal, seat, None
        if seat is not None and seat != state.mine:
            state.mine, state.viewed, state.sheet = seat, None, None
        if seat is not None and legal and legal[0].deed is not Deed.TAKE:
            state.viewed = state.sheet = None
        self._refresh()

    def play(self, step: Step) -> None:
        """Let the tile fly, the monster be glad, the figure hop."""
        self.finish()
        state = self.state
        assert self._look is not None
        state.position, state.legal, state.seat, state.busy, state.aim = step.after, (), None, True, None
        state.hint = state.refused = None
        if self.room.follow:
            state.mine = step.seat
        self._arriving = step
        self._motion = Motion(Showing(self.spread, state, self._look).clips(step))
        self._motion.step(0.0)
        self._settle()

    def take_back(self, step: Step) -> None:
        """A cut: the tile lies where it lay."""
        self.show(step.before, None)

    def hint(self, move: Move, title: str, reason: str) -> None:
        """Aim at the tile, the part or the diamond, with the words below the row."""
        state = self.state
        state.refused = state.viewed = state.sheet = None
        state.hint = Hint(move, Saying(title, reason))
        self._regroup()
        if state.seat is not None:
            self.room.host.refocus(spot_of(move))

    @property
    def refused(self) -> WhyNot | None:
        """Why what was pressed last can't be done."""
        return self.state.refused

    @property
    def facts(self) -> str:
        """How many tiles are still to come stands on the track; the header needs no more."""
        return ""

    # -------------------------------------------------- motion and painting

    def _settle(self) -> None:
        state = self.state
        if state.busy and not self._motion.busy:
            state.busy, state.drawn, state.last = False, state.position, self._arriving
            state.popping = frozenset()
            self._refresh()
            self.room.host.regroup()
            return
        self._refresh()

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """As it was last looked at; the scene tells of every change of focus by itself."""
        assert self._look is not None
        self.spread.paint(painter, self._look)

    def _refresh(self) -> None:
        """Look again, and have painted anew what looks different."""
        before = self._look
        now = self._look = look(self.room, self.state)
        changes = None if before is None else self.spread.changed(before, now)
        if changes is None:
            self.room.host.stale()
            return
        for rect in changes.moved:
            self.room.host.stale(rect, self._motion.lingers)
        for rect in changes.rest:
            self.room.host.stale(rect, soon=True)

    def _regroup(self) -> None:
        self._refresh()
        self.room.host.regroup()

    def _hush(self) -> bool:
        """No hint and no refusal is shown any more; True if one was."""
        shown = self.state.hint is not None or self.state.refused is not None
        self.state.hint = self.state.refused = None
        return shown

    # -------------------------------------------------- choosing

    def spots(self) -> Sequence[Spot]:
        """What can be chosen, and what can be looked at."""
        return spots.spots(self.spread, self.state)

    @property
    def first_spot(self) -> Hashable:
        """The cheapest tile, or the first thing to choose."""
        return spots.first(self.state)

    def focus_moved(self, spot: Hashable) -> None:
        """Show what would happen there."""
        self._focus = self.state.focus = spot
        if spot is not None and self.state.aim not in (None, spot):
            self.state.aim = None
        self._refresh()

    def confirm(self, spot: Hashable) -> None:
        """Take, choose, open, or hear why not."""
        self._press(spot, sure=True)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """Like `confirm`, but a first tap on something that counts only aims at it."""
        self._press(spot, sure=False)

    def drag(self, start: Hashable, end: Hashable) -> None:
        """A tile drawn onto the own board is taken."""
        if end == BOARD and isinstance(start, tuple) and start[0] in DEEDS:
            self._press(start, sure=True)

    def _press(self, spot: Hashable, sure: bool) -> None:
        state = self.state
        if spot == BOARD:
            self._open_sheet(None if state.sheet is not None else int(state.shown))
        elif spot == PILE:
            self._open_sheet(None if state.sheet == PILE else PILE)
        elif isinstance(spot, tuple) and spot[0] == SEAT:
            self._visit(Seat(spot[1]))
        elif isinstance(spot, tuple) and spot[0] in DEEDS:
            self._do(spot, sure)
        else:
            state.aim, state.focus = None, spot
            self.room.kit.audio.play("paper")
            self._refresh()

    def _do(self, spot: Hashable, sure: bool) -> None:
        state = self.state
        move = None if state.seat is None else state.move_at(spot)
        if move is None:
            self._refuse(spot)
        elif sure or state.aim == spot:
            state.aim = None
            self.room.host.commit(move)
        else:
            self._hush()
            state.aim = spot
            self.room.kit.audio.play("knock")
            self._regroup()

    def _refuse(self, spot: Hashable) -> None:
        """Say why it can't be done now."""
        state = self.state
        why = None
        if state.seat is not None and isinstance(spot, tuple):
            deed = DEEDS[spot[0]]
            text = f"take {spot[1] + 1}" if deed is Deed.TAKE else ""
            why = self.room.host.why_not(text) if text else None
        self._hush()
        state.aim, state.refused = None, why
        self.room.kit.audio.play("invalid")
        self._regroup()

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        """Nothing is chosen any more."""
        self._let_go()
        return ()

    # -------------------------------------------------- looking

    def _visit(self, seat: Seat) -> None:
        """Open another board, or fold it again."""
        state = self.state
        self.finish()
        state.viewed = None if state.viewed == seat else seat
        state.sheet, state.aim = None, None
        self.room.kit.audio.play("slide")
        self._regroup()

    def _open_sheet(self, sheet: Hashable) -> None:
        self.finish()
        self.state.sheet, self.state.aim = sheet, None
        self.room.kit.audio.play("paper")
        self._regroup()
        self.room.host.refocus(BOARD)

    def _let_go(self) -> bool:
        """One thing after the other: a sheet, an opened board, what is aimed at, words."""
        state = self.state
        if state.sheet is not None:
            state.sheet = None
        elif state.viewed is not None:
            state.viewed = None
        elif state.aim is not None:
            state.aim = None
        elif not self._hush():
            return False
        self.room.kit.audio.play("back")
        self._regroup()
        return True

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """BACK lets go; PREV and NEXT open one board after the other; PEEK shows the tiles to come."""
        if wish in DIRECTIONS and self._hush():
            self._regroup()
        if pressed.repeat:
            return False
        if wish in (Wish.PREV, Wish.NEXT) and self.state.choosing == 0:
            self._turn(1 if wish is Wish.NEXT else -1)
            return True
        if wish is Wish.PEEK:
            self._open_sheet(None if self.state.sheet == PILE else PILE)
            return True
        if wish is Wish.BACK:
            return self._let_go()
        if wish is Wish.CONFIRM and pressed.device.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH):
            if self.state.aim is not None:
                self._do(self.state.aim, sure=True)
            return True
        return False

    def _turn(self, by: int) -> None:
        """The next board."""
        state = self.state
        order: list[Seat | None] = [None, *state.others]
        at = order.index(state.viewed)
        state.viewed, state.sheet, state.aim = order[(at + by) % len(order)], None, None
        self.finish()
        self.room.kit.audio.play("slide")
        self._regroup()

    # -------------------------------------------------- prompts

    def prompts(self) -> Sequence[Prompt]:
        """What CONFIRM does where the focus is, BACK where it lets go of something, and how to see more."""
        say, state = self.room.words.say, self.state
        label = self._label()
        found = [Prompt(Wish.CONFIRM, label, "check")] if label else []
        if state.sheet is not None or state.viewed is not None:
            found.append(Prompt(Wish.BACK, say("Close"), "close"))
        else:
            found.append(Prompt(Wish.NEXT, say("Other boards"), "people"))
        return found

    def widest_prompts(self) -> Sequence[Prompt]:
        """The longest of each."""
        say = self.room.words.say
        labels = (say("Take tile"), say("Improve"), say("Choose"), say("Look"), say("Why not?"))
        return (
            Prompt(Wish.CONFIRM, max(labels, key=len), "check"),
            Prompt(Wish.NEXT, max(say("Other boards"), say("Close"), key=len), "people"),
        )

    def _label(self) -> str:
        say, state = self.room.words.say, self.state
        spot = state.focus if state.aim is None else state.aim
        if spot == BOARD and state.sheet is not None:
            return say("Close")
        if spot in (BOARD, PILE) or (isinstance(spot, tuple) and spot[0] == SEAT):
            return say("Look")
        if not isinstance(spot, tuple) or spot[0] not in DEEDS or state.seat is None:
            return ""
        if state.move_at(spot) is None:
            return say("Why not?")
        return {Deed.TAKE: say("Take tile"), Deed.IMPROVE: say("Improve"), Deed.GEM: say("Choose")}[DEEDS[spot[0]]]
