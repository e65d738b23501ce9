"""The games that can be resumed: newest first, each with its game, turn, players and date; any can be deleted."""

from collections.abc import Callable, Sequence

from game.play.seat import Bot
from game.play.store import Saved
from game.scenes.dialog import Dialog
from game.scenes.house import House
from game.scenes.match import MatchScene
from game.scenes.menu import Item, Menu
from game.scenes.sitting import bot_name, resumed
from game.scenes.standing import attached
from game.shell.input.wish import Pressed, Wish
from game.shell.prompts import Prompt
from game.tables.catalog import TABLES
from game.telling import telling_of


def unfinished(house: House) -> Sequence[Saved]:
    """Every saved game that isn't over and can be gone on with here, newest first."""
    return [saved for saved in house.store.games() if not saved.save.over and _offered(house, saved)]


def _offered(house: House, saved: Saved) -> bool:
    """Others may be a newer version's; a kiosk offers games that were left a while ago."""
    game = saved.save.record.game
    return game in TABLES and game in house.games and house.resumable(saved.save.saved_at)


def describe(house: House, saved: Saved) -> str:
    """A saved game in a few words: game and turn."""
    title = telling_of(saved.save.record.game).title(house.words)
    return house.words.say("{game}, turn {turn}", game=title, turn=saved.save.turn + 1)


def resume(house: House, saved: Saved) -> bool:
    """Go on with a saved game; False if it turned out to be unreadable (the store then names the trouble)."""
    sitting = resumed(house, saved.slot)
    if sitting is None:
        return False
    house.stack.reset(MatchScene(house, attached(house, sitting)))
    return True


class SavedGames(Menu):
    """A list to choose from."""

    def title(self) -> str:
        """What the list is."""
        return self.words.say("Resume which game?")

    def items(self) -> list[Item]:
        """One button a game."""
        return [self._item(saved) for saved in unfinished(self.house)]

    def _item(self, saved: Saved) -> Item:
        when = saved.save.saved_at.astimezone().strftime("%d.%m. %H:%M")
        return Item(
            saved.slot, "resume", describe(self.house, saved), self._go_on(saved), f"{self._who(saved)} · {when}"
        )

    def _who(self, saved: Saved) -> str:
        bots = [player for player in saved.save.players if isinstance(player, Bot)]
        if len(bots) == 1:
            return bot_name(self.words, bots[0].level)
        people = len(saved.save.players) - len(bots)
        return self.words.count("{number} player", "{number} players", people)

    def _go_on(self, saved: Saved) -> Callable[[], None]:
        def action() -> None:
            if not resume(self.house, saved):
                self.resume()

        return action

    def resume(self) -> None:
        """A game may have been deleted: without any left there is nothing to choose."""
        if unfinished(self.house):
            super().resume()
        else:
            self.house.stack.pop()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """UNDO asks whether to delete the focused game."""
        if wish is not Wish.UNDO or pressed.repeat:
            return False
        saved = next((saved for saved in unfinished(self.house) if saved.slot == self.focus.id), None)
        if saved is not None:
            self.house.stack.push(self._delete_question(saved))
        return True

    def _delete_question(self, saved: Saved) -> Dialog:
        say, stack = self.words.say, self.house.stack

        def delete() -> None:
            self.house.store.delete(saved.slot)
            stack.pop()

        keep = Item("back", "undo", say("Keep it"), stack.pop)
        gone = Item("delete", "bin", say("Delete it"), delete)
        return Dialog(self.house, say("Delete this game?"), describe(self.house, saved), [keep, gone])

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select, delete, back."""
        say = self.words.say
        left = (
            Prompt(Wish.CONFIRM, say("Select"), "check"),
            Prompt(Wish.UNDO, say("Delete"), "bin"),
            Prompt(Wish.BACK, say("Back"), "undo"),
        )
        return left, ()
