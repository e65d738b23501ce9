"""A place's card where there are many side by side: the picture on top, the words below it."""

from game.scenes.seat_card import ABOVE, BADGE, EDGE, GAP, GLYPH, INSET, SeatCard, line_heights
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.widget import Widget

NARROW = 8.0
"""Free beside the state with its arrows."""
WINDOW = 0.9
"""The picture is at most so high for its width."""


class TallSeatCard(SeatCard):
    """See `SeatCard`; LEFT and RIGHT lead to its neighbours."""

    centred = True
    arrow = (34.0, 4.0)

    adjust = Widget.adjust

    def _lay_out(self) -> None:
        rect, line = self.rect, line_heights(self.kit, self.canvas)
        state = max(68.0, line["who"] + 16)
        self._state = Rect(rect.x + NARROW, rect.bottom - ABOVE - state, rect.w - 2 * NARROW, state)
        wide = rect.w - 2 * INSET
        words = _words_high(self.kit, self.canvas)
        high = min(wide * WINDOW, self._state.y - rect.y - INSET - words - GAP)
        self.window = Rect(rect.x + INSET, rect.y + INSET, wide, high)
        self._badge = (rect.x + INSET + BADGE * 0.55, self.window.bottom + BADGE * 0.1)
        left, right = self._badge[0] + BADGE / 2 + GAP, rect.right - EDGE / 2
        spare = self._state.y - self.window.bottom - words
        y = self.window.bottom + GAP + min(spare, 24.0) / 2
        name = Rect(left, y, right - left, line["name"])
        second = max(line["second"], GLYPH)
        between = max(GAP, (self._state.y - name.bottom - second) / 2)
        device = Rect(rect.x + EDGE / 2, name.bottom + between, rect.w - EDGE, second)
        note = Rect(device.x, device.bottom, device.w, 0.0)
        self._lines = [name, note, device]


def roomy(width: float, height: float, state_width: float, kit: Kit, canvas: Canvas) -> bool:
    """Whether a card of that size has room for its words and a picture above them."""
    state = max(68.0, line_heights(kit, canvas)["who"] + 16)
    least = INSET + 140 + GAP + _words_high(kit, canvas) + state + ABOVE
    return height >= least and width - 2 * NARROW >= state_width


def _words_high(kit: Kit, canvas: Canvas) -> float:
    line = line_heights(kit, canvas)
    return line["name"] + max(line["second"], GLYPH) + 3 * GAP
