"""A seat's board: badge and name, the monster as large as there is room, and the levels of its parts."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.rules.monster_baby_rescue.tiles import MOST, PARTS
from game.shell.layout import Rect, around
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue.pieces import FEET, FRAME, PART_BOXES, Pieces

EDGE, PIP, PIP_GAP = 20.0, 24.0, 4.0
NARROW = 440.0
"""On a board narrower than that the levels stand below the monster."""
PIPS_AT = {"head": 0.24, "torso": 0.58, "legs": 0.84}
"""How far down the monster's frame the levels of a part stand."""


class Board(NamedTuple):
    """What the panel shows."""

    seat: Seat
    name: str
    second: str
    kind: str
    levels: tuple[int, ...]
    points: int | None
    acting: bool
    hidden: bool
    """The monster is drawn in motion."""
    parts: Sequence[int]
    """Parts that may be chosen now."""
    chosen: int | None
    """The part in focus."""
    names: Sequence[str]
    """Of the parts."""


class BoardPanel:
    """One lay-out: the head on top, the monster at the left of its levels."""

    def __init__(self, rect: Rect, measure: Measure, pieces: Pieces) -> None:
        self.rect, self.measure, self.pieces = rect, measure, pieces
        self.badge = min(measure.badge, rect.h * 0.24)
        self.head = max(self.badge, measure.line("name")) + 16
        self._pips = MOST * (PIP + PIP_GAP) + 8
        self._line = measure.line("small_strong")
        self.below = rect.w < NARROW and rect.h > rect.w
        foot = self._line + PIP + 14 if self.below else 0.0
        room = Rect(rect.x, rect.y + self.head + 4, rect.w, rect.h - self.head - EDGE - foot)
        beside = rect.w - 2 * EDGE if self.below else rect.w - self._pips - 2 * EDGE
        self.high = min(room.h, beside * FRAME[1] / FRAME[0] * 1.04)
        wide = self.high * FRAME[0] / FRAME[1]
        left = rect.x + max(4.0, (beside - wide) / 2 + (EDGE if self.below else 0.0))
        self.frame = Rect(left, room.bottom - self.high, wide, self.high)

    @property
    def feet(self) -> tuple[float, float]:
        """Where the monster stands."""
        return self.frame.x + self.frame.w * FEET[0], self.frame.y + self.frame.h * FEET[1]

    def part_rect(self, part: int) -> Rect:
        """Where a part of the monster is meant."""
        left, top, right, bottom = PART_BOXES[PARTS[part]]
        frame = self.frame
        return Rect(
            frame.x + left * frame.w, frame.y + top * frame.h, (right - left) * frame.w, (bottom - top) * frame.h
        )

    def paint(self, painter: Painter, board: Board) -> None:
        """All of it, or what lies in the painter's clip."""
        if not painter.visible(self.rect):
            return
        painter.panel(self.rect, "paper", 18)
        rect = self.rect
        if board.acting:
            painter.bar(Rect(rect.x + EDGE, rect.y, rect.w - 2 * EDGE, 6), "accent.monster_baby_rescue")
        self._head(painter, board)
        x, y = self.frame.centre[0], self.frame.bottom - self.frame.h * 0.06
        painter.bar(around(x, y, self.frame.w * 0.96, self.frame.h * 0.085), "line_paper")
        if not board.hidden:
            sprite = self.pieces.monster(board.kind, board.levels, self.high)
            fx, fy = self.feet
            painter.surface.blit(sprite.image, sprite.at(fx * painter.canvas.scale, fy * painter.canvas.scale))
        for part in range(len(PARTS)):
            self._levels(painter, board, part)

    def _head(self, painter: Painter, board: Board) -> None:
        rect, measure = self.rect, self.measure
        y = rect.y + 8 + self.head / 2
        painter.badge(board.seat, rect.x + EDGE + self.badge / 2, y, self.badge)
        points = "" if board.points is None else str(board.points)
        x = rect.x + EDGE + self.badge + 16
        right = rect.right - EDGE
        wide = measure.width(points, "name")
        if points:
            painter.text(points, right, y, "name", "ink", anchor="right")
        name = measure.fitted(board.name, ("name", "strong", "small_strong"), right - wide - 16 - x)
        if name.wrap is None and name.words:
            painter.text(name.words, x, y, name.role, "ink")

    def _levels_at(self, part: int) -> tuple[float, float]:
        """Where the levels of a part begin, and the height between its name and its pips."""
        if not self.below:
            return self.rect.right - EDGE - self._pips, self.frame.y + self.frame.h * PIPS_AT[PARTS[part]]
        wide = (self.rect.w - 2 * EDGE) / len(PARTS)
        left = self.rect.x + EDGE + part * wide + (wide - self._pips) / 2
        return left, self.rect.bottom - EDGE - PIP - 2

    def _levels(self, painter: Painter, board: Board, part: int) -> None:
        """Name and four pips."""
        x, y = self._levels_at(part)
        name, level = board.names[part], board.levels[part]
        if all(self.measure.width(one, "small_strong") <= self._pips + EDGE for one in board.names):
            painter.text(name, x, y - self._line / 2 - PIP * 0.3, "small_strong", "ink")
        for pip in range(MOST):
            sprite = self.pieces.drawing("level_pip_on" if pip < level else "level_pip_off", PIP, PIP)
            at = x + pip * (PIP + PIP_GAP) + PIP / 2
            painter.surface.blit(
                sprite.image, sprite.at(at * painter.canvas.scale, (y + PIP * 0.6) * painter.canvas.scale)
            )
