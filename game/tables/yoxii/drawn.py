"""What is on the table as it is drawn: totem and pieces come and go as the events of a move are shown."""

from typing import NamedTuple, TypeAlias

from game.core.events import Placed
from game.rules.yoxii.board import BY_NAME, NEIGHBOURS, SQUARES
from game.rules.yoxii.events import TotemMoved
from game.rules.yoxii.pieces import VALUES, counts_of, value_at
from game.rules.yoxii.position import Position, hand

Shown: TypeAlias = TotemMoved | Placed
"""What is shown as motion."""


class Piece(NamedTuple):
    """A piece on the board."""

    seat: int
    value: int


class Drawn:
    """Totem, pieces by square, and hands. A piece on its way is in neither hand nor square; `totem` stays where it was
    while it is in the air."""

    def __init__(self, position: Position) -> None:
        one, two = position.plus_one, position.plus_two
        self.totem = position.totem
        self.in_air = False
        self.pieces = {
            square: Piece(int(square & position.red != 0), value_at(square, one, two))
            for square in SQUARES
            if square & (position.white | position.red)
        }
        self.hands = [list(counts_of(hand(position, seat))) for seat in (0, 1)]

    def leave(self, event: Shown) -> None:
        """Totem or piece leaves where it was."""
        if isinstance(event, TotemMoved):
            self.in_air = True
        else:
            self.hands[event.seat][int(event.piece) - VALUES[0]] -= 1

    def arrive(self, event: Shown) -> None:
        """It has come to where it goes."""
        if isinstance(event, TotemMoved):
            self.totem, self.in_air = BY_NAME[event.target], False
        else:
            self.pieces[BY_NAME[event.at]] = Piece(event.seat, int(event.piece))

    def around(self, totem: int, seat: int) -> list[int]:
        """The values of a seat's pieces next to a square, the greatest first."""
        near = [
            piece.value for square, piece in self.pieces.items() if square & NEIGHBOURS[totem] and piece.seat == seat
        ]
        return sorted(near, reverse=True)
