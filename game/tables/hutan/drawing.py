"""A position of Hutan as a small drawing: the first seat's forest, and marks on its squares."""

from collections.abc import Sequence

import pygame

from game.core.protocol import Seat
from game.play.drawings import Drawing
from game.rules.hutan.forest import colour_at
from game.rules.hutan.grid import union
from game.rules.hutan.moves import Kind, Move, read
from game.rules.hutan.position import Position
from game.rules.hutan.scoring import standing
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.tables.hutan.drawn import Thing, things
from game.tables.hutan.forest_painter import ForestPainter, Scenery
from game.tables.hutan.pieces import Pieces

SIGN = 0.4
"""Signs in parts of a square."""
SIGNS = {"partner": ("check", "ready"), "wrong": ("close", "pieces.hutan.loss")}
"""Icon and ground by the kind of mark; other kinds are drawn as at the table."""
EDGE = 0.03


def shape(_drawing: Drawing) -> float:
    """Height for width."""
    return 1.0


def draw(surface: pygame.Surface, kit: Kit, canvas: Canvas, drawing: Drawing, position: Position) -> None:
    """The forest with its marks over all of the surface."""
    side = min(canvas.width, canvas.height) * (1 - 2 * EDGE)
    frame = Rect((canvas.width - side) / 2, (canvas.height - side) / 2, side, side)
    painter = Painter(surface, canvas, kit)
    forest = ForestPainter(frame, Pieces(kit, canvas), position.terms)
    marks: dict[str, list[Move]] = {kind: [read(place) for place in places] for kind, places in drawing.marks.items()}
    forest.paint(painter, _scenery(position, marks.get("landing", ()), next(iter(marks.get("ghost", ())), None)))
    for kind, (icon, colour) in SIGNS.items():
        for move in marks.get(kind, ()):
            _sign(painter, forest, move.square, icon, colour)


def _scenery(position: Position, landing: Sequence[Move], ghost: Move | None) -> Scenery:
    terms, forest = position.terms, position.forests[0]
    return Scenery(
        seat=Seat(0),
        things=things(forest),
        standings=[standing(terms.points, area, forest) for area in terms.land.areas],
        marks=union({move.square for move in landing}),
        ghost=None if ghost is None else (ghost.square, _would_stand(position, ghost)),
    )


def _would_stand(position: Position, move: Move) -> Thing:
    forest = position.forests[0]
    if move.kind is Kind.ANIMAL:
        return Thing("animal", colour_at(forest, move.square))
    return Thing("tree" if forest.flowers[move.colour] & move.square else "flower", move.colour)


def _sign(painter: Painter, forest: ForestPainter, square: int, icon: str, colour: str) -> None:
    x, y = forest.middle(square)
    side = SIGN * forest.size
    rect = Rect(x - side / 2, y - side / 2, side, side)
    painter.bar(rect.inset(-2), "focus_dark")
    painter.bar(rect, colour)
    painter.icon(icon, rect.inset(0.2 * side), "on_ready")
