"""The ground of one of Hutan's forests in its wooden frame, for the title and the chooser."""

from __future__ import annotations

import tomli
from bake_ground import RECIPE, bake

from .core import Out
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
