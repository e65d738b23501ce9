"""A position of Pylos as a small drawing: the board as it stands or with its levels apart, and marks on it."""

import pygame

from game.play.drawings import Drawing
from game.rules.pylos.board import CELLS, NUMBERS
from game.rules.pylos.position import Position
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.tables.pylos.painting import SIGN_AT, BoardPainter, Scenery
from game.tables.pylos.pieces import Pieces
from game.tables.pylos.places import Place
from game.tables.pylos.plan import DROP, HIGH, WIDE
from game.tables.pylos.view import View, side_by_side, standing

WHOLE, APART = 0.84, 0.5
"""Height of a drawing for its width."""
EDGE = 0.03
"""Part of the width that stays free all round."""
SIGN = 0.6
"""Signs in proportion to the ball they mark."""
SIGNS = {"take": "arrow_up", "rise": "chevron_up", "partner": "check", "hidden": "eye", "wrong": "close"}
"""Icons by the kind of mark."""


def shape(drawing: Drawing) -> float:
    """Height for width."""
    return APART if drawing.view == "apart" else WHOLE


def draw(surface: pygame.Surface, kit: Kit, canvas: Canvas, drawing: Drawing, position: Position) -> None:
    """Plates, balls and marks over all of the surface."""
    area = canvas.whole.inset(EDGE * canvas.width)
    pieces, painter = Pieces(kit, canvas), Painter(surface, canvas, kit)
    apart = drawing.view == "apart"
    view = side_by_side(kit.assets, canvas, area, 0.0, 0.0) if apart else _whole(kit, area)
    marks: dict[str, list[int]] = {kind: [NUMBERS[place] for place in cells] for kind, cells in drawing.marks.items()}
    filled = position.light | position.dark
    scenery = Scenery(
        balls={cell: position.dark >> cell & 1 for cell in CELLS if filled >> cell & 1},
        landings=marks.get("landing", ()),
        ghost=next(iter(marks.get("ghost", ())), None),
        ghost_seat=position.seat,
        empty=apart,
    )
    BoardPainter(view, pieces).paint(painter, scenery)
    for kind, icon in SIGNS.items():
        for cell in marks.get(kind, ()):
            _sign(painter, pieces, icon, view.places[cell])


def _sign(painter: Painter, pieces: Pieces, icon: str, place: Place) -> None:
    sign, scale = pieces.sign(icon, 2 * SIGN * place.radius), painter.canvas.scale
    off = SIGN_AT * place.radius
    painter.surface.blit(sign.image, sign.at((place.x - off) * scale, (place.y - off) * scale))


def _whole(kit: Kit, area: Rect) -> View:
    size = min(area.w / WIDE, area.h / HIGH)
    x, y = area.centre
    return standing(kit.assets, (x - 4 * size, y + DROP * size, size))
