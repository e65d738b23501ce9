"""The title's still life: pieces of all five games on the bare table, wherever no words are."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

import pygame

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.tables.easel import Easel
from game.tables.lively import Ball, Flower, Lively, Monster, Setting, Tile, Totem

CLEAR = 12.0
"""Free space kept around words."""
LEAST_HEIGHT = 420.0
"""Below that there is no room for pieces under a portrait menu."""


class Piece(NamedTuple):
    """Something that lies on the table: where, how far it reaches from there, and how it is painted."""

    x: float
    y: float
    reach: tuple[float, float, float, float]
    """To the left, upwards, to the right, downwards."""
    paint: Callable[[Easel, float, float], None]

    def rect(self, x: float, y: float, size: float) -> Rect:
        """What it covers when it lies at a point in a size."""
        return _covered(self.reach, x, y, size)


def _covered(reach: tuple[float, float, float, float], x: float, y: float, size: float) -> Rect:
    left, up, right, down = (part * size for part in reach)
    return Rect(x - left, y - up, left + right, up + down)


def _round(radius: float) -> tuple[float, float, float, float]:
    return radius, radius, radius, radius


def _ball(side: str, variant: int, x: float, y: float, radius: float) -> Piece:
    return Piece(x, y, _round(radius + 4), lambda easel, px, py: easel.ball(side, variant, px, py, radius))


def _flat(name: str, x: float, y: float, width: float, angle: float = 0.0) -> Piece:
    return Piece(x, y, _round(width * 0.62), lambda easel, px, py: easel.drawing(name, px, py, width, angle))


class Living(NamedTuple):
    """A piece that may move; it lies on all the others. Its reach is that of `Piece`."""

    x: float
    y: float
    reach: tuple[float, float, float, float]
    make: Callable[[Setting], Lively]

    def rect(self, x: float, y: float, size: float) -> Rect:
        """What it covers when it lies at a point in a size, wherever it goes from there."""
        return _covered(self.reach, x, y, size)


P = TypeVar("P", Piece, Living)
Placed: TypeAlias = tuple[P, float, float, float]
"""A piece with its place and size."""


def _rolling(side: str, x: float, y: float, dx: float, dy: float) -> Living:
    reach = (48 - min(0, dx), 48 - min(0, dy), 48 + max(0, dx), 48 + max(0, dy))
    return Living(x, y, reach, lambda setting: Ball(setting, side, 44, (dx, dy)))


def _tile(face: str, number: int, back: str, other: int, x: float, y: float, angle: float) -> Living:
    return Living(x, y, _round(82), lambda setting: Tile(setting, ((face, number), (back, other)), angle))


def _flower(colour: str, x: float, y: float, width: float, dx: float = 0.0, dy: float = 0.0) -> Living:
    return Living(x, y, _round(width * 0.62), lambda setting: Flower(setting, colour, width, (dx, dy)))


PYLOS = Piece(1150, 322, (225, 190, 215, 205), lambda easel, x, y: easel.pyramid(x, y, 34))
YOXII = Piece(1664, 296, (280, 280, 280, 300), lambda easel, x, y: easel.stone_board(x, y, 72, totem=False))
DRAGON = Piece(1176, 902, (155, 375, 155, 30), lambda easel, x, y: easel.monster("dragon", 4, x, y, 414))
FOREST = Piece(1672, 880, (300, 300, 300, 300), lambda easel, x, y: easel.forest(x, y, 560, -8))
STONE = Piece(838, 566, _round(50), lambda easel, x, y: easel.stone("red_4_n", x, y, 42))
TOTEM = Living(1664, 296, YOXII.reach, lambda setting: Totem(setting.below(0.38 * 72), 2.4 * 72))
EYES = Living(1176, 902, DRAGON.reach, lambda setting: Monster(setting, "blink_dragon_4", 414))

LANDSCAPE: Sequence[Piece] = (
    FOREST,
    PYLOS,
    YOXII,
    STONE,
    _flat("monster/diamond_red", 1010, 808, 68, 8),
    DRAGON,
    _flat("monster/diamond_green", 1354, 770, 60, -8),
)
LIVING_LANDSCAPE: Sequence[Living] = (
    TOTEM,
    EYES,
    _rolling("light", 940, 468, 38, 88),
    _rolling("dark", 1386, 478, -40, 38),
    _tile("cherry", 5, "palm", 3, 866, 712, -14),
    _tile("willow", 2, "bamboo", 4, 800, 876, 10),
    _tile("oak", 4, "cherry", 1, 960, 918, -4),
    _tile("baobab", 3, "willow", 5, 1290, 962, -9),
    _flower("yellow", 1420, 596, 66),
    _flower("red", 1372, 660, 56, -14, 44),
    _flower("blue", 1486, 548, 50, -34, -8),
)
PORTRAIT: Sequence[Piece] = (
    Piece(985, 1010, FOREST.reach, FOREST.paint),
    Piece(280, 230, PYLOS.reach, PYLOS.paint),
    Piece(806, 296, YOXII.reach, YOXII.paint),
    _ball("dark", 1, 476, 436, 44),
    _flat("monster/diamond_red", 300, 512, 68, 8),
    Piece(530, 850, DRAGON.reach, DRAGON.paint),
    _flat("monster/diamond_green", 706, 830, 60, -8),
)
LIVING_PORTRAIT: Sequence[Living] = (
    TOTEM._replace(x=806),
    EYES._replace(x=530, y=850),
    _rolling("light", 96, 446, 96, 8),
    _tile("cherry", 5, "palm", 3, 120, 606, -14),
    _tile("oak", 4, "cherry", 1, 284, 664, -4),
    _tile("willow", 2, "bamboo", 4, 150, 790, 10),
    _flower("yellow", 738, 672, 66),
    _flower("red", 690, 744, 56, 12, -40),
    _flower("blue", 826, 640, 52, -36, -12),
)
PORTRAIT_SIZE = (1080.0, 920.0)


class StillLife(Widget):
    """Pieces at the right of a title in landscape, below its menu in portrait; never where `words` are."""

    def __init__(self, canvas: Canvas, words: Sequence[Rect]) -> None:
        super().__init__(canvas.whole)
        self.canvas, self.words = canvas, [rect.inset(-CLEAR) for rect in words]
        self._lively: list[Lively] | None = None

    @property
    def placed(self) -> list[Placed[Piece]]:
        """The pieces that have room, each with its place and size."""
        return self._free(PORTRAIT if self.canvas.portrait else LANDSCAPE)

    @property
    def living(self) -> list[Placed[Living]]:
        """Those that may move."""
        return self._free(LIVING_PORTRAIT if self.canvas.portrait else LIVING_LANDSCAPE)

    def _free(self, pieces: Sequence[P]) -> list[Placed[P]]:
        placed = _below(self.canvas, self.words, pieces) if self.canvas.portrait else _beside(self.canvas, pieces)
        return [entry for entry in placed if not any(words.touches(entry[0].rect(*entry[1:])) for words in self.words)]

    def lively(self, kit: Kit) -> Sequence[Lively]:
        """The same, made once."""
        if self._lively is None:
            scale = self.canvas.scale
            self._lively = [piece.make(Setting(kit, scale, x, y, size)) for piece, x, y, size in self.living]
        return self._lively

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Blit the picture that was put together once, and what may move but doesn't."""
        self._paint_picture(painter)
        for one in self.lively(painter.kit):
            if painter.visible(one.rect):
                painter.surface.fblits([(mover.surface, (mover.x, mover.y)) for mover in one.rest()])

    def _paint_picture(self, painter: Painter) -> None:
        placed = self.placed
        if not placed:
            return
        area = self.canvas.px(self._area(placed))
        area = area.clip(pygame.Rect((0, 0), self.canvas.size_px))
        where = tuple(entry[1:] for entry in placed)
        key = ("still life", area.topleft, area.size, where)
        picture = painter.kit.materials.kept(key, lambda: self._picture(painter, placed, area))
        painter.surface.blit(picture, area)

    @staticmethod
    def _area(placed: Sequence[Placed[Piece]]) -> Rect:
        """All of it, shadows too."""
        rects = [piece.rect(x, y, size).inset(-60) for piece, x, y, size in placed]
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        return Rect(left, top, max(r.right for r in rects) - left, max(r.bottom for r in rects) - top)

    def _picture(self, painter: Painter, placed: Sequence[Placed[Piece]], area: pygame.Rect) -> pygame.Surface:
        picture = pygame.Surface(area.size, pygame.SRCALPHA).convert_alpha()
        for piece, x, y, size in placed:
            unit = self.canvas.scale * size
            easel = Easel(picture, painter.kit, unit, (-area.x, -area.y))
            piece.paint(easel, x / size, y / size)
        return picture


def _beside(canvas: Canvas, pieces: Sequence[P]) -> list[Placed[P]]:
    """Held by the right edge, spread over the height."""
    spread = canvas.height / 1080
    size = min(1.12, spread)
    right = canvas.width - 1920
    return [(piece, piece.x + right, piece.y * spread, size) for piece in pieces]


def _below(canvas: Canvas, words: Sequence[Rect], pieces: Sequence[P]) -> list[Placed[P]]:
    """Between the menu and the prompts."""
    top = max((rect.bottom for rect in words if rect.bottom < canvas.height * 0.9), default=0.0) + CLEAR
    bottom = min((rect.y for rect in words if rect.y > canvas.height * 0.75), default=canvas.height)
    room = bottom - top
    if room < LEAST_HEIGHT:
        return []
    size = min(1.0, room / PORTRAIT_SIZE[1])
    left = (canvas.width - PORTRAIT_SIZE[0] * size) / 2
    return [(piece, left + piece.x * size, top + piece.y * size, size) for piece in pieces]
