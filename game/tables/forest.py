"""One of Hutan's forests in bloom, painted onto the ground that was baked for it."""

from collections.abc import Mapping

import pygame

from game.shell.kit import Kit
from game.shell.materials import round_off
from game.shell.shadow import with_shadow

GROUND = "hutan/forest"
FRAME, CORNER = 16.0, 10.0
LAKE, SOIL = "lake", ""
PLANTED = (
    ("animal_orangutan", "tree_red", "flower_blue", "animal_tiger", "tree_yellow", "flower_white"),
    (LAKE, "tree_red", "animal_cassowary", "flower_yellow", "tree_grey", "tree_white"),
    ("flower_grey", "flower_grey", "tree_blue", "animal_hornbill", "flower_grey", "animal_rhino"),
    ("flower_blue", "tree_yellow", "flower_yellow", "flower_white", "tree_white", SOIL),
    ("tree_blue", LAKE, SOIL, SOIL, "flower_red", "flower_yellow"),
    (SOIL, "flower_red", "tree_red", LAKE, SOIL, "flower_yellow"),
)
"""What stands on each square, row by row; the lakes are those of the baked ground."""
COLOUR_OF: Mapping[str, str] = {
    "cassowary": "blue",
    "tiger": "yellow",
    "orangutan": "red",
    "rhino": "white",
    "hornbill": "grey",
}
FLOWER, TREE, ANIMAL, BADGE = 0.72, 0.86, 0.90, 34 / 124
"""Widths in squares; a badge's in widths of what it hangs on."""
FOOT = {"tree": (62 / 124, 122.3 / 134.3), "animal": (62 / 124, 128.3 / 134.3)}
"""The point of the drawing that stands 3 % of a square above the square's lower edge, in its middle."""


def forest(kit: Kit, size_px: int) -> pygame.Surface:
    """The forest as a square of that many pixels, with its frame; yours alone."""
    ground = kit.assets.facts(GROUND)
    unit = size_px / ground.size[0]
    square = (ground.pitch or 0.0) * unit
    out = kit.assets.stretched(GROUND, size_px, size_px).convert_alpha()
    for row, plants in enumerate(PLANTED):
        for column, plant in enumerate(plants):
            _soil(kit, out, FRAME * unit + column * square, FRAME * unit + row * square, square, plant, row, column)
    for row, plants in enumerate(PLANTED):
        for column, plant in enumerate(plants):
            if "_" in plant:
                _plant(kit, out, FRAME * unit + (column + 0.5) * square, FRAME * unit + row * square, square, plant)
    round_off(out, round(CORNER * unit))
    return out


def _soil(kit: Kit, out: pygame.Surface, x: float, y: float, square: float, plant: str, row: int, column: int) -> None:
    side = round(square)
    name = LAKE if plant == LAKE else f"soil_{(5 * row + 3 * column) % 4 + 1}"
    out.blit(kit.assets.svg(f"hutan/{name}", side, side), (round(x), round(y)))


def _plant(kit: Kit, out: pygame.Surface, x: float, y: float, square: float, plant: str) -> None:
    """A flower in the middle of its square; a tree or an animal on its foot, with the badge of its colour."""
    kind, _, name = plant.partition("_")
    if kind == "flower":
        side = round(square * FLOWER)
        _lay(kit, out, kit.assets.svg(f"hutan/{plant}", side, side), x - side / 2, y + (square - side) / 2, square)
        return
    w = square * (TREE if kind == "tree" else ANIMAL)
    h = w * 134.3 / 124
    fx, fy = FOOT[kind]
    left, top = x - fx * w, y + 0.97 * square - fy * h
    _lay(kit, out, kit.assets.svg(f"hutan/{plant}", round(w), round(h)), left, top, square)
    side = round(w * BADGE)
    badge = kit.assets.svg(f"hutan/badge_{COLOUR_OF.get(name, name)}", side, side)
    out.blit(badge, (round(left + w * 98 / 124 - side / 2), round(top + h * 110.3 / 134.3 - side / 2)))


def _lay(kit: Kit, out: pygame.Surface, picture: pygame.Surface, x: float, y: float, square: float) -> None:
    theme = kit.theme
    shaded = with_shadow(picture, theme.shadow, theme.colour.shadow_piece, 0, square / 300)
    out.blit(shaded.image, (round(x) - shaded.x, round(y) - shaded.y))
