"""The title: the wordmark, the menu, and pieces of the games on the table."""

from collections.abc import Sequence

from game.scenes.chooser import Chooser
from game.scenes.dialog import Dialog
from game.scenes.house import House
from game.scenes.match import MatchScene
from game.scenes.menu import Item, buttons, row_height
from game.scenes.rule_book import Shelf
from game.scenes.screen import Screen
from game.scenes.settings import SettingsScene
from game.scenes.sitting import resumed
from game.scenes.still_life import StillLife
from game.shell.input.wish import Wish
from game.shell.layout import Canvas
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.wordmark import WIDTH, Wordmark
from game.telling import telling_of

MENU_WIDTH, ROW, GAP = 520.0, 96.0, 20.0
TOP = 71.0
"""Of the wordmark's ink, below the safe area's top edge."""


class Title(Screen):
    """Where the app starts, and where every way out of a game leads."""

    first = "play"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._look_for_saves()

    def _look_for_saves(self) -> None:
        self.saved = next((saved for saved in self.house.store.games() if not saved.save.over), None)

    def enter(self) -> None:
        """Nobody is playing: the screen may sleep."""
        self.house.window.awake(False)

    def resume(self) -> None:
        """A game may have been left meanwhile, or the language changed."""
        self._look_for_saves()
        self.rebuild()

    def build(self, canvas: Canvas) -> list[Widget]:
        """Wordmark and menu at the left, in portrait one below the other in the middle; pieces on the rest."""
        items = self._items()
        width = max(MENU_WIDTH, *(self._width(item, canvas) for item in items))
        left = canvas.safe.x + 28 if not canvas.portrait else (canvas.width - WIDTH) / 2
        word = Wordmark(self.kit, canvas, left, canvas.safe.y + TOP, self.words.say("Five games, one table"))
        menu_left = left - 5 if not canvas.portrait else (canvas.width - width) / 2
        menu = self.room(canvas, word.rect.bottom + 20)._replace(x=menu_left, w=width)
        return [StillLife(canvas, menu), word, Listing(menu, buttons(items, row_height(self.kit, canvas, ROW)), GAP)]

    def _items(self) -> list[Item]:
        say, push = self.words.say, self.house.stack.push
        items = [Item("play", "play", say("Play"), lambda: push(Chooser(self.house)))]
        if self.saved is not None:
            items.append(Item("resume", "resume", say("Resume"), self._resume, self._note()))
        items.append(Item("rules", "learn", say("Rules"), lambda: push(Shelf(self.house))))
        items.append(Item("settings", "settings", say("Settings"), lambda: push(SettingsScene(self.house))))
        return items

    def _note(self) -> str:
        assert self.saved is not None
        save = self.saved.save
        title = telling_of(save.record.game).title(self.words)
        return self.words.say("{game}, turn {turn}", game=title, turn=save.turn + 1)

    def _width(self, item: Item, canvas: Canvas) -> float:
        words = self.kit.measure(item.words, "name", canvas)[0]
        note = self.kit.measure(item.note, "second", canvas)[0] + 60 if item.note else 0
        return words + note + 150

    def _resume(self) -> None:
        if self.saved is not None:
            sitting = resumed(self.house, self.saved.slot)
            if sitting is None:
                self.resume()
            else:
                self.house.stack.push(MatchScene(self.house, sitting))

    def back(self) -> None:
        """Ask whether to leave."""
        self.house.stack.push(self.leave_question())

    def leave_question(self) -> Dialog:
        """Whether to leave the app; staying is in focus."""
        say, stack = self.words.say, self.house.stack
        stay = Item("back", "undo", say("Stay"), stack.pop)
        leave = Item("leave", "quit", say("Leave"), lambda: stack.reset(None))
        return Dialog(self.house, say("Leave Fivefold?"), "", [stay, leave])

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select and leave."""
        say = self.words.say
        return (Prompt(Wish.CONFIRM, say("Select"), "check"), Prompt(Wish.BACK, say("Leave"), "quit")), ()
