"""Balls, shadows and marks as finished pictures for one canvas; every one is made once."""

import math
from collections.abc import Callable, Hashable

import pygame

from game.rules.pylos.board import LEVEL, ROW, level_of, side
from game.shell.assets import Sprite
from game.shell.kit import Kit
from game.shell.layout import Canvas

FAMILIES = ("pylos/ball_light", "pylos/ball_dark")
GHOST = 0.92
"""How much there is of a ball that only might be put."""
HOLLOW, FLAT = 0.66, 0.743
"""A hollow's radius in radii of a ball, and how flat it is seen."""
LEGAL_SIZES, EMPTY_SIZES = (46, 50, 54, 58, 62, 66, 70, 74), (46, 50, 54, 58, 62)
FADES = 5
RUNG, ALOFT, NEARLY = 1.08, 1.12, 1.02
"""From one size of a flying ball to the next, of its shadow, and of a shadow at rest: such differences nobody sees."""
SPARKS = 6
VARIANTS = 6
ROLL = 12
"""Pictures of a ball that rolls once round."""
FINE = 3
"""What pygame draws without smoothing is drawn so many times as large."""
WINDOW = 0.56
"""Radius of a window in a ball, in radii of the ball."""
ARC = 58
"""Degrees of each of the four arcs round a chosen ball."""


def variant(cell: int) -> int:
    """Which of the balls lies on a cell, so that neighbours differ."""
    level = level_of(cell)
    column, row = cell % ROW, side(level) - 1 - cell % LEVEL // ROW
    return (5 * column + 3 * row + level) % VARIANTS


class Pieces:
    """Surfaces in real pixels; shared, so copy one before changing it. Radii are logical."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit, self.canvas = kit, canvas
        self._made: dict[Hashable, Sprite] = {}

    def ball(self, seat: int, number: int, radius: float) -> Sprite:
        """A ball; `number` chooses its grain."""
        key = (seat, number, radius)
        if key not in self._made:
            self._made[key] = self.kit.assets.scaled(FAMILIES[seat], radius * self.canvas.scale, number)
        return self._made[key]

    def rung(self, radius: float) -> float:
        """One of the few sizes in which a ball on its way is drawn, near that radius."""
        return _step(radius, RUNG)

    def rolling(self, seat: int, number: int, radius: float, far: float) -> Sprite:
        """A ball `far` units to the right of where it comes to rest, rolled so that it will lie there as `ball`."""
        step = round(far / radius / math.tau * ROLL) % ROLL
        if step == 0:
            return self.ball(seat, number, radius)
        return self.kit.assets.scaled(f"{FAMILIES[seat]}_roll", radius * self.canvas.scale, step)

    def shadow(self, radius: float) -> Sprite:
        """What a ball of about that radius throws on what lies under it."""
        near = _step(radius, NEARLY)
        return self._once(near, lambda: self.kit.assets.scaled("pylos/ball_shadow", near * self.canvas.scale))

    def ghost(self, seat: int, number: int, radius: float) -> Sprite:
        """A ball that only might be put there."""
        return self._once(("ghost", seat, number, radius), lambda: _faded(self.ball(seat, number, radius), GHOST))

    def faint(self, radius: float, step: int) -> Sprite:
        """A shadow of a ball in the air: step 0 lies, FADES - 1 is high up."""
        if step == 0:
            return self.shadow(radius)
        part, near = 1.0 - 0.8 * step / (FADES - 1), _step(radius, ALOFT)
        return self._once(("faint", near, step), lambda: _faded(self.shadow(near), part))

    def mark(self, k: float) -> Sprite:
        """Where a ball may be put, for k canvas units a ball's radius; with high contrast in a bolder ring."""
        if not self.kit.contrast:
            return self._nearest("pylos/legal", LEGAL_SIZES, k)
        return self._once(("bold", k), lambda: self._bold(self._nearest("pylos/legal", LEGAL_SIZES, k), k))

    def empty(self, k: float) -> Sprite:
        """An empty place on glass."""
        return self._nearest("pylos/empty", EMPTY_SIZES, k)

    def last(self, radius: float) -> Sprite:
        """The dashed ring of the last move."""
        return self.kit.assets.scaled("pylos/last", radius * self.canvas.scale)

    def small(self, name: str) -> Sprite:
        """A tick or an eye, always as large as baked."""
        return self.kit.assets.sprite(f"pylos/{name}")

    def sign(self, icon: str, diameter: float = 44.0) -> Sprite:
        """A disc in the colour of legal moves with an icon."""
        return self._once(("sign", icon, diameter), lambda: self._sign(icon, self.canvas.length(diameter)))

    def sign_of_place(self) -> Sprite:
        """The mark of a place in the size of a sign, for explaining it."""

        def make() -> Sprite:
            size = self.canvas.length(40)
            image = pygame.Surface((size, size), pygame.SRCALPHA)
            colours = ("focus_dark", "legal.pylos", "focus_dark", "legal.pylos")
            for part, colour in zip((1.0, 0.9, 0.62, 0.3), colours, strict=True):
                disc = self.kit.materials.pill((round(size * part),) * 2, self.kit.colour(colour))
                image.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
            return Sprite(image, size / 2, size / 2)

        return self._once("sign of place", make)

    def window(self, seat: int, number: int, radius: float) -> Sprite:
        """A look into a ball of that radius, at the one beneath it."""

        def make() -> Sprite:
            size = 2 * max(6, round(WINDOW * radius * self.canvas.scale))
            image = pygame.Surface((size, size), pygame.SRCALPHA)
            for part, colour in ((1.0, "focus_dark"), (0.94, "cream"), (0.84, "focus_dark")):
                disc = self.kit.materials.pill((round(size * part),) * 2, self.kit.colour(colour))
                image.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
            inside = self.kit.assets.scaled(FAMILIES[seat], 0.36 * size, number)
            image.blit(inside.image, inside.at(size / 2, size / 2))
            return Sprite(image, size / 2, size / 2)

        return self._once(("window", seat, number, radius), make)

    def grip(self, radius: float) -> Sprite:
        """Four arcs round a ball that can be taken, or was chosen."""
        width, radius = self.kit.theme.line.legal, 2.0 * round(radius / 2)
        return self._once(("grip", radius, width), lambda: self._grip(radius * self.canvas.scale, width))

    def spark(self, step: int) -> Sprite:
        """A point of a ring of light: step 0 is fading, SPARKS - 1 the brightest."""

        def make() -> Sprite:
            size = 2 * max(4, self.canvas.length(13))
            image = pygame.Surface((size, size), pygame.SRCALPHA)
            light, bright = self.kit.colour("legal.pylos"), (step + 1) / SPARKS
            for part, strength in ((1.0, 0.16), (0.7, 0.3), (0.42, 1.0)):
                disc = self.kit.materials.pill((round(size * part),) * 2, (*light[:3], round(255 * strength * bright)))
                image.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
            return Sprite(image, size / 2, size / 2)

        return self._once(("spark", step), make)

    def white(self, seat: int, number: int, radius: float) -> pygame.Surface:
        """The ball's outline filled with light; yours alone."""
        image = self.ball(seat, number, radius).image.copy()
        image.fill((255, 246, 222, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return image

    def _once(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def _nearest(self, family: str, sizes: tuple[int, ...], k: float) -> Sprite:
        baked = next((size for size in sizes if size >= k - 1), sizes[-1])
        facts = self.kit.assets.facts(f"{family}_{baked}")
        part = k / baked if abs(k - baked) > 2.5 else 1.0
        w, h = (max(1, round(side * part * self.canvas.scale)) for side in facts.size)
        image = self.kit.assets.fitted(f"{family}_{baked}", w, h)
        return Sprite(image, image.get_width() / 2, image.get_height() / 2)

    def _bold(self, mark: Sprite, k: float) -> Sprite:
        """The mark with a ring of the line width of legal marks over its own."""
        scale, width = self.canvas.scale, self.kit.theme.line.legal
        w, h = mark.image.get_size()
        large = pygame.Surface((w * FINE, h * FINE), pygame.SRCALPHA)
        light = self.kit.colour("legal.pylos")
        large.fill((*light[:3], 0))
        rx, ry = HOLLOW * k, HOLLOW * k * FLAT
        for colour, more in (("focus_dark", width / 2 + 2), ("legal.pylos", width / 2)):
            outer = pygame.Rect(0, 0, round(2 * (rx + more) * scale * FINE), round(2 * (ry + more) * scale * FINE))
            outer.center = w * FINE // 2, h * FINE // 2
            pygame.draw.ellipse(large, self.kit.colour(colour), outer, max(1, round(2 * more * scale * FINE)))
        image = mark.image.copy()
        image.blit(pygame.transform.smoothscale(large, (w, h)), (0, 0))
        return mark._replace(image=image)

    def _sign(self, icon: str, size: int) -> Sprite:
        out = pygame.Surface((size, size), pygame.SRCALPHA)
        edge = max(1, round(size / 22))
        inner = size - 6 * edge
        materials = self.kit.materials
        out.blit(materials.pill((size - 2 * edge,) * 2, self.kit.colour("focus_dark")), (edge, edge))
        out.blit(materials.pill((size - 4 * edge,) * 2, self.kit.colour("legal.pylos")), (2 * edge, 2 * edge))
        out.blit(self.kit.assets.svg(f"icons/{icon}", inner, inner, self.kit.colour("ink")), (3 * edge, 3 * edge))
        return Sprite(out, size / 2, size / 2)

    def _grip(self, radius: float, width: float) -> Sprite:
        width *= self.canvas.scale
        middle = radius + 1.6 * width
        size = 2 * round(middle + 2 * width + 1)
        large = pygame.Surface((size * FINE, size * FINE), pygame.SRCALPHA)
        dark, light = self.kit.colour("focus_dark"), self.kit.colour("legal.pylos")
        for colour, wide, trim in ((dark, width + 4 * self.canvas.scale, 0.0), (light, width, 2.5)):
            large.blit(_arcs(size * FINE, middle * FINE, wide * FINE, ARC - 2 * trim, colour), (0, 0))
        image = pygame.transform.smoothscale(large, (size, size))
        return Sprite(image, size / 2, size / 2)


def _arcs(size: int, radius: float, width: float, degrees: float, colour: tuple[int, ...]) -> pygame.Surface:
    """Four arcs round the middle, one in each corner."""
    out = pygame.Surface((size, size), pygame.SRCALPHA)
    out.fill((*colour[:3], 0))
    middle = pygame.Vector2(size / 2, size / 2)
    for corner in (45, 135, 225, 315):
        turns = [corner - degrees / 2 + degrees * part / 24 for part in range(25)]
        outer = [middle + pygame.Vector2(radius + width / 2, 0).rotate(turn) for turn in turns]
        inner = [middle + pygame.Vector2(radius - width / 2, 0).rotate(turn) for turn in reversed(turns)]
        pygame.draw.polygon(out, colour, outer + inner)
    return out


def _step(radius: float, ratio: float) -> float:
    """The nearest of the sizes that differ by a ratio."""
    return float(ratio ** round(math.log(radius, ratio)))


def _faded(sprite: Sprite, part: float) -> Sprite:
    image = sprite.image.copy()
    image.fill((255, 255, 255, round(255 * part)), special_flags=pygame.BLEND_RGBA_MULT)
    return sprite._replace(image=image)
