"""The table of Hutan: what wishes and prompts do there, over what it shows and how it acts."""

from collections.abc import Sequence

from game.rules.hutan.moves import Kind
from game.rules.hutan.position import Phase
from game.shell.input.wish import DIRECTIONS, DeviceKind, Pressed, Wish
from game.shell.prompts import Prompt
from game.tables.hutan import sayings, spots
from game.tables.hutan.acting import ActingTable
from game.tables.hutan.state import CARD, END, ENDING, FOREST, SCORE
from game.tables.table import Room

HOLD = 0.35
"""PEEK held for so many seconds opens everything to the focus until it is let go."""
STEPS = {Wish.PREV: -1, Wish.NEXT: 1}


class HutanTable(ActingTable):
    """See `game.tables.table.Table`. BACK and UNDO let go of what is held."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._peek: float | None = None

    def step(self, seconds: float) -> None:
        """Plants come up; PEEK is held a little longer."""
        super().step(seconds)
        if self._peek is not None:
            self._peek += seconds
            if self._peek >= HOLD and not self.state.everything:
                self._open_everything(True)

    # -------------------------------------------------- wishes

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """BACK and UNDO let go; PREV and NEXT turn flowers, cards and pages; PEEK opens everything to the focus."""
        pointing = pressed.device.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH)
        if wish in DIRECTIONS and self._hush():
            self._regroup()
        if wish in STEPS:
            return self._step_through(STEPS[wish])
        if wish is Wish.PEEK:
            return self._peeked(pressed)
        if pressed.repeat:
            return False
        if wish is Wish.UNDO and self.state.held is not None:
            return self._let_go()
        if wish is Wish.BACK:
            return self._let_go()
        if wish is Wish.CONFIRM and pointing:
            self._confirm_aim()
            return True
        return False

    def _peeked(self, pressed: Pressed) -> bool:
        """On a pad it is held; elsewhere a press is enough."""
        if pressed.repeat or self.state.seat is None:
            return False
        if pressed.device.kind is DeviceKind.PAD:
            self._peek = 0.0
            return False
        self._open_everything(not self.state.everything)
        return True

    def released(self, wish: Wish) -> None:
        """PEEK was held."""
        if wish is Wish.PEEK and self._peek is not None:
            held, self._peek = self._peek >= HOLD, None
            if held:
                self._open_everything(False)

    def _confirm_aim(self) -> None:
        """The prompt of CONFIRM was pressed: what was tapped before is meant."""
        choosing = self.state.choosing
        if self.state.held is not None:
            self._commit(self.state.held)
        elif choosing.aimed_card is not None:
            self._do(choosing.cards[choosing.aimed_card])
        elif choosing.aim is not None:
            self._do(choosing.move_at(choosing.aim))
        else:
            self.room.kit.audio.play("invalid")

    def _step_through(self, by: int) -> bool:
        """The next flower in hand, card, or page."""
        state = self.state
        if self._turn_page(by):
            return True
        if state.seat is None or state.held is not None or state.viewed is not None:
            return False
        if state.position.turn.phase is Phase.TAKE:
            cards = [spot.id for spot in self.spots() if isinstance(spot.id, tuple) and spot.id[0] == CARD]
            at = cards.index(self._focus) if self._focus in cards else -by
            self.room.host.refocus(cards[(at + by) % len(cards)])
            return True
        square = state.focused_square
        if not state.choosing.turn(by):
            return False
        self._hush()
        self._colour = state.choosing.colour
        self.room.kit.audio.play("focus")
        self._regroup()
        if square is not None and square not in state.choosing.here:
            self.room.host.refocus(spots.nearest(self.spread, state, square))
        return True

    # -------------------------------------------------- prompts

    def prompts(self) -> Sequence[Prompt]:
        """What CONFIRM does where the focus is; BACK where it lets go of something; PREV and NEXT as one."""
        state, say = self.state, self.room.words.say
        label = self._confirm_label()
        found = [Prompt(Wish.CONFIRM, label, "check")] if label else []
        if state.held is not None:
            found.append(Prompt(Wish.BACK, say("Take back"), "undo"))
        elif state.page is not None or state.viewed is not None:
            found.append(Prompt(Wish.BACK, say("Close"), "close"))
        elif state.seat is not None and len(state.choosing.colours) > 1:
            found.append(Prompt(Wish.NEXT, say("Other flower"), "swap"))
        return found

    def widest_prompts(self) -> Sequence[Prompt]:
        """The longest of each; BACK and NEXT never stand there together."""
        say = self.room.words.say
        words = (say("Plant here"), say("Grow a tree"), say("Take card"), say("Invite here"), say("Why not?"))
        others = (say("Take back"), say("Close"), say("Other flower"))
        return (
            Prompt(Wish.CONFIRM, max(words, key=len), "check"),
            Prompt(Wish.NEXT, max(others, key=len), "swap"),
        )

    def _confirm_label(self) -> str:
        state, say = self.state, self.room.words.say
        move = state.aimed
        if state.focus in (END, ENDING):
            return say("Confirm")
        if state.focus == SCORE or state.focused(FOREST) is not None:
            return say("Look")
        if state.seat is None or state.held is not None:
            return ""
        card = state.card
        if card is not None:
            return say("Take card") if card in state.choosing.cards else say("Why not?")
        if move is None:
            return "" if state.focused_square is None else say("Why not?")
        if move.kind is Kind.ANIMAL:
            return say("Invite here")
        tree = bool(state.after(None).flowers[move.colour] & move.square)
        return sayings.plant(self.room.words, tree)
