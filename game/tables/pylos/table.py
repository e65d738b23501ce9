"""The table of Pylos: legal moves as spots, presses and taps as choices, and what they say back."""

from collections.abc import Callable, Hashable, Sequence

from game.rules.pylos.board import HIDES, NAMES, NUMBERS
from game.rules.pylos.moves import Kind, Move
from game.shell.focus import Spot
from game.shell.input.wish import DIRECTIONS, DeviceKind, Pressed, Wish
from game.shell.layout import Rect
from game.shell.prompts import Prompt
from game.tables.pylos import spots, trying
from game.tables.pylos.looking import Hint, Refused
from game.tables.pylos.shown import ShownTable
from game.tables.pylos.spots import DONE, TRAY
from game.tables.saying import Saying
from game.tables.table import Room, WhyNot

HOLD = 0.35
"""PEEK pressed for longer than so many seconds ends when it is let go; else it stays until pressed again."""


class PylosTable(ShownTable):
    """See `game.tables.table.Table`. The levels can be lifted at any time; everything works there as well."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._favourite: str | None = None
        self._held: float | None = None

    def step(self, seconds: float) -> None:
        """Balls move on; PEEK is held a little longer."""
        super().step(seconds)
        if self._held is not None:
            self._held += seconds

    def hint(self, move: Move, title: str, reason: str) -> None:
        """Show the ball where it would lie, or the one to take back, with the words beside."""
        state = self.state
        self._hush()
        if state.seat is not None:
            state.choosing.aim_at(move)
        state.hint = Hint(move, Saying(title, reason))
        self._regroup()
        if state.seat is not None:
            self.room.host.refocus(DONE if move.kind is Kind.DONE else NAMES[move.cell])

    @property
    def refused(self) -> WhyNot | None:
        """Why what was pressed last can't be done."""
        return None if self.state.refused is None else self.state.refused.why

    # -------------------------------------------------- choosing

    def spots(self) -> Sequence[Spot]:
        """What can be chosen; while the levels are lifted, every ball can be looked at as well."""
        return spots.spots(self.spread, self.state)

    def grips(self) -> Sequence[Spot]:
        """The own tray, to draw a ball from."""
        return spots.grips(self.spread, self.state)

    def pick(self, spots_there: Sequence[Spot], x: float, y: float) -> Spot:
        """What is drawn last under the point."""
        return spots.picked(self.spread, self.state, spots_there, x, y)

    @property
    def first_spot(self) -> Hashable:
        """The last cell used if it serves again, else one near the middle."""
        return spots.first(self.spread, self.state, self._favourite)

    def focus_moved(self, spot: Hashable) -> None:
        """Show what lies in it."""
        self._focus = spot
        self._see(spot)
        aim = self.state.choosing.aim
        if spot is not None and aim is not None and self._hides(aim) and spot != NAMES[aim]:
            self.state.choosing.drop()
        self._refresh()

    def confirm(self, spot: Hashable) -> None:
        """Put a ball there, pick one up, put it down, take it back, be done, or hear why not."""
        if spot == DONE:
            self._commit(self.state.choosing.done)
        elif isinstance(spot, str) and spot in NUMBERS:
            cell, choosing = NUMBERS[spot], self.state.choosing
            self._choose(cell, choosing.tap if self._hides(cell) else choosing.press, refocus=True)
        else:
            self.room.kit.audio.play("invalid")

    def _hides(self, cell: int) -> bool:
        """A press could take this ball back, but first has to show which one it hides (PY12)."""
        state = self.state
        return cell in state.choosing.takes and HIDES.get(cell) in state.drawn.balls and not state.apart

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """Like `confirm`, but a first tap on a cell only aims at it."""
        if isinstance(spot, str) and spot in NUMBERS:
            cell = NUMBERS[spot]
            told = self.state.focused == cell
            looked = self.state.lifted and cell in self.state.drawn.balls and not self.state.choosing.holds(cell)
            self.state.focused = cell if looked else None
            if looked and not told:
                self._hush()
                self._regroup()
            else:
                self._choose(cell, self.state.choosing.tap)
        elif spot == DONE:
            self.confirm(spot)

    def drag(self, start: Hashable, end: Hashable) -> None:
        """A ball from the tray or the board to a cell."""
        if not isinstance(end, str) or end not in NUMBERS:
            return
        source = NUMBERS.get(start) if isinstance(start, str) else None
        if source is None and start != TRAY:
            return
        move = self.state.choosing.dragged(source, NUMBERS[end])
        if move is None:
            self._refuse(trying.drawn(source, NUMBERS[end]), NUMBERS[end])
        else:
            self._commit(move)

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        """Nothing is chosen any more."""
        self.state.focused = None
        self._let_go()
        return ()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """BACK lets go of what is chosen, then lowers the levels; PEEK lifts and lowers them."""
        pointing = pressed.device.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH)
        if wish in DIRECTIONS and self._hush():
            self._regroup()
        if wish is Wish.PEEK:
            if not pressed.repeat:
                self._lift(not self.state.lifted)
                self._held = 0.0 if self.state.lifted and not pointing else None
            return True
        if wish is Wish.BACK and not pressed.repeat:
            return self._let_go() or self._lift(False)
        if wish is Wish.CONFIRM and pointing:
            aim = self.state.choosing.aim
            self._commit(None if aim is None else self.state.choosing.move_at(aim))
            return True
        return False

    def released(self, wish: Wish) -> None:
        """PEEK was held to look for a moment."""
        if wish is Wish.PEEK and self._held is not None:
            if self._held >= HOLD:
                self._lift(False)
            self._held = None

    def prompts(self) -> Sequence[Prompt]:
        """What CONFIRM does where the focus is, and PEEK."""
        say, state = self.room.words.say, self.state
        label = self._confirm_label()
        peek = say("Lower the levels") if state.lifted else say("Lift levels")
        found = [Prompt(Wish.CONFIRM, label, "check")] if label else []
        return (*found, Prompt(Wish.PEEK, peek, "layers"))

    def widest_prompts(self) -> Sequence[Prompt]:
        """The longest of each."""
        say = self.room.words.say
        confirm = (say("Why not?"), say("Place"), say("Raise"), say("Take back"), say("Choose"), say("Put down"))
        peek = (say("Lift levels"), say("Lower the levels"))
        return (
            Prompt(Wish.CONFIRM, max(confirm, key=len), "check"),
            Prompt(Wish.PEEK, max(peek, key=len), "layers"),
        )

    def _confirm_label(self) -> str:
        say, choosing = self.room.words.say, self.state.choosing
        cell = self.state.focused if choosing.aim is None else choosing.aim
        if self.state.on_done:
            return self.spread.done_label
        if cell is None or not choosing.holds(cell):
            return "" if cell is None or self.state.seat is None else say("Why not?")
        move = choosing.move_at(cell)
        if move is None:
            return say("Put down") if cell == choosing.source else say("Choose")
        return {Kind.PLACE: say("Place"), Kind.RAISE: say("Raise"), Kind.TAKE_BACK: say("Take back")}[move.kind]

    def _choose(self, cell: int, press: Callable[[int], Move | None], refocus: bool = False) -> None:
        choosing = self.state.choosing
        if not choosing.holds(cell):
            self._refuse(trying.pressed(self.state.position, choosing.source, cell), cell)
            return
        self._hush()
        move = press(cell)
        if move is not None:
            self._commit(move)
            return
        self.room.kit.audio.play("knock")
        self._regroup()
        if refocus:
            self.room.host.refocus(spots.after_choosing(self.spread, self.state, cell))

    def _refuse(self, text: str, cell: int) -> None:
        """Say why what somebody tries at a cell can't be done."""
        why = None if self.state.seat is None else self.room.host.why_not(text)
        self._hush()
        if why is not None:
            self.state.choosing.aim = None
            self.state.refused = Refused(cell, why)
            self.room.kit.audio.play("invalid")
        self._regroup()

    def _commit(self, move: Move | None) -> None:
        if move is None:
            self.room.kit.audio.play("invalid")
            return
        if move.kind is not Kind.DONE:
            self._favourite = NAMES[move.cell]
        self.state.choosing.drop()
        self.room.host.commit(move)

    def _let_go(self) -> bool:
        source = self.state.choosing.source
        heard = self._hush()
        if not (self.state.choosing.drop() or heard):
            self._refresh()
            return False
        self.room.kit.audio.play("back")
        self._regroup()
        if source is not None and self.state.focused is not None:
            self.room.host.refocus(NAMES[source])
        return True
