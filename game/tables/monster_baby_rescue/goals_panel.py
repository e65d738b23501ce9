"""Goals and final tiles: what a goal asks for and pays, who has it, and what each final tile would pay now."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue.pieces import Pieces

EDGE, GAP, ACROSS = 14.0, 8.0, 5
FINALS = 4
PICTURE, DISC, MARK = 0.56, 0.3, 0.34
"""Sizes in parts of a tile's height."""
NUMBER, POINTS = 30.0, 28.0
DONE = 150


class GoalTile(NamedTuple):
    """A goal: its drawing, the number it asks for, its points (None where it is only a trophy), who has it."""

    picture: str
    needed: str
    points: int | None
    taken: Seat | None
    close: bool
    """The viewer needs one step more."""
    focused: bool


class FinalTile(NamedTuple):
    """A final tile: its drawing, and what it would pay the viewer now."""

    picture: str
    now: int
    focused: bool


class Goals(NamedTuple):
    """What the panel shows."""

    goals: Sequence[GoalTile]
    finals: Sequence[FinalTile]


class GoalsPanel:
    """One lay-out: goals five or ten abreast, the final tiles below them, if there are any."""

    def __init__(self, rect: Rect, finals: bool, measure: Measure, pieces: Pieces) -> None:
        self.rect, self.finals, self.measure, self.pieces = rect, finals, measure, pieces
        self._inner = rect.inset(EDGE)
        self._across = max((ACROSS, 2 * ACROSS), key=self._side)
        self._high = self._row_high(self._across)

    def _row_high(self, across: int) -> float:
        rows = 2 * ACROSS // across + self.finals
        return (self._inner.h - GAP * (rows - 1)) / rows

    def _side(self, across: int) -> float:
        """The shorter side of a goal with so many of them abreast."""
        return min((self._inner.w - GAP * (across - 1)) / across, self._row_high(across))

    def goal_rect(self, number: int) -> Rect:
        """Where a goal lies."""
        row, column = divmod(number, self._across)
        return self._cell(row, column, self._across)

    def final_rect(self, number: int) -> Rect:
        """Where a final tile lies."""
        return self._cell(2 * ACROSS // self._across, number, FINALS)

    def _cell(self, row: int, column: int, across: int) -> Rect:
        wide = (self._inner.w - GAP * (across - 1)) / across
        return Rect(self._inner.x + column * (wide + GAP), self._inner.y + row * (self._high + GAP), wide, self._high)

    def paint(self, painter: Painter, goals: Goals) -> None:
        """All of it, or what lies in the painter's clip."""
        if not painter.visible(self.rect):
            return
        painter.panel(self.rect, "smoke", 18)
        for number, goal in enumerate(goals.goals):
            rect = self.goal_rect(number)
            if painter.visible(rect.inset(-16)):
                self._goal(painter, rect, goal)
        for number, final in enumerate(goals.finals):
            rect = self.final_rect(number)
            if painter.visible(rect.inset(-16)):
                self._final(painter, rect, final)

    def _goal(self, painter: Painter, rect: Rect, goal: GoalTile) -> None:
        painter.panel(rect, "paper_focus" if goal.focused else "paper" if goal.taken is None else "paper_bot", 14)
        self._picture(painter, goal.picture, rect, 0.4, goal.taken is not None)
        if goal.needed:
            painter.letters(goal.needed, rect.right - 22, rect.y + rect.h * 0.26, NUMBER, "ink")
        if goal.points is not None:
            inset = max(30.0, rect.h * DISC) / 2 + 4
            self._disc(painter, rect.x + inset, rect.bottom - inset, rect.h, goal.points, "ink")
        if goal.taken is not None:
            side = rect.h * MARK
            painter.badge(goal.taken, rect.right - side * 0.62, rect.bottom - side * 0.62, side)
        elif goal.close:
            side = rect.h * 0.26
            place = Rect(rect.right - side - 6, rect.bottom - side - 6, side, side)
            painter.icon("chevron_up", place, "ink_icon")

    def _final(self, painter: Painter, rect: Rect, final: FinalTile) -> None:
        painter.panel(rect, "paper_focus" if final.focused else "paper", 14)
        self._picture(painter, final.picture, rect, 0.38, False)
        painter.letters(written(final.now), rect.right - 26, rect.centre[1], 32, "ink")

    def _picture(self, painter: Painter, name: str, rect: Rect, at: float, faint: bool) -> None:
        side = min(rect.w * 0.62, rect.h * 0.86)
        sprite = self.pieces.drawing(name, side, side)
        image = sprite.image
        if faint:
            image = image.copy()
            image.set_alpha(DONE)
        scale = painter.canvas.scale
        painter.surface.blit(image, sprite.at((rect.x + rect.w * at) * scale, rect.centre[1] * scale))

    def _disc(self, painter: Painter, x: float, y: float, high: float, points: int, colour: str) -> None:
        side = max(30.0, high * DISC)
        painter.bar(Rect(x - side / 2, y - side / 2, side, side), colour)
        painter.letters(str(points), x, y, POINTS, "cream")


def written(points: int) -> str:
    """Points with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)
