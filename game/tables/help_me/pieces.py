"""Tiles, stacks' edges, flags and marks as finished pictures for one canvas and tile width; every one is made once."""

import math
from collections.abc import Callable, Hashable

import pygame

from game.rules.help_me.tiles import CREATURE, CREATURES, NUMBER
from game.shell.assets import Sprite
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.tables.help_me.grid import BED, RISE, TALL

UNITS = 224.0
"""A tile is so wide in its drawing."""
EDGE_HIGH = 62.0
MARK, DISC = (6.0, 160.0, 60.0), (150.0, 150.0, 70.0)
"""Upper left corner and width in a tile's drawing."""
DIGIT = 54.0
FLAG, FLAG_SHAPE, FLAG_DIGIT = 0.52, 68 / 128, 88 / 128
FRAME, ARROW = 142 / 126, 52 / 126
VARIANTS = 3
BLINKING = ("baobab", "palm", "willow", "oak")
"""The others keep their eyes closed."""
PUFFS = 6
FINE = 3
"""What pygame draws without smoothing is drawn so many times as large."""
CORNER_POINTS, SIDE_POINTS, DASH = 4, 12, 4
"""Points of a corner and of a side, and of each dash and gap between two."""


class Pieces:
    """Surfaces in real pixels, anchored where they stand; shared, so copy one before changing it."""

    def __init__(self, kit: Kit, canvas: Canvas, tile: float) -> None:
        self.kit, self.canvas, self.tile_wide = kit, canvas, tile
        self._made: dict[Hashable, Sprite] = {}

    def px(self, tiles: float) -> int:
        """So many tiles in pixels."""
        return max(1, round(tiles * self.tile_wide * self.canvas.scale))

    # -------------------------------------------------- stacks

    def tile(self, number: int) -> Sprite:
        """A tile, anchored in the middle of its lower end."""
        return self._once(("tile", number), lambda: self._foot(self._tile(number, self.px(1))))

    def edges(self, count: int) -> Sprite:
        """So many tiles beneath the top, seen from the side: plain wood, whatever they show (HM6)."""
        return self._once(("edges", count), lambda: self._foot(self._edges(count)))

    def shadow(self, high: bool = False) -> Sprite:
        """What a stack throws on its ground: one that lies there, or one that is up in the air."""
        return self._once(("shadow", high), lambda: self._shadow(high))

    def glow(self, seat: int) -> Sprite:
        """A seat's light round a stack that counts for it."""

        def make() -> Sprite:
            w, h, pad = self.px(1.1), self.px(TALL + 0.1), self.px(0.16)
            image = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
            colour = self.kit.colour(f"seat.{seat}")[:3]
            image.fill((*colour, 0))
            image.blit(self.kit.materials.pill((w, h), colour, self.px(0.16)), (pad, pad))
            soft = pygame.transform.gaussian_blur(image, max(1, self.px(0.05)))
            soft.blit(self.kit.materials.pill((w, h), (*colour, 150), self.px(0.16)), (pad, pad))
            return Sprite(kept(soft), soft.get_width() / 2, soft.get_height() - pad - self.px(0.05))

        return self._once(("glow", seat), make)

    def flag(self, height: int) -> Sprite:
        """How many tiles a stack has; anchored at its upper right."""
        return self._once(("flag", height), lambda: self._flag(height))

    def small(self, number: int, width: float) -> Sprite:
        """A tile of a logical width, to tell of it; anchored in the middle of its lower end."""

        def make() -> Sprite:
            return self._foot(self._tile(number, self.canvas.length(width)))

        return self._once(("small", number, width), make)

    def squashed(self, number: int, part: float) -> Sprite:
        """A tile pressed together to a part of its height by its landing."""

        def make() -> Sprite:
            image = self.tile(number).image
            w, h = image.get_size()
            return self._foot(pygame.transform.smoothscale(image, (w, max(1, round(h * part)))))

        return self._once(("squashed", number, part), make)

    def blink(self, number: int) -> Sprite | None:
        """Closed eyes to lay over a tile; None for those whose eyes are closed anyway."""
        creature = CREATURES[CREATURE[number]]
        if creature not in BLINKING:
            return None
        w, h = self.px(1), self.px(TALL)
        return self._once(
            ("blink", creature), lambda: self._foot(self.kit.assets.svg(f"help_me/blink_{creature}", w, h))
        )

    # -------------------------------------------------- the board

    def bed(self, variant: int) -> pygame.Surface:
        """The bare ground of an emptied square."""
        side = self.px(BED)
        return self.kit.assets.svg(f"help_me/ground_empty_{variant % VARIANTS + 1}", side, side)

    def frame(self) -> Sprite:
        """Round the top of a stack onto which one may move; anchored in its middle."""
        side = self.px(FRAME)
        return self._once("frame", lambda: middle(self.kit.assets.svg("help_me/legal_frame", side, side)))

    def last(self) -> Sprite:
        """Thin dashes round the top of the stack that moved last; anchored in its middle."""
        return self._once("last", lambda: middle(self._dashes()))

    def arrow(self, dx: int, dy: int) -> Sprite:
        """Which way a stack may go; anchored in its middle."""

        def make() -> Sprite:
            side = self.px(ARROW)
            up = self.kit.assets.svg("help_me/direction_arrow", side, side)
            turns = {(0, -1): 0, (-1, 0): 90, (0, 1): 180, (1, 0): 270}[dx, dy]
            return middle(pygame.transform.rotate(up, turns))

        return self._once(("arrow", dx, dy), make)

    def cross(self) -> Sprite:
        """Where something can't be done."""
        return self._once("cross", lambda: self._sign("close"))

    def puff(self, step: int) -> Sprite:
        """Dust, from step 0 on ever wider and fainter."""

        def make() -> Sprite:
            part = (step + 1) / PUFFS
            side = self.px(0.1 + 0.16 * part)
            colour = (*self.kit.colour("pieces.help_me.dust")[:3], round(120 * (1 - part) + 12))
            large = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
            large.fill((*colour[:3], 0))
            large.blit(self.kit.materials.pill((side, side), colour), (side // 2, side // 2))
            return middle(pygame.transform.gaussian_blur(large, max(1, side // 5)))

        return self._once(("puff", step), make)

    # -------------------------------------------------- making

    def _once(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def _foot(self, image: pygame.Surface) -> Sprite:
        return Sprite(kept(image), image.get_width() / 2, image.get_height())

    def _tile(self, number: int, w: int) -> pygame.Surface:
        """Frame, picture, mark, disc and digit, so many pixels wide."""
        unit, assets, name = w / UNITS, self.kit.assets, CREATURES[CREATURE[number]]
        image = assets.svg(f"help_me/tile_{name}", w, round(w * TALL)).copy()
        for what, (left, top, width) in (("mark", MARK), ("number_disc", DISC)):
            side = round(width * unit)
            image.blit(assets.svg(f"help_me/{what}_{name}", side, side), (round(left * unit), round(top * unit)))
        x, y = ((corner + DISC[2] / 2) * unit for corner in DISC[:2])
        self._digit(image, str(NUMBER[number]), x, y, DIGIT * unit)
        return image

    def _digit(self, image: pygame.Surface, words: str, x: float, y: float, size: float) -> None:
        texts = self.kit.texts
        digit = texts.render(words, size, "ExtraBold", self.kit.colour("pieces.help_me.digit"))
        image.blit(digit, (round(x - digit.get_width() / 2), texts.top(y, size, "ExtraBold")))

    def _edges(self, count: int) -> pygame.Surface:
        """The lowest first, light and dark in turns from the top down."""
        w, h, rise = self.px(1), self.px(EDGE_HIGH / UNITS), self.px(RISE)
        image = pygame.Surface((w, h + rise * max(0, count - 1)), pygame.SRCALPHA)
        for edge in reversed(range(count)):
            wood = self.kit.assets.svg(f"help_me/tile_edge_{'dark' if edge % 2 else 'light'}", w, h)
            image.blit(wood, (0, rise * edge))
        return image

    def _shadow(self, high: bool) -> Sprite:
        w, h = self.px(1), self.px(TALL)
        lift = 2.4 if high else 1.0
        pad = self.px(0.07 * lift + 0.06)
        image = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
        colour = self.kit.theme.colour.shadow_piece
        image.fill((*colour[:3], 0))
        solid = self.kit.materials.pill((w, h), (*colour[:3], 150 if high else 190), self.px(0.12))
        image.blit(solid, (pad + self.px(0.02 * lift), pad + self.px(0.035 * lift)))
        blurred = pygame.transform.gaussian_blur(image, max(1, self.px(0.028 * lift)))
        return Sprite(kept(blurred), blurred.get_width() / 2, blurred.get_height() - pad)

    def _flag(self, height: int) -> Sprite:
        grow = 1 + 0.3 * (self.canvas.text_scale - 1)
        w, h = self.px(FLAG * grow), self.px(FLAG * grow * FLAG_SHAPE)
        image = self.kit.assets.svg("help_me/height_flag", w, h).copy()
        self._digit(image, str(height), FLAG_DIGIT * w, h / 2, 0.84 * h)
        return Sprite(kept(image), w, 0)

    def _dashes(self) -> pygame.Surface:
        """Drawn larger and brought to size, cream on dark."""
        side, line = self.px(1.06) * FINE, max(2, self.px(0.024)) * FINE
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        out.fill((*self.kit.colour("cream")[:3], 0))
        path = _round_path(side, 0.13 * side, line)
        for colour, wide in ((self.kit.colour("focus_dark"), line + 2 * FINE), (self.kit.colour("cream"), line)):
            for start in range(0, len(path), 2 * DASH):
                points = path[start : start + DASH + 1]
                pygame.draw.lines(out, colour, False, points, wide)
                for point in points:
                    pygame.draw.circle(out, colour, point, wide / 2)
        return pygame.transform.smoothscale(out, (side // FINE, side // FINE))

    def _sign(self, icon: str) -> Sprite:
        size = self.px(0.46)
        out = pygame.Surface((size, size), pygame.SRCALPHA)
        edge = max(1, round(size / 18))
        pill, colour = self.kit.materials.pill, self.kit.colour
        out.blit(pill((size, size), colour("cream")), (0, 0))
        out.blit(pill((size - 2 * edge,) * 2, colour("focus_dark")), (edge, edge))
        inner = size - 8 * edge
        out.blit(self.kit.assets.svg(f"icons/{icon}", inner, inner, colour("cream")), (4 * edge, 4 * edge))
        return middle(out)


def _round_path(side: int, radius: float, inset: float) -> list[tuple[float, float]]:
    """Points along a square with round corners, evenly spaced, clockwise from the upper left corner's end."""
    low, high = inset + radius, side - inset - radius
    found: list[tuple[float, float]] = []
    for corner, (x, y) in enumerate(((high, low), (high, high), (low, high), (low, low))):
        for step in range(CORNER_POINTS):
            angle = math.radians(90 * (corner - 1 + step / CORNER_POINTS))
            found.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        nx, ny = ((high, high), (low, high), (low, low), (high, low))[corner]
        angle = math.radians(90 * corner)
        start = (x + radius * math.cos(angle), y + radius * math.sin(angle))
        end = (nx + radius * math.cos(angle), ny + radius * math.sin(angle))
        found += [
            (start[0] + (end[0] - start[0]) * part / SIDE_POINTS, start[1] + (end[1] - start[1]) * part / SIDE_POINTS)
            for part in range(SIDE_POINTS)
        ]
    return found


def middle(image: pygame.Surface) -> Sprite:
    """Anchored in its middle."""
    return Sprite(kept(image), image.get_width() / 2, image.get_height() / 2)


def kept(image: pygame.Surface) -> pygame.Surface:
    """In the display's format, once there is a display."""
    return image if pygame.display.get_surface() is None else image.convert_alpha()
