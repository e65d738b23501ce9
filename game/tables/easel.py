"""Paints still scenes of pieces: pyramid, stone board, tiles, forest and monsters, in units of the picture's own."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.shell.kit import Kit
from game.shell.materials import round_off
from game.shell.shadow import with_shadow
from game.tables.forest import forest

FINE = 2
"""Things that are turned are drawn this many times as large before."""
LARGE, HEM = 200, 2
"""Pixels from which on a clear hem of so many pixels makes edges as smooth."""
SMALL, FLAT, TALL = 0.4, 0.65, 0.8
"""Shadows in proportion: of tokens, of tiles and cards, of boards."""

ROUND = 0.115
"""A tile's corners in widths: its drawing has a breath of light beyond them."""

BALLS: Mapping[str, str] = {"L": "light", "D": "dark"}
PYRAMID: Sequence[Sequence[str]] = (
    ("DDDL", "DLLL", "DDLL", "LLDD"),
    ("DLL", "LLD", "DDD"),
    ("D ", "  "),
)
"""Per level its rows from the viewer away, each from left to right."""
VARIANTS = 6


class Stone(NamedTuple):
    """A stone of Yoxii on a square (0, 0 at the upper left of the seven by seven)."""

    column: int
    row: int
    name: str


STONES = (
    Stone(1, 1, "red_1"),
    Stone(5, 1, "red_4"),
    Stone(1, 2, "white_1"),
    Stone(5, 2, "white_3"),
    Stone(1, 3, "white_2"),
    Stone(0, 4, "red_2"),
    Stone(2, 4, "red_3"),
    Stone(5, 4, "white_4"),
    Stone(3, 5, "white_3"),
    Stone(4, 5, "red_2"),
)


class Easel:
    """A surface to paint on: `unit` real pixels for each of the scene's units, its origin at a pixel."""

    def __init__(
        self, surface: pygame.Surface, kit: Kit, unit: float, origin: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        self.surface, self.kit, self.unit, self.origin = surface, kit, unit, origin

    def px(self, length: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(length * self.unit))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point in pixels."""
        return self.origin[0] + x * self.unit, self.origin[1] + y * self.unit

    def _fine(self, width: float) -> int:
        """How many times as large something of that width is drawn before it is turned."""
        return FINE if self.px(width) < LARGE else 1

    # -------------------------------------------------- anything

    def lay(self, picture: pygame.Surface, x: float, y: float, size: float = FLAT, lift: float = 0) -> None:
        """Lay a picture down with its middle on a point; `size` is its shadow's proportion."""
        theme = self.kit.theme
        shaded = with_shadow(picture, theme.shadow, theme.colour.shadow_piece, lift, self.unit * size)
        px, py = self.at(x, y)
        left, top = px - picture.get_width() / 2 - shaded.x, py - picture.get_height() / 2 - shaded.y
        self.surface.blit(shaded.image, (round(left), round(top)))

    def drawing(self, name: str, x: float, y: float, width: float, angle: float = 0, size: float = SMALL) -> None:
        """A drawing of assets/svg, `width` wide, turned by degrees against the clock, with its shadow."""
        w, h = width, width / self.kit.assets.shape(name)
        if not angle:
            self.lay(self.kit.assets.svg(name, self.px(w), self.px(h)), x, y, size)
            return
        fine = self._fine(w)
        large = self.kit.assets.svg(name, self.px(w * fine), self.px(h * fine))
        self.lay(_turned(large, angle, fine), x, y, size)

    def baked(self, name: str, x: float, y: float, part: float) -> None:
        """A baked picture at a part of its logical size, its anchor (its middle without one) on a point."""
        facts = self.kit.assets.facts(name)
        w, h = facts.size
        ax, ay = facts.anchor or (w / 2, h / 2)
        self._corner(name, x - ax * part, y - ay * part, part)

    def _corner(self, name: str, x: float, y: float, part: float) -> None:
        w, h = self.kit.assets.facts(name).size
        px, py = self.at(x, y)
        self.surface.blit(self.kit.assets.fitted(name, self.px(w * part), self.px(h * part)), (round(px), round(py)))

    # -------------------------------------------------- Pylos

    def ball(self, side: str, variant: int, x: float, y: float, radius: float) -> None:
        """A ball of a side with its shadow."""
        assets, (px, py) = self.kit.assets, self.at(x, y)
        for family, frame in (("pylos/ball_shadow", 0), (f"pylos/ball_{side}", variant)):
            sprite = assets.scaled(family, radius * self.unit, frame)
            self.surface.blit(sprite.image, sprite.at(px, py))

    def pyramid(self, x: float, y: float, k: float, levels: Sequence[Sequence[str]] = PYRAMID) -> None:
        """A board with balls on it, its middle on a point, `k` units for each radius of a ball."""
        facts = self.kit.assets.facts("pylos/board")
        assert facts.camera is not None
        assert facts.cells is not None
        cx, cy, baked_k = facts.camera[:3]
        part = k / baked_k
        for name in ("pylos/board_shadow", "pylos/board"):
            left, top = self.kit.assets.facts(name).at or (0.0, 0.0)
            self._corner(name, x + (left - cx) * part, y + (top - cy) * part, part)
        for level, column, row, side in _back_to_front(levels, facts.cells):
            bx, by, radius, _ = facts.cells[f"{level},{column},{row}"]
            variant = (5 * column + 3 * row + level) % VARIANTS
            self.ball(BALLS[side], variant, x + (bx - cx) * part, y + (by - cy) * part, radius * part)

    # -------------------------------------------------- Yoxii

    def stone(self, name: str, x: float, y: float, radius: float) -> None:
        """A stone ("red_2", "white_4_n" with its digit) with its shadow."""
        px, py = self.at(x, y)
        for family in ("yoxii/stone_shadow", f"yoxii/stone_{name}"):
            sprite = self.kit.assets.scaled(family, radius * self.unit)
            self.surface.blit(sprite.image, sprite.at(px, py))

    def totem(self, x: float, y: float, height: float) -> None:
        """The totem, its foot's middle on a point."""
        for name in ("yoxii/totem_shadow_192", "yoxii/totem_192"):
            self.baked(name, x, y, height / 192)

    def stone_board(self, x: float, y: float, pitch: float, totem: bool = True) -> None:
        """Yoxii's board in mid-game, the middle square on a point."""
        part = pitch / (self.kit.assets.facts("yoxii/board").pitch or pitch)
        self.baked("yoxii/board_shadow", x, y, part)
        self.baked("yoxii/board", x, y, part)
        for column, row, name in STONES:
            self.stone(name, x + (column - 3) * pitch, y + (row - 3) * pitch, 0.378 * pitch)
        if totem:
            self.totem(x, y + 0.38 * pitch, 2.4 * pitch)

    # -------------------------------------------------- Help Me!

    def spirit_tile(self, spirit: str, number: int, x: float, y: float, width: float, angle: float = 0) -> None:
        """A tile with its mark and number, its middle on a point."""
        self.lay(self.tile(spirit, number, width, angle), x, y)

    def tile(self, spirit: str, number: int, width: float, angle: float = 0) -> pygame.Surface:
        """A tile alone, without shadow."""
        fine = self._fine(width)
        return _turned(self._tile(spirit, number, self.px(width * fine)), angle, fine)

    def _tile(self, spirit: str, number: int, w: int) -> pygame.Surface:
        assets, unit = self.kit.assets, w / 224
        picture = assets.svg(f"help_me/tile_{spirit}", w, round(240 * unit)).copy()
        round_off(picture, round(ROUND * w))
        for name, left, top, width in (("mark", 6, 160, 60), ("number_disc", 150, 150, 70)):
            side = round(width * unit)
            picture.blit(assets.svg(f"help_me/{name}_{spirit}", side, side), (round(left * unit), round(top * unit)))
        size = 52 * unit
        digit = self.kit.texts.render(str(number), size, "ExtraBold", (255, 248, 230))
        middle = self.kit.texts.top(185 * unit, size, "ExtraBold")
        picture.blit(digit, (round(185 * unit - digit.get_width() / 2), middle))
        return picture

    # -------------------------------------------------- Hutan

    def forest(self, x: float, y: float, width: float, angle: float = 0) -> None:
        """A forest in its frame, its middle on a point."""
        if angle:
            fine = self._fine(width)
            self.lay(_turned(forest(self.kit, self.px(width * fine)), angle, fine), x, y, TALL)
        else:
            self.lay(forest(self.kit, self.px(width)), x, y, TALL)

    # -------------------------------------------------- Monster Baby Rescue

    def monster(self, kind: str, level: int, x: float, feet: float, height: float) -> None:
        """A monster with all its parts at one level, standing at (x, feet); `height` is that of its whole frame."""
        w, h = self.px(height * 500 / 626), self.px(height)
        px, py = self.at(x - height * 250 / 626, feet - height * 590 / 626)
        corner = (round(px), round(py))
        self.surface.blit(self.kit.assets.svg("monster/shadow", w, h), corner)
        whole = pygame.Surface((w, h), pygame.SRCALPHA)
        for part in MONSTER_PARTS[kind]:
            whole.blit(self.kit.assets.svg(f"monster/parts/{kind}_{part}_{level}", w, h), (0, 0))
        self.surface.blit(whole, corner)

    def care_card(self, ground: str, picture: str, x: float, y: float, width: float, angle: float) -> None:
        """A care tile: its picture on paper, the middle on a point."""
        w, h = self.px(width * FINE), self.px(width * FINE * 1.12)
        card = self.kit.materials.pill((w, h), self.kit.colour("paper"), round(w * 0.09)).copy()
        edge = round(w * 0.07)
        inner = (w - 2 * edge, h - 2 * edge)
        scene = pygame.Surface(inner, pygame.SRCALPHA)
        scene.blit(self.kit.assets.svg(f"monster/care_ground_{ground}", round(inner[1] * 1.07), inner[1]), (0, 0))
        side = round(inner[0] * 0.86)
        drawn = self.kit.assets.svg(f"monster/{picture}", side, side)
        scene.blit(drawn, ((inner[0] - side) // 2, (inner[1] - side) // 2))
        corners = self.kit.materials.pill(inner, (255, 255, 255), round(w * 0.06))
        scene.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        card.blit(scene, (edge, edge))
        self.lay(_turned(card, angle), x, y)


MONSTER_PARTS: Mapping[str, Sequence[str]] = {
    "pup": ("back", "legs", "torso", "head"),
    "dragon": ("back", "legs", "torso", "head"),
    "yeti": ("legs", "torso", "head"),
    "crab": ("back", "legs", "torso", "head"),
    "owlmoth": ("back", "legs", "torso", "head"),
}
"""In drawing order."""


def _turned(large: pygame.Surface, angle: float, fine: int = FINE) -> pygame.Surface:
    """A picture drawn so many times as large, turned and brought to its size: that leaves smooth edges."""
    if fine == 1:
        hemmed = pygame.Surface((large.get_width() + 2 * HEM, large.get_height() + 2 * HEM), pygame.SRCALPHA)
        hemmed.blit(large, (HEM, HEM))
        return pygame.transform.rotozoom(hemmed, angle, 1.0)
    turned = pygame.transform.rotozoom(large, angle, 1.0)
    return pygame.transform.smoothscale(turned, (turned.get_width() // fine, turned.get_height() // fine))


def _back_to_front(
    levels: Sequence[Sequence[str]], cells: Mapping[str, tuple[float, float, float, float]]
) -> list[tuple[int, int, int, str]]:
    """Level, column, row and side of every ball, the farthest first."""
    balls = [
        (level, column, row, side)
        for level, rows in enumerate(levels, 1)
        for row, sides in enumerate(rows)
        for column, side in enumerate(sides)
        if side in BALLS
    ]
    return sorted(balls, key=lambda ball: (-cells[f"{ball[0]},{ball[1]},{ball[2]}"][3], ball[0]))
