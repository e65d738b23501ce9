"""What lies on the table as it is drawn: balls come and go as the events of a move are shown, one after the other."""

from typing import TypeAlias

from game.core.events import Placed, Raised, TakenBack
from game.core.grid import each
from game.rules.pylos.board import NUMBERS
from game.rules.pylos.position import Position, balls, reserve

BallEvent: TypeAlias = Placed | Raised | TakenBack
"""What a ball does."""


class Drawn:
    """Balls by cell, and how many lie in each tray. A ball on its way is in neither."""

    def __init__(self, position: Position) -> None:
        self.balls = {cell: seat for seat in (0, 1) for cell in each(balls(position, seat))}
        self.reserve = [reserve(position, 0), reserve(position, 1)]

    def leave(self, event: BallEvent) -> None:
        """The ball of an event leaves where it lay."""
        if isinstance(event, Placed):
            self.reserve[event.seat] -= 1
        elif isinstance(event, Raised):
            del self.balls[NUMBERS[event.source]]
        else:
            del self.balls[NUMBERS[event.at]]

    def arrive(self, event: BallEvent) -> None:
        """The ball of an event has come to where it goes."""
        if isinstance(event, Placed):
            self.balls[NUMBERS[event.at]] = event.seat
        elif isinstance(event, Raised):
            self.balls[NUMBERS[event.target]] = event.seat
        else:
            self.reserve[event.seat] += 1
