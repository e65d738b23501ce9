"""Shadows of anything, from its own silhouette: one lamp at the upper left; what is higher casts farther and softer."""

from typing import NamedTuple
from weakref import WeakKeyDictionary

import pygame

from game.shell.theme import Cast, Shadows

COARSE = 4
"""Soft shadows are blurred at a quarter of their size: softness needs few pixels."""
RADIUS = 1.13
"""What pygame calls a blur's radius, in standard deviations (measured)."""
REACH = 3
"""How many standard deviations of a blur can still be seen."""


class Shaded(NamedTuple):
    """A picture with its shadow under it, and where the picture's own upper left corner lies in it."""

    image: pygame.Surface
    x: int
    y: int


_kept: WeakKeyDictionary[pygame.Surface, dict[tuple[float, float], Shaded]] = WeakKeyDictionary()


def with_shadow(
    picture: pygame.Surface, shadows: Shadows, colour: tuple[int, ...], lift: float = 0, scale: float = 1.0
) -> Shaded:
    """The picture on its contact and its soft shadow; kept as long as the picture is.

    `scale` is real pixels for each logical one; small pieces take less, so that their shadow stays in proportion.
    """
    mine = _kept.setdefault(picture, {})
    if (lift, scale) not in mine:
        mine[lift, scale] = _shaded(picture, shadows, colour, lift, scale)
    return mine[lift, scale]


def shadow_of(
    picture: pygame.Surface, shadows: Shadows, colour: tuple[int, ...], lift: float = 0, scale: float = 1.0
) -> Shaded:
    """The shadow alone, for something that may move over it; told is where the picture's corner lies in it."""
    casts = (shadows.soft.at(lift), shadows.contact.at(lift))
    pad = max(round((REACH * cast.blur + max(cast.x, cast.y)) * scale) for cast in casts) + COARSE
    w, h = picture.get_size()
    out = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
    for cast in casts:
        out.blit(_cast(picture, out.get_size(), pad, cast, colour, scale), (0, 0))
    return Shaded(out if pygame.display.get_surface() is None else out.convert_alpha(), pad, pad)


def _shaded(picture: pygame.Surface, shadows: Shadows, colour: tuple[int, ...], lift: float, scale: float) -> Shaded:
    out, x, y = shadow_of(picture, shadows, colour, lift, scale)
    out.blit(picture, (x, y))
    return Shaded(out, x, y)


def _cast(
    picture: pygame.Surface, size: tuple[int, int], pad: int, cast: Cast, colour: tuple[int, ...], scale: float
) -> pygame.Surface:
    """One shadow alone, where it falls."""
    dark = pygame.Surface(size, pygame.SRCALPHA)
    dark.blit(picture, (pad + round(cast.x * scale), pad + round(cast.y * scale)))
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dark.fill((*colour[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    dark.fill((255, 255, 255, round(255 * cast.alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    sigma = cast.blur * scale
    coarse = next(part for part in (COARSE, 2, 1) if sigma >= 2 * part or part == 1)
    small = pygame.transform.smoothscale(dark, (max(1, size[0] // coarse), max(1, size[1] // coarse)))
    radius = max(1, round(RADIUS * sigma / coarse))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, radius), size)
