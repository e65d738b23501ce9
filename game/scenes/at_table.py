"""What scenes around a table share: host it, hurry it, preview and confirm moves, show the rule behind a refusal."""

from collections.abc import Hashable, Sequence
from typing import Any

from game.core.protocol import Seat
from game.play.match import Match, Step
from game.scenes.house import House
from game.scenes.rule_book import RuleBook
from game.scenes.screen import Screen
from game.shell.input.wish import Device, DeviceKind, Input, Pointed, Pressed, Released, Wish
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.scene import Mover
from game.tables.table import Insight, Table, WhyNot
from game.telling import telling_of


class AtTable(Screen):
    """A scene with a table somebody acts on. It is the table's host (`game.tables.table.Host`).

    Subclasses make `table`, and set `_laid` once it was arranged and shows something.
    """

    table: Table

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game
        self.telling = telling_of(game)
        self._laid = False
        self._asked: Any = None
        self._asked_at: Hashable = None
        self._tapped: Hashable = None
        self._sure = False

    @property
    def match(self) -> Match:
        """What is being played."""
        raise NotImplementedError

    def decided(self, move: Any) -> None:
        """The acting person has decided, and confirmed it where that is wanted."""
        raise NotImplementedError

    def refocus(self, spot: Hashable) -> None:
        """The table puts the focus on a spot."""
        self.focus_on(spot)

    def regroup(self) -> None:
        """Other spots or prompts are there now."""
        self.settle_focus()
        self.refresh_prompts()

    def why_not(self, text: str) -> WhyNot | None:
        """What the rules say, to the seat that decides, about a move it may not make."""
        game, seat = self.match.game, self.match.to_move
        if seat is None:
            return None
        paragraph = game.refusal(game.seen_by(self.match.position, seat), text)
        return paragraph and WhyNot(self.telling.refusal(self.words, paragraph), paragraph.number)

    def insight(self, seat: Seat | None, device: Device | None) -> Insight | None:
        """Nobody has secrets here, unless a subclass says otherwise."""
        return None

    def looked(self) -> None:
        """Nobody is invited to look."""

    def can_shake(self) -> bool:
        """A pad in hand, and not switched off."""
        return self.inputs.last_used.kind is DeviceKind.PAD and self.house.settings.rumble > 0

    def shake(self, strength: float, milliseconds: int) -> None:
        """Shake the pad in hand."""
        self.inputs.rumble(self.inputs.last_used, strength, milliseconds)

    def _read_rule(self) -> bool:
        """Open the rule behind what was just refused; False if nothing was."""
        refused = self.table.refused
        if refused is not None:
            self.kit.audio.play("paper")
            self.house.stack.push(RuleBook(self.house, self.game, refused.number))
        return refused is not None

    def _last_step(self) -> Step | None:
        return self.match.steps[-1] if self.match.steps else None

    # -------------------------------------------------- confirming

    def commit(self, move: Any) -> None:
        """The table's decision; with "Confirm moves" it is only shown until it is confirmed."""
        sure = self._sure or move == self._asked or self.table.confirmed
        if sure or not self.house.settings.confirm_moves:
            self.nothing_asked()
            self.decided(move)
            return
        say = self.words.say
        self.kit.audio.play("knock")
        self.point_at(move, say("Confirm move"), say("Press once more to make this move, or go back."))

    def point_at(self, move: Any, title: str, reason: str) -> None:
        """Let the table show a move before it is made; with "Confirm moves", CONFIRM makes this one."""
        self.table.hint(move, title, reason)
        if self.house.settings.confirm_moves:
            self._asked, self._asked_at = move, self.focus.id
        self.refresh_prompts()

    def nothing_asked(self) -> None:
        """No move waits to be confirmed any more."""
        self._asked = self._asked_at = self._tapped = None

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """The pointer's prompts answer what is asked; anything but CONFIRM lets go of it. The rest is the table's."""
        pointing = pressed.device.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH)
        if self._asked is None or wish is Wish.PEEK or (wish is Wish.CONFIRM and not pointing):
            return self.table.wished(wish, pressed)
        move = self._asked
        self.nothing_asked()
        if wish is Wish.CONFIRM:
            self.decided(move)
            return True
        used = self.table.wished(wish, pressed)
        self.refresh_prompts()
        return used or wish is Wish.BACK

    def _release(self, pressed: Hashable, spot: Hashable, x: float, y: float, event: Pointed) -> None:
        """A tap on a move that waits makes it; one where one tapped last means what was only shown then."""
        if self._asked is not None and pressed == spot == self._asked_at:
            self.commit(self._asked)
            return
        self._sure = pressed is not None and pressed == spot == self._tapped
        self._tapped = spot if pressed == spot else None
        super()._release(pressed, spot, x, y, event)
        self._sure = False

    def table_prompts(self) -> Sequence[Prompt]:
        """The table's, or how to confirm a move."""
        own = self.table.prompts() if self._laid else ()
        return own if self._asked is None else self._confirming(own)

    def widest_prompts(self) -> Sequence[Prompt]:
        """As much as `table_prompts` will ever say at once."""
        own = self.table.widest_prompts()
        return self._confirming(own) if self.house.settings.confirm_moves else own

    def _confirming(self, own: Sequence[Prompt]) -> Sequence[Prompt]:
        say = self.words.say
        confirm, let_go = Prompt(Wish.CONFIRM, say("Confirm move"), "check"), Prompt(Wish.BACK, say("Let go"), "close")
        return confirm, let_go, *(each for each in own if each.wish not in (Wish.CONFIRM, Wish.BACK))

    # -------------------------------------------------- scene

    def background(self, painter: Painter) -> None:
        """The wooden table, and what the game lays over it."""
        super().background(painter)
        self.table.ground(painter)

    @property
    def private(self) -> bool:
        """What only one person may see is never seen under another scene."""
        return self.on_top and self.table.private

    def movers(self, blend: float) -> Sequence[Mover]:
        """The table's movers, the ring above them."""
        insights = self.table.insights() if self.private else ()
        return (*self.table.movers(blend), *insights, *super().movers(blend))

    def handle(self, event: Input) -> None:
        """A press while something moves finishes it, and means what it means besides."""
        self._hurry(event)
        super().handle(event)

    def _hurry(self, event: Input) -> None:
        if isinstance(event, Released):
            self.table.released(event.wish)
        if isinstance(event, Pressed) and not event.repeat and self.table.busy:
            self.table.finish()
            self._finished()

    def _finished(self) -> None:
        """Motion was cut short: everything is shown now."""

    def focus_moved(self) -> None:
        """The table may preview; CONFIRM's prompt may change."""
        self._tell_focus()
        self.refresh_prompts()

    def _tell_focus(self) -> None:
        """A table that shows another position has forgotten where the focus is."""
        self.table.focus_moved(self.focus.id if self.focus.shown else None)
