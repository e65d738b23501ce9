"""Hutan's ground: one whole forest in its wooden frame, and water and grass for the game to lay any other."""

from __future__ import annotations

import numpy as np
import tomli
from bake_ground import RECIPE, bake, to_image, water

from .core import Out, cells
from .wood import recess, wood_panel

AREAS = ["aabdde", "~abdfe", "ccbffe", "ghhjjk", "g~hjlk", "gii~lk"]
"""Equal letters are one area, "~" is a lake."""
SQUARE, FRAME = 88, 16
TOGETHER = 6 * SQUARE + 2 * FRAME


def bake_forest(out: Out) -> None:
    """Six by six squares; what grows on them is drawn by the game."""
    c = out.canvas(TOGETHER, TOGETHER)
    wood_panel(c, 0, 0, TOGETHER, TOGETHER, 10, 83)
    ground = bake(AREAS, round(SQUARE * out.k), 3, tomli.loads(RECIPE.read_text(encoding="utf-8")))
    c.paste(ground.convert("RGBA"), FRAME, FRAME)
    recess(c, FRAME, FRAME, 6 * SQUARE, 6 * SQUARE, 4, floor=0, alpha=0.6)
    out.save(
        "hutan/forest.jpg",
        c.done(),
        pitch=SQUARE,
        square=SQUARE,
        note="first square at (16, 16); corners of radius 10 by mask",
    )
    bake_textures(out)


WATER, GRASS = 384, 192
LIFT = 4
"""So many times as strong as on the land is the grass in its picture."""


def bake_textures(out: Out) -> None:
    """The water of one 3x3 board, and the grain that is added to the green of the land."""
    recipe = tomli.loads(RECIPE.read_text(encoding="utf-8"))
    size = round(WATER * out.scale)
    out.save("hutan/water.jpg", water(size, size // 3, 3, recipe["water"]), note="as large as one 3x3 board")
    cloth = recipe["island"]["step"][3]["grain"]
    side, rng = round(GRASS * out.scale), np.random.default_rng(7)
    field = np.zeros((side, side))
    for step, weight in zip(cloth["cells_px"], cloth["weights"], strict=True):
        field += weight * (0.5 + 0.2 * cells(side, side, step * out.scale, step * out.scale, rng, wrap=True))
    grain = LIFT * field[..., None] * np.array(cloth["gain"])
    out.save("hutan/grass.jpg", to_image(grain), seamless="both", note="add a quarter of it to the darkened green")
