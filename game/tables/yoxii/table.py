"""The table of Yoxii: legal moves as spots, presses and taps as choices, and what they say back."""

from collections.abc import Hashable, Sequence

from game.rules.yoxii.board import NAMES
from game.rules.yoxii.moves import Move
from game.shell.focus import Spot
from game.shell.input.wish import DIRECTIONS, DeviceKind, Pressed, Wish
from game.shell.layout import Rect
from game.shell.prompts import Prompt
from game.tables.saying import Saying
from game.tables.table import WhyNot
from game.tables.yoxii import spots
from game.tables.yoxii.looking import Hint, Refused
from game.tables.yoxii.shown import ShownTable
from game.tables.yoxii.spots import square_of, value_of

TURNS = 36
"""As many pieces as there are to place (YX9)."""
POINTERS = (DeviceKind.MOUSE, DeviceKind.TOUCH)


class YoxiiTable(ShownTable):
    """See `game.tables.table.Table`. First a square for the totem, then a value and a square for the piece."""

    def hint(self, move: Move, title: str, reason: str) -> None:
        """Show totem or piece where it would stand, with the words beside."""
        state = self.state
        self._hush()
        if state.seat is not None:
            state.choosing.aim_at(move)
        state.hint = Hint(move, Saying(title, reason))
        self._regroup()
        if state.seat is not None:
            self.room.host.refocus(NAMES[move.square])

    @property
    def refused(self) -> WhyNot | None:
        """Why what was pressed last can't be done."""
        return None if self.state.refused is None else self.state.refused.why

    @property
    def facts(self) -> str:
        """How many turns there were of all there can be (YX9)."""
        position, words = self.state.position, self.room.words
        if position.end is not None:
            return words.count("Ended after {number} turn", "Ended after {number} turns", position.turn)
        return words.say("Turn {number} of at most {most}", number=position.turn + 1, most=TURNS)

    # -------------------------------------------------- choosing

    def spots(self) -> Sequence[Spot]:
        """What can be chosen; while one roams, all squares."""
        return spots.spots(self.spread, self.state)

    def grips(self) -> Sequence[Spot]:
        """What else the pointer may mean."""
        return spots.grips(self.spread, self.state)

    @property
    def first_spot(self) -> Hashable:
        """The square nearest to the middle."""
        return spots.first(self.spread, self.state)

    def focus_moved(self, spot: Hashable) -> None:
        """Show what a press would do there."""
        self._focus = spot
        self.state.focused = square_of(spot)
        self._refresh()

    def confirm(self, spot: Hashable) -> None:
        """Move or place there, or hear why not."""
        square, value = square_of(spot), value_of(spot)
        self.state.choosing.aim = None
        if value is not None:
            self._pick(value)
        elif square is not None:
            move = self.state.choosing.move_at(square)
            if move is None:
                self._refuse(self._text(square), square)
            else:
                self._commit(move)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """A first tap on a square only aims at it, one on totem or tray picks something up."""
        square, value, choosing = square_of(spot), value_of(spot), self.state.choosing
        if value is not None:
            self._pick(value)
        elif square is None or self.state.seat is None:
            return
        elif square in choosing.squares:
            self._tap_square(square)
        elif square == self.state.drawn.totem and not choosing.placing:
            choosing.lift()
            self._choose()
        else:
            self._refuse(self._text(square), square)

    def _tap_square(self, square: int) -> None:
        self._hush()
        self.state.focused = None
        move = self.state.choosing.tap(square)
        if move is not None:
            self._commit(move)
        else:
            self._choose()

    def drag(self, start: Hashable, end: Hashable) -> None:
        """The totem, or a piece from the tray, to a square."""
        square, value = square_of(end), value_of(start)
        choosing, totem = self.state.choosing, self.state.drawn.totem
        if square is None or self.state.seat is None:
            return
        if value is None and square_of(start) != totem:
            return
        text = NAMES[square] if value is None else f"{value}@{NAMES[square]}"
        legal = [*choosing.destinations.values(), *(m for at in choosing.openings.values() for m in at.values())]
        move = next((move for move in legal if move.text == text), None)
        if move is None:
            self._refuse(text, square)
        else:
            self._commit(move)

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        """Nothing is chosen any more."""
        self.state.focused = None
        self._let_go()
        return ()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """PREV and NEXT change the value, PEEK lets the focus roam, BACK lets go of what is chosen."""
        choosing = self.state.choosing
        if wish in DIRECTIONS and self._hush():
            self._regroup()
        if wish in (Wish.PREV, Wish.NEXT) and choosing.placing:
            self._turn(1 if wish is Wish.NEXT else -1)
            return True
        if wish is Wish.PEEK:
            shared = choosing.placing and pressed.device.kind is DeviceKind.PAD
            if not pressed.repeat and not shared:
                self._roam(not self.state.roaming)
            return True
        if wish is Wish.BACK and not pressed.repeat:
            return self._let_go() or self._roam(False)
        if wish is Wish.CONFIRM and pressed.device.kind in POINTERS:
            aim = choosing.aim
            self._commit(None if aim is None else choosing.move_at(aim))
            return True
        return False

    # -------------------------------------------------- prompts

    def prompts(self) -> Sequence[Prompt]:
        """What CONFIRM does where the focus is, other values, and roaming."""
        state = self.state
        label = self._confirm_label()
        found = [Prompt(Wish.CONFIRM, label, "check")] if label else []
        if len(state.choosing.values) > 1:
            return (*found, *self._value_prompts())
        if state.seat is not None and (state.roaming or not state.choosing.placing):
            found.append(self._roam_prompt(state.roaming))
        return found

    def widest_prompts(self) -> Sequence[Prompt]:
        """The longest of each."""
        say = self.room.words.say
        labels = (say("Move here"), say("Place here"), say("Why not?"), say("Choose"), say("Put down"))
        return (Prompt(Wish.CONFIRM, max(labels, key=len), "check"), *self._value_prompts())

    def _value_prompts(self) -> tuple[Prompt, Prompt]:
        say = self.room.words.say
        return Prompt(Wish.PREV, say("Lower value"), "minus"), Prompt(Wish.NEXT, say("Higher value"), "plus")

    def _roam_prompt(self, roaming: bool) -> Prompt:
        say = self.room.words.say
        return Prompt(Wish.PEEK, say("Legal squares") if roaming else say("All squares"), "eye")

    def _confirm_label(self) -> str:
        say, state, choosing = self.room.words.say, self.state, self.state.choosing
        square = state.focused if choosing.aim is None else choosing.aim
        if state.seat is None:
            return ""
        if square is None:
            return say("Choose") if value_of(self._focus) is not None else ""
        if choosing.move_at(square) is None:
            return say("Why not?")
        return say("Place here") if choosing.placing else say("Move here")

    # -------------------------------------------------- what they do

    def _text(self, square: int) -> str:
        """The move that somebody tries who presses a square."""
        choosing = self.state.choosing
        return f"{choosing.value}@{NAMES[square]}" if choosing.placing else NAMES[square]

    def _pick(self, value: int) -> None:
        """Take a value from the tray, or hear why not."""
        choosing = self.state.choosing
        if choosing.pick(value):
            self._choose()
            return
        squares = choosing.squares or (self.state.position.totem,)
        self._refuse(f"{value}@{NAMES[next(iter(squares))]}", None)

    def _turn(self, steps: int) -> None:
        """Another value."""
        self._hush()
        self.room.kit.audio.play("knock" if self.state.choosing.turn(steps) else "invalid")
        self._regroup()

    def _roam(self, roaming: bool) -> bool:
        """Let the focus reach every square, or no longer; True if that changes anything."""
        if self.state.roaming == roaming or self.state.seat is None:
            return False
        self._hush()
        self.state.roaming = roaming
        self.room.kit.audio.play("slide")
        self._regroup()
        return True

    def _choose(self) -> None:
        """Something is chosen now."""
        self._hush()
        self.room.kit.audio.play("knock")
        self._regroup()

    def _refuse(self, text: str, square: int | None) -> None:
        """Say why what somebody tries can't be done."""
        why = None if self.state.seat is None else self.room.host.why_not(text)
        self._hush()
        if why is not None:
            self.state.choosing.aim = None
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
        heard = self._hush()
        if not (self.state.choosing.drop() or heard):
            self._refresh()
            return False
        self.room.kit.audio.play("back")
        self._regroup()
        return True
