"""Alone: what a score is worth, star by star, and what a scenario asks for."""

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure

EDGE, STAR, GAP = 28.0, 30.0, 10.0
ROW = 40.0


class Goals(NamedTuple):
    """Points for one star, two stars, ..., how many there are for each, and the target with whether it is reached."""

    stars: Sequence[int]
    earned: int
    target: str
    reached: bool


class GoalsPanel:
    """Rows on smoked glass; as many as fit, from the next star on."""

    def __init__(self, rect: Rect, measure: Measure) -> None:
        self.rect, self.measure = rect, measure
        self.row = max(ROW, measure.line("small_strong") + 2)

    def paint(self, painter: Painter, goals: Goals) -> None:
        """All of it."""
        if not painter.visible(self.rect):
            return
        rect = self.rect
        painter.panel(rect, "smoke", 18)
        room = int((rect.h - 20) / self.row) - bool(goals.target)
        count = len(goals.stars)
        first = max(0, min(goals.earned, count - room)) if room < count else 0
        shown = list(range(first, min(count, first + max(0, room))))
        together = (len(shown) + bool(goals.target)) * self.row
        y = rect.centre[1] - together / 2 + self.row / 2
        if goals.target:
            self._target(painter, goals, y)
            y += self.row
        for number in shown:
            self._stars(painter, number, count, goals, y)
            y += self.row

    def _target(self, painter: Painter, goals: Goals, y: float) -> None:
        x = self.rect.x + EDGE
        painter.icon("check" if goals.reached else "trophy", Rect(x, y - STAR / 2, STAR, STAR), "cream")
        fitted = self.measure.fitted(goals.target, ("second", "small"), self.rect.right - EDGE - x - STAR - GAP)
        painter.text(goals.target, x + STAR + GAP, y, fitted.role, "cream")

    def _before(self, goals: Goals) -> float:
        """Where the widest number begins."""
        widest = max(self.measure.width(str(points), "small_strong") for points in goals.stars)
        return self.rect.right - EDGE - widest - GAP

    def _stars(self, painter: Painter, number: int, count: int, goals: Goals, y: float) -> None:
        """So many stars, and the points they take."""
        x, earned = self.rect.x + EDGE, number < goals.earned
        colour = "focus" if earned else "cream_3"
        points = str(goals.stars[number])
        step = min(STAR + 4, (self._before(goals) - x) / count)
        size = min(STAR, step)
        for place in range(number + 1):
            star = Rect(x + place * step, y - size / 2, size, size)
            painter.icon("star" if earned else "star_empty", star, colour)
        painter.text(points, self.rect.right - EDGE, y, "small_strong", "cream", anchor="right")
