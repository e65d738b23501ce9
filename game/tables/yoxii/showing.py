"""A step as motion: the totem hops, a piece comes from its hand and drops, and in the end the winner's pieces hop."""

from collections.abc import Callable, Iterator
from functools import partial

from game.core.events import Ended, Placed
from game.play.match import Step
from game.rules.yoxii.board import BY_NAME
from game.rules.yoxii.events import TotemMoved
from game.shell.tween import EASES
from game.tables.carry import Carry, Way
from game.tables.motion import Clip
from game.tables.yoxii.drawn import Drawn, Shown
from game.tables.yoxii.spread import Spread
from game.tables.yoxii.throw import Throw, Thrown
from game.tables.yoxii.wave import Wave

STEP_UP = 10.0
"""How high a step hops, at the size the board was baked for."""
HOPS = 6
"""The totem is seen hopping in so many of the pictures of a jump, and standing in one at each end."""


class Showing:
    """Makes the clips of one step; they change `drawn` as the events are seen."""

    def __init__(self, spread: Spread, drawn: Drawn) -> None:
        self.spread, self.drawn = spread, drawn
        self.kit = spread.room.kit
        self.board, self.pieces = spread.board, spread.pieces
        self._motion = self.kit.theme.motion.game["yoxii"]

    def clips(self, step: Step) -> list[Clip]:
        """One after the other."""
        return [clip for event in step.events for clip in self._of(event)]

    def _of(self, event: object) -> Iterator[Clip]:
        still = not self.kit.pace.seconds(1000)
        if isinstance(event, TotemMoved | Placed) and still:
            yield self._at_once(event)
        elif isinstance(event, TotemMoved):
            yield self._hop(event)
        elif isinstance(event, Placed):
            yield self._throw(event)
        elif isinstance(event, Ended) and len(event.winners) == 1 and not still:
            yield self._wave(int(event.winners[0]))

    def _at_once(self, event: Shown) -> Clip:
        def happen() -> None:
            self.drawn.leave(event)
            self.drawn.arrive(event)
            self._sound(event)()

        return Clip(0.0, happen)

    def _sound(self, event: Shown) -> Callable[[], None]:
        def sound() -> None:
            self.kit.audio.play("knock" if isinstance(event, TotemMoved) else "stone")

        return sound

    def _hop(self, event: TotemMoved) -> Carry:
        """A step, or a jump that takes the longer the more pieces lie under it."""
        move = self._motion["jump" if event.over else "step"]
        seconds = self.kit.pace.seconds(move.ms + move.step * len(event.over))
        size = self.board.size
        start, end = (self.board.places[BY_NAME[name]].foot for name in (event.source, event.target))
        height = (move.travel if event.over else STEP_UP) * size
        standing, hopping = self.pieces.totem(size), self.pieces.totem(size, "totem_hop")

        def arrive() -> None:
            self.drawn.arrive(event)

        return Carry(
            Way(start, end, height, seconds, EASES[move.ease]),
            (standing, *(hopping,) * HOPS, standing),
            self.pieces.totem(size, "totem_shadow"),
            self.pieces.canvas.scale,
            partial(self.drawn.leave, event),
            arrive,
            self.pieces.landed(size),
            self._sound(event),
        )

    def _throw(self, event: Placed) -> Throw:
        """From the top of its fan."""
        value, place = int(event.piece), self.board.places[BY_NAME[event.at]]
        hand = self.spread.hands[event.seat]
        count = self.drawn.hands[event.seat][value - 1]
        motion, pace = self._motion, self.kit.pace
        thrown = Thrown(
            hand.place(value, max(0, count - 1)),
            (place.x, place.y),
            motion["drop"].travel * self.board.size,
            motion["shake"].travel * self.board.size,
            pace.seconds(motion["throw"].ms),
            pace.seconds(motion["drop"].ms),
            pace.seconds(motion["shake"].ms),
        )
        radii = hand.fitted.radius, place.radius
        looks = [self.pieces.piece(event.seat, value, radius) for radius in radii]
        return Throw(
            thrown,
            (looks[0], looks[1]),
            self.pieces,
            radii,
            partial(self.drawn.leave, event),
            partial(self.drawn.arrive, event),
            self._sound(event),
        )

    def _wave(self, winner: int) -> Wave:
        hop = self._motion["wave"]
        pace = self.kit.pace
        return Wave(self.board, self.drawn, winner, pace.seconds(hop.step), pace.seconds(hop.ms), hop.travel)
