"""What scenes around a table share: they host it, hurry it, preview on it, and lead from a refusal to its rule."""

from collections.abc import Hashable, Sequence
from typing import Any

from game.play.match import Match, Step
from game.scenes.house import House
from game.scenes.rule_book import RuleBook
from game.scenes.screen import Screen
from game.shell.input.wish import Input, Pressed, Released
from game.shell.paint import Painter
from game.shell.scene import Mover
from game.tables.table import Table, WhyNot
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

    @property
    def match(self) -> Match:
        """What is being played."""
        raise NotImplementedError

    def commit(self, move: Any) -> None:
        """The acting person has decided."""
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

    def _read_rule(self) -> bool:
        """Open the rule behind what was just refused; False if nothing was."""
        refused = self.table.refused
        if refused is not None:
            self.kit.audio.play("paper")
            self.house.stack.push(RuleBook(self.house, self.game, refused.number))
        return refused is not None

    def _last_step(self) -> Step | None:
        return self.match.steps[-1] if self.match.steps else None

    def background(self, painter: Painter) -> None:
        """The wooden table, and what the game lays over it."""
        super().background(painter)
        self.table.ground(painter)

    def movers(self, blend: float) -> Sequence[Mover]:
        """The table's movers, the ring above them."""
        return (*self.table.movers(blend), *super().movers(blend))

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
