"""A position of Help Me! as a small drawing: the board with its stacks, arrows for moves, crosses for what can't be."""

from collections.abc import Sequence

import pygame

from game.play.drawings import Drawing
from game.rules.help_me.moves import Move, read
from game.rules.help_me.position import Position
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.shell.paint import Painter
from game.tables.help_me.drawn import Drawn, worths
from game.tables.help_me.grid import HIGH, WIDE, board_for, cells, tile_for
from game.tables.help_me.painting import BoardPainter, Scenery
from game.tables.help_me.pieces import Pieces

EDGE = 0.03
"""Part of the width that stays free all round."""


def shape(_drawing: Drawing) -> float:
    """Height for width."""
    return HIGH / WIDE * (1 - 2 * EDGE) + 2 * EDGE


def draw(surface: pygame.Surface, kit: Kit, canvas: Canvas, drawing: Drawing, position: Position) -> None:
    """The board over all of the surface. A landing is where a move leads, a wrong one where it can't lead."""
    area = canvas.whole.inset(EDGE * canvas.width)
    tile = tile_for(area.w, area.h)
    board = board_for(area, tile)
    painter, pieces = Painter(surface, canvas, kit), Pieces(kit, canvas, tile)
    landings, wrong = (_moves(drawing.marks.get(kind, ())) for kind in ("landing", "wrong"))
    source = landings[0].source if landings else wrong[0].source if wrong else None
    scenery = Scenery(
        stacks=Drawn(position).stacks,
        source=source,
        targets=[move.target for move in landings],
        arrows=source if landings else None,
        counted=worths(position),
    )
    shown = BoardPainter(board, cells(board, tile), pieces)
    shown.paint(painter, scenery)
    for move in wrong:
        shown.put(painter, pieces.cross(), *shown.cells[move.target].bed.centre)


def _moves(texts: Sequence[str]) -> list[Move]:
    return [read(text) for text in texts]
