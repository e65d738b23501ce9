"""Monsters, care tiles, figures and signs as finished pictures for one canvas; every one is made once."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.rules.monster_baby_rescue.tiles import ANY, COLOURS, MOST, PARTS, WANTS, Kind, Tile
from game.shell.assets import Sprite
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.shell.shadow import with_shadow
from game.tables.easel import MONSTER_PARTS

FRAME = (500.0, 626.0)
"""Units of the frame that all parts of all monsters share."""
FEET = (250 / 500, 590 / 626)
"""Where a monster stands, in parts of its frame."""
PART_BOXES = {"head": (0.02, 0.02, 0.98, 0.54), "torso": (0.12, 0.42, 0.88, 0.78), "legs": (0.24, 0.66, 0.76, 0.98)}
"""Where each part lies in the frame: what a press on it means, and what a tile shows of it."""
TILE = (144.0, 200.0)
"""A care tile: a picture on paper, and room for a name below it."""
PICTURE = (10.0, 10.0, 124.0, 136.0)
GROUNDS = {
    Kind.IMPROVE: "improve",
    Kind.GEM: "gem",
    Kind.PLAY: "play",
    Kind.BED: "bed",
    Kind.DOCTOR: "doctor",
    Kind.WANT: "want",
}
HEART, ARROW = 34.0, 40.0
POPS = (1.0, 1.03, 1.06, 1.09, 1.12, 1.08, 1.04)
"""Sizes of a part that has just got better, one after the other."""


class Pieces:
    """Surfaces in real pixels with the point that goes on a place; shared. Sizes are logical."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit, self.canvas = kit, canvas
        self._made: dict[Hashable, Sprite] = {}

    # -------------------------------------------------- monsters

    def monster(self, kind: str, levels: Sequence[int], high: float) -> Sprite:
        """A monster with its parts at their levels on its shadow; its point is between its feet."""
        return self._once(("monster", kind, tuple(levels), high), lambda: self._monster(kind, levels, high))

    def popped(self, kind: str, levels: Sequence[int], high: float, step: int) -> Sprite:
        """The same a little larger, while it is glad."""
        return self._once(("pop", kind, tuple(levels), high, step), lambda: self._popped(kind, levels, high, step))

    def _monster(self, kind: str, levels: Sequence[int], high: float) -> Sprite:
        w, h = self.canvas.length(high * FRAME[0] / FRAME[1]), self.canvas.length(high)
        whole = pygame.Surface((w, h), pygame.SRCALPHA)
        whole.blit(self.kit.assets.svg("monster/shadow", w, h), (0, 0))
        for part in MONSTER_PARTS[kind]:
            level = levels[PARTS.index("torso" if part == "back" else part)]
            whole.blit(self.kit.assets.svg(f"monster/parts/{kind}_{part}_{level}", w, h), (0, 0))
        return Sprite(whole, w * FEET[0], h * FEET[1])

    def _popped(self, kind: str, levels: Sequence[int], high: float, step: int) -> Sprite:
        plain, size = self.monster(kind, levels, high), POPS[step]
        w, h = plain.image.get_size()
        image = pygame.transform.smoothscale(plain.image, (round(w * size), round(h * size)))
        return Sprite(image, plain.ax * size, plain.ay * size)

    # -------------------------------------------------- tiles

    def tile(self, tile: Tile, kind: str, levels: Sequence[int], wide: float) -> Sprite:
        """A care tile with its shadow, its point in the middle; it shows what it would make of the viewer's monster."""
        part, level = tile.part, 0
        if 0 <= part < len(PARTS):
            level = min(MOST, levels[part] + 1)
        looks = tile._replace(name="", mark=0)
        return self._once(("tile", looks, kind, level, wide), lambda: self._tile(tile, kind, level, wide))

    def _tile(self, tile: Tile, kind: str, level: int, wide: float) -> Sprite:
        unit = wide / TILE[0]
        size = self.canvas.length(wide), self.canvas.length(TILE[1] * unit)
        card = self.kit.materials.panel("paper", 18, size, self.kit.contrast).copy()
        x, y, w, h = (round(value * unit * self.canvas.scale) for value in PICTURE)
        card.blit(self.picture(tile, kind, level, (w, h)), (x, y))
        for at, (name, side) in enumerate(self._signs(tile)):
            edge = round(side * unit * self.canvas.scale)
            left = round((8 + at * 30) * unit * self.canvas.scale)
            card.blit(self.kit.assets.svg(f"monster/{name}", edge, edge), (left, round(6 * unit * self.canvas.scale)))
        if tile.part >= 0:
            edge = round(ARROW * unit * self.canvas.scale)
            card.blit(self.kit.assets.svg("monster/care_up", edge, edge), (size[0] - edge - x // 2, y // 2))
        shaded = with_shadow(
            card, self.kit.theme.shadow, self.kit.colour("shadow"), 2, self.canvas.scale * min(1.0, unit)
        )
        return Sprite(shaded.image, shaded.x + size[0] / 2, shaded.y + size[1] / 2)

    def _signs(self, tile: Tile) -> list[tuple[str, float]]:
        """Hearts along the upper edge."""
        found = [("heart", HEART)] * tile.hearts
        return [*found, (f"heart_linked_{COLOURS[tile.link]}", HEART + 8)] if tile.link >= 0 else found

    def picture(self, tile: Tile, kind: str, level: int, size: tuple[int, int]) -> pygame.Surface:
        """What a tile shows, in pixels: a ground of its kind's colour, and what it gives."""
        w, h = size
        ground = self.kit.assets.svg(f"monster/care_ground_{GROUNDS[tile.kind]}", round(h * 1.07), h)
        scene = pygame.Surface(size, pygame.SRCALPHA)
        scene.blit(ground, ((w - ground.get_width()) // 2, 0))
        if level:
            self._part(scene, kind, PARTS[tile.part], level)
        else:
            for name, (px, py, side) in self._drawn(tile):
                edge = round(side * w)
                drawn = self.kit.assets.svg(f"monster/{name}", edge, edge)
                scene.blit(drawn, (round(px * w - edge / 2), round(py * h - edge / 2)))
        corners = self.kit.materials.pill(size, (255, 255, 255), round(w * 0.08))
        scene.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return scene

    def _part(self, scene: pygame.Surface, kind: str, part: str, level: int) -> None:
        """One part of a monster as large as fits: the frame is drawn so that the part's own box fills the picture."""
        w, h = scene.get_size()
        probe = self.kit.assets.svg(f"monster/parts/{kind}_{part}_{level}", 250, 313)
        box = probe.get_bounding_rect(min_alpha=24)
        size = min(0.86 * w / box.w, 0.72 * h / box.h)
        drawn = self.kit.assets.svg(f"monster/parts/{kind}_{part}_{level}", round(250 * size), round(313 * size))
        scene.blit(drawn, (round(w / 2 - box.centerx * size), round(h * 0.56 - box.centery * size)))

    def _drawn(self, tile: Tile) -> list[tuple[str, tuple[float, float, float]]]:
        """Names of drawings with their middles and sizes in parts of the picture."""
        middle = (0.5, 0.54, 0.8)
        if tile.kind is Kind.IMPROVE:
            return [("care_any" if tile.part == ANY else f"care_{PARTS[tile.part]}", middle)]
        if tile.kind is Kind.PLAY:
            return [(f"care_rungs_{min(2, tile.rungs)}", middle)]
        if tile.kind is Kind.BED:
            return [(f"care_beds_{min(3, tile.beds)}", middle)]
        if tile.kind is Kind.DOCTOR:
            return [("care_doctor", middle)]
        if tile.kind is Kind.WANT:
            return [(f"want_{WANTS[tile.want]}", middle)]
        if tile.choice:
            return [("diamond_choice", middle)]
        gems = [f"diamond_{COLOURS[colour]}" for colour, count in enumerate(tile.gems) for _ in range(count)]
        if len(gems) == 1:
            return [(gems[0], (0.5, 0.54, 0.62))]
        return [(gem, (0.32 + 0.36 * at, 0.5 + 0.1 * at, 0.5)) for at, gem in enumerate(gems)]

    # -------------------------------------------------- anything else

    def figure(self, seat: int, high: float) -> Sprite:
        """A figure of the track; its point is the middle of its foot."""
        return self._once(("figure", seat, high), lambda: self._figure(seat, high))

    def _figure(self, seat: int, high: float) -> Sprite:
        side = self.canvas.length(high)
        return Sprite(self.kit.assets.svg(f"monster/figure_seat{seat + 1}", side, side), side / 2, side * 0.94)

    def drawing(self, name: str, wide: float, high: float) -> Sprite:
        """Any of the game's drawings, its point in the middle."""

        def make() -> Sprite:
            w, h = self.canvas.length(wide), self.canvas.length(high)
            return Sprite(self.kit.assets.svg(f"monster/{name}", w, h), w / 2, h / 2)

        return self._once((name, wide, high), make)

    def _once(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]
