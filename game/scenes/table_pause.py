"""What every pause above a table has: MENU closes it, and what it starts happens when it is gone."""

from collections.abc import Callable

from game.scenes.menu import Menu
from game.shell.input.wish import Pressed, Wish


class TablePause(Menu):
    """Subclasses say the items."""

    def title(self) -> str:
        """Pause."""
        return self.words.say("Pause")

    def _after(self, action: Callable[[], None]) -> None:
        self.house.stack.pop()
        self.house.stack.settle()
        action()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """MENU closes what MENU opened."""
        if wish is Wish.MENU and not pressed.repeat:
            self.back()
            return True
        return False
