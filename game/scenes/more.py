"""What else there is: games played, best scores, and what this program is."""

from game.scenes.about import About
from game.scenes.history import History
from game.scenes.menu import Item, Menu
from game.scenes.scores import Scores


class More(Menu):
    """A menu above the title."""

    def title(self) -> str:
        """What it is called."""
        return self.words.say("More")

    def items(self) -> list[Item]:
        """Where it leads."""
        say, push = self.words.say, self.house.stack.push
        return [
            Item("scores", "trophy", say("Best scores"), lambda: push(Scores(self.house))),
            Item("history", "review", say("Games played"), lambda: push(History(self.house))),
            Item("about", "info", say("About Fivefold"), lambda: push(About(self.house))),
        ]
