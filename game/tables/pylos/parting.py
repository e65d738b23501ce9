"""The levels of the pyramid on their way apart, side by side, or back onto one another."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.shell.scene import Mover
from game.shell.tween import Ease
from game.tables.motion import Clip, nothing
from game.tables.pylos.painting import BoardPainter, Scenery


class Stroke(NamedTuple):
    """Durations and easing of one kind of motion, at the player's pace; `step` lies between one thing and the next."""

    seconds: float
    ease: Ease
    travel: float = 0.0
    step: float = 0.0


class Parting(Clip):
    """Each level with its balls is one picture, which glides between where it lies apart and in the pyramid."""

    def __init__(
        self,
        apart: BoardPainter,
        standing: BoardPainter,
        balls: Mapping[int, int],
        stroke: Stroke,
        back: bool,
        ended: Callable[[], None] = nothing,
    ) -> None:
        levels = len(apart.view.chips)
        super().__init__(stroke.seconds + stroke.step * (levels - 1) if stroke.seconds else 0.0, ended=ended)
        self.apart, self.standing, self.balls = apart, standing, dict(balls)
        self.stroke, self.back = stroke, back
        self._pictures: Sequence[Mover] = ()
        self._offsets: Sequence[tuple[float, float]] = ()

    def prepare(self) -> None:
        """A picture of each level."""
        view, scale = self.apart.view, self.apart.pieces.canvas.scale
        self._pictures = [self.apart.level(Scenery(balls=self.balls), level) for level in range(1, len(view.chips) + 1)]
        self._offsets = [
            (scale * (x - there[0]), scale * (y - there[1]))
            for (x, y), there in zip(_middles(self.standing), _middles(self.apart), strict=True)
        ]

    def movers(self, seconds: float) -> Iterator[Mover]:
        """The lowest level first; the highest one leaves first, and comes back last."""
        last = len(self._pictures) - 1
        for i, (picture, (dx, dy)) in enumerate(zip(self._pictures, self._offsets, strict=True)):
            late = self.stroke.step * (i if self.back else last - i)
            part = self.stroke.ease(min(1.0, max(0.0, (seconds - late) / self.stroke.seconds)))
            left = part if self.back else 1 - part
            yield Mover(picture.surface, picture.x + round(dx * left), picture.y + round(dy * left))


def _middles(board: BoardPainter) -> Sequence[tuple[float, float]]:
    """Where the middle of each level is seen."""
    found = []
    for level in range(4):
        places = [place for place in board.view.places.values() if place.cell // 16 == level]
        found.append((sum(p.mark_x for p in places) / len(places), sum(p.mark_y for p in places) / len(places)))
    return found
