"""Pause: go on, undo and redo, rules, settings, or leave; the game is saved all along."""

from collections.abc import Callable

from game.play.seat import persons
from game.scenes.house import House
from game.scenes.menu import Item
from game.scenes.rule_book import RuleBook
from game.scenes.settings import SettingsScene
from game.scenes.sitting import Sitting
from game.scenes.table_pause import TablePause


class Pause(TablePause):
    """Above a match; `undo` and `redo` act on it after the pause is gone."""

    def __init__(self, house: House, sitting: Sitting, undo: Callable[[], None], redo: Callable[[], None]) -> None:
        super().__init__(house)
        self.sitting, self._undo, self._redo = sitting, undo, redo

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
        return [
            *items,
            Item("rules", "rules", say("Rules"), lambda: house.stack.push(RuleBook(house, self.sitting.game))),
            Item("settings", "settings", say("Settings"), lambda: house.stack.push(SettingsScene(house))),
            Item("leave", "home", say("Leave the table"), house.home),
        ]
