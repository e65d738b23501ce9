"""A seat's points on paper: where they come from, what a planting would change, the total."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.hutan.pieces import Pieces
from game.tables.hutan.sayings import plain, signed
from game.tables.measure import Measure

EDGE, BADGE, GAP = 24.0, 46.0, 14.0
ABOVE, BELOW, RULE = 12.0, 8.0, 12.0
NESTLE, NESTLE_TOTAL = 0.82, 0.9
SPREAD = 26.0
"""Lines lie at most so much farther apart where there is room."""
PILL_EDGE = 12.0
PANGOLIN = 56.0


class Score(NamedTuple):
    """What the panel says."""

    seat: Seat
    name: str
    acting: bool
    pangolin: bool
    labels: Sequence[str]
    points: Sequence[int]
    more: Sequence[int]
    """What the planting in focus would change."""
    total: int
    total_word: str
    note: str
    """What has to be reached."""


def line_high(measure: Measure) -> float:
    """From line to line."""
    return NESTLE * measure.line("small")


def whole_high(measure: Measure, labels: Sequence[str], wide: float) -> float:
    """Height of the whole panel with lines of these names; endless where one is too long for its width."""
    room = wide - 2 * EDGE - measure.width("−88", "small_strong") - GAP
    if any(measure.width(label, "small") > room for label in labels):
        return math.inf
    return lines_high(measure, len(labels))


def lines_high(measure: Measure, lines: int) -> float:
    """Height of a panel with so many lines."""
    head = max(BADGE * min(1.3, measure.grow), measure.line("strong"))
    return ABOVE + head + lines * line_high(measure) + RULE + NESTLE_TOTAL * measure.line("name") + BELOW


def folded_high(measure: Measure) -> float:
    """Height with name and total only."""
    return (
        ABOVE
        + max(BADGE * min(1.3, measure.grow), measure.line("strong"))
        + NESTLE_TOTAL * measure.line("name")
        + BELOW
    )


class ScorePanel:
    """Whole, or folded to name and total."""

    def __init__(self, rect: Rect, whole: bool, measure: Measure, pieces: Pieces) -> None:
        self.rect, self.whole, self.measure, self.pieces = rect, whole, measure, pieces
        self.badge = BADGE * min(1.3, measure.grow)

    def paint(self, painter: Painter, score: Score, focused: bool) -> None:
        """All of it."""
        if not painter.visible(self.rect.inset(-20)):
            return
        rect = self.rect
        painter.panel(rect, "paper_focus" if focused else "paper", 18, 5 if focused else 0)
        if score.acting:
            painter.bar(Rect(rect.x + EDGE, rect.y, rect.w - 2 * EDGE, 8), "accent.hutan")
        head = max(self.badge, self.measure.line("strong"))
        self._head(painter, score, rect.y + ABOVE + head / 2)
        y = rect.y + ABOVE + head
        if self.whole:
            spare = rect.h - lines_high(self.measure, len(score.points))
            step = line_high(self.measure) + max(0.0, min(SPREAD, spare / (len(score.points) + 1)))
            for label, points, more in zip(score.labels, score.points, score.more, strict=False):
                self._line(painter, label, points, more, y + step / 2)
                y += step
            painter.bar(Rect(rect.x + EDGE, y + RULE / 2 - 1, rect.w - 2 * EDGE, 3), "line_paper")
            y += RULE
        total = Rect(rect.x, y, rect.w, NESTLE_TOTAL * self.measure.line("name"))
        self._total(painter, score, total)

    def _head(self, painter: Painter, score: Score, y: float) -> None:
        rect = self.rect
        painter.badge(score.seat, rect.x + EDGE + self.badge / 2, y, self.badge)
        x, right = rect.x + EDGE + self.badge + GAP, rect.right - EDGE
        scale = painter.canvas.scale
        if score.pangolin:
            sprite = self.pieces.drawing("pangolin", PANGOLIN, PANGOLIN)
            painter.surface.blit(sprite.image, sprite.at((right - PANGOLIN / 2) * scale, y * scale))
            right -= PANGOLIN + GAP
        needed = self.measure.width(score.note, "small")
        if score.note and right - needed - GAP - x >= self.measure.width(score.name, "small_strong"):
            painter.text(score.note, right, y, "small", "ink_2", anchor="right")
            right -= needed + GAP
        name = self.measure.fitted(score.name, ("strong", "small_strong"), right - x)
        if name.wrap is None:
            painter.text(score.name, x, y, name.role, "ink")

    def _line(self, painter: Painter, label: str, points: int, more: int, y: float) -> None:
        rect, measure = self.rect, self.measure
        painter.text(label, rect.x + EDGE, y, "small", "ink")
        colour = "pieces.hutan.loss" if points < 0 else "ink"
        painter.text(plain(points), rect.right - EDGE, y, "small_strong", colour, anchor="right")
        if more:
            right = rect.right - EDGE - measure.width("−88", "small_strong") - GAP
            self._pill(painter, more, right, y, rect.x + EDGE + measure.width(label, "small") + GAP)

    def _pill(self, painter: Painter, more: int, right: float, y: float, least: float) -> None:
        """What would be added, in a ring of its colour."""
        measure = self.measure
        wide, high = measure.width(signed(more), "small_strong") + 2 * PILL_EDGE, 0.86 * measure.line("small")
        left = max(right - wide, least)
        colour = "pieces.hutan.gain" if more > 0 else "pieces.hutan.loss"
        rect = Rect(left, y - high / 2, wide, high)
        painter.bar(rect, colour)
        painter.bar(rect.inset(2.5), "paper_focus")
        painter.text(signed(more), left + wide / 2, y, "small_strong", colour, anchor="centre")

    def _total(self, painter: Painter, score: Score, line: Rect) -> None:
        y, more, measure = line.centre[1], sum(score.more), self.measure
        word = measure.width(score.total_word, "strong") + GAP
        pill = measure.width(signed(more), "small_strong") + 2 * PILL_EDGE + GAP if more else 0.0
        if word + pill + measure.width(plain(score.total), "name") > line.w - 2 * EDGE:
            word = 0.0
        else:
            painter.text(score.total_word, line.x + EDGE, y, "strong", "ink")
        colour = "pieces.hutan.loss" if score.total < 0 else "pieces.hutan.gain"
        painter.text(plain(score.total), line.right - EDGE, y, "name", colour, anchor="right")
        if more:
            right = line.right - EDGE - measure.width("−888", "name") - 4
            self._pill(painter, more, right, y, line.x + EDGE + word)
