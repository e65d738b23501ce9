"""How large the screen is: a drawn ruler is made as long as a real one, and everything knows its millimetres."""

import math
from collections.abc import Callable, Hashable, Sequence

from game.scenes.house import House
from game.scenes.menu import Item, buttons
from game.scenes.screen import Screen
from game.shell.focus import Direction, Spot
from game.shell.input.wish import Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import BEFORE_WORDS, RADIUS, Words

LENGTHS = (100, 50, 20, 10)
"""Millimetres of the drawn ruler: as many as have room."""
CARD = 85.6
"""A bank card is so many millimetres long (ISO/IEC 7810, ID-1)."""
LEAST, MOST = 0.02, 5.0
"""Millimetres a pixel: a telephone's and a projector's."""
FINE, COARSE = 1.005, 1.05
EDGE, HIGH, TICKS = 30.0, 150.0, {10: 62.0, 5: 44.0, 1: 28.0}
GAP = 28.0
INCH = 25.4


class Ruler(Widget):
    """A strip of paper with centimetres; `unit` is a millimetre in logical units. A tap sets where it ends."""

    spot = "ruler"

    def __init__(self, rect: Rect, unit: float, length: int, resize: Callable[[float], None]) -> None:
        super().__init__(rect)
        self.unit, self.length, self.resize = unit, length, resize

    @property
    def strip(self) -> Rect:
        """The paper: its marks begin at its left edge plus `EDGE`."""
        return self.rect._replace(w=self.length * self.unit + 2 * EDGE)

    def spots(self) -> Sequence[Spot]:
        """The paper itself; a tap may lie beyond it."""
        return (Spot(self.spot, self.strip, RADIUS, hit=self.rect),)

    def adjust(self, spot: Hashable, direction: Direction) -> bool:
        """LEFT and RIGHT make it a little shorter or longer."""
        dx = direction.value[0]
        if dx:
            self.resize(self.unit * FINE**dx)
        return dx != 0

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """The last mark goes there."""
        self.resize(max(1.0, x - self.rect.x - EDGE) / self.length)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Paper, marks, and a number at each centimetre."""
        strip = self.strip
        painter.panel(strip, "paper_focus" if focused == self.spot else "paper", 10)
        step = 1 if self.unit * painter.canvas.scale >= 3 else 5
        for mm in range(0, self.length + 1, step):
            x = strip.x + EDGE + mm * self.unit
            high = TICKS[next(each for each in TICKS if mm % each == 0)]
            thick = max(1.0 / painter.canvas.scale, 3.0 if mm % 10 == 0 else 1.5)
            painter.bar(Rect(x - thick / 2, strip.y, thick, high), "ink")
            if mm % 10 == 0 and (self.unit >= 3.2 or mm in (0, self.length)):
                painter.letters(str(mm // 10), x, strip.y + TICKS[10] + 26, 34, "ink")


class RulerScene(Screen):
    """From settings: LEFT and RIGHT, PREV and NEXT, buttons or a tap make the ruler as long as a real one."""

    first = Ruler.spot

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.mm_per_px = house.settings.mm_per_px

    def leave(self) -> None:
        """From now on it counts."""
        if self.mm_per_px != self.house.settings.mm_per_px:
            self.house.change(mm_per_px=self.mm_per_px)

    def build(self, canvas: Canvas) -> list[Widget]:
        """What to do, the ruler, buttons below, and what it comes to."""
        say, kit, safe = self.words.say, self.kit, canvas.safe
        head = self.titled(canvas, say("Size of the screen"))
        unit = 1 / (self.mm_per_px * canvas.scale)
        length = next((mm for mm in LENGTHS if mm * unit + 2 * EDGE <= safe.w), LENGTHS[-1])
        words, size = self._words(length), self._size()
        text = Rect(safe.x, head.rect.bottom + GAP, safe.w, kit.measure(words, "second", canvas, safe.w)[1])
        ruler = Ruler(Rect(safe.x, text.bottom + GAP, safe.w, HIGH), unit, length, self._resize)
        said = Rect(safe.x, ruler.rect.bottom + GAP / 2, safe.w, kit.measure(size, "second", canvas, safe.w)[1])
        ways = self._buttons(canvas, self.room(canvas, said.bottom + GAP))
        return [head, Words(text, words, "second"), ruler, Words(said, size, "second", "cream_2"), *ways]

    def _words(self, length: int) -> str:
        say = self.words.say
        if length < CARD:
            return say("Hold a ruler to the screen. Make {number} mm here as long as there.", number=length)
        return say(
            "Hold a ruler, or a bank card (85.6 mm), to the screen. Make {number} mm here as long as there.",
            number=length,
        )

    def _size(self) -> str:
        """The screen's diagonal."""
        diagonal = math.hypot(*self.house.window.whole()) * self.mm_per_px
        return self.words.say(
            "By this the screen is {cm} cm ({inches}″) from corner to corner.",
            cm=round(diagonal / 10),
            inches=round(diagonal / INCH),
        )

    def _buttons(self, canvas: Canvas, room: Rect) -> list[Widget]:
        """Side by side; one below the other where they are too narrow for their words."""
        say, width = self.words.say, (room.w - 2 * GAP) / 3
        items = [
            Item("shorter", "minus", say("Shorter"), lambda: self._scale(1 / COARSE)),
            Item("longer", "plus", say("Longer"), lambda: self._scale(COARSE)),
            Item("done", "check", say("Done"), self.back),
        ]
        if any(self.kit.measure(item.words, "name", canvas)[0] > width - BEFORE_WORDS - 24 for item in items):
            return [Listing(room, buttons(items, room.w, self.kit, canvas), GAP)]
        rows = buttons(items, width, self.kit, canvas)
        return [make(Rect(room.x + n * (width + GAP), room.y, width, high)) for n, (high, make) in enumerate(rows)]

    def _resize(self, unit: float) -> None:
        """Let a millimetre take so many logical units."""
        if self.canvas is not None:
            self.mm_per_px = min(MOST, max(LEAST, 1 / (unit * self.canvas.scale)))
            self.rebuild()

    def _scale(self, factor: float) -> None:
        if self.canvas is not None:
            self._resize(factor / (self.mm_per_px * self.canvas.scale))

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """PREV and NEXT change it by more; CONFIRM on the ruler is enough of it."""
        if wish in (Wish.PREV, Wish.NEXT):
            self.kit.audio.play("focus")
            self._scale(COARSE if wish is Wish.NEXT else 1 / COARSE)
            return True
        return False

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Back; shorter and longer at the right."""
        say = self.words.say
        right = (Prompt(Wish.PREV, say("Shorter"), "minus"), Prompt(Wish.NEXT, say("Longer"), "plus"))
        return (Prompt(Wish.BACK, say("Back"), "undo"),), right
