"""What can be done beside playing on where somebody is guided."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.play.attempt import Attempt
from game.scenes.house import House
from game.scenes.menu import Item
from game.scenes.rule_book import RuleBook
from game.scenes.settings import SettingsScene
from game.scenes.table_pause import TablePause


class Paused(Protocol):
    """What a guided table lets its pause do."""

    house: House
    game: str
    attempt: Attempt

    @property
    def to_retry(self) -> bool:
        """The last decision was wrong and may be made again."""
        ...

    def again(self) -> None:
        """Begin the task anew."""
        ...

    def show_right(self) -> None:
        """Point at the right decision."""
        ...

    def more_items(self) -> Sequence[Item]:
        """What this kind of task offers besides."""
        ...

    def back(self) -> None:
        """Leave."""
        ...


class GuidedPause(TablePause):
    """Above a guided table."""

    def __init__(self, scene: Paused) -> None:
        super().__init__(scene.house)
        self._scene = scene

    def items(self) -> list[Item]:
        """What can be done now."""
        say, house, scene = self.words.say, self.house, self._scene
        items = [Item("back", "play", say("Go on"), self.back)]
        if scene.attempt.tried:
            items.append(Item("again", "undo", say("Start again"), lambda: self._after(scene.again)))
        return [
            *items,
            *self._help_items(),
            *(item._replace(action=partial(self._after, item.action)) for item in scene.more_items()),
            Item("rules", "rules", say("Rules"), lambda: house.stack.push(RuleBook(house, scene.game))),
            Item("settings", "settings", say("Settings"), lambda: house.stack.push(SettingsScene(house))),
            Item("leave", "quit", say("Leave the table"), lambda: self._after(scene.back)),
        ]

    def _help_items(self) -> Sequence[Item]:
        scene = self._scene
        if not (scene.attempt.to_play or scene.to_retry):
            return ()
        return (Item("hint", "hint", self.words.say("Hint"), lambda: self._after(scene.show_right)),)
