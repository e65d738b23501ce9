"""Table, paper, glass, rings and shadows by size, put together from baked pictures; every finished piece is kept."""

from collections.abc import Callable

import pygame

from game.shell.assets import Assets, Sprite
from game.shell.backdrop import table
from game.shell.shelf import Shelf, scaled_bound

RADII = (14, 18, 24, 31, 44)
"""Corner radii the panels were baked with."""
LIFTS = (0, 5, 12, 24)
RING_RADII = (10, 18, 24, 36)
BUTTON_RADIUS = 20
BADGES = ("seat1_circle", "seat2_triangle", "seat3_square", "seat4_diamond", "seat5_star")
BADGE_SIZES = (40, 56, 64, 76, 116)
PAPER_SHEEN = 0.2
LIMIT, FINER = 12 * 2**20, 8 * 2**20
"""Bytes of put-together pieces kept, and how many more for each time scale 1 has the pixels."""


class Materials:
    """Surfaces in real pixels; shared, so copy one before changing it."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._scale = assets.scale
        self._shelf = Shelf(scaled_bound(LIMIT, FINER, self._scale))

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The lamp-lit wooden table, as large as the canvas."""
        return self.kept(("backdrop", size), lambda: table(self.assets, *size))

    def panel(self, name: str, radius: float, size: tuple[int, int], contrast: bool) -> pygame.Surface:
        """A panel of a material: paper, paper_focus, paper_bot, smoke, smoke_menu, track or button_<what>."""
        return self.kept(("panel", name, radius, size, contrast), lambda: self._panel(name, radius, size, contrast))

    def shadow(self, radius: float, lift: float, size: tuple[int, int]) -> tuple[pygame.Surface, int]:
        """The shadow of a panel of that size, and how far it reaches over it on each side."""
        corner = 44 if radius > 31 else 18
        height = min(LIFTS, key=lambda baked: abs(baked - lift))
        name = f"shadow/flat_r{corner}_l{height:02}"
        return self.assets.nine(name, *size), self.assets.pad(name)

    def ring(self, radius: float, size: tuple[int, int]) -> tuple[pygame.Surface, int]:
        """The focus ring of a panel, and how far it reaches over it on each side."""
        name = f"focus/ring_r{min(RING_RADII, key=lambda baked: abs(baked - radius))}"
        return self.assets.nine(name, *size), self.assets.pad(name)

    def round_ring(self, radius_px: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """The focus ring of a round thing, and where its middle is."""
        sprite = self.assets.scaled("focus/round", radius_px)
        return sprite.image, (round(sprite.ax), round(sprite.ay))

    def badge(self, seat: int, diameter_px: float) -> Sprite:
        """A seat's badge at a diameter in pixels, from the next larger baked one, with its middle."""
        name = f"badge/{BADGES[seat]}"
        scale = max(1.0, self.assets.scale)
        baked = next((d for d in BADGE_SIZES if d * scale >= diameter_px), BADGE_SIZES[-1])
        w, h = self.assets.facts(f"{name}_{baked}").size
        part = diameter_px / baked
        image = self.assets.fitted(f"{name}_{baked}", round(w * part), round(h * part))
        return Sprite(image, image.get_width() / 2, image.get_height() / 2)

    def pill(self, size: tuple[int, int], colour: tuple[int, ...], radius_px: int = -1) -> pygame.Surface:
        """A bar with round ends (or corners of a radius in pixels) in one colour, smooth at the edges."""
        return self.kept(("pill", size, tuple(colour), radius_px), lambda: _pill(size, colour, radius_px))

    def shade(self, size: tuple[int, int], colour: tuple[int, ...]) -> pygame.Surface:
        """A see-through colour over a whole rectangle."""

        def make() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            surface.fill(colour)
            return surface

        return self.kept(("shade", size, tuple(colour)), make)

    def veil(self, depth_px: int, downward: bool) -> pygame.Surface:
        """A column one pixel wide from solid to clear, downward or upward: to let something fade into its ground."""

        def make() -> pygame.Surface:
            surface = pygame.Surface((1, max(1, depth_px)), pygame.SRCALPHA)
            for row in range(depth_px):
                part = 1 - (row + 0.5) / depth_px
                surface.set_at((0, row if downward else depth_px - 1 - row), (255, 255, 255, round(255 * part)))
            return surface

        return self.kept(("veil", depth_px, downward), make)

    def clear(self) -> None:
        """Keep nothing."""
        self._shelf.clear()

    def turn(self) -> None:
        """Another scene is shown: what it doesn't ask for may go."""
        self._shelf.turn()

    def kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The finished piece of that key, put together now if it isn't kept; for scenes' own pieces, too."""
        if self._scale != self.assets.scale:
            self._shelf.clear()
            self._scale = self.assets.scale
            self._shelf.limit = scaled_bound(LIMIT, FINER, self._scale)
        return self._shelf.get(key, make)

    def _panel(self, name: str, radius: float, size: tuple[int, int], contrast: bool) -> pygame.Surface:
        w, h = size
        if name.startswith("button"):
            out = self.assets.patched(f"panel/{name}_r{BUTTON_RADIUS}", w, h)
            return self._with_sheen(out, BUTTON_RADIUS, 1.0)
        half = min(w, h) / 2 / max(self.assets.scale, 1e-6)
        corner = min(RADII, key=lambda baked: abs(baked - min(radius, half)))
        if name.startswith("smoke") and contrast:
            name = "smoke_contrast"
        out = self.assets.patched(f"panel/{name}_r{corner}", w, h)
        if name.startswith("paper") and min(w, h) > self.assets.px(64):
            out = self._with_sheen(out, corner, PAPER_SHEEN)
            if not contrast:
                self._with_grain(out)
        return out

    def _with_sheen(self, panel: pygame.Surface, corner: float, opacity: float) -> pygame.Surface:
        edge = self.assets.px(3)
        w, h = panel.get_width() - 2 * edge, panel.get_height() - 2 * edge
        if w > 0 and h > 0:
            sheen = self.assets.stretched("panel/sheen", w, h)
            sheen.set_alpha(round(255 * opacity))
            round_off(sheen, self.assets.px(max(corner - 3, 1)))
            panel.blit(sheen, (edge, edge))
        return panel

    def _with_grain(self, panel: pygame.Surface) -> None:
        """Paper fibres, felt rather than seen; multiplying leaves the clear corners clear."""
        fibre = self.assets.image("panel/fibre")
        w, h = panel.get_size()
        for x in range(0, w, fibre.get_width()):
            for y in range(0, h, fibre.get_height()):
                panel.blit(fibre, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def round_off(surface: pygame.Surface, radius_px: int) -> None:
    """Make the corners of a picture round, in place; nothing is kept."""
    surface.blit(_pill(surface.get_size(), (255, 255, 255), radius_px), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def _pill(size: tuple[int, int], colour: tuple[int, ...], radius_px: int) -> pygame.Surface:
    """Drawn four times as large, then scaled down: pygame's own edges are not smooth."""
    w, h = max(1, size[0]), max(1, size[1])
    radius = min(w, h) // 2 if radius_px < 0 else radius_px
    fine = 4 if w * h < 400_000 else 2
    large = pygame.Surface((w * fine, h * fine), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=radius * fine)
    return pygame.transform.smoothscale(large, (w, h))
