"""The prompt bar: what the buttons of the device in hand do here; with mouse or finger its entries are buttons."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.shell.focus import Spot
from game.shell.input.inputs import Inputs
from game.shell.input.wish import DeviceKind, Glyph, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter

GLYPH, GLYPH_GAP, NEXT_GAP, PADDING = 46.0, 14.0, 44.0, 26.0
LINE = 62.0
ROLE = "second"
LETTERS, LETTERS_MIDDLE = 26 / 48, 22.5 / 48
"""Size of the letters on a key, and the height of their middle, for each unit of its height."""


class Prompt(NamedTuple):
    """One wish and what it does here; `icon` is drawn instead of a button for mouse and finger.

    One that is `held` begins when it is pressed and ends when it is let go.
    """

    wish: Wish
    label: str
    icon: str
    held: bool = False


class _Entry(NamedTuple):
    prompt: Prompt
    rect: Rect


def paint_glyph(painter: Painter, glyph: Glyph, box: Rect) -> None:
    """A button or key with its letters, as high as the box."""
    painter.drawing(f"prompts/{glyph.svg}", box)
    if glyph.letter:
        painter.letters(glyph.letter, box.centre[0], box.y + box.h * LETTERS_MIDDLE, box.h * LETTERS)


class PromptBar:
    """Prompts along the lower edge of the safe area.

    Where they don't fit in a line, the last ones show their icon instead of words, and only then lines break.
    """

    def __init__(
        self, left: Sequence[Prompt], right: Sequence[Prompt], kit: Kit, canvas: Canvas, inputs: Inputs
    ) -> None:
        self.kit, self.canvas = kit, canvas
        self.pointing = inputs.last_used.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH)
        self._glyphs = {prompt.wish: inputs.glyph(inputs.last_used, prompt.wish) for prompt in (*left, *right)}
        self._glyph = GLYPH * min(1.6, canvas.text_scale)
        self._room = canvas.safe.w - 2 * PADDING
        self._icons: set[Prompt] = set()
        self._shorten([*left, *right])
        self._entries = self._lay_out(list(left), list(right))

    def _shorten(self, prompts: list[Prompt]) -> None:
        """Icons for as few of the last prompts as needed; the first one keeps its words."""
        for prompt in reversed(prompts[1:]):
            if self._line_width(prompts) <= self._room:
                return
            self._icons.add(prompt)

    def _line_width(self, prompts: Sequence[Prompt]) -> float:
        return sum(self._width(prompt) for prompt in prompts) + NEXT_GAP * max(0, len(prompts) - 1)

    def _lay_out(self, left: list[Prompt], right: list[Prompt]) -> list[_Entry]:
        safe, line = self.canvas.safe, LINE * max(1.0, 0.75 * self.canvas.text_scale)
        one_line = self._line_width(left + right) <= self._room
        lines = [left + right] if one_line else self._broken(left + right)
        height, ink = line * len(lines), max(self._line_width(row) for row in lines) + 2 * PADDING
        full = one_line and bool(left) and bool(right)
        self.rect = Rect(safe.x, safe.bottom - height, safe.w if full else min(ink, safe.w), height)
        entries = []
        for number, row in enumerate(lines):
            x, y = safe.x + PADDING, self.rect.y + number * line
            for prompt in row:
                if full and prompt is right[0]:
                    x = self.rect.right - PADDING - self._line_width(right)
                entries.append(_Entry(prompt, Rect(x, y, self._width(prompt), line)))
                x += self._width(prompt) + NEXT_GAP
        return entries

    def _broken(self, prompts: list[Prompt]) -> list[list[Prompt]]:
        lines: list[list[Prompt]] = [[]]
        for prompt in prompts:
            if lines[-1] and self._line_width([*lines[-1], prompt]) > self._room:
                lines.append([])
            lines[-1].append(prompt)
        return lines

    def _width(self, prompt: Prompt) -> float:
        glyph = self._glyph_width(prompt)
        if prompt in self._icons:
            return glyph if self._bare(prompt) else glyph + GLYPH_GAP + self._glyph
        return glyph + GLYPH_GAP + self.kit.measure(prompt.label, ROLE, self.canvas)[0]

    def _bare(self, prompt: Prompt) -> bool:
        """True where no button is drawn: the icon stands for it."""
        return self.pointing or self._glyphs[prompt.wish] is None

    def _glyph_width(self, prompt: Prompt) -> float:
        glyph = self._glyphs[prompt.wish]
        if self.pointing or glyph is None:
            return self._glyph
        return self._glyph * self.kit.assets.shape(f"prompts/{glyph.svg}")

    def owns(self, spot: Hashable) -> bool:
        """True if the spot is one of these prompts."""
        return any(entry.prompt == spot for entry in self._entries)

    def wish(self, spot: Hashable) -> Wish:
        """The wish of a prompt's spot."""
        return next(entry.prompt.wish for entry in self._entries if entry.prompt == spot)

    def held(self, spot: Hashable) -> bool:
        """True if the spot is one of these prompts and does something as long as it is pressed."""
        return self.owns(spot) and isinstance(spot, Prompt) and spot.held

    def spots(self) -> list[Spot]:
        """The prompts as spots, for scanning; CONFIRM is what the switch itself does."""
        entries = [entry for entry in self._entries if entry.prompt.wish is not Wish.CONFIRM]
        return [Spot(e.prompt, e.rect.inset(-10, 2), e.rect.h / 2 - 2) for e in entries]

    def at(self, x: float, y: float) -> Prompt | None:
        """The prompt under a point; half the gap beside each belongs to it."""
        found = (e.prompt for e in self._entries if e.rect.inset(-NEXT_GAP / 2, 0).holds(x, y))
        return next(found, None)

    def paint(self, painter: Painter) -> None:
        """Draw the bar."""
        painter.panel(self.rect, "smoke", 31)
        for prompt, rect in self._entries:
            width, middle = self._glyph_width(prompt), rect.y + rect.h / 2
            box = Rect(rect.x, middle - self._glyph / 2, width, self._glyph)
            glyph = self._glyphs[prompt.wish]
            if self._bare(prompt) or glyph is None:
                painter.icon(prompt.icon, box.inset(5), "cream")
            else:
                paint_glyph(painter, glyph, box)
            x = rect.x + width + GLYPH_GAP
            if prompt not in self._icons:
                painter.text(prompt.label, x, middle, ROLE, "cream_2")
            elif not self._bare(prompt):
                painter.icon(prompt.icon, Rect(x, box.y, self._glyph, self._glyph).inset(5), "cream_2")
