"""Pieces, totem and marks as finished pictures for one canvas; every one is made once."""

from collections.abc import Callable, Hashable

import pygame

from game.shell.assets import Sprite
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.tables.thread import thread
from game.tables.yoxii.places import PITCH, SQUARE, TOTEM

COLOURS = ("white", "red")
GHOST, SPENT = 0.88, 0.28
"""How much there is of a piece that only might be put, and of one that isn't there any more."""
TOTEM_SIZES = (96, 122, 192)
FADES = 4
SQUASH = (0.94, 0.97, 0.99)
"""How high the totem still is just after it has landed."""
FINE = 3
"""What pygame draws without smoothing is drawn so many times as large."""
OPENING = 0.27
"""Radius of the ring where a piece may follow, in pitches."""


class Pieces:
    """Surfaces in real pixels; shared, so copy one before changing it. Radii and sizes are logical."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit, self.canvas = kit, canvas
        self._made: dict[Hashable, Sprite] = {}

    # -------------------------------------------------- pieces

    def piece(self, seat: int, value: int, radius: float) -> Sprite:
        """A piece with its sign and digit."""
        family = f"yoxii/stone_{COLOURS[seat]}_{value}_n"
        return self._once((family, radius), lambda: self.kit.assets.scaled(family, radius * self.canvas.scale))

    def faded(self, seat: int, value: int, radius: float, part: float) -> Sprite:
        """A piece that isn't quite there."""
        return self._once(("faded", seat, value, radius, part), lambda: _faded(self.piece(seat, value, radius), part))

    def shadow(self, radius: float, step: int = 0) -> Sprite:
        """Of a piece; step 0 lies, FADES - 1 is high up."""

        def make() -> Sprite:
            lying = self.kit.assets.scaled("yoxii/stone_shadow", radius * self.canvas.scale)
            return _faded(lying, 1.0 - 0.75 * step / (FADES - 1)) if step else lying

        return self._once(("shadow", radius, step), make)

    # -------------------------------------------------- totem

    def totem(self, size: float, look: str = "totem") -> Sprite:
        """The totem, its foot on the point; `look` is "totem", "totem_hop", "totem_ghost" or "totem_shadow"."""
        return self._once((look, size), lambda: self._fitted(_totem(look, size * self.canvas.scale), size))

    def landed(self, size: float) -> tuple[Sprite, ...]:
        """The totem as it comes to rest: squashed less and less."""
        return tuple(
            self._once(("squash", size, part), lambda part=part: _squashed(self.totem(size), part))  # type: ignore[misc]
            for part in SQUASH
        )

    def _fitted(self, name: str, size: float) -> Sprite:
        """A picture of the totem at a size, 1 as it stands on the baked board."""
        facts = self.kit.assets.facts(name)
        baked = float(name.rpartition("_")[2])
        part = size * TOTEM / baked * self.canvas.scale
        image = self.kit.assets.fitted(name, *(max(1, round(side * part)) for side in facts.size))
        ax, ay = facts.anchor or (0.0, 0.0)
        return Sprite(image, ax * part, ay * part)

    # -------------------------------------------------- marks

    def mark(self, name: str, size: float) -> Sprite:
        """One of the marks of a square: "dest", "dest_focus", "counts"; bolder with high contrast."""

        def make() -> Sprite:
            facts, part = self.kit.assets.facts(f"yoxii/mark_{name}"), size * self.canvas.scale
            w, h = (max(1, round(side * part)) for side in facts.size)
            found = Sprite(self.kit.assets.fitted(f"yoxii/mark_{name}", w, h), w / 2, h / 2)
            return self._bold(found, size) if self.kit.contrast and name != "counts" else found

        return self._once((name, size, self.kit.contrast), make)

    def _bold(self, mark: Sprite, size: float) -> Sprite:
        """With a frame of the line width of legal marks over its own."""
        image, line = mark.image.copy(), self.kit.theme.line.legal
        side = SQUARE * PITCH * size - 8
        frame = self.frame(side, side, 10 * size, line).image
        image.blit(frame, frame.get_rect(center=image.get_rect().center))
        return mark._replace(image=image)

    def frame(self, w: float, h: float, radius: float, line: float) -> Sprite:
        """A rounded frame in the colour of legal moves, dark on both sides, its middle line round w x h."""
        return self._once(("frame", w, h, radius, line), lambda: self._frame(w, h, radius, line))

    def _frame(self, w: float, h: float, radius: float, line: float) -> Sprite:
        scale, dark = self.canvas.scale * FINE, self.kit.theme.line.legal_dark
        pad = line / 2 + dark + 1
        size = round((w + 2 * pad) * self.canvas.scale), round((h + 2 * pad) * self.canvas.scale)
        large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
        large.fill((*self.kit.colour("legal.yoxii")[:3], 0))
        for colour, more in (("focus_dark", line / 2 + dark), ("legal.yoxii", line / 2)):
            rect = pygame.Rect(0, 0, round((w + 2 * more) * scale), round((h + 2 * more) * scale))
            rect.center = large.get_rect().center
            pygame.draw.rect(
                large,
                self.kit.colour(colour),
                rect,
                width=max(1, round(2 * more * scale)),
                border_radius=round((radius + more) * scale),
            )
        return Sprite(pygame.transform.smoothscale(large, size), size[0] / 2, size[1] / 2)

    def opening(self, size: float) -> Sprite:
        """A ring where a piece may follow the totem."""
        side = 2 * OPENING * PITCH * size
        return self.frame(side, side, side / 2, 3.0 * size)

    def line(self, dx: float, dy: float, size: float) -> Sprite:
        """A straight line so long, its middle on the point: where a piece may follow."""

        def make() -> Sprite:
            image, _ = thread(self.kit, self.canvas, (0.0, 0.0), (dx, dy), "legal.yoxii", 3.0 * size)
            return Sprite(image, image.get_width() / 2, image.get_height() / 2)

        return self._once(("line", dx, dy), make)

    def last(self, radius: float) -> Sprite:
        """The dashed ring of the last move."""
        return self.kit.assets.scaled("pylos/last", radius * self.canvas.scale)

    def sign(self, icon: str, diameter: float) -> Sprite:
        """A disc in the colour of legal moves with an icon."""
        return self._once(("sign", icon, diameter), lambda: self._sign(icon, self.canvas.length(diameter)))

    def _sign(self, icon: str, size: int) -> Sprite:
        out, materials = pygame.Surface((size, size), pygame.SRCALPHA), self.kit.materials
        for part, colour in ((1.0, "focus_dark"), (0.9, "legal.yoxii")):
            disc = materials.pill((round(size * part),) * 2, self.kit.colour(colour))
            out.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
        inner = round(size * 0.66)
        drawing = self.kit.assets.svg(f"icons/{icon}", inner, inner, self.kit.colour("ink"))
        out.blit(drawing, drawing.get_rect(center=(size // 2, size // 2)))
        return Sprite(out, size / 2, size / 2)

    def _once(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]


def _totem(look: str, size_px: float) -> str:
    """The baked picture that need not be enlarged much."""
    baked = next((height for height in TOTEM_SIZES if height >= size_px * TOTEM * 0.5 - 1), TOTEM_SIZES[-1])
    return f"yoxii/{look}_{baked}"


def _squashed(sprite: Sprite, part: float) -> Sprite:
    w, h = sprite.image.get_size()
    size = round(w * (2 - part)), round(h * part)
    return Sprite(pygame.transform.smoothscale(sprite.image, size), sprite.ax * (2 - part), sprite.ay * part)


def _faded(sprite: Sprite, part: float) -> Sprite:
    image = sprite.image.copy()
    image.fill((255, 255, 255, round(255 * part)), special_flags=pygame.BLEND_RGBA_MULT)
    return sprite._replace(image=image)
