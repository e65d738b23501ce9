"""A way round some balls of a level: the line a ring of light takes."""

import math
from collections.abc import Sequence

from game.tables.pylos.landing import spot
from game.tables.pylos.view import View

BEYOND = 1.08
"""So many radii from the balls' middles."""
ROUND = 8
"""Points of each quarter of a turn."""


def around_balls(view: View, cells: Sequence[int]) -> Sequence[tuple[float, float]]:
    """Logical points round all of these balls, which lie on one level, from the upper left on clockwise."""
    spots = [spot(view, cell) for cell in cells]
    camera, z = view.camera(cells[0]), spots[0].z
    found: list[tuple[float, float]] = []
    for step in range(4 * ROUND):
        angle = math.radians(135) - math.tau * step / (4 * ROUND)
        dx, dy = math.cos(angle), math.sin(angle)
        far = max(at.x * dx + at.y * dy for at in spots)
        ends = [at for at in spots if at.x * dx + at.y * dy > far - 1e-6]
        ends.sort(key=lambda at: at.x * dy - at.y * dx)
        corners = dict.fromkeys((ends[0], ends[-1]))
        found += [camera.project(at.x + BEYOND * dx, at.y + BEYOND * dy, z)[:2] for at in corners]
    return found
