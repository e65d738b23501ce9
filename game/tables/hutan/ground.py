"""The bare ground of a forest: water, an island an area with its bank, soil, lakes, and the seams between boards.

Made for each layout and size from two baked textures, with blurred masks cut at several heights, as
`assets/svg/hutan/ground.toml` describes; lengths are parts of a square.
"""

import random
from collections.abc import Iterator

import pygame

from game.rules.hutan.grid import ROW, SIDE, each
from game.rules.hutan.land import Land
from game.shell.kit import Kit
from game.shell.shadow import RADIUS
from game.tables.hutan.islands import Island

WATER, GRASS = "hutan/water", "hutan/grass"
HALF = SIDE // 2
DOTS, DOTS_SEEN = 0.1, 0.55
"""Width of the dots between two squares of an area, and how much is seen of them."""
SEAM, LIP, LIP_OFF = 0.034, 0.012, 0.026
COIN, COIN_IN = 0.19, 0.11
FINE, COARSE = (0.16, 0.19), (0.5, 0.10)
"""How far a bank wanders: size of the noise's cells, and how much it adds to a mask."""
GREENS = 6
"""Shades of land."""
LEAST = 384
"""Smaller grounds are made at that many pixels and scaled down: banks need room to wander."""


def place_of(square: int) -> tuple[int, int]:
    """Row and column of a square."""
    bit = square.bit_length() - 1
    return bit // ROW, bit % ROW


def ground(kit: Kit, land: Land, side: int) -> pygame.Surface:
    """The ground as a square of that many pixels, without a frame; shared."""
    key = ("hutan ground", land.layout, side)
    if side < LEAST:
        return kit.materials.kept(
            key, lambda: pygame.transform.smoothscale(ground(kit, land, LEAST), (side, side)).convert()
        )
    return kit.materials.kept(key, lambda: _made(kit, land, side))


def _made(kit: Kit, land: Land, side: int) -> pygame.Surface:
    out = _water(kit, side)
    square = side / SIDE
    ups, downs = _wander(side)
    grass = kit.assets.image(GRASS)
    for number, area in enumerate(land.areas):
        colour = kit.colour(f"pieces.hutan.green_{number % GREENS + 1}")
        island = Island(kit, area, square, RADIUS)
        island.paint(out, ups, downs, grass, colour)
    for row in range(SIDE):
        for column in range(SIDE):
            _soil(kit, out, land, row, column, square)
    for area in land.areas:
        _dots(kit, out, area, square)
    _seams(kit, out, square)
    _coins(kit, out, land, square)
    return out.convert() if pygame.display.get_surface() is not None else out


def _water(kit: Kit, side: int) -> pygame.Surface:
    """The texture on each board, turned so that no two are alike."""
    half = side - side // 2
    tile = kit.assets.fitted(WATER, half, half)
    out = pygame.Surface((side, side))
    for row, column, flips in (
        (0, 0, (False, False)),
        (0, 1, (True, False)),
        (1, 0, (False, True)),
        (1, 1, (True, True)),
    ):
        out.blit(pygame.transform.flip(tile, *flips), (column * (side - half), row * (side - half)))
    return out


def _wander(side: int) -> tuple[pygame.Surface, pygame.Surface]:
    """What is added to and taken from the opacity of a mask, so that its line wanders; the same for every forest."""
    ups = pygame.Surface((side, side), pygame.SRCALPHA)
    downs = ups.copy()
    chance = random.Random(3)
    for cell, much in (FINE, COARSE):
        count = round(SIDE / cell) + 1
        values = [2 * chance.random() - 1 for _ in range(count * count)]
        for out, sign in ((ups, 1), (downs, -1)):
            small = bytes(round(255 * much * max(0.0, sign * value)) for value in values)
            grown = pygame.transform.smoothscale(_as_alpha(small, count), (side, side))
            out.blit(grown, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return ups, downs


def _as_alpha(values: bytes, side: int) -> pygame.Surface:
    """Black with these opacities."""
    pixels = b"".join(bytes((0, 0, 0, value)) for value in values)
    return pygame.image.frombytes(pixels, (side, side), "RGBA")


def _soil(kit: Kit, out: pygame.Surface, land: Land, row: int, column: int, square: float) -> None:
    lake = land.lakes >> (ROW * row + column) & 1
    name = "lake" if lake else f"soil_{(5 * row + 3 * column) % 4 + 1}"
    side = round(square)
    out.blit(kit.assets.svg(f"hutan/{name}", side, side), (round(column * square), round(row * square)))


def _dots(kit: Kit, out: pygame.Surface, area: int, square: float) -> None:
    """On the edges that squares of an area share."""
    wide, high = max(1, round(DOTS * square)), round(square)
    upright = kit.assets.svg("hutan/square_dots", wide, high).copy()
    upright.set_alpha(round(255 * DOTS_SEEN))
    lying = pygame.transform.rotate(upright, 90)
    for row, column, across in _edges(area):
        x, y = column * square, row * square
        if across:
            out.blit(upright, (round(x + square - wide / 2), round(y)))
        else:
            out.blit(lying, (round(x), round(y + square - wide / 2)))


def _edges(area: int) -> Iterator[tuple[int, int, bool]]:
    """Row and column of a square that has its area's next one to the right (True) or below."""
    for square in each(area):
        row, column = place_of(square)
        if area & square << 1:
            yield row, column, True
        if area & square << ROW:
            yield row, column, False


def _seams(kit: Kit, out: pygame.Surface, square: float) -> None:
    """A dark line between boards with a thin lit one beside it."""
    middle, side = HALF * square, out.get_width()
    for colour, width, off in (("seam", SEAM, 0.0), ("seam_light", LIP, LIP_OFF)):
        wide = max(1, round(width * square))
        at = round(middle + off * square - wide / 2)
        out.fill(kit.colour(f"pieces.hutan.{colour}"), (at, 0, wide, side))
        out.fill(kit.colour(f"pieces.hutan.{colour}"), (0, at, side, wide))


def _coins(kit: Kit, out: pygame.Surface, land: Land, square: float) -> None:
    """Each board's mark lies in the corner that was its upper left one before it was turned."""
    side = max(1, round(COIN * square))
    for lie, board in zip(land.layout, land.boards, strict=True):
        row, column = place_of(next(each(board)))
        right, below = lie.turns in (1, 2), lie.turns in (2, 3)
        x = column + (HALF - COIN_IN if right else COIN_IN)
        y = row + (HALF - COIN_IN if below else COIN_IN)
        coin = kit.assets.svg(f"hutan/coin_{lie.side}", side, side)
        out.blit(coin, (round(x * square - side / 2), round(y * square - side / 2)))
