"""The prompt bar: what the buttons of the device in hand do here; with mouse or finger its entries are buttons."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.shell.focus import Spot
from game.shell.input.inputs import Inputs
from game.shell.input.wish import DeviceKind, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter

GLYPH, GLYPH_GAP, NEXT_GAP, PADDING = 46.0, 14.0, 44.0, 26.0
LINE = 62.0
ROLE = "second"
LETTER = 26 / 48
"""Size of the letters on a key, for each unit of its height."""


class Prompt(NamedTuple):
    """One wish and what it does here; `icon` is drawn instead of a button for mouse and finger."""

    wish: Wish
    label: str
    icon: str


class _Entry(NamedTuple):
    prompt: Prompt
    rect: Rect


class PromptBar:
    """Prompts along the lower edge of the safe area, in as many lines as they need."""

    def __init__(
        self, left: Sequence[Prompt], right: Sequence[Prompt], kit: Kit, canvas: Canvas, inputs: Inputs
    ) -> None:
        self.kit, self.canvas = kit, canvas
        self.device = inputs.last_used
        self.pointing = self.device.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH)
        self._glyphs = {prompt.wish: inputs.glyph(self.device, prompt.wish) for prompt in (*left, *right)}
        self._glyph = GLYPH * min(1.6, canvas.text_scale)
        self._entries = self._lay_out(list(left), list(right))

    def _lay_out(self, left: list[Prompt], right: list[Prompt]) -> list[_Entry]:
        safe, line = self.canvas.safe, LINE * max(1.0, 0.75 * self.canvas.text_scale)
        widths = {prompt: self._width(prompt) for prompt in left + right}
        one_line = sum(widths.values()) + NEXT_GAP * (len(widths) - 1) <= safe.w - 2 * PADDING
        lines = [left + right] if one_line else self._broken(left + right, widths, safe.w - 2 * PADDING)
        height = line * len(lines)
        ink = max(sum(widths[p] for p in row) + NEXT_GAP * (len(row) - 1) for row in lines) + 2 * PADDING
        full = one_line and bool(left) and bool(right)
        self.rect = Rect(safe.x, safe.bottom - height, safe.w if full else min(ink, safe.w), height)
        entries = []
        for number, row in enumerate(lines):
            x, y = safe.x + PADDING, self.rect.y + number * line
            for prompt in row:
                if full and prompt in right and prompt is right[0]:
                    x = self.rect.right - PADDING - sum(widths[p] for p in right) - NEXT_GAP * (len(right) - 1)
                entries.append(_Entry(prompt, Rect(x, y, widths[prompt], line)))
                x += widths[prompt] + NEXT_GAP
        return entries

    @staticmethod
    def _broken(prompts: list[Prompt], widths: dict[Prompt, float], room: float) -> list[list[Prompt]]:
        lines: list[list[Prompt]] = [[]]
        used = 0.0
        for prompt in prompts:
            if lines[-1] and used + widths[prompt] > room:
                lines.append([])
                used = 0.0
            lines[-1].append(prompt)
            used += widths[prompt] + NEXT_GAP
        return lines

    def _width(self, prompt: Prompt) -> float:
        return self._glyph_width(prompt) + GLYPH_GAP + self.kit.measure(prompt.label, ROLE, self.canvas)[0]

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
            width = self._glyph_width(prompt)
            box = Rect(rect.x, rect.y + (rect.h - self._glyph) / 2, width, self._glyph)
            self._paint_glyph(painter, prompt, box)
            painter.text(prompt.label, rect.x + width + GLYPH_GAP, rect.y + rect.h / 2, ROLE, "cream_2")

    def _paint_glyph(self, painter: Painter, prompt: Prompt, box: Rect) -> None:
        glyph = self._glyphs[prompt.wish]
        if self.pointing or glyph is None:
            painter.icon(prompt.icon, box.inset(5), "cream")
            return
        painter.drawing(f"prompts/{glyph.svg}", box)
        if glyph.letter:
            painter.text(
                glyph.letter, box.centre[0], box.y + box.h * 22.5 / 48, "small_strong", "cream", anchor="centre"
            )
