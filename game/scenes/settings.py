"""Settings in pages: each change takes effect at once, is kept, and leaves the focus where it was."""

from collections.abc import Callable, Sequence

from game.scenes.house import House
from game.scenes.menu import Item, buttons
from game.scenes.screen import Screen
from game.scenes.setting_rows import Page, Row, Way, pages
from game.shell.input.wish import Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.level import Level
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import Choice, Notice, Panel, choice_height

PADDING, GAP, HEAD_GAP = 24.0, 12.0, 20.0
LEAST = 76.0
TABS = "page"


class SettingsScene(Screen):
    """From the title and from a pause: opaque, closed by BACK or MENU."""

    def __init__(self, house: House, page: int = 0) -> None:
        super().__init__(house)
        self._pages: list[Page] = pages(house)
        self._page = page
        self.first = self._pages[page].rows[0].name

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title, pages as tabs, and the rows of one page on smoked glass."""
        self._pages = pages(self.house)
        safe, kit = canvas.safe, self.kit
        head = self.titled(canvas, self.words.say("Settings"))
        names = [page.title for page in self._pages]
        top = head.rect.bottom + HEAD_GAP
        tabs = Rect(safe.x, top, safe.w, choice_height("", safe.w, kit, canvas))
        several = len(names) > 1
        room = self.room(canvas, (tabs if several else head.rect).bottom + HEAD_GAP)
        inner = room.inset(PADDING)
        rows = [*self._notices(canvas, inner.w), *(self._row(row, canvas, inner.w) for row in self._rows)]
        rows += buttons([self._item(way) for way in self._pages[self._page].ways], inner.w, kit, canvas, LEAST)
        height = min(room.h, sum(height + GAP for height, _ in rows) - GAP + 2 * PADDING)
        choice = Choice(TABS, tabs, "", names, self._page, self._open, kit, canvas, most_keys=len(names))
        return [
            head,
            *([choice] if several else []),
            Panel(room._replace(h=height)),
            Listing(inner._replace(h=height - 2 * PADDING), rows, GAP),
        ]

    @property
    def _rows(self) -> Sequence[Row]:
        return self._pages[self._page].rows

    def _item(self, way: Way) -> Item:
        return Item(way.name, way.icon, way.label, lambda: self.house.stack.push(way.scene(self.house)))

    def resume(self) -> None:
        """What a button led to may have changed words or prompts."""
        self.rebuild()

    # -------------------------------------------------- rows

    def _row(self, row: Row, canvas: Canvas, width: float) -> tuple[float, Callable[[Rect], Widget]]:
        kit, chosen = self.kit, row.place(getattr(self.house.settings, row.name))
        texts = [text for _, text in row.values]

        def change(index: int) -> None:
            self._set(row, index)

        def make(rect: Rect) -> Widget:
            kind = Level if row.level else Choice
            return kind(row.name, rect, row.label, texts, chosen, change, kit, canvas)

        return choice_height(row.label, width, kit, canvas), make

    def _set(self, row: Row, index: int) -> None:
        why = self.house.file.why
        self.house.change(**{row.name: row.values[index][0]})
        if row.name == "rumble":
            self.inputs.rumble(self.inputs.last_used, 1.0, 200)
        self.kit.audio.play("turn" if row.name == "music_volume" else "knock")
        if self.house.file.why == why:
            self.stale()
        else:
            self.rebuild()

    # -------------------------------------------------- what is wrong

    def _notices(self, canvas: Canvas, width: float) -> list[tuple[float, Callable[[Rect], Widget]]]:
        return [self._notice(words, canvas, width) for words in self._troubles()]

    def _notice(self, words: str, canvas: Canvas, width: float) -> tuple[float, Callable[[Rect], Widget]]:
        return Notice.height(words, width, self.kit, canvas), lambda rect: Notice(rect, words)

    def _troubles(self) -> list[str]:
        say, house, file = self.words.say, self.house, self.house.file
        if house.kiosk is not None:
            return []
        lines = [
            say("{file} has a value that can't be used: {reason}", file=trouble.file.name, reason=trouble.reason)
            for trouble in file.troubles
        ]
        if file.why:
            lines.append(say("{file} can't be written: {reason}", file=file.path.name, reason=file.why))
        if self._page == 0 and not house.kit.audio.available:
            lines.append(say("Sound is unavailable: {reason}", reason=house.kit.audio.why))
        return lines

    # -------------------------------------------------- pages

    def _open(self, page: int) -> None:
        self._page = page
        self.rebuild()

    def _turn_page(self, by: int) -> None:
        self._page = (self._page + by) % len(self._pages)
        self.focus.id = self._rows[0].name
        self.kit.audio.play("paper")
        self.rebuild()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """PREV and NEXT turn pages; MENU closes."""
        if wish in (Wish.PREV, Wish.NEXT) and len(self._pages) > 1:
            self._turn_page(1 if wish is Wish.NEXT else -1)
            return True
        if wish is Wish.MENU and not pressed.repeat:
            self.back()
            return True
        return False

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Change and back; the pages, if there are several, at the right."""
        say = self.words.say
        left = (Prompt(Wish.CONFIRM, say("Change"), "check"), Prompt(Wish.BACK, say("Back"), "undo"))
        right = (
            Prompt(Wish.PREV, say("Page back"), "chevron_left"),
            Prompt(Wish.NEXT, say("Page on"), "chevron_right"),
        )
        return left, right if len(self._pages) > 1 else ()
