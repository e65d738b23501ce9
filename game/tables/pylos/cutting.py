"""Pieces of the pyramid's picture, cut out along the balls, for what moves behind or over them."""

import math
from collections.abc import Collection, Sequence

import pygame

from game.shell.scene import Mover
from game.tables.pylos.flash import Lit
from game.tables.pylos.flight import Front
from game.tables.pylos.painting import BoardPainter, Scenery
from game.tables.pylos.pieces import variant
from game.tables.pylos.places import Place

NEAR = 2.9
"""Balls farther away than so many radii don't cover a ball or its shadow."""


def fronts(board: BoardPainter, scenery: Scenery, cells: Collection[int]) -> Sequence[Front]:
    """The balls in front of these cells, as they are seen now with all that lies before and on them."""
    places = board.view.places
    found = {
        place.cell: place
        for cell in cells
        for place in _after(places[cell], list(places.values()))
        if place.cell in scenery.balls
        and math.hypot(place.x - places[cell].x, place.y - places[cell].y) < NEAR * place.radius
    }
    return [Front(place.depth, _cut(board, scenery, place)) for place in found.values()]


def lit(board: BoardPainter, scenery: Scenery, cells: Sequence[int]) -> Sequence[Lit]:
    """What can be seen of these balls, filled with light."""
    found = []
    places = list(board.view.places.values())
    for cell in cells:
        place = board.view.places[cell]
        image, corner = _outline(board, scenery.balls[cell], place)
        for other in _after(place, places):
            if other.cell in scenery.balls:
                mask, at = _outline(board, scenery.balls[other.cell], other)
                mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
                image.blit(mask, (at[0] - corner[0], at[1] - corner[1]), special_flags=pygame.BLEND_RGBA_SUB)
        found.append(Lit(image, *corner))
    return found


def _after(place: Place, places: Sequence[Place]) -> Sequence[Place]:
    """What is drawn later."""
    return places[next(i for i, other in enumerate(places) if other.cell == place.cell) + 1 :]


def _outline(board: BoardPainter, seat: int, place: Place) -> tuple[pygame.Surface, tuple[int, int]]:
    """The ball filled with light, yours alone, and its pixel."""
    pieces, scale = board.pieces, board.pieces.canvas.scale
    ball = pieces.ball(seat, variant(place.cell), place.radius)
    white = pieces.white(seat, variant(place.cell), place.radius).copy()
    return white, ball.at(place.x * scale, place.y * scale)


def _cut(board: BoardPainter, scenery: Scenery, place: Place) -> Mover:
    mask, corner = _outline(board, scenery.balls[place.cell], place)
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    image = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    board.pile(image, scenery, *corner)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Mover(image.convert_alpha() if pygame.display.get_surface() else image, *corner)
