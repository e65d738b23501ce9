"""The rules: a shelf with one book a game, and the book itself, from the pages the program ships with."""

import re
from collections.abc import Callable, Hashable, Sequence

from game.play.seed_pages import PREFIXES, Page, read_page
from game.scenes.house import House
from game.scenes.reader import Reader
from game.scenes.rule_drawing import Sketcher
from game.scenes.rule_text import Set, Setter
from game.scenes.screen import Screen
from game.shell.column import Block, Column
from game.shell.input.wish import Pressed, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import LIFT, RADIUS, Button, Heading

EDGE, BAR, HEAD_GAP, GAP = 28.0, 8.0, 24.0, 20.0
SENTENCE_END = re.compile(r"(?<=[.!?»])(?<![^.!?]») ")
INSET = EDGE + BAR + 26.0


def pitch_of(page: Page, width: float, kit: Kit, canvas: Canvas) -> str:
    """For how many a game is, and what it is about: two sentences of the page, more where they fit one line."""
    sentences = SENTENCE_END.split(page.pitch[0])
    count = min(2, len(sentences))
    while count < len(sentences):
        if kit.measure(" ".join(sentences[: count + 1]), "second", canvas)[0] > width:
            break
        count += 1
    return " ".join(sentences[:count])


class Spine(Button):
    """A book on the shelf: the game's bar, its title, and what it is about."""

    def __init__(self, rect: Rect, game: str, title: str, pitch: str, action: Callable[[], None]) -> None:
        super().__init__(game, rect, title, action)
        self.accent, self.pitch = f"accent.{game}", pitch

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Paper, bar, title, pitch."""
        mine = focused == self.spot
        rect = self.rect.moved(0, -LIFT) if mine else self.rect
        painter.panel(rect, "paper_focus" if mine else "paper", RADIUS, 12 if mine else 0)
        painter.bar(Rect(rect.x + EDGE, rect.y + 22, BAR, rect.h - 44), self.accent)
        inner = Rect(rect.x + INSET, rect.y + 16, rect.w - INSET - EDGE, rect.h - 32)
        painter.block(self.words, inner, "name")
        title = painter.kit.measure(self.words, "name", painter.canvas, inner.w)[1]
        painter.block(self.pitch, inner._replace(y=inner.y + title), "second", "ink_2")


class Shelf(Screen):
    """Choose whose rules to read."""

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title, and a book for every game there is a page of."""
        head = self.titled(canvas, self.words.say("Rules"))
        room = self.room(canvas, head.rect.bottom + HEAD_GAP)
        rows = [self._spine(game, room.w, canvas) for game in PREFIXES if game in self.house.games]
        return [head, Listing(room, rows, GAP)]

    def _spine(self, game: str, width: float, canvas: Canvas) -> tuple[float, Callable[[Rect], Widget]]:
        page = read_page(game, self.words.language)

        def take() -> None:
            self.kit.audio.play("paper")
            self.house.stack.push(RuleBook(self.house, game))

        kit, inner = self.kit, width - INSET - EDGE
        pitch = pitch_of(page, inner, kit, canvas)
        height = kit.measure(page.title, "name", canvas, inner)[1] + kit.measure(pitch, "second", canvas, inner)[1]
        return height + 2 * 18, lambda rect: Spine(rect, game, page.title, pitch, take)

    def resume(self) -> None:
        """Back from a book."""
        self.stale()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """MENU closes."""
        if wish is Wish.MENU and not pressed.repeat:
            self.back()
            return True
        return False


class RuleBook(Reader):
    """The page of one game, opened at a paragraph ("PY5") if one is named."""

    def __init__(self, house: House, game: str, paragraph: str | None = None) -> None:
        super().__init__(house)
        self.game, self.paragraph = game, paragraph
        self._set = Set([], [], {})

    def heading(self, canvas: Canvas) -> Heading:
        """The game's title."""
        title = read_page(self.game, self.words.language).title
        return self.titled(canvas, self.words.say("{game}: rules", game=title), f"accent.{self.game}")

    def blocks(self, canvas: Canvas, width: float) -> list[Block]:
        """The page, set anew for a width."""
        page = read_page(self.game, self.words.language)
        drawn = Sketcher(self.house, self.game, canvas)
        setter = Setter(self.kit, canvas, width, f"accent.{self.game}", self.words, drawn)
        self._set = setter.set(page, self.paragraph)
        return self._set.blocks

    def start(self, column: Column) -> float:
        """The paragraph asked for."""
        block = self._set.rules.get(self.paragraph or "")
        return 0.0 if block is None else column.offset_of(block)

    def marks(self) -> Sequence[int]:
        """Sections."""
        return self._set.sections
