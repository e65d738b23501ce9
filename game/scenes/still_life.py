"""The title's still life: pieces of all five games on the bare table, wherever no words are."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.tables.easel import Easel

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
        left, up, right, down = (part * size for part in self.reach)
        return Rect(x - left, y - up, left + right, up + down)


def _round(radius: float) -> tuple[float, float, float, float]:
    return radius, radius, radius, radius


def _tile(spirit: str, number: int, x: float, y: float, angle: float) -> Piece:
    return Piece(x, y, _round(82), lambda easel, px, py: easel.spirit_tile(spirit, number, px, py, 128, angle))


def _ball(side: str, variant: int, x: float, y: float, radius: float) -> Piece:
    return Piece(x, y, _round(radius + 4), lambda easel, px, py: easel.ball(side, variant, px, py, radius))


def _flat(name: str, x: float, y: float, width: float, angle: float = 0.0) -> Piece:
    return Piece(x, y, _round(width * 0.62), lambda easel, px, py: easel.drawing(name, px, py, width, angle))


PYLOS = Piece(1150, 322, (225, 190, 215, 205), lambda easel, x, y: easel.pyramid(x, y, 34))
YOXII = Piece(1664, 296, (280, 280, 280, 300), lambda easel, x, y: easel.stone_board(x, y, 72))
DRAGON = Piece(1176, 902, (155, 375, 155, 30), lambda easel, x, y: easel.monster("dragon", 4, x, y, 414))
FOREST = Piece(1672, 880, (300, 300, 300, 300), lambda easel, x, y: easel.forest(x, y, 560, -8))
STONE = Piece(838, 566, _round(50), lambda easel, x, y: easel.stone("red_4_n", x, y, 42))

LANDSCAPE: Sequence[Piece] = (
    FOREST,
    PYLOS,
    YOXII,
    _ball("light", 2, 940, 468, 44),
    _ball("dark", 1, 1386, 478, 44),
    STONE,
    _tile("cherry", 5, 866, 712, -14),
    _tile("willow", 2, 800, 876, 10),
    _tile("oak", 4, 960, 918, -4),
    _flat("monster/diamond_red", 1010, 808, 68, 8),
    DRAGON,
    _flat("monster/diamond_green", 1354, 770, 60, -8),
    _flat("hutan/flower_yellow", 1420, 596, 66),
    _flat("hutan/flower_red", 1372, 660, 56),
    _flat("hutan/flower_blue", 1486, 548, 50, 12),
    _tile("baobab", 3, 1290, 962, -9),
)
PORTRAIT: Sequence[Piece] = (
    Piece(985, 1010, FOREST.reach, FOREST.paint),
    Piece(280, 230, PYLOS.reach, PYLOS.paint),
    Piece(806, 296, YOXII.reach, YOXII.paint),
    _ball("light", 2, 96, 446, 44),
    _ball("dark", 1, 476, 436, 44),
    _tile("cherry", 5, 120, 606, -14),
    _tile("oak", 4, 284, 664, -4),
    _tile("willow", 2, 150, 790, 10),
    _flat("monster/diamond_red", 300, 512, 68, 8),
    Piece(530, 850, DRAGON.reach, DRAGON.paint),
    _flat("monster/diamond_green", 706, 830, 60, -8),
    _flat("hutan/flower_yellow", 738, 672, 66),
    _flat("hutan/flower_red", 690, 744, 56),
    _flat("hutan/flower_blue", 826, 640, 52, 12),
)
PORTRAIT_SIZE = (1080.0, 920.0)


class StillLife(Widget):
    """Pieces at the right of a title in landscape, below its menu in portrait; never where `words` are."""

    def __init__(self, canvas: Canvas, words: Sequence[Rect]) -> None:
        super().__init__(canvas.whole)
        self.canvas, self.words = canvas, [rect.inset(-CLEAR) for rect in words]
        self._placed = _below(canvas, words) if canvas.portrait else _beside(canvas)

    @property
    def placed(self) -> list[tuple[Piece, float, float, float]]:
        """The pieces that have room, each with its place and size."""
        return [
            entry for entry in self._placed if not any(words.touches(entry[0].rect(*entry[1:])) for words in self.words)
        ]

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Blit the picture that was put together once."""
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
    def _area(placed: Sequence[tuple[Piece, float, float, float]]) -> Rect:
        """All of it, shadows too."""
        rects = [piece.rect(x, y, size).inset(-60) for piece, x, y, size in placed]
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        return Rect(left, top, max(r.right for r in rects) - left, max(r.bottom for r in rects) - top)

    def _picture(
        self, painter: Painter, placed: Sequence[tuple[Piece, float, float, float]], area: pygame.Rect
    ) -> pygame.Surface:
        picture = pygame.Surface(area.size, pygame.SRCALPHA).convert_alpha()
        for piece, x, y, size in placed:
            unit = self.canvas.scale * size
            easel = Easel(picture, painter.kit, unit, (-area.x, -area.y))
            piece.paint(easel, x / size, y / size)
        return picture


def _beside(canvas: Canvas) -> list[tuple[Piece, float, float, float]]:
    """Held by the right edge, spread over the height."""
    spread = canvas.height / 1080
    size = min(1.12, spread)
    right = canvas.width - 1920
    return [(piece, piece.x + right, piece.y * spread, size) for piece in LANDSCAPE]


def _below(canvas: Canvas, words: Sequence[Rect]) -> list[tuple[Piece, float, float, float]]:
    """Between the menu and the prompts."""
    top = max((rect.bottom for rect in words if rect.bottom < canvas.height * 0.9), default=0.0) + CLEAR
    bottom = min((rect.y for rect in words if rect.y > canvas.height * 0.75), default=canvas.height)
    room = bottom - top
    if room < LEAST_HEIGHT:
        return []
    size = min(1.0, room / PORTRAIT_SIZE[1])
    left = (canvas.width - PORTRAIT_SIZE[0] * size) / 2
    return [(piece, left + piece.x * size, top + piece.y * size, size) for piece in PORTRAIT]
