"""A sheet with care tiles: those a seat has taken with its goals, or those that are still to come."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.monster_baby_rescue.tiles import Tile
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue.pieces import TILE, Pieces

EDGE, GAP = 24.0, 10.0
LARGEST = 112.0


class Heap(NamedTuple):
    """Equal tiles and how many there are."""

    tile: Tile
    number: int


class Sheet(NamedTuple):
    """What lies open."""

    title: str
    heaps: Sequence[Heap]
    goals: Sequence[str]
    """Drawings of goals reached."""
    kind: str
    levels: tuple[int, ...]
    """Tiles that improve a part show it one level above these."""


class SheetPanel:
    """One lay-out: as many columns as let all tiles be seen as large as possible."""

    def __init__(self, rect: Rect, measure: Measure, pieces: Pieces) -> None:
        self.rect, self.measure, self.pieces = rect, measure, pieces

    def paint(self, painter: Painter, sheet: Sheet) -> None:
        """Title, tiles, goals."""
        if not painter.visible(self.rect.inset(-20)):
            return
        painter.panel(self.rect, "paper", 18, 12)
        inner = self.rect.inset(EDGE)
        head = self.measure.fitted(sheet.title, ("name", "strong", "small_strong"), inner.w)
        painter.text(head.words, inner.x, inner.y + head.height / 2, head.role, "ink", width=head.wrap)
        top = inner.y + head.height + GAP
        room = Rect(inner.x, top, inner.w, inner.bottom - top)
        count = len(sheet.heaps) + len(sheet.goals)
        wide = self._width(room, count)
        if not wide:
            return
        across = max(1, int((room.w + GAP) / (wide + GAP)))
        high = wide * TILE[1] / TILE[0]
        scale = painter.canvas.scale
        for at in range(count):
            row, column = divmod(at, across)
            place = Rect(room.x + column * (wide + GAP), room.y + row * (high + GAP), wide, high)
            x, y = place.centre
            if at < len(sheet.heaps):
                heap = sheet.heaps[at]
                sprite = self.pieces.tile(heap.tile, sheet.kind, sheet.levels, wide)
                painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))
                if heap.number > 1:
                    painter.letters(f"×{heap.number}", x, place.bottom - high * 0.13, 30, "ink")
            else:
                painter.panel(place, "paper_focus", 14)
                sprite = self.pieces.drawing(sheet.goals[at - len(sheet.heaps)], wide * 0.8, wide * 0.8)
                painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))

    def _width(self, room: Rect, count: int) -> float:
        """The largest width at which so many tiles fit."""
        best = 0.0
        for across in range(1, count + 1):
            wide = min(LARGEST, (room.w - GAP * (across - 1)) / across)
            rows = -(-count // across)
            high = (room.h - GAP * (rows - 1)) / rows
            best = max(best, min(wide, high * TILE[0] / TILE[1]))
        return best
