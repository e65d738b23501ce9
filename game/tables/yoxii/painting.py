"""Draws the stone board: marks under the pieces, pieces from the back to the front, the totem, and what only may be."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.rules.yoxii.board import NEIGHBOURS
from game.shell.assets import Sprite
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.yoxii.arrow import Arc, arrow, ways
from game.tables.yoxii.drawn import Piece
from game.tables.yoxii.pieces import GHOST, OPENING, Pieces
from game.tables.yoxii.places import PITCH, SQUARE, TOTEM, Place, Places, places

LIFTED = 12.0
"""How much higher something picked up, or about to lie there, is drawn; at the size the board was baked for."""
SIGN = 40.0
HEAD_UP, BESIDE = 46.0, 38.0
"""An arrow ends so far above the middle of a square: at the totem's head; it begins beside the totem's face."""


class Ghost(NamedTuple):
    """A piece that might be put on a square."""

    square: int
    piece: Piece


@dataclass
class Scenery:
    """What is on the board and what is marked, all by square."""

    pieces: Mapping[int, Piece] = field(default_factory=dict)
    totem: int | None = None
    """None while it is in the air."""
    held: bool = False
    """It is picked up."""
    marks: Collection[int] = ()
    """Where totem or piece may go."""
    counting: Collection[int] = ()
    """Squares whose pieces count."""
    totem_ghost: int | None = None
    jump: bool = False
    """An arrow leads to that ghost."""
    openings: Collection[int] = ()
    """Where a piece may follow the ghost."""
    piece_ghost: Ghost | None = None
    last: int | None = None
    wrong: Collection[int] = ()
    """Marked as not allowed."""


class BoardPainter:
    """The board at one place and size; `board` is its middle and size, 1 as baked."""

    def __init__(self, board: tuple[float, float, float], pieces: Pieces) -> None:
        self.x, self.y, self.size = board
        self.pieces = pieces
        self.places: Places = places(*board)
        self._rows = list(self.places.values())
        self._drawn: tuple[Arc, pygame.Surface, tuple[int, int]] | None = None
        self._plates = [self._plate(name) for name in ("yoxii/board_shadow", "yoxii/board")]

    def _plate(self, name: str) -> tuple[str, Rect]:
        facts = self.pieces.kit.assets.facts(name)
        w, h = facts.size
        ax, ay = facts.anchor or (w / 2, h / 2)
        size = self.size
        return name, Rect(self.x - ax * size, self.y - ay * size, w * size, h * size)

    # -------------------------------------------------- where

    def rect(self, how: str, square: int) -> Rect:
        """What looks different when a square begins or ends to be drawn that way."""
        place, unit = self.places[square], self.size
        if how in ("totem", "totem_ghost"):
            x, y = place.foot
            up = (TOTEM + LIFTED) * unit
            return Rect(x - 70 * unit, y - up, 240 * unit, up + 100 * unit)
        if how == "piece":
            return Rect(place.x - 46 * unit, place.y - 50 * unit, 122 * unit, 126 * unit)
        if how == "piece_ghost":
            return Rect(place.x - 46 * unit, place.y - 62 * unit, 122 * unit, 138 * unit)
        return place.pitch.inset(-0.22 * PITCH * unit)

    def arc(self, start: int, end: int) -> Arc:
        """The arrow's way from square to square."""
        one, other = self.places[start], self.places[end]
        long = one.far_from(other.x, other.y)
        dx, dy = ((other.x - one.x) / long, (other.y - one.y) / long)
        beside, up = BESIDE * self.size, HEAD_UP * self.size
        begin = one.x + beside * dx, one.y - 0.3 * up + (0.7 * beside if dy > 0 else beside) * dy
        return Arc(begin, (other.x, other.y - up), self.size)

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, scenery: Scenery) -> None:
        """Everything, or what lies in the painter's clip."""
        for name, rect in self._plates:
            if painter.visible(rect):
                target = painter.canvas.px(rect)
                painter.surface.blit(self.pieces.kit.assets.fitted(name, *target.size), target)
        self._marks(painter, scenery)
        for place in self._rows:
            if place.square in scenery.pieces:
                self._piece(painter, scenery.pieces[place.square], place)
        if scenery.last is not None:
            place = self.places[scenery.last]
            self._put(painter, self.pieces.last(place.radius + 4 * self.size), place.x, place.y)
        self._openings(painter, scenery)
        self._ghosts(painter, scenery)
        for square in scenery.wrong:
            place = self.places[square]
            self._put(painter, self.pieces.sign("close", SIGN * self.size), place.x, place.y)

    def _marks(self, painter: Painter, scenery: Scenery) -> None:
        for square in scenery.counting:
            self._mark(painter, "counts", square)
        ghost = None if scenery.piece_ghost is None else scenery.piece_ghost.square
        for square in scenery.marks:
            focused = square in (scenery.totem_ghost, ghost)
            self._mark(painter, "dest_focus" if focused else "dest", square)

    def _mark(self, painter: Painter, name: str, square: int) -> None:
        place = self.places[square]
        self._put(painter, self.pieces.mark(name, self.size), place.x, place.y)

    def _piece(self, painter: Painter, piece: Piece, place: Place) -> None:
        self._put(painter, self.pieces.shadow(place.radius), place.x, place.y)
        self._put(painter, self.pieces.piece(piece.seat, piece.value, place.radius), place.x, place.y)

    def _openings(self, painter: Painter, scenery: Scenery) -> None:
        """Rings where a piece may follow, and lines to those next to the ghost."""
        if scenery.totem_ghost is None:
            return
        here = self.places[scenery.totem_ghost]
        there = [self.places[square] for square in scenery.openings]
        for place in there:
            self._put(painter, self.pieces.opening(self.size), place.x, place.y)
        near = [(place.x, place.y) for place in there if place.square & NEIGHBOURS[here.square]]
        edge, ring = 0.5 * SQUARE * PITCH * self.size, OPENING * PITCH * self.size
        for start, end in ways((here.x, here.y), near, 1.12 * edge, ring):
            line = self.pieces.line(round(end[0] - start[0], 1), round(end[1] - start[1], 1), self.size)
            self._put(painter, line, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

    def _ghosts(self, painter: Painter, scenery: Scenery) -> None:
        """The totem, and what only might be."""
        if scenery.totem is not None:
            place = self.places[scenery.totem]
            up = LIFTED * self.size if scenery.held else 0.0
            self._put(painter, self.pieces.totem(self.size, "totem_shadow"), *place.foot)
            self._put(painter, self.pieces.totem(self.size), place.foot[0], place.foot[1] - up)
        if scenery.totem_ghost is not None:
            self._put(painter, self.pieces.totem(self.size, "totem_ghost"), *self.places[scenery.totem_ghost].foot)
            if scenery.jump and scenery.totem is not None:
                self._arrow(painter, self.arc(scenery.totem, scenery.totem_ghost))
        if scenery.piece_ghost is not None:
            square, piece = scenery.piece_ghost
            place = self.places[square]
            self._put(painter, self.pieces.shadow(place.radius, 1), place.x + 5 * self.size, place.y)
            ghost = self.pieces.faded(piece.seat, piece.value, place.radius, GHOST)
            self._put(painter, ghost, place.x, place.y - LIFTED * self.size)

    def _arrow(self, painter: Painter, arc: Arc) -> None:
        if painter.visible(arc.rect):
            if self._drawn is None or self._drawn[0] != arc:
                self._drawn = arc, *arrow(self.pieces.kit, painter.canvas, arc)
            painter.surface.blit(self._drawn[1], self._drawn[2])

    def _put(self, painter: Painter, sprite: Sprite, x: float, y: float) -> None:
        scale = painter.canvas.scale
        rect = sprite.image.get_rect(topleft=sprite.at(x * scale, y * scale))
        if rect.colliderect(painter.surface.get_clip()):
            painter.surface.blit(sprite.image, rect)


def touched(scenery: Scenery) -> set[tuple[str, int, object]]:
    """Single squares that look special, and how."""
    ghost = scenery.piece_ghost
    found: set[tuple[str, int, object]] = {("piece", square, piece) for square, piece in scenery.pieces.items()}
    if scenery.totem is not None:
        found.add(("totem", scenery.totem, scenery.held))
    if scenery.totem_ghost is not None:
        found.add(("totem_ghost", scenery.totem_ghost, None))
    if ghost is not None:
        found.add(("piece_ghost", ghost.square, ghost.piece))
    focused = (scenery.totem_ghost, None if ghost is None else ghost.square)
    found |= {("marks", square, square in focused) for square in scenery.marks}
    special = {"counting": scenery.counting, "openings": scenery.openings, "wrong": scenery.wrong}
    found |= {(how, square, None) for how, squares in special.items() for square in squares}
    if scenery.last is not None:
        found.add(("last", scenery.last, None))
    return found
