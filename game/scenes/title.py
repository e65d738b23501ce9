"""The title: the wordmark, the menu, and pieces of the games on the table."""

from collections.abc import Sequence

from game.scenes.chooser import Chooser
from game.scenes.dialog import Dialog
from game.scenes.entrants import Entrants
from game.scenes.house import House
from game.scenes.idle_life import IdleLife
from game.scenes.learn import Learn
from game.scenes.menu import Item, buttons, height_of
from game.scenes.more import More
from game.scenes.notices import notices
from game.scenes.saved_games import SavedGames, describe, resume, unfinished
from game.scenes.screen import Screen
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScene
from game.scenes.standing import Standing
from game.scenes.still_life import StillLife
from game.scenes.stranger import introduction
from game.shell.input.wish import DIRECTIONS, Input, Pointed, Pressed, Wish
from game.shell.layout import Canvas
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.scene import Mover
from game.shell.widget import Widget
from game.shell.wordmark import WIDTH, Greeting, Wordmark

MENU_WIDTH, ROW, GAP = 520.0, 96.0, 20.0
EDGES = 12.0
"""Free above and below the words of a row, together, at least."""
FEW = 4
"""So many rows have room to spare."""
TOP = 71.0
"""Of the wordmark's ink, below the safe area's top edge."""


class Title(Screen):
    """Where the app starts, and where every way out of a game leads."""

    first = "play"

    def __init__(self, house: House, greets: bool = False) -> None:
        """With `greets` the name is put together at first: letters drop, the ribbon unfolds."""
        super().__init__(house)
        self._greeting = Greeting(self.kit, self.stale) if greets else None
        self._mark: Wordmark
        self._life: IdleLife

    def enter(self) -> None:
        """Nobody is playing: the screen may sleep. What went wrong with files is said once, if not to strangers."""
        self.house.window.awake(False)
        said = notices(self.house) if self.house.kiosk is None else None
        if said is not None:
            self.house.stack.push(said)

    def resume(self) -> None:
        """A game may have been left meanwhile, or the language changed."""
        self.rebuild()

    def build(self, canvas: Canvas) -> list[Widget]:
        """Wordmark and menu at the left, in portrait one below the other in the middle; pieces on the rest."""
        items = self._items()
        width = min(canvas.safe.w, max(MENU_WIDTH, *(self._width(item, canvas) for item in items)))
        left = canvas.safe.x + 28 if not canvas.portrait else (canvas.width - WIDTH) / 2
        self._mark = word = Wordmark(
            self.kit, canvas, left, canvas.safe.y + TOP, self.words.say("Five games, one table")
        )
        menu_left = left - 5 if not canvas.portrait else (canvas.width - width) / 2
        gap = 48 if canvas.text_scale < 1.5 and len(items) <= FEW else 24
        menu = self.room(canvas, word.rect.bottom + gap)._replace(x=menu_left, w=width)
        least = self.kit.measure("Hg", "name", canvas)[1] + EDGES
        row, between = _spread(menu.h, len(items), least)
        rows = [(min(high, row), make) for high, make in buttons(items, width, self.kit, canvas, row)]
        listing = Listing(menu, rows, between)
        taken = [word.rect, menu if listing.overfull else menu._replace(h=height_of(rows, between))]
        if (bar := self.make_bar(canvas)) is not None:
            taken.append(bar.rect)
        picture = StillLife(canvas, taken)
        self._life = IdleLife(self.kit, canvas, picture.lively(self.kit), taken, self.stale)
        if self._greeting is not None:
            self._greeting.show(word)
        return [picture, word, listing]

    # -------------------------------------------------- life

    def handle(self, event: Input) -> None:
        """Whatever somebody does wakes what lies on the table, and is enough of the greeting."""
        self._life.stir()
        if isinstance(event, Pressed | Pointed) and self._greeting is not None:
            self._greeting.finish()
        super().handle(event)

    def step(self, seconds: float) -> None:
        """Letters drop; then there is life for a while."""
        super().step(seconds)
        if self._greeting is None:
            self._life.step(seconds)
            self.lamp = self._life.lamp
            return
        self._greeting.step(seconds, self._mark)
        if self._greeting.done:
            self._greeting = None

    def restless(self) -> bool:
        """True while anything moves."""
        return super().restless() or self._greeting is not None or self._life.awake

    def movers(self, blend: float) -> Sequence[Mover]:
        """Letters, pieces and dust; the ring is above them."""
        own = super().movers(blend)
        if not self.on_top or self.canvas is None:
            return own
        if self._greeting is not None:
            return (*self._greeting.movers(self._mark, self.canvas, blend), *own)
        return (*self._life.movers(blend), *own)

    # -------------------------------------------------- what is on it

    def _items(self) -> list[Item]:
        say, push = self.words.say, self.house.stack.push
        items = [Item("play", "play", say("Play"), self._play)]
        saved = unfinished(self.house)
        if saved:
            items.append(Item("resume", "resume", say("Resume"), self._resume, describe(self.house, saved[0])))
        if self.house.kiosk is None:
            items.append(Item("tournament", "trophy", say("Tournament"), self._tournament, self._round()))
        items.append(Item("learn", "learn", say("Learn"), lambda: push(Learn(self.house))))
        if self.house.remembers:
            items.append(Item("more", "star", say("More"), lambda: push(More(self.house))))
        items.append(Item("settings", "settings", say("Settings"), lambda: push(SettingsScene(self.house))))
        return items

    def _play(self) -> None:
        """Choose a game, if there is more than one."""
        house = self.house
        house.stack.push(Chooser(house) if len(house.games) > 1 else Seats(house, house.games[0]))

    def _round(self) -> str:
        """How far a tournament has come, if one goes on."""
        now = self.house.tournament.tournament
        if now is None:
            return ""
        number = min(len(now.points) + 1, len(now.sittings))
        return self.words.say("{number} of {all}", number=number, all=len(now.sittings))

    def _tournament(self) -> None:
        goes_on = self.house.tournament.tournament is not None
        self.house.stack.push(Standing(self.house) if goes_on else Entrants(self.house))

    def _width(self, item: Item, canvas: Canvas) -> float:
        words = self.kit.measure(item.words, "name", canvas)[0]
        note = self.kit.measure(item.note, "second", canvas)[0] + 60 if item.note else 0
        return words + note + 150

    def _resume(self) -> None:
        saved = unfinished(self.house)
        if len(saved) > 1:
            self.house.stack.push(SavedGames(self.house))
        elif not saved or not resume(self.house, saved[0]):
            self.enter()
            self.rebuild()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """A button of a pad nobody knows may mean anything: ask."""
        asking = None if wish in DIRECTIONS else introduction(self.house, pressed.device)
        if asking is not None:
            self.house.stack.push(asking)
        return asking is not None

    def back(self) -> None:
        """Ask whether to leave; in a kiosk only staff may."""
        if self.house.kiosk is not None:
            self.house.leave()
        else:
            self.house.stack.push(self.leave_question())

    def leave_question(self) -> Dialog:
        """Whether to leave the app; staying is in focus."""
        say, stack = self.words.say, self.house.stack
        stay = Item("back", "undo", say("Stay"), stack.pop)
        leave = Item("leave", "quit", say("Leave"), lambda: stack.reset(None))
        return Dialog(self.house, say("Leave Fivefold?"), "", [stay, leave])

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select and leave; a kiosk's staff have their way out at the right."""
        say = self.words.say
        select = Prompt(Wish.CONFIRM, say("Select"), "check")
        if self.house.kiosk is None:
            return (select, Prompt(Wish.BACK, say("Leave"), "quit")), ()
        return (select,), (Prompt(Wish.BACK, say("Staff"), "lock"),) if self.house.kiosk.pin else ()


def _spread(room: float, count: int, least: float) -> tuple[float, float]:
    """Height of a row and of the gap below it: closer together where that lets all be seen at once."""
    step = room / count
    gap = min(GAP, step * 0.13)
    return min(ROW, max(least, step - gap)), gap
