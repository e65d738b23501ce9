"""Pieces of the pyramid's picture, cut out along the balls, for what moves behind or over them."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.shell.scene import Mover
from game.tables.pylos.painting import BoardPainter, Scenery
from game.tables.pylos.pieces import variant
from game.tables.pylos.places import Place

NEAR = 2.4
"""Balls farther away than so many radii hardly cover a ball or its shadow."""


class Front(NamedTuple):
    """A resting ball as it is seen now, drawn again over what passes behind it."""

    cell: int
    depth: float
    mover: Mover


class Fronts:
    """The balls round some cells, as they are seen with all that lies before and on them; cut out one by one."""

    def __init__(self, board: BoardPainter, balls: Mapping[int, int], cells: Sequence[int]) -> None:
        self.board, self.scenery = board, Scenery(balls=dict(balls))
        places = board.view.places
        self._places = [
            place
            for place in places.values()
            if place.cell in balls and any(_near(place, places[cell]) for cell in cells if cell != place.cell)
        ]
        self._cut: dict[int, Front] = {}

    def ahead(self) -> bool:
        """Cut out one more; False when there are no more."""
        left = next((place for place in self._places if place.cell not in self._cut), None)
        if left is not None:
            self._front(left)
        return left is not None

    def ready(self, cell: int) -> bool:
        """True once everything before a cell is cut out; else one more is."""
        here = self.board.view.places[cell]
        left = [place for place in self._places if place.cell not in self._cut and place.depth < here.depth]
        found = next((place for place in left if _near(place, here)), None)
        if found is not None:
            self._front(found)
        return found is None

    def before(self, depth: float, x: float, y: float) -> Sequence[Front]:
        """Those nearer than that to the viewer, and near enough to a logical point, back to front."""
        return [
            self._front(place)
            for place in self._places
            if place.depth < depth and math.hypot(place.x - x, place.y - y) < NEAR * place.radius
        ]

    def knows(self, cell: int) -> bool:
        """True if a ball lay on that cell, near enough."""
        return any(place.cell == cell for place in self._places)

    def of(self, cell: int) -> Front:
        """That ball."""
        return self._front(self.board.view.places[cell])

    def _front(self, place: Place) -> Front:
        if place.cell not in self._cut:
            self._cut[place.cell] = Front(place.cell, place.depth, _cut(self.board, self.scenery, place))
        return self._cut[place.cell]


def visible(board: BoardPainter, balls: Mapping[int, int], cell: int) -> Mover:
    """What can be seen of a ball, filled with light."""
    places = list(board.view.places.values())
    place = board.view.places[cell]
    image, corner = _outline(board, balls[cell], place)
    for other in places[places.index(place) + 1 :]:
        if other.cell in balls and _near(other, place):
            mask, at = _outline(board, balls[other.cell], other)
            mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            image.blit(mask, (at[0] - corner[0], at[1] - corner[1]), special_flags=pygame.BLEND_RGBA_SUB)
    return Mover(image, *corner)


def _near(one: Place, other: Place) -> bool:
    return math.hypot(one.x - other.x, one.y - other.y) < NEAR * one.radius


def _outline(board: BoardPainter, seat: int, place: Place) -> tuple[pygame.Surface, tuple[int, int]]:
    """The ball filled with light, yours alone, and its pixel."""
    pieces, scale = board.pieces, board.pieces.canvas.scale
    ball = pieces.ball(seat, variant(place.cell), place.radius)
    white = pieces.white(seat, variant(place.cell), place.radius)
    return white, ball.at(place.x * scale, place.y * scale)


def _cut(board: BoardPainter, scenery: Scenery, place: Place) -> Mover:
    mask, corner = _outline(board, scenery.balls[place.cell], place)
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    image = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    board.pile(image, scenery, place, *corner)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Mover(image.convert_alpha() if pygame.display.get_surface() else image, *corner)
