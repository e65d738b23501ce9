"""A position of Yoxii as a small drawing: the board as it stands, and marks on it."""

import pygame

from game.play.drawings import Drawing
from game.rules.yoxii.board import BETWEEN
from game.rules.yoxii.moves import Move, read
from game.rules.yoxii.position import Position
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.shell.paint import Painter
from game.tables.yoxii.drawn import Drawn, Piece
from game.tables.yoxii.painting import BoardPainter, Ghost, Scenery
from game.tables.yoxii.pieces import Pieces
from game.tables.yoxii.places import FRONT, SIDE

EDGE = 0.03
"""Part of the width that stays free all round."""


def shape(_drawing: Drawing) -> float:
    """Height for width."""
    return (FRONT + SIDE) / (2 * SIDE) * (1 - 2 * EDGE) + 2 * EDGE


def draw(surface: pygame.Surface, kit: Kit, canvas: Canvas, drawing: Drawing, position: Position) -> None:
    """Board, pieces and marks over all of the surface."""
    size = canvas.width * (1 - 2 * EDGE) / (2 * SIDE)
    board = canvas.width / 2, canvas.width * EDGE + SIDE * size, size
    marks: dict[str, list[Move]] = {kind: [read(text) for text in texts] for kind, texts in drawing.marks.items()}

    def squares(kind: str) -> list[int]:
        return [move.square for move in marks.get(kind, ())]

    drawn = Drawn(position)
    scenery = Scenery(
        pieces=drawn.pieces,
        totem=drawn.totem,
        marks=squares("landing"),
        counting=squares("partner"),
        wrong=squares("wrong"),
    )
    for ghost in marks.get("ghost", ()):
        if ghost.value:
            scenery.piece_ghost = Ghost(ghost.square, Piece(position.seat, ghost.value))
        else:
            scenery.totem_ghost = ghost.square
            scenery.jump = bool(BETWEEN[drawn.totem].get(ghost.square))
    BoardPainter(board, Pieces(kit, canvas)).paint(Painter(surface, canvas, kit), scenery)
