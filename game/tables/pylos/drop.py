"""A ball that comes down beside its cell, rolls and jostles into it, while its neighbours give way a little."""

from collections.abc import Callable, Iterator

from game.shell.physics import STEP
from game.shell.scene import Mover
from game.tables.motion import Clip, nothing
from game.tables.pylos.cutting import Fronts
from game.tables.pylos.flight import LINGER, ball
from game.tables.pylos.landing import Knock, Landing, Spot
from game.tables.pylos.painting import BoardPainter
from game.tables.pylos.pieces import FADES, variant

GIVE, GIVE_STEPS = 1.0, 12
"""How far a neighbour gives way, in logical units, and for how many steps."""
HIGH = 0.5
"""From so many radii above what is under it on, a ball's shadow is at its faintest."""


class Drop(Clip):
    """Watches one landing. It takes as long as the ball takes to come to rest; `rate` is how fast time runs."""

    lingers = True

    def __init__(
        self,
        landing: Landing,
        seat: int,
        board: BoardPainter,
        fronts: Callable[[], Fronts],
        rate: float,
        touched: Callable[[], None] = nothing,
        arrived: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(float("inf"))
        self._arrived: Callable[[], None] | None = arrived
        self.landing, self.seat, self.board, self.rate = landing, seat, board, rate
        self._ask, self._touched = fronts, touched
        self._fronts: Fronts
        self._way = [landing.start]

    def prepare(self) -> None:
        """What may be in front, or give way."""
        self._fronts = self._ask()

    def go(self, seconds: float) -> bool:
        """As many fixed steps as that time holds."""
        landing = self.landing
        while landing.steps * STEP < seconds * self.rate and not landing.over:
            before = landing.landed
            landing.step()
            self._way.append(landing.at)
            if landing.landed and not before:
                self._touched()
        if not landing.over or self._arrived is None:
            return False
        self.length = landing.steps * STEP / self.rate + LINGER
        self.skip()
        return True

    def skip(self) -> None:
        """The ball lies in its cell."""
        if self._arrived is not None:
            self._arrived()
            self._arrived = None

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Neighbours that give way, shadow, ball, and what lies before it."""
        view, pieces, cell = self.board.view, self.board.pieces, self.landing.bed.cell
        at = self._at(seconds * self.rate / STEP)
        camera, place = view.camera(cell), view.places[cell]
        x, y, _, depth = camera.project(*at)
        under = camera.project(at.x, at.y, self.landing.bed.height(at.x, at.y))
        up = max(0.0, under[1] - y)
        knocks = self._giving(seconds * self.rate / STEP)
        behind = [self._fronts.of(each) for each in knocks if view.places[each].depth >= depth]
        for front in sorted(behind, key=lambda front: -front.depth):
            yield self._given(front.mover, knocks[front.cell])
        fade = min(FADES - 1, int(FADES * up / (HIGH * place.radius)))
        picture = pieces.ball(self.seat, variant(cell), place.radius)
        yield from ball(pieces, pieces.faint(place.radius, fade), picture, x, y + up, up)
        for front in self._fronts.before(depth, x, y):
            yield self._given(front.mover, knocks[front.cell]) if front.cell in knocks else front.mover

    def _at(self, steps: float) -> Spot:
        """Between two steps."""
        last = len(self._way) - 1
        first = min(last, int(steps))
        one, other, part = self._way[first], self._way[min(last, first + 1)], min(1.0, steps - first)
        return Spot(*(a + (b - a) * part for a, b in zip(one, other, strict=True)))

    def _giving(self, steps: float) -> dict[int, Knock]:
        return {
            cell: knock
            for cell, knock in self.landing.knocks.items()
            if 0 <= steps - knock.step < GIVE_STEPS and self._fronts.knows(cell)
        }

    def _given(self, mover: Mover, knock: Knock) -> Mover:
        """A ball, moved a little in the direction it was pushed."""
        camera = self.board.view.camera(self.landing.bed.cell)
        across, down = camera.along(knock.x, knock.y)
        give = max(1.0, GIVE * self.board.pieces.canvas.scale)
        return Mover(mover.surface, mover.x + round(give * across), mover.y + round(give * down))
