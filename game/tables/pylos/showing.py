"""A step as motion: which ball flies where, what shines, and when each event is seen on the table."""

from collections.abc import Callable, Collection, Mapping, Sequence

from game.core.events import Earned, Ended, Placed, Raised, TakenBack
from game.core.protocol import Seat
from game.play.match import Step
from game.rules.pylos.board import NAMES, NUMBERS, level_of
from game.shell.tween import EASES
from game.tables.motion import Clip, Together
from game.tables.pylos.cutting import Fronts, visible
from game.tables.pylos.drawn import BallEvent, Drawn, finishing
from game.tables.pylos.drop import Drop
from game.tables.pylos.encircling import around_balls
from game.tables.pylos.flash import Flash
from game.tables.pylos.flight import LINGER, Flight, Point, Way
from game.tables.pylos.landing import UNIT, Bed, Bounce, Landing
from game.tables.pylos.parting import Parting, Stroke
from game.tables.pylos.pieces import variant
from game.tables.pylos.roll import Roll, Stir, entry
from game.tables.pylos.seat_panel import SeatPanel
from game.tables.pylos.spread import Spread
from game.tables.pylos.wave import Wave

FROM_TRAY, FROM_CELL, TO_TRAY = 150.0, 120.0, 110.0
"""Heights of the arcs, at the size the board was baked for."""
FILL_MS, LEVEL_MS = 110.0, 320.0
"""The winner's balls follow one another so fast; a level waits until the one below lies."""
HOP_MS, WAVE_MS = 260.0, 70.0


class Showing:
    """Makes the clips of one step; they change `drawn` as the events are seen."""

    def __init__(self, spread: Spread, lifted: bool, drawn: Drawn) -> None:
        self.spread, self.lifted, self.drawn = spread, lifted, drawn
        self.kit = spread.room.kit
        self.board = spread.painter_of(lifted)
        self.partners: Sequence[int] = ()
        """Balls of a shape that shines now."""

    def clips(self, step: Step) -> list[Clip]:
        """One after the other."""
        clips: list[Clip] = []
        for event in step.events:
            if isinstance(event, Placed | Raised):
                clips += self._coming(event)
            elif isinstance(event, TakenBack):
                clips += self._taking(event)
            elif isinstance(event, Earned):
                clips += [self._flash(shape) for shape in event.shapes]
            elif isinstance(event, Ended) and len(event.winners) == 1:
                clips += self._finale(step, int(event.winners[0]))
        return clips

    @property
    def rate(self) -> float:
        """How fast time runs for balls that roll by themselves; 0 where nothing shall move."""
        second = self.kit.pace.seconds(1000)
        return 1 / second if second else 0.0

    def _stroke(self, name: str) -> Stroke:
        return stroke(self.spread, self.lifted, name)

    # -------------------------------------------------- balls

    def _coming(self, event: Placed | Raised) -> list[Clip]:
        """One ball comes to the board; if it was taken out of a tray that can be seen, the others there move."""
        left = self.drawn.reserve[event.seat] - 1
        clips = self._landing(event, self.drawn.balls, left)
        panel = self.spread.panels[event.seat]
        hidden = self.lifted or panel.slots is None or panel.bowl is None
        if isinstance(event, Raised) or not self.rate or hidden:
            return clips
        return [Together([(0.0, clips), (LINGER - Stir.waits, [self._stir(panel, event.seat, left)])], may_linger=True)]

    def _stir(self, panel: SeatPanel, seat: int, left: int) -> Clip:
        assert panel.slots is not None
        assert panel.bowl is not None
        return Stir(panel.slots, panel.bowl, seat, left, self.spread.pieces, self.drawn.awake[seat], self.rate)

    def _landing(self, event: Placed | Raised, balls: Collection[int], number: int) -> list[Clip]:
        """Through the air, then down into the cell. `balls` lie there by then; `number` is the place in the tray."""
        *source, cell = self._cells(event)
        if not self.rate:
            return [self._at_once(event)]
        place, view = self.board.view.places[cell], self.board.view
        start = self._lying(source[0]) if source else self._in_tray(event.seat, number)
        across = view.camera(cell).across(place.x - start.x, place.y - start.y)
        land = self._stroke("land")
        bounce = Bounce(
            land.travel / self.spread.size(self.lifted) / UNIT, self.kit.theme.motion.game["pylos"]["land"].ms / 1000
        )
        landing = Landing(Bed(view, cell, set(balls) - set(source)), across, bounce)
        fronts = self._fronts_of((*source, cell))
        arc = FROM_CELL if source else FROM_TRAY
        way = self._way("place", start, self._above(landing), arc, source[0] if source else None)
        return [
            Flight(way, event.seat, self.spread.pieces, fronts, lambda: self.drawn.leave(event)),
            Drop(
                landing,
                event.seat,
                self.board,
                fronts,
                self.rate,
                self._sound("land"),
                lambda: self.drawn.arrive(event),
            ),
        ]

    def _taking(self, event: TakenBack) -> list[Clip]:
        """Through the air into the tray, where it rolls among the others."""
        if not self.rate:
            return [self._at_once(event)]
        cell, seat = NUMBERS[event.at], event.seat
        number = self.drawn.reserve[seat]
        panel = self.spread.panels[seat]
        rolls = not self.lifted and panel.slots is not None
        end = self._into_tray(panel, number) if rolls else self._in_tray(seat, number)
        way = self._way("take_back", self._lying(cell), end, TO_TRAY, cell)
        fronts = self._fronts_of((cell,))
        flight = Flight(way, seat, self.spread.pieces, fronts, lambda: self.drawn.leave(event), self._sound("roll"))
        arrive = Clip(0.0, ended=lambda: self.drawn.arrive(event))
        if panel.slots is None or panel.bowl is None or not rolls:
            return [flight, arrive]
        awake = self.drawn.awake[seat]
        right = panel.rect.centre[0] < self.board.view.places[cell].x
        return [
            flight,
            Roll(panel.slots, panel.bowl, (seat, number), right, self.spread.pieces, awake, self.rate, arrive.ended),
        ]

    def _at_once(self, event: BallEvent) -> Clip:
        def happen() -> None:
            self.drawn.leave(event)
            self.drawn.arrive(event)
            self.kit.audio.play("roll" if isinstance(event, TakenBack) else "land")

        return Clip(0.0, happen)

    def _way(self, name: str, start: Point, end: Point, height: float, cell: int | None) -> Way:
        return Way(start, end, height * self.spread.size(self.lifted), self._stroke(name).seconds, cell)

    def _fronts_of(self, cells: Sequence[int]) -> Callable[[], Fronts]:
        """Asked for at the start of the flight and again where the ball comes down: it is the same one."""
        made: list[Fronts] = []

        def fronts() -> Fronts:
            if not made:
                others = {cell: seat for cell, seat in self.drawn.balls.items() if cell not in cells}
                made.append(Fronts(self.board, others, cells))
            return made[0]

        return fronts

    @staticmethod
    def _cells(event: BallEvent) -> list[int]:
        """The cells of the board the ball leaves or comes to."""
        if isinstance(event, Raised):
            return [NUMBERS[event.source], NUMBERS[event.target]]
        return [NUMBERS[event.at]]

    def _lying(self, cell: int) -> Point:
        place = self.board.view.places[cell]
        return Point(place.x, place.y, place.radius, place.depth, look=variant(cell))

    def _above(self, landing: Landing) -> Point:
        """Where a flight hands over to a landing."""
        bed = landing.bed
        camera, at = self.board.view.camera(bed.cell), landing.start
        x, y, _, depth = camera.project(*at)
        ground = camera.project(at.x, at.y, bed.height(at.x, at.y))[1]
        radius = self.board.view.places[bed.cell].radius
        return Point(x, ground, radius, depth, ground - y, variant(bed.cell))

    def _in_tray(self, seat: int, number: int) -> Point:
        """Its place there; while the levels are lifted, beyond the edge of the table."""
        if not self.lifted:
            return Point(*self.spread.slot(seat, number), look=number)
        area, radius = self.spread.area, 40.0
        return Point(area.right + 2 * radius if seat else area.x - 4 * radius, area.centre[1], radius, look=number)

    def _into_tray(self, panel: SeatPanel, number: int) -> Point:
        assert panel.slots is not None
        assert panel.bowl is not None
        right = panel.rect.centre[0] < self.spread.plan.board[0]
        return Point(*entry(panel.slots, panel.bowl, right), panel.slots.radius, look=number)

    def _sound(self, name: str) -> Callable[[], None]:
        def sound() -> None:
            self.kit.audio.play(name)

        return sound

    # -------------------------------------------------- shapes

    def _flash(self, shape: Sequence[str]) -> Flash:
        cells = [NUMBERS[name] for name in shape]

        def begin() -> None:
            self._tick(cells)
            self.kit.audio.play("square")

        return Flash(
            self._stroke("square_flash").seconds,
            cells,
            lambda cell: visible(self.board, self.drawn.balls, cell),
            around_balls(self.board.view, cells),
            self.spread.pieces,
            begin,
            lambda: self._tick(()),
        )

    def _tick(self, cells: Sequence[int]) -> None:
        self.partners = cells

    # -------------------------------------------------- the end

    def _finale(self, step: Step, winner: int) -> list[Clip]:
        """The winner finishes the pyramid, then the winner's balls hop for joy."""
        if not self.rate:
            return []
        hop, between = self.kit.pace.seconds(HOP_MS), self.kit.pace.seconds(WAVE_MS)
        wave = Wave(self.board, self.drawn.balls, winner, between, hop)
        filling = finishing(step.after)
        return [self._finishing(filling), wave] if filling else [wave]

    def _finishing(self, filling: Mapping[int, int]) -> Clip:
        """The missing balls from the bottom up, the farthest of each level first."""
        places = self.board.view.places
        cells = sorted(filling, key=lambda cell: (level_of(cell), -places[cell].depth))
        lines, at, below = [], 0.0, level_of(cells[0])
        balls = dict(self.drawn.balls)
        for i, cell in enumerate(cells):
            at += self.kit.pace.seconds((LEVEL_MS if level_of(cell) > below else 0.0) + FILL_MS)
            below = level_of(cell)
            event = Placed(Seat(filling[cell]), NAMES[cell])
            lines.append((at, self._landing(event, dict(balls), len(cells) - 1 - i)))
            balls[cell] = filling[cell]
        return Together(lines)


def stroke(spread: Spread, lifted: bool, name: str) -> Stroke:
    """One kind of motion of theme.toml at the player's pace, as large as the board is now."""
    move = spread.room.kit.theme.motion.game["pylos"][name]
    pace = spread.room.kit.pace
    return Stroke(pace.seconds(move.ms), EASES[move.ease], move.travel * spread.size(lifted), pace.seconds(move.step))


def parting(spread: Spread, drawn: Drawn, back: bool) -> Parting:
    """The levels go apart, or back onto one another."""
    found = stroke(spread, True, "levels_lower" if back else "levels_part")
    return Parting(spread.apart, spread.standing, drawn.balls, found, back)
