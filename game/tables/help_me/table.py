"""The table of Help Me!: stacks as spots, presses, taps and drags as choices, and what they say back."""

from collections.abc import Hashable, Sequence

from game.core.protocol import Seat
from game.rules.help_me.board import COLUMNS, NAMES, ROWS, STRIDE
from game.rules.help_me.moves import Move
from game.shell.focus import Spot
from game.shell.input.wish import DIRECTIONS, DeviceKind, Pressed, Wish
from game.shell.layout import Rect
from game.shell.prompts import Prompt
from game.tables.help_me import spots
from game.tables.help_me.looking import Hint, Refused
from game.tables.help_me.peeking import PeekingTable
from game.tables.saying import Saying
from game.tables.table import WhyNot

WAYS = {Wish.LEFT: (-1, 0), Wish.RIGHT: (1, 0), Wish.UP: (0, -1), Wish.DOWN: (0, 1)}


class HelpMeTable(PeekingTable):
    """See `game.tables.table.Table`. It is handed positions as everybody may see them."""

    def hint(self, move: Move, title: str, reason: str) -> None:
        """Show the stack picked up and the neighbour it should go to, with the words beside."""
        state = self.state
        self._hush()
        state.choosing.drop()
        if state.seat is not None:
            state.choosing.source = move.source
        state.hint = Hint(move, Saying(title, reason))
        self._regroup()
        if state.seat is not None:
            self.room.host.refocus(NAMES[move.target])

    @property
    def refused(self) -> WhyNot | None:
        """Why what was tried last can't be done."""
        return None if self.state.refused is None else self.state.refused.why

    # -------------------------------------------------- choosing

    def spots(self) -> Sequence[Spot]:
        """What can be chosen, and what persons look at their creatures with."""
        return spots.spots(self.spread, self.state)

    def grips(self) -> Sequence[Spot]:
        """Every square, to try and to draw stacks from."""
        return spots.grips(self.spread, self.state)

    @property
    def first_spot(self) -> Hashable:
        """The stack that moved last, else one near the middle."""
        return spots.first(self.state, self.spread)

    def focus_moved(self, spot: Hashable) -> None:
        """Show what a press there would do."""
        self._focus = spot
        self._see(spot)
        self._refresh()

    def confirm(self, spot: Hashable) -> None:
        """Pick a stack up, put it down, move it, or hear why not; look at the own creatures as long as it is held."""
        square = spots.square_of(spot)
        if square is None:
            self._chosen(spot)
        else:
            self._press(square, refocus=True)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """A first tap picks up, a second one on a neighbour moves; the own panel's button is for holding."""
        square = spots.square_of(spot)
        if square is None:
            if spots.seat_of(spot) != self._near:
                self._chosen(spot)
        else:
            self._press(square)

    def drag(self, start: Hashable, end: Hashable) -> None:
        """A stack drawn onto another one."""
        source, target = spots.square_of(start), spots.square_of(end)
        if source is None or target is None:
            return
        move = self.state.choosing.dragged(source, target)
        if move is None:
            self._refuse(f"{NAMES[source]}>{NAMES[target]}", target)
        else:
            self._commit(move)

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        """Nothing is chosen any more."""
        self.state.focused = None
        self._let_go()
        return ()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """BACK puts down; a direction from the stack picked up moves the focus to that neighbour, or says why not."""
        pointing = pressed.device.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH)
        if wish in (Wish.PEEK, Wish.NEXT):
            if not pressed.repeat and (wish is Wish.PEEK or self.room.host.can_shake()):
                self.look(self._looker(pressed), pressed.device, blind=wish is Wish.NEXT)
            return True
        if wish is not Wish.PREV and not pressed.repeat:
            self.cover()
        if wish in DIRECTIONS and self._hush():
            self._regroup()
        if wish in DIRECTIONS and not pressed.repeat and self._steers(wish):
            return True
        if wish is Wish.BACK and not pressed.repeat:
            return self._let_go()
        if wish is Wish.CONFIRM and pointing:
            hint = self.state.hint
            self._commit(hint.move if hint is not None and self.state.seat is not None else None)
            return True
        return False

    def _looker(self, pressed: Pressed) -> Seat | None:
        """Whose panel is in focus."""
        seat = spots.seat_of(self._focus)
        return None if seat is None else Seat(seat)

    def released(self, wish: Wish) -> None:
        """Whatever was held to look: letting go of anything covers the creatures."""
        if wish is not Wish.PREV:
            self.cover()

    def _steers(self, wish: Wish) -> bool:
        """From the stack picked up every direction means the neighbour there."""
        state, (dx, dy) = self.state, WAYS[wish]
        source = state.choosing.source
        if source is None or state.focused != source:
            return False
        row, column = divmod(source, STRIDE)
        target = source + dx + STRIDE * dy
        if not (0 <= column + dx < COLUMNS and 0 <= row + dy < ROWS):
            return False
        if state.choosing.move_at(target) is not None:
            self.room.host.refocus(NAMES[target])
        else:
            self._refuse(f"{NAMES[source]}>{NAMES[target]}", target)
        return True

    def prompts(self) -> Sequence[Prompt]:
        """What CONFIRM does where the focus is."""
        label = self._confirm_label()
        found = [Prompt(Wish.CONFIRM, label, "check")] if label else []
        return [*found, *self._looks()]

    def _looks(self) -> Sequence[Prompt]:
        """How to look at the own creatures, and with a pad that shakes how to feel for them."""
        words, host = self.room.words, self.room.host
        if not self.room.persons or self.state.drawn.turned or self.state.drawn.turning:
            return []
        look = Prompt(Wish.PEEK, words.say_in("looking", "Look"), "eye", held=True)
        feel = Prompt(Wish.NEXT, words.say_in("looking", "Feel"), "pad", held=True)
        return [look, feel] if host.can_shake() else [look]

    def widest_prompts(self) -> Sequence[Prompt]:
        """The longest of each."""
        say, say_in = self.room.words.say, self.room.words.say_in
        confirm = (say("Why not?"), say("Move here"), say("Pick up"), say("Put down"), say("Hold to look"))
        return (
            Prompt(Wish.CONFIRM, max(confirm, key=len), "check"),
            Prompt(Wish.PEEK, say_in("looking", "Look"), "eye", held=True),
            Prompt(Wish.NEXT, say_in("looking", "Feel"), "pad", held=True),
        )

    def _confirm_label(self) -> str:
        say, state = self.room.words.say, self.state
        square, choosing = state.focused, state.choosing
        if spots.seat_of(self._focus) is not None:
            near = spots.seat_of(self._focus) == self._near
            return say("Hold to look") if near else self.room.words.say_in("looking", "Look")
        if state.on_done:
            return self.spread.done_label
        if square is None or state.seat is None:
            return ""
        if not choosing.holds(square):
            return say("Why not?")
        if choosing.move_at(square) is not None:
            return say("Move here")
        return say("Put down") if square == choosing.source else say("Pick up")

    def _press(self, square: int, refocus: bool = False) -> None:
        choosing = self.state.choosing
        if self.state.seat is None:
            return
        if not choosing.holds(square) and square not in choosing.moves:
            self._try(square)
            return
        if choosing.source is not None and square in choosing.moves and not choosing.holds(square) and refocus:
            self._try(square)
            return
        self._hush()
        move = choosing.press(square)
        if move is not None:
            self._commit(move)
            return
        self.room.kit.audio.play("knock" if choosing.source is not None else "back")
        self._regroup()
        if refocus:
            self.room.host.refocus(NAMES[square])

    def _try(self, square: int) -> None:
        """Something that can't be: from the stack picked up to that square, or with a stack that can't move."""
        source = self.state.choosing.source
        if source is not None:
            self._refuse(f"{NAMES[source]}>{NAMES[square]}", square)
            return
        row, column = divmod(square, STRIDE)
        step = 1 if column + 1 < COLUMNS else -1
        self._refuse(f"{NAMES[square]}>{NAMES[STRIDE * row + column + step]}", square)

    def _refuse(self, text: str, square: int) -> None:
        """Say why what somebody tries at a square can't be done."""
        why = None if self.state.seat is None else self.room.host.why_not(text)
        self._hush()
        if why is not None:
            self.state.refused = Refused(square, why)
            self.room.kit.audio.play("invalid")
        self._regroup()

    def _commit(self, move: Move | None) -> None:
        if move is None:
            self.room.kit.audio.play("invalid")
            return
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
