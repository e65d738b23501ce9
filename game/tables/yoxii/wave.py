"""The winner's pieces hop, one after the other, in a wave that begins at the totem."""

from collections.abc import Iterator, Sequence

from game.shell.scene import Mover
from game.tables.carry import ASIDE
from game.tables.motion import Clip
from game.tables.yoxii.drawn import Drawn, Piece
from game.tables.yoxii.painting import BoardPainter


class Wave(Clip):
    """`step` seconds lie between one piece and the next, a hop takes `hop`, and goes up by `height` at size 1."""

    def __init__(self, board: BoardPainter, drawn: Drawn, winner: int, step: float, hop: float, height: float) -> None:
        super().__init__(float("inf"))
        self.board, self.drawn, self.winner = board, drawn, winner
        self.between, self.hop, self.height = step, hop, height * board.size
        self._squares: Sequence[int] = ()
        self._air: dict[int, Piece] = {}

    def prepare(self) -> None:
        """The pieces next to the totem first."""
        places = self.board.places
        totem = places[self.drawn.totem]
        own = [square for square, piece in self.drawn.pieces.items() if piece.seat == self.winner]
        self._squares = sorted(own, key=lambda square: (round(places[square].far_from(totem.x, totem.y)), square))
        self.length = self.between * len(self._squares) + self.hop

    def go(self, seconds: float) -> bool:
        """Pieces leave the board and come back to it."""
        before = list(self._air)
        for number, square in enumerate(self._squares):
            flies = 0 <= seconds - number * self.between < self.hop
            if flies and square not in self._air:
                self._air[square] = self.drawn.pieces.pop(square)
            elif not flies and square in self._air:
                self.drawn.pieces[square] = self._air.pop(square)
        return before != list(self._air)

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Those in the air, from the back to the front."""
        pieces, places = self.board.pieces, self.board.places
        scale = pieces.canvas.scale
        for square in sorted(self._air):
            place, piece = places[square], self._air[square]
            part = min(1.0, max(0.0, (seconds - self._squares.index(square) * self.between) / self.hop))
            up = self.height * 4 * part * (1 - part)
            shadow = pieces.shadow(place.radius, 1 if up > 0.4 * self.height else 0)
            picture = pieces.piece(piece.seat, piece.value, place.radius)
            yield Mover(shadow.image, *shadow.at((place.x + ASIDE * up) * scale, place.y * scale))
            yield Mover(picture.image, *picture.at(place.x * scale, (place.y - up) * scale))

    def skip(self) -> None:
        """All are back."""
        self.drawn.pieces.update(self._air)
        self._air = {}
