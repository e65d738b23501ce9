"""Finished games: to look back at, to take along as a record, or to delete."""

from collections.abc import Callable, Sequence

from game.play.files import write_whole
from game.play.record import write
from game.play.seat import Bot
from game.play.store import Saved
from game.scenes.dialog import Dialog
from game.scenes.house import House
from game.scenes.menu import Item, Menu
from game.scenes.review import ReviewScene
from game.scenes.sitting import Sitting, bot_name, resumed
from game.scenes.verdict import verdict
from game.shell.prompts import Prompt
from game.tables import offers
from game.tables.catalog import TABLES
from game.telling import telling_of


def finished(house: House) -> Sequence[Saved]:
    """Every finished game that can be shown here, newest first."""
    return [saved for saved in house.store.games() if saved.save.over and saved.save.record.game in TABLES]


class History(Menu):
    """A list to choose from."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._games = finished(house)

    def title(self) -> str:
        """What the list is."""
        return self.words.say("Games played")

    def more(self) -> str:
        """That there are none, if so."""
        return "" if self._games else self.words.say("Finished games will stand here.")

    def items(self) -> list[Item]:
        """One button a game."""
        return [self._item(saved) for saved in self._games]

    def resume(self) -> None:
        """One may have been deleted, or found unreadable."""
        self._games = finished(self.house)
        super().resume()

    def _item(self, saved: Saved) -> Item:
        when = saved.save.saved_at.astimezone().strftime("%d.%m. %H:%M")
        title = telling_of(saved.save.record.game).title(self.words)
        return Item(saved.slot, "review", title, self._ask(saved), f"{self._who(saved)} · {when}")

    def _who(self, saved: Saved) -> str:
        """Everybody with a name, or how many there were."""
        names = [
            bot_name(self.words, player.level) if isinstance(player, Bot) else player.name
            for player in saved.save.players
        ]
        if all(names) and len(names) <= 2:
            return ", ".join(names)
        return self.words.count("{number} player", "{number} players", len(names))

    def _ask(self, saved: Saved) -> Callable[[], None]:
        def action() -> None:
            sitting = resumed(self.house, saved.slot)
            if sitting is None:
                self.resume()
            else:
                self.house.stack.push(self._question(saved, sitting))

        return action

    def _question(self, saved: Saved, sitting: Sitting) -> Dialog:
        """How it ended, and what to do with it."""
        say, stack, outcome = self.words.say, self.house.stack, sitting.match.outcome
        assert outcome is not None
        names = [sitter.name for sitter in sitting.sitters(self.words)]

        def review() -> None:
            stack.pop()
            stack.push(ReviewScene(self.house, sitting))

        def delete() -> None:
            self.house.store.delete(saved.slot)
            stack.pop()

        answers = [
            Item("review", "review", say("Look back"), review),
            Item("export", "save", say("Write it to a file"), lambda: self._export(saved)),
            Item("delete", "bin", say("Delete it"), delete),
            Item("back", "undo", say("Back"), stack.pop),
        ]
        title = offers.title(self.words, saved.save.record.game)
        return Dialog(self.house, title, verdict(self.words, outcome, names), answers)

    def _export(self, saved: Saved) -> None:
        """The record in a file of its own, as `fivefold replay` reads it; say where, or why not."""
        say, stack, record = self.words.say, self.house.stack, saved.save.record
        when = saved.save.saved_at.astimezone().strftime("%Y-%m-%d %H-%M-%S")
        path = self.house.records / f"{record.game} {when}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, write(record))
            title, more = say("Written"), str(path)
        except OSError as error:
            title, more = say("It can't be written"), str(error)
        stack.pop()
        stack.push(Dialog(self.house, title, more, [Item("back", "check", say("All right"), stack.pop)]))

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select and back."""
        left, right = super().prompts()
        return (left if self._games else left[1:]), right
