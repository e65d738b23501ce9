"""Text as surfaces: one family in four weights, sizes in real pixels, wrapped by the font engine, kept in bounds."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame

from .shelf import Shelf
from .theme import Theme, Weight

Align = Literal["left", "centre", "right"]
RGB = tuple[int, int, int] | tuple[int, int, int, int]
FAMILY = "Nunito"
CAPITALS = 0.352
"""Half the height of a capital, as a part of the size."""
LIMIT = 7 * 2**20
"""Bytes of finished text kept, and more while one scene shows more."""
_ALIGN = {"left": pygame.FONT_LEFT, "centre": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}


class FontError(ValueError):
    """A font file that isn't there or can't be read."""


class Texts:
    """Renders and measures text in the fonts of one folder. Surfaces are shared: copy one before changing it."""

    def __init__(self, folder: Path, theme: Theme, limit: int = LIMIT) -> None:
        pygame.font.init()
        self._folder = folder
        self._spacing = theme.type.line_height
        self._shelf = Shelf(limit)
        self._font = lru_cache(maxsize=64)(self._load)
        self._size = lru_cache(maxsize=4096)(self._measured)

    def render(
        self,
        text: str,
        size: float,
        weight: Weight,
        colour: RGB,
        width: int | None = None,
        align: Align = "left",
    ) -> pygame.Surface:
        """The text in one colour; with a width it wraps, and over-long words break. Newlines always break."""
        key = (text, _whole(size), weight, tuple(colour), width, align)
        return self._shelf.get(key, lambda: self._render(text, size, weight, colour, width, align))

    def measure(self, text: str, size: float, weight: Weight, width: int | None = None) -> tuple[int, int]:
        """Width and height the rendered text would have."""
        return self._size(text, _whole(size), weight, width)

    def fits(self, text: str, size: float, weight: Weight, width: int, height: int | None = None) -> bool:
        """True if the text stays within the width: in one line, or, given a height, wrapped in that height."""
        if height is None:
            return self.measure(text, size, weight)[0] <= width
        longest = max((self.measure(word, size, weight)[0] for word in text.split()), default=0)
        return longest <= width and self.measure(text, size, weight, width)[1] <= height

    def fit(self, text: str, sizes: Sequence[float], weight: Weight, width: int, height: int | None = None) -> float:
        """The first size (give them falling, the floor last) at which the text fits; the last if none does."""
        return next((size for size in sizes if self.fits(text, size, weight, width, height)), sizes[-1])

    def middle_offset(self, size: float, weight: Weight = "SemiBold") -> float:
        """How far below a rendered line's top the middle of its capitals lies."""
        return self._font(weight, _whole(size)).get_ascent() - CAPITALS * _whole(size)

    def top(self, y_middle: float, size: float, weight: Weight = "SemiBold") -> int:
        """The y of a line's top so that the middle of its capitals lies at y_middle."""
        return round(y_middle - self.middle_offset(size, weight))

    def block_top(self, y_middle: float, text: str, size: float, weight: Weight, width: int | None = None) -> int:
        """The same for several lines: the middle between the first line's capitals and the last line's."""
        lines = self.measure(text, size, weight, width)[1] - self.line(size, weight)
        return round(y_middle - lines / 2 - self.middle_offset(size, weight))

    def line(self, size: float, weight: Weight = "SemiBold") -> int:
        """Height of one rendered line."""
        return self._font(weight, _whole(size)).get_height()

    def step(self, size: float) -> int:
        """From one line to the next."""
        return round(_whole(size) * self._spacing)

    @property
    def held(self) -> int:
        """Bytes of the text kept now."""
        return self._shelf.bytes

    def turn(self) -> None:
        """Another scene is shown: what it doesn't ask for may go."""
        self._shelf.turn()

    def clear(self) -> None:
        """Forget what was rendered (the theme's colours or the scale changed)."""
        self._shelf.clear()

    def _load(self, weight: Weight, size: int) -> pygame.font.Font:
        path = self._folder / f"{FAMILY}-{weight}.ttf"
        try:
            font = pygame.font.Font(path, size)
        except (OSError, pygame.error) as problem:
            raise FontError(f"{path}: {problem}") from problem
        font.set_linesize(self.step(size))
        return font

    def _measured(self, text: str, size: int, weight: Weight, width: int | None) -> tuple[int, int]:
        if width is None and "\n" not in text:
            return self._font(weight, size).size(text)
        return self._render(text, size, weight, (255, 255, 255), width, "left").get_size()

    def _render(
        self, text: str, size: float, weight: Weight, colour: RGB, width: int | None, align: Align
    ) -> pygame.Surface:
        font = self._font(weight, _whole(size))
        font.align = _ALIGN[align]
        drawn = font.render(text, True, colour, wraplength=max(1, width or 0) if width is not None else 0)
        return drawn if pygame.display.get_surface() is None else drawn.convert_alpha()


def _whole(size: float) -> int:
    """A size in whole pixels; fonts have no others."""
    return max(1, round(size))
