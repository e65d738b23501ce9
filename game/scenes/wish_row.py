"""What buttons are for, in words, and a row that shows which of a device's buttons are for one of these things."""

from collections.abc import Callable, Hashable, Sequence

from game.shell.focus import Spot
from game.shell.input.wish import Glyph, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import paint_glyph
from game.shell.widget import Widget
from game.shell.widgets import LABEL_EDGE, RADIUS
from game.words import Words

GLYPH, GLYPH_GAP, TRACK_GAP, LEAST, TRACK_EDGE = 44.0, 16.0, 10.0, 70.0, 18.0
LABEL_PART, LARGEST = 0.5, 1.6
ROLE = "second"


def wish_name(words: Words, wish: Wish) -> str:
    """What a wish is called among the buttons."""
    say_in = words.say_in
    names = {
        Wish.UP: say_in("button", "Up"),
        Wish.DOWN: say_in("button", "Down"),
        Wish.LEFT: say_in("button", "Left"),
        Wish.RIGHT: say_in("button", "Right"),
        Wish.CONFIRM: say_in("button", "Select"),
        Wish.BACK: say_in("button", "Back"),
        Wish.MENU: say_in("button", "Pause"),
        Wish.HINT: say_in("button", "Hint and rules"),
        Wish.UNDO: say_in("button", "Undo"),
        Wish.REDO: say_in("button", "Redo"),
        Wish.PREV: say_in("button", "One back"),
        Wish.NEXT: say_in("button", "One on"),
        Wish.PEEK: say_in("button", "Look closer"),
        Wish.LOG: say_in("button", "Log"),
    }
    return names[wish]


def _glyph(canvas: Canvas) -> float:
    """How high a button is drawn: it grows with the words beside it."""
    return GLYPH * min(LARGEST, canvas.text_scale)


class WishRow(Widget):
    """A wish, and the buttons or keys that stand for it; CONFIRM or a tap changes them."""

    def __init__(self, wish: Wish, rect: Rect, label: str, glyphs: Sequence[Glyph], change: Callable[[Wish], None]):
        super().__init__(rect)
        self.wish, self.label, self.glyphs, self.change = wish, label, tuple(glyphs), change

    @classmethod
    def height(cls, label: str, width: float, kit: Kit, canvas: Canvas) -> float:
        """How high it has to be at a width."""
        words = kit.measure(label, ROLE, canvas, width * LABEL_PART - LABEL_EDGE)[1] + 20
        return max(LEAST, words, _glyph(canvas) + 2 * TRACK_GAP + 6)

    def spots(self) -> Sequence[Spot]:
        """The whole row."""
        return (Spot(self.wish, self.rect, RADIUS),)

    def confirm(self, spot: Hashable) -> None:
        """Ask for another button."""
        self.change(self.wish)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Words at the left, drawings in a track at the right: as many as there is room for."""
        rect, (_, y) = self.rect, self.rect.centre
        width = rect.w * LABEL_PART
        painter.text(self.label, rect.x + LABEL_EDGE, y, ROLE, "cream_2", width=width - LABEL_EDGE)
        size = _glyph(painter.canvas)
        high = size + 2 * TRACK_GAP
        track = Rect(rect.x + width, y - high / 2, rect.w - width, high)
        painter.panel(track, "track", 31)
        x = track.x + TRACK_EDGE
        for glyph in self.glyphs:
            wide = size * painter.kit.assets.shape(f"prompts/{glyph.svg}")
            if x + wide > track.right - TRACK_EDGE:
                return
            paint_glyph(painter, glyph, Rect(x, y - size / 2, wide, size))
            x += wide + GLYPH_GAP
