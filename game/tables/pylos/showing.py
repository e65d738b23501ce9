"""A step as motion: which ball flies where, what shines, and when each event is seen on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.events import Earned, Placed, Raised, TakenBack
from game.play.match import Step
from game.rules.pylos.board import NUMBERS
from game.shell.tween import EASES, Ease
from game.tables.pylos import cutting
from game.tables.pylos.drawn import BallEvent, Drawn
from game.tables.pylos.flash import Flash
from game.tables.pylos.flight import Flight, Point, Way
from game.tables.pylos.motion import Clip
from game.tables.pylos.painting import BoardPainter, Scenery
from game.tables.pylos.pieces import variant
from game.tables.pylos.spread import Spread

FROM_TRAY, FROM_CELL, TO_TRAY = 150.0, 120.0, 110.0
"""Heights of the arcs, at the size the board was baked for."""


class Stroke(NamedTuple):
    """Durations and easing of one kind of motion, at the player's pace."""

    seconds: float
    ease: Ease
    travel: float


class Showing:
    """Makes the clips of one step; they change `drawn` as the events are seen."""

    def __init__(self, spread: Spread, lifted: bool, drawn: Drawn) -> None:
        self.spread, self.lifted, self.drawn = spread, lifted, drawn
        self.kit = spread.room.kit
        self.partners: Sequence[int] = ()
        """Balls of a shape that shines now."""

    def clips(self, step: Step) -> list[Clip]:
        """One after the other."""
        clips: list[Clip] = []
        for event in step.events:
            at = clips[-1].end if clips else 0.0
            if isinstance(event, Placed | Raised | TakenBack):
                clips.append(self._flight(at, event))
            elif isinstance(event, Earned):
                clips.append(self._flash(at, event))
        return clips

    def _board(self) -> BoardPainter:
        return self.spread.painter_of(self.lifted)

    def _stroke(self, name: str) -> Stroke:
        move = self.kit.theme.motion.game["pylos"][name]
        return Stroke(self.kit.pace.seconds(move.ms), EASES[move.ease], move.travel * self.spread.size(self.lifted))

    # -------------------------------------------------- flights

    def _flight(self, at: float, event: BallEvent) -> Flight:
        start, end = self._ends(event)
        hop = self._stroke("land") if end.depth is not None else Stroke(0.0, EASES["linear"], 0.0)
        stroke = self._stroke("take_back" if isinstance(event, TakenBack) else "place")
        arc = TO_TRAY if isinstance(event, TakenBack) else FROM_TRAY if isinstance(event, Placed) else FROM_CELL
        height = arc * self.spread.size(self.lifted)
        way = Way(start, end, height, stroke.seconds, hop.travel, hop.seconds, stroke.ease)
        cells = self._cells(event)
        ball = (event.seat, variant(cells[-1]))
        return Flight(
            at,
            way,
            ball,
            self.spread.pieces,
            lambda: cutting.fronts(self._board(), Scenery(balls=self.drawn.balls), cells),
            lambda: self.drawn.leave(event),
            lambda: self._arrive(event),
        )

    @staticmethod
    def _cells(event: BallEvent) -> list[int]:
        """The cells of the board the ball leaves or comes to."""
        if isinstance(event, Raised):
            return [NUMBERS[event.source], NUMBERS[event.target]]
        return [NUMBERS[event.at]]

    def _ends(self, event: BallEvent) -> tuple[Point, Point]:
        places = self.spread.places(self.lifted)
        points = [Point(*places[cell][1:5]) for cell in self._cells(event)]
        if isinstance(event, Raised):
            return points[0], points[1]
        if isinstance(event, Placed):
            return Point(*self._slot(event.seat, self.drawn.reserve[event.seat] - 1)), points[0]
        return points[0], Point(*self._slot(event.seat, self.drawn.reserve[event.seat]))

    def _slot(self, seat: int, number: int) -> tuple[float, float, float]:
        """In the tray; while the levels are lifted, beyond the edge of the table."""
        if not self.lifted:
            return self.spread.slot(seat, number)
        area, radius = self.spread.area, 40.0
        return (area.right + 2 * radius if seat else area.x - 4 * radius), area.centre[1], radius

    def _arrive(self, event: BallEvent) -> None:
        self.drawn.arrive(event)
        self.kit.audio.play("roll" if isinstance(event, TakenBack) else "land")

    # -------------------------------------------------- shapes

    def _flash(self, at: float, event: Earned) -> Flash:
        cells = list(dict.fromkeys(NUMBERS[name] for shape in event.shapes for name in _round(shape)))
        seconds = self._stroke("square_flash").seconds

        def begin() -> None:
            self._tick(cells)
            self.kit.audio.play("square")

        return Flash(
            at,
            seconds,
            lambda: cutting.lit(self._board(), Scenery(balls=self.drawn.balls), cells),
            begin,
            lambda: self._tick(()),
        )

    def _tick(self, cells: Sequence[int]) -> None:
        self.partners = cells


def _round(shape: tuple[str, ...]) -> tuple[str, ...]:
    """The cells of a square one after the other round it; those of a line as they are."""
    rows = sorted({name[2] for name in shape})
    if len(rows) == 1 or len({name[1] for name in shape}) == 1:
        return shape
    upper = sorted(name for name in shape if name[2] == rows[0])
    return (*upper, *sorted((name for name in shape if name[2] == rows[1]), reverse=True))
