"""Drawings for the rule book: a position on the game's cloth, made from the pieces of its table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.core.protocol import AnyGame
from game.play.drawings import Drawing, position_of
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.tables.easel import Easel
from game.tables.help_me import drawing as help_me
from game.tables.hutan import drawing as hutan
from game.tables.miniatures import framed
from game.tables.monster_baby_rescue import drawing as monster_baby_rescue
from game.tables.pylos import drawing as pylos
from game.tables.yoxii import drawing as yoxii

Draw = Callable[[pygame.Surface, Kit, Canvas, Drawing, Any], None]
"""Paints a position with its marks all over a surface; the canvas is as large as the surface."""

_DRAW: Mapping[str, Draw] = {
    "pylos": pylos.draw,
    "yoxii": yoxii.draw,
    "help_me": help_me.draw,
    "hutan": hutan.draw,
    "monster_baby_rescue": monster_baby_rescue.draw,
}
_HIGH: Mapping[str, Callable[[Drawing], float]] = {
    "pylos": pylos.shape,
    "yoxii": yoxii.shape,
    "help_me": help_me.shape,
    "hutan": hutan.shape,
    "monster_baby_rescue": monster_baby_rescue.shape,
}


def drawable(game: str) -> bool:
    """Whether the game's table can make drawings."""
    return game in _DRAW


def height_of(game: str, drawing: Drawing, width: float) -> float:
    """How high a drawing of a width is."""
    return width * _HIGH[game](drawing)


def picture(kit: Kit, canvas: Canvas, rules: AnyGame, drawing: Drawing, width: float) -> pygame.Surface:
    """A drawing of a logical width, in real pixels; shared, so copy it before changing it."""
    size = canvas.length(width), canvas.length(height_of(rules.name, drawing, width))
    key = ("drawing", rules.name, drawing.paragraph, drawing.text, size)
    return kit.materials.kept(key, lambda: _picture(kit, canvas, rules, drawing, size))


def _picture(kit: Kit, canvas: Canvas, rules: AnyGame, drawing: Drawing, size: tuple[int, int]) -> pygame.Surface:
    position = position_of(rules, drawing)
    own = replace(canvas, width=size[0] / canvas.scale, height=size[1] / canvas.scale, turn=0)

    def paint(easel: Easel, _width: float, _height: float) -> None:
        _DRAW[rules.name](easel.surface, kit, own, drawing, position)

    return framed(kit, rules.name, size, paint)


def window(kit: Kit, canvas: Canvas, rules: AnyGame, position: Any, size: tuple[int, int]) -> pygame.Surface:
    """A position as a new picture window of a size in pixels, as large as its drawing fits in."""
    bare = Drawing("", rules.name)
    shape = _HIGH[rules.name](bare)
    wide = min(size[0], round(size[1] / shape))
    inner = pygame.Rect(0, 0, wide, min(size[1], round(wide * shape)))
    inner.center = size[0] // 2, size[1] // 2
    own = replace(canvas, width=inner.w / canvas.scale, height=inner.h / canvas.scale, turn=0)

    def paint(easel: Easel, _width: float, _height: float) -> None:
        _DRAW[rules.name](easel.surface.subsurface(inner), kit, own, bare, position)

    return framed(kit, rules.name, size, paint)
