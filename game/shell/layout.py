"""Where things lie: logical rectangles, the canvas a scene gets, and its place in the window.

One logical unit is one pixel at 1920x1080 (1080x1920 in portrait). The canvas keeps that scale and grows to the
window's shape, so 4:3 is 1920x1440 units; scenes lay themselves out for any shape from 9:16 to 16:9.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

LONG, SHORT = 1920.0, 1080.0
SAFE_PART = 0.05
"""Part of each side kept free of text and focusable things (the inner 90 % is safe)."""
SMALLEST = 64
"""Windows are laid out as if at least this many pixels wide and high."""


class Rect(NamedTuple):
    """A rectangle in logical units; x, y is its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Smaller by dx at the left and right, by dy (dx if left out) at top and bottom; negative grows."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        """True if the point lies inside (left and top edge included)."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def touches(self, other: "Rect") -> bool:
        """True if the two share any area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def within(self, other: "Rect", slack: float = 0.5) -> bool:
        """True if this lies inside the other, give or take `slack` units."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )


def around(x: float, y: float, w: float, h: float) -> Rect:
    """The rectangle of a size whose middle is x, y."""
    return Rect(x - w / 2, y - h / 2, w, h)


def union(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that holds all of them; at least one is needed."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.bottom for r in rects) - y)


@dataclass(frozen=True)
class Canvas:
    """What a scene or table draws on: `width` x `height` logical units, `scale` pixels each.

    `turn` is how far the picture is turned clockwise in the window (0, 90, 180, 270); the canvas itself is upright,
    so at 90 and 270 it is as wide as the window is high.
    """

    width: float
    height: float
    scale: float
    turn: int = 0
    text_scale: float = 1.0
    mm_per_px: float = 0.0

    @property
    def portrait(self) -> bool:
        """True if higher than wide."""
        return self.height > self.width

    @property
    def whole(self) -> Rect:
        """The full canvas."""
        return Rect(0, 0, self.width, self.height)

    @property
    def safe(self) -> Rect:
        """The inner 90 %, for text and focusable things."""
        return self.whole.inset(self.width * SAFE_PART, self.height * SAFE_PART)

    @property
    def size_px(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return round(self.width * self.scale), round(self.height * self.scale)

    def px(self, rect: Rect) -> pygame.Rect:
        """A logical rectangle in pixels; edges are rounded, so neighbours stay neighbours."""
        x, y = round(rect.x * self.scale), round(rect.y * self.scale)
        return pygame.Rect(x, y, round(rect.right * self.scale) - x, round(rect.bottom * self.scale) - y)

    def length(self, units: float) -> int:
        """A logical length in pixels, at least 1 unless it is 0."""
        return max(1, round(units * self.scale)) if units else 0

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A logical point in pixels."""
        return round(x * self.scale), round(y * self.scale)

    def logical(self, rect: pygame.Rect) -> Rect:
        """A pixel rectangle in logical units."""
        return Rect(rect.x / self.scale, rect.y / self.scale, rect.w / self.scale, rect.h / self.scale)

    def millimetres(self, mm: float) -> float:
        """A length on the screen in logical units; 0 where nobody knows how large the screen is."""
        return mm / (self.mm_per_px * self.scale) if self.mm_per_px else 0.0

    def from_window(self, x: float, y: float) -> tuple[float, float]:
        """A window pixel in logical units, with the turn undone."""
        w, h = self.size_px
        if self.turn == 90:
            x, y = y, h - x
        elif self.turn == 180:
            x, y = w - x, h - y
        elif self.turn == 270:
            x, y = w - y, x
        return x / self.scale, y / self.scale

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """A logical point in window pixels: `from_window` backwards."""
        x, y, (w, h) = x * self.scale, y * self.scale, self.size_px
        if self.turn == 90:
            return h - y, x
        if self.turn == 180:
            return w - x, h - y
        if self.turn == 270:
            return y, w - x
        return x, y

    def rect_to_window(self, rect: pygame.Rect) -> pygame.Rect:
        """A pixel rectangle of the canvas as the pixel rectangle it takes in the window."""
        w, h = self.size_px
        if self.turn == 90:
            return pygame.Rect(h - rect.bottom, rect.x, rect.h, rect.w)
        if self.turn == 180:
            return pygame.Rect(w - rect.right, h - rect.bottom, rect.w, rect.h)
        if self.turn == 270:
            return pygame.Rect(rect.y, w - rect.right, rect.h, rect.w)
        return rect


def fit(window: tuple[int, int], turn: int = 0, text_scale: float = 1.0, mm_per_px: float = 0.0) -> Canvas:
    """The canvas that fills a window of these pixels with the picture turned by `turn` degrees."""
    w, h = window if turn % 180 == 0 else (window[1], window[0])
    wide, high = max(w, SMALLEST), max(h, SMALLEST)
    across, down = (LONG, SHORT) if wide >= high else (SHORT, LONG)
    scale = min(wide / across, high / down)
    return Canvas(wide / scale, high / scale, scale, turn % 360, text_scale, mm_per_px)
