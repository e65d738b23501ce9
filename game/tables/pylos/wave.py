"""The winner's balls hop, one after the other, in a wave from the bottom to the top of the pyramid."""

import math
from collections.abc import Callable, Iterator, MutableMapping, Sequence

from game.shell.scene import Mover
from game.tables.motion import Clip, nothing
from game.tables.pylos.cutting import Fronts
from game.tables.pylos.flight import ball
from game.tables.pylos.painting import BoardPainter
from game.tables.pylos.pieces import FADES, variant
from game.tables.pylos.places import Place, hidden_part

HIDDEN = 0.7
"""A ball covered more than that doesn't hop."""
HEIGHT = 16.0
"""Of a hop, at the size the board was baked for."""


def hopping(board: BoardPainter, balls: MutableMapping[int, int], seat: int) -> Sequence[int]:
    """The balls of a seat that can be seen, from the bottom up and from left to right."""
    places = [place for place in board.view.places.values() if place.cell in balls]
    seen = [
        place
        for i, place in enumerate(places)
        if balls[place.cell] == seat and hidden_part(place, places[i + 1 :]) < HIDDEN
    ]
    return [place.cell for place in sorted(seen, key=lambda place: (place.cell // 16, place.x))]


class Wave(Clip):
    """`balls` are those on the table; one that is in the air is not among them. `step` and `hop` are seconds."""

    def __init__(
        self,
        board: BoardPainter,
        balls: MutableMapping[int, int],
        seat: int,
        step: float,
        hop: float,
        begin: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(math.inf, begin)
        self.board, self.balls, self.seat, self.step, self.hop = board, balls, seat, step, hop
        self._cells: Sequence[int] = ()
        self._air: list[int] = []
        self._fronts: Fronts

    def prepare(self) -> None:
        """Who hops, and what is before whom; that is cut out little by little."""
        self._cells = hopping(self.board, self.balls, self.seat)
        self._fronts = Fronts(self.board, self.balls, self._cells)
        self.length = self.step * len(self._cells) + self.hop

    def go(self, seconds: float) -> bool:
        """Balls leave the table and come back to it."""
        self._fronts.ahead()
        before = self._air
        self._air = [cell for i, cell in enumerate(self._cells) if 0 <= seconds - i * self.step < self.hop]
        for cell in self._cells:
            if cell in self._air:
                self.balls.pop(cell, None)
            else:
                self.balls[cell] = self.seat
        return before != self._air

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Those in the air and what lies before them, back to front."""
        places = self.board.view.places
        air = {cell: self._up(seconds - self._cells.index(cell) * self.step) for cell in self._air}
        front = {
            front.cell: front.mover
            for cell in air
            for front in self._fronts.before(places[cell].depth, places[cell].x, places[cell].y)
        }
        for place in places.values():
            if place.cell in air:
                yield from self._hopping(place, air[place.cell])
            elif place.cell in front:
                yield front[place.cell]

    def _hopping(self, place: Place, part: float) -> Iterator[Mover]:
        pieces = self.board.pieces
        shadow = pieces.faint(place.radius, min(FADES - 1, int(FADES * part / 2)))
        picture = pieces.ball(self.seat, variant(place.cell), place.radius)
        yield from ball(pieces, shadow, picture, place.x, place.y, HEIGHT * self.board.view.size * part)

    def _up(self, seconds: float) -> float:
        part = min(1.0, max(0.0, seconds / self.hop))
        return 4 * part * (1 - part)

    def skip(self) -> None:
        """All are back."""
        for cell in self._air:
            self.balls[cell] = self.seat
