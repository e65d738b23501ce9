"""Draws the board: plates, marks, and the balls from back to front, each just after its shadow."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import pygame

from game.shell.assets import Sprite
from game.shell.layout import Rect, around
from game.shell.paint import Painter
from game.tables.pylos.pieces import Pieces, variant
from game.tables.pylos.places import Place
from game.tables.pylos.view import View

RAISED = 12.0
"""How much higher a ghost floats, at the size the board was baked for."""
HELD = 18.0
"""How much higher a picked up ball floats."""
SIGN_AT = 0.36
"""Signs sit on the upper left of a ball, at that part of its radius."""


@dataclass
class Scenery:
    """What is on the board and what is marked, all by cell."""

    balls: Mapping[int, int] = field(default_factory=dict)
    """The seat of each ball."""
    landings: Collection[int] = ()
    """Marked as places to put a ball."""
    risers: Collection[int] = ()
    """Balls marked as ones that can be raised."""
    takes: Collection[int] = ()
    """Balls marked as ones that can be taken back."""
    source: int | None = None
    """The ball that is picked up."""
    ghost: int | None = None
    ghost_seat: int = 0
    partners: Collection[int] = ()
    """Balls that would complete a shape together with the ghost."""
    last: int | None = None
    hidden: Collection[int] = ()
    empty: bool = False
    """Show empty places (on sheets of glass)."""


class BoardPainter:
    """One view with its pieces."""

    def __init__(self, view: View, pieces: Pieces) -> None:
        self.view, self.pieces = view, pieces

    def paint(self, painter: Painter, scenery: Scenery) -> None:
        """Everything, or what lies in the painter's clip."""
        for plate in self.view.plates:
            if painter.visible(plate.rect):
                target = painter.canvas.px(plate.rect)
                painter.surface.blit(self.pieces.kit.assets.fitted(plate.picture, *target.size), target)
        self._ground_marks(painter, scenery)
        for place in self.view.places.values():
            self._cell(painter, scenery, place)
        self._signs(painter, scenery)

    def pile(self, surface: pygame.Surface, scenery: Scenery, x: int, y: int) -> None:
        """Balls and shadows alone, on a surface whose corner is that pixel of the canvas."""
        painter = _Shifted(surface, self.pieces, x, y)
        for place in self.view.places.values():
            if place.cell in scenery.balls:
                self._ball(painter, scenery.balls[place.cell], place)

    def _ground_marks(self, painter: Painter, scenery: Scenery) -> None:
        """Marks that lie on wood or glass, under every ball."""
        for place in self.view.places.values():
            if not self._grounded(place) or place.cell in scenery.balls:
                continue
            if place.cell in scenery.landings:
                self._put(painter, self.pieces.mark(place.k), place.mark_x, place.mark_y)
            elif scenery.empty and place.cell >= 16:
                self._put(painter, self.pieces.empty(place.k), place.mark_x, place.mark_y)

    def _grounded(self, place: Place) -> bool:
        return bool(self.view.chips) or place.cell < 16

    def _cell(self, painter: Painter, scenery: Scenery, place: Place) -> None:
        seat = scenery.balls.get(place.cell)
        if seat is not None and place.cell == scenery.source:
            self._floating(painter, self.pieces.ball(seat, variant(place.cell), place.radius), place, HELD)
        elif seat is not None:
            self._ball(painter, seat, place)
            if place.cell in scenery.takes:
                self._put(painter, self.pieces.grip(place.radius), place.x, place.y)
        elif place.cell == scenery.ghost:
            ghost = self.pieces.ghost(scenery.ghost_seat, variant(place.cell), place.radius)
            self._floating(painter, ghost, place, RAISED)
        elif place.cell in scenery.landings and not self._grounded(place):
            self._put(painter, self.pieces.mark(place.k), place.mark_x, place.mark_y)

    def _ball(self, painter: "Painter | _Shifted", seat: int, place: Place) -> None:
        self._put(painter, self.pieces.shadow(place.radius), place.x, place.y)
        self._put(painter, self.pieces.ball(seat, variant(place.cell), place.radius), place.x, place.y)

    def _floating(self, painter: Painter, sprite: Sprite, place: Place, up: float) -> None:
        self._put(painter, self.pieces.shadow(place.radius), place.x, place.y)
        self._put(painter, sprite, place.x, place.y - up * self.view.size)

    def _signs(self, painter: Painter, scenery: Scenery) -> None:
        """What lies on top of all balls, so that it can be seen wherever it is."""
        places, pieces = self.view.places, self.pieces
        for cell in scenery.takes:
            self._sign(painter, pieces.sign("arrow_up"), places[cell])
        for cell in scenery.risers:
            self._sign(painter, pieces.sign("chevron_up"), places[cell])
        if scenery.source is not None:
            place = places[scenery.source]
            self._put(painter, pieces.grip(place.radius), place.x, place.y - HELD * self.view.size)
        if scenery.last is not None:
            place = places[scenery.last]
            self._put(painter, pieces.last(place.radius), place.x, place.y)
        for cell in scenery.hidden:
            self._sign(painter, pieces.small("hidden"), places[cell])
        for cell in scenery.partners:
            self._sign(painter, pieces.small("tick"), places[cell])

    def _sign(self, painter: Painter, sprite: Sprite, place: Place) -> None:
        self._put(painter, sprite, place.x - SIGN_AT * place.radius, place.y - SIGN_AT * place.radius)

    def _put(self, painter: "Painter | _Shifted", sprite: Sprite, x: float, y: float) -> None:
        scale = painter.canvas.scale
        rect = sprite.image.get_rect(topleft=sprite.at(x * scale, y * scale))
        if isinstance(painter, _Shifted):
            rect.move_ip(-painter.x, -painter.y)
        if rect.colliderect(painter.surface.get_clip()):
            painter.surface.blit(sprite.image, rect)


class _Shifted:
    """A surface that is a cut-out of the canvas."""

    def __init__(self, surface: pygame.Surface, pieces: Pieces, x: int, y: int) -> None:
        self.surface, self.canvas, self.x, self.y = surface, pieces.canvas, x, y


def reach(place: Place) -> Rect:
    """Everything that may look different when a ball comes to or leaves a cell, ghosts, signs and shadow included."""
    return around(place.x + 0.2 * place.radius, place.y + 0.2 * place.radius, 4.2 * place.radius, 4.2 * place.radius)
