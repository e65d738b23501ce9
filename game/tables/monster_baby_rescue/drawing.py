"""A position of Monster Baby Rescue as a small drawing: track, row, and the first seat's monster with its things."""

from dataclasses import replace

import pygame

from game.core.protocol import Seat
from game.play.drawings import Drawing
from game.rules.monster_baby_rescue.moves import Deed, read
from game.rules.monster_baby_rescue.position import GONE, Position, is_ending
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue.board_panel import Board, BoardPanel
from game.tables.monster_baby_rescue.kinds import kinds
from game.tables.monster_baby_rescue.looking import collected
from game.tables.monster_baby_rescue.pieces import Pieces
from game.tables.monster_baby_rescue.row_panel import Row, RowPanel, Slot
from game.tables.monster_baby_rescue.things_panel import Things, ThingsPanel
from game.tables.monster_baby_rescue.track_panel import Track, TrackPanel, standing

WIDE, HIGH = 1240.0, 800.0
"""The drawing in units of the table."""
EDGE, GAP = 36.0, 14.0
SIGN = 64.0
MINE = Seat(0)


def shape(_drawing: Drawing) -> float:
    """Height for width."""
    return HIGH / WIDE


def draw(surface: pygame.Surface, kit: Kit, canvas: Canvas, drawing: Drawing, position: Position) -> None:
    """The panels of the table without words, and signs on what the marks name."""
    part = min(canvas.width / WIDE, canvas.height / HIGH)
    own = replace(canvas, width=canvas.width / part, height=canvas.height / part, scale=canvas.scale * part)
    painter, measure, pieces = Painter(surface, own, kit), Measure(kit, own), Pieces(kit, own)
    inner = Rect((own.width - WIDE) / 2 + EDGE, (own.height - HIGH) / 2 + EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE)
    track = inner._replace(h=140.0)
    board = Rect(inner.x, track.bottom + GAP, 380.0, inner.bottom - track.bottom - GAP)
    row = Rect(board.right + GAP, board.y, inner.right - board.right - GAP, 300.0)
    things = Rect(row.x, row.bottom + GAP, row.w, inner.bottom - row.bottom - GAP)
    kind, monster = kinds(position.terms)[MINE], position.monsters[MINE]
    TrackPanel(track, position.terms.locations, measure, pieces).paint(painter, _track(position))
    BoardPanel(board, measure, pieces).paint(painter, _board(position, kind))
    rows = RowPanel(row, Rect(row.x, row.bottom - 10, row.w, 10), row.bottom, measure, pieces)
    rows.paint(painter, _row(position, kind, monster.levels))
    ThingsPanel(things, measure, pieces).paint(painter, Things(tuple(collected(position, MINE)), (), None))
    for mark, places in drawing.marks.items():
        for move in (read(place) for place in places):
            if move.deed is Deed.TAKE:
                _sign(painter, rows.tile_rect(move.what), "close" if mark == "wrong" else "check")


def _sign(painter: Painter, tile: Rect, icon: str) -> None:
    place = Rect(tile.right - SIGN * 0.7, tile.bottom - SIGN * 0.8, SIGN, SIGN)
    painter.bar(place, "ready" if icon == "check" else "focus_dark")
    painter.icon(icon, place.inset(12), "cream")


def _track(position: Position) -> Track:
    locations = position.terms.locations
    figures = standing(position.track, locations)
    return Track(
        figures=figures,
        marker=figures[0][1] if figures else None,
        names=("",) * locations,
        acting=figures[0][1] if figures else None,
        pile="",
        pile_focused=False,
        preview=None,
    )


def _board(position: Position, kind: str) -> Board:
    return Board(
        seat=MINE,
        name="",
        second="",
        kind=kind,
        levels=position.monsters[MINE].levels,
        points=None,
        acting=False,
        hidden=False,
        parts=(),
        chosen=None,
        names=("", "", ""),
    )


def _row(position: Position, kind: str, levels: tuple[int, ...]) -> Row:
    terms, ending = position.terms, is_ending(position)
    slots = [
        Slot(None if number == GONE else terms.tiles[number], None if ending else terms.prices[place], False, False)
        for place, number in enumerate(position.row)
    ]
    return Row(slots, kind, levels, ("",) * len(slots), None, False)
