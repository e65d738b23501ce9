"""Draws in logical units onto a surface: backdrop, panels, words, icons, drawings, each with its light and shadow."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pygame

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.shadow import with_shadow

Anchor = Literal["left", "centre", "right"]
ANCHORS: dict[Anchor, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Painter:
    """One surface, one canvas. What lies outside the surface's clip is skipped."""

    def __init__(self, surface: pygame.Surface, canvas: Canvas, kit: Kit) -> None:
        self.surface, self.canvas, self.kit = surface, canvas, kit

    def visible(self, rect: Rect) -> bool:
        """True if any of the rectangle would be drawn now."""
        return bool(self.canvas.px(rect).colliderect(self.surface.get_clip()))

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw only inside a rectangle (and what was clipped before) for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.canvas.px(rect)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def fading(self, rect: Rect, edge: float, top: bool, bottom: bool) -> Iterator[None]:
        """Like `clipped`; what is drawn meanwhile fades into the ground along the upper or lower edge."""
        target = self.canvas.px(rect)
        depth = self.canvas.length(edge)
        places = [(pygame.Rect(target.x, target.y, target.w, depth), True)] if top else []
        if bottom:
            places.append((pygame.Rect(target.x, target.bottom - depth, target.w, depth), False))
        inside = [(place.clip(self.surface.get_rect()), downward) for place, downward in places]
        grounds = [(place, self.surface.subsurface(place).convert_alpha(), downward) for place, downward in inside]
        with self.clipped(rect):
            yield
            for place, ground, downward in grounds:
                veil = self.kit.materials.veil(ground.get_height(), downward)
                ground.blit(pygame.transform.scale(veil, ground.get_size()), special_flags=pygame.BLEND_RGBA_MULT)
                self.surface.blit(ground, place)

    # -------------------------------------------------- grounds

    def backdrop(self) -> None:
        """The lamp-lit table over everything."""
        self.surface.blit(self.kit.materials.backdrop(self.canvas.size_px), (0, 0))

    def dim(self, colour: str = "dim") -> None:
        """Darken everything drawn so far."""
        clip = self.surface.get_clip()
        self.surface.blit(self.kit.materials.shade(clip.size, self.kit.colour(colour)), clip)

    def panel(self, rect: Rect, name: str = "paper", radius: float = 24, lift: float = 0) -> None:
        """A panel of a material ("paper", "paper_focus", "paper_bot", "smoke", "smoke_menu", "track", "button_...").

        Paper and buttons cast a shadow: `lift` 0 lying, 5 a bubble, 12 focused.
        """
        materials, target = self.kit.materials, self.canvas.px(rect)
        if name.startswith(("paper", "button")):
            shadow, pad = materials.shadow(radius, lift, target.size)
            self.surface.blit(shadow, (target.x - pad, target.y - pad))
        self.surface.blit(materials.panel(name, radius, target.size, self.kit.contrast), target)

    def bar(self, rect: Rect, colour: str) -> None:
        """A small bar with round ends in one colour: accents, rules."""
        target = self.canvas.px(rect)
        self.surface.blit(self.kit.materials.pill(target.size, self.kit.colour(colour)), target)

    # -------------------------------------------------- words

    def text(
        self,
        words: str,
        x: float,
        y: float,
        role: str,
        colour: str = "ink",
        *,
        anchor: Anchor = "left",
        width: float | None = None,
        shadow: bool = False,
    ) -> None:
        """Words with the middle of their capitals at y; several lines are centred on y as a block.

        `anchor` says what x means; `width` (logical) wraps. `shadow` is for cream on the bare table.
        """
        picture = self._words(words, role, colour, width, anchor)
        px, py = self.canvas.point(x, y)
        left = px - round(picture.get_width() * ANCHORS[anchor])
        pixels, weight = self.kit.pixels(role, self.canvas), self.kit.role(role).weight
        wrap = None if width is None else self.canvas.length(width)
        top = self.kit.texts.block_top(py, words, pixels, weight, wrap)
        if shadow:
            picture, dx, dy = with_shadow(
                picture, self.kit.theme.shadow, self.kit.colour("shadow"), 0, self.canvas.scale / 2
            )
            left, top = left - dx, top - dy
        self.surface.blit(picture, (left, top))

    def letters(self, words: str, x: float, y: float, size: float, colour: str = "cream") -> None:
        """A letter or number that belongs to a drawing, centred on x, y: its size (logical) ignores the text scale."""
        pixels, weight = max(1, self.canvas.length(size)), self.kit.role("small_strong").weight
        picture = self.kit.texts.render(words, pixels, weight, self.kit.colour(colour))
        px, py = self.canvas.point(x, y)
        self.surface.blit(picture, (px - picture.get_width() // 2, self.kit.texts.top(py, pixels, weight)))

    def block(self, words: str, rect: Rect, role: str, colour: str = "ink", anchor: Anchor = "left") -> None:
        """Wrapped words from the rectangle's top edge down, within its width."""
        picture, target = self._words(words, role, colour, rect.w, anchor), self.canvas.px(rect)
        left = target.x + round((target.w - picture.get_width()) * ANCHORS[anchor])
        self.surface.blit(picture, (left, target.y))

    def _words(self, words: str, role: str, colour: str, width: float | None, anchor: Anchor) -> pygame.Surface:
        wrap = None if width is None else self.canvas.length(width)
        pixels, weight = self.kit.pixels(role, self.canvas), self.kit.role(role).weight
        return self.kit.texts.render(words, pixels, weight, self.kit.colour(colour), wrap, anchor)

    # -------------------------------------------------- drawings

    def icon(self, name: str, rect: Rect, colour: str = "ink_icon") -> None:
        """One of assets/svg/icons in a colour, as large as fits the rectangle."""
        self.drawing(f"icons/{name}", rect, colour)

    def drawing(self, name: str, rect: Rect, tint: str = "") -> None:
        """An SVG of assets/svg filling a rectangle of its own shape; white ones take a colour."""
        target = self.canvas.px(rect)
        colour = self.kit.colour(tint) if tint else None
        self.surface.blit(self.kit.assets.svg(name, target.w, target.h, colour), target)

    def image(self, name: str, x: float, y: float) -> None:
        """A baked picture with its anchor (its middle where it has none) on a logical point."""
        sprite = self.kit.assets.sprite(name)
        self.surface.blit(sprite.image, sprite.at(*self.canvas.point(x, y)))

    def badge(self, seat: int, x: float, y: float, diameter: float) -> None:
        """A seat's enamel badge (colour and mark) with its middle at x, y."""
        sprite = self.kit.materials.badge(seat, diameter * self.canvas.scale)
        self.surface.blit(sprite.image, sprite.at(x * self.canvas.scale, y * self.canvas.scale))

    def blit(self, picture: pygame.Surface, x: float, y: float) -> None:
        """Any surface with its upper left corner at a logical point."""
        self.surface.blit(picture, self.canvas.point(x, y))
