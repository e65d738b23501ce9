"""The lamp-lit table behind everything, for any shape of screen."""

import pygame

from .assets import Assets

SAME_SHAPE = 0.01
"""Shapes (width / height) this near to a lit picture's take it; others are laid with planks and lit."""


def table(assets: Assets, w_px: int, h_px: int) -> pygame.Surface:
    """A new opaque surface of that size with the whole table; costs a full screen, so keep it."""
    w, h = max(1, w_px), max(1, h_px)
    for name in ("table/table_landscape", "table/table_portrait"):
        width, height = assets.facts(name).size
        if abs(w / h - width / height) < SAME_SHAPE:
            return assets.stretched(name, w, h)
    return _laid(assets, w, h)


def _laid(assets: Assets, w: int, h: int) -> pygame.Surface:
    """Planks side by side, each further row moved so that no joint meets, under the lamp's light."""
    planks = assets.loose("table/tile")
    shift = assets.px(assets.facts("table/tile").row_shift or 0)
    tile_w, tile_h = planks.get_size()
    out = pygame.Surface((w, h))
    for row in range(-(-h // tile_h)):
        for x in range((row * shift) % tile_w - tile_w, w, tile_w):
            out.blit(planks, (x, row * tile_h))
    light = assets.stretched("table/light" if w >= h else "table/light_portrait", w, h)
    out.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return out if pygame.display.get_surface() is None else out.convert()
