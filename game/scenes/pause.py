"""Pause: go on, undo and redo, rules, settings, or leave; the game is saved all along."""

from collections.abc import Callable, Sequence

from game.play.seat import persons
from game.scenes.house import House
from game.scenes.menu import Item
from game.scenes.reseat import Reseat, may_join
from game.scenes.rule_book import RuleBook
from game.scenes.settings import SettingsScene
from game.scenes.sitting import Sitting
from game.scenes.table_pause import TablePause
from game.shell.input.wish import Connected, Device, Disconnected, Input, Pressed, Wish
from game.shell.prompts import Prompt


class Pause(TablePause):
    """Above a match; `undo` and `redo` act on it after the pause is gone."""

    def __init__(self, house: House, sitting: Sitting, undo: Callable[[], None], redo: Callable[[], None]) -> None:
        super().__init__(house)
        self.sitting, self._undo, self._redo = sitting, undo, redo
        self.opener = house.inputs.last_used

    def more(self) -> str:
        """What is being played, as large letters leave no room for it at the table; nothing is lost by leaving."""
        saved = self.words.say("Your game is saved. You can leave and resume it from the title.")
        return f"{self.sitting.facts(self.words)}\n{saved}"

    def items(self) -> list[Item]:
        """What can be done now."""
        say, house, match = self.words.say, self.house, self.sitting.match
        items = [Item("back", "play", say("Go on"), self.back)]
        if match.can_undo(persons(self.sitting.players)):
            items.append(Item("undo", "undo", say("Undo"), lambda: self._after(self._undo)))
        if match.can_redo():
            items.append(Item("redo", "redo", say("Redo"), lambda: self._after(self._redo)))
        if match.outcome is None:
            items.append(Item("seats", "people", say("Seats"), lambda: self._seats(None)))
        return [
            *items,
            Item("rules", "rules", say("Rules"), lambda: house.stack.push(RuleBook(house, self.sitting.game))),
            Item("settings", "settings", say("Settings"), lambda: house.stack.push(SettingsScene(house))),
            Item("leave", "home", say("Leave the table"), house.home),
        ]

    # -------------------------------------------------- seats

    def _seats(self, joining: Device | None) -> None:
        self.kit.audio.play("paper")
        self.house.stack.push(Reseat(self.house, self.sitting, self.opener, joining))

    def _may_join(self, device: Device) -> bool:
        return self.sitting.match.outcome is None and may_join(self.sitting, self.opener, device)

    def handle(self, event: Input) -> None:
        """A pad that comes or goes changes who may join."""
        super().handle(event)
        if isinstance(event, Connected | Disconnected):
            self.refresh_prompts()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """UNDO seats whoever comes late with a pad; from any other device it shows the seats."""
        free = any(self._may_join(pad) for pad in self.inputs.pads)
        if wish is Wish.UNDO and free and not pressed.repeat:
            self._seats(pressed.device if self._may_join(pressed.device) else None)
            return True
        return super().wished(wish, pressed)

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """How to join, while somebody could."""
        left, right = super().prompts()
        if not any(self._may_join(pad) for pad in self.inputs.pads):
            return left, right
        return left, [*right, Prompt(Wish.UNDO, self.words.say("Join in"), "plus")]
