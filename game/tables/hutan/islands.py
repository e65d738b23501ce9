"""One area of a forest as an island: its squares joined, blurred, and cut at the heights of foam, bank and land."""

import pygame

from game.rules.hutan.grid import ROW, each
from game.shell.kit import Kit
from game.shell.theme import Colour

INSET, BLUR, MARGIN = 0.085, 0.075, 0.3
"""How far a bank lies inside its squares, how soft the mask is before it is cut, and how far it may wander out."""
FOAM, BANK, LAND = 0.20, 0.34, 0.50
SOFT, SOFTER = 4, 3
"""How often a cut is doubled in contrast: sharp banks, softer foam."""
NEAR = 2
"""A mask doubled that often tells where there is any of it at all: only there it may wander out."""
FOAM_SEEN, SHADE_SEEN, LIT_SEEN, DARK_SEEN = 0.34, 0.55, 0.55, 0.60
GRASS_PART = 64
"""Of 255: how much of the baked grain is added."""
GRASS_DARKER = (0.62 * 46, 0.62 * 50, 0.62 * 34)


class Island:
    """Made once for a forest's ground; `square` is in pixels, `radius` turns a softness into what pygame calls one."""

    def __init__(self, kit: Kit, area: int, square: float, radius: float) -> None:
        self.kit, self.square, self.radius = kit, square, radius
        cells = [divmod(bit.bit_length() - 1, ROW) for bit in each(area)]
        self._own = set(cells)
        top, left = min(row for row, _ in cells) - MARGIN, min(column for _, column in cells) - MARGIN
        bottom, right = max(row for row, _ in cells) + 1 + MARGIN, max(column for _, column in cells) + 1 + MARGIN
        self.x, self.y = round(left * square), round(top * square)
        self.size = round(right * square) - self.x, round(bottom * square) - self.y

    def paint(
        self, out: pygame.Surface, ups: pygame.Surface, downs: pygame.Surface, grass: pygame.Surface, green: Colour
    ) -> None:
        """Foam, the bank's shadow, the bank, land and the light on its edges."""
        field = self._field(ups, downs)
        foam, bank, land = self._cut(field, FOAM, SOFTER), self._cut(field, BANK, SOFT), self._cut(field, LAND, SOFT)
        self._lay(out, foam, "foam", FOAM_SEEN)
        self._lay(out, self._blurred(self._moved(bank, 0.025, 0.035), 0.02), "bank_shadow", SHADE_SEEN)
        self._lay(out, bank, "bank", 1.0)
        self._lay(out, self._edge(bank, 0.016, 0.0), "bank_light", 1.0)
        out.blit(self._grown(land, grass, green), (self.x, self.y))
        self._lay(out, self._edge(land, 0.03, 0.012), "land_light", LIT_SEEN)
        self._lay(out, self._edge(land, -0.035, 0.02), "land_dark", DARK_SEEN)

    def _field(self, ups: pygame.Surface, downs: pygame.Surface) -> pygame.Surface:
        """White, its opacity the blurred mask with what wanders."""
        field = self._blurred(self._mask(), BLUR)
        here = pygame.Rect(self.x, self.y, *self.size)
        field.blit(downs, (0, 0), here, special_flags=pygame.BLEND_RGBA_SUB)
        near = field.copy()
        for _ in range(NEAR):
            near.blit(near.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        near.blit(ups, (0, 0), here, special_flags=pygame.BLEND_RGBA_MULT)
        field.blit(near, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        field.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return field

    def _mask(self) -> pygame.Surface:
        """The squares, joined where they lie side by side."""
        mask = pygame.Surface(self.size, pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        for row, column in self._own:
            right, below = (row, column + 1) in self._own, (row + 1, column) in self._own
            self._fill(mask, column, row, 1.0 + (INSET if right else -INSET), 1.0 - INSET)
            self._fill(mask, column, row, 1.0 - INSET, 1.0 + (INSET if below else -INSET))
            if right and below and (row + 1, column + 1) in self._own:
                self._fill(mask, column, row, 1.0 + INSET, 1.0 + INSET)
        return mask

    def _fill(self, mask: pygame.Surface, column: int, row: int, right: float, below: float) -> None:
        x, y = round((column + INSET) * self.square) - self.x, round((row + INSET) * self.square) - self.y
        wide, high = round((right - INSET) * self.square), round((below - INSET) * self.square)
        mask.fill((255, 255, 255, 255), (x, y, wide, high))

    def _blurred(self, mask: pygame.Surface, sigma: float) -> pygame.Surface:
        return pygame.transform.gaussian_blur(mask, max(1, round(self.radius * sigma * self.square)))

    def _cut(self, field: pygame.Surface, level: float, doubled: int) -> pygame.Surface:
        """Opaque where the field is above the level, with a short ramp."""
        cut = field.copy()
        cut.fill((0, 0, 0, round(255 * (level - 0.5 / 2**doubled))), special_flags=pygame.BLEND_RGBA_SUB)
        for _ in range(doubled):
            cut.blit(cut.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return cut

    def _moved(self, mask: pygame.Surface, dx: float, dy: float) -> pygame.Surface:
        moved = pygame.Surface(self.size, pygame.SRCALPHA)
        moved.fill((255, 255, 255, 0))
        moved.blit(mask, (round(dx * self.square), round(dy * self.square)), special_flags=pygame.BLEND_RGBA_MAX)
        return moved

    def _edge(self, mask: pygame.Surface, shift: float, blur: float) -> pygame.Surface:
        """What the mask doesn't cover of itself when it is moved; its upper left edge for a positive shift."""
        edge = mask.copy()
        step = round(shift * self.square) or (1 if shift > 0 else -1)
        edge.blit(mask, (step, step), special_flags=pygame.BLEND_RGBA_SUB)
        edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        if blur:
            edge = self._blurred(edge, blur)
            edge.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return edge

    def _lay(self, out: pygame.Surface, mask: pygame.Surface, colour: str, seen: float) -> None:
        """One colour of the theme through a mask."""
        layer = mask.copy()
        tint = self.kit.colour(f"pieces.hutan.{colour}")
        layer.fill((*tint[:3], round(255 * seen)), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(layer, (self.x, self.y))

    def _grown(self, land: pygame.Surface, grass: pygame.Surface, green: Colour) -> pygame.Surface:
        """Green with the grain of grass."""
        cloth = pygame.Surface(self.size, pygame.SRCALPHA)
        for x in range(-(self.x % grass.get_width()), self.size[0], grass.get_width()):
            for y in range(-(self.y % grass.get_height()), self.size[1], grass.get_height()):
                cloth.blit(grass, (x, y))
        cloth.fill((GRASS_PART, GRASS_PART, GRASS_PART, 255), special_flags=pygame.BLEND_RGBA_MULT)
        darker = [max(0, round(value - less)) for value, less in zip(green[:3], GRASS_DARKER, strict=True)]
        cloth.fill((*darker, 0), special_flags=pygame.BLEND_RGBA_ADD)
        cloth.blit(land, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return cloth
