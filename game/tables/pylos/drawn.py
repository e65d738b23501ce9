"""What lies on the table as it is drawn: balls come and go as the events of a move are shown, one after the other."""

from typing import TypeAlias

from game.core.events import Placed, Raised, TakenBack
from game.core.grid import each
from game.rules.pylos.board import CELLS, NUMBERS
from game.rules.pylos.position import Position, balls, reserve

BallEvent: TypeAlias = Placed | Raised | TakenBack
"""What a ball does."""


def finishing(position: Position) -> dict[int, int]:
    """The balls with which the winner finishes the pyramid, from the bottom up, after the other one was stuck (PY9).

    They are only drawn. They go round exactly: the loser has all 15 on the board.
    """
    end = position.end
    if end is None or end.reason != "no_move":
        return {}
    filled = position.light | position.dark
    return {cell: int(end.winners[0]) for cell in CELLS if not filled >> cell & 1}


class Drawn:
    """Balls by cell, and how many lie in each tray. A ball on its way is in neither."""

    def __init__(self, position: Position) -> None:
        self.balls = {cell: seat for seat in (0, 1) for cell in each(balls(position, seat))}
        self.reserve = [reserve(position, 0), reserve(position, 1)]
        self.awake: tuple[set[int], set[int]] = (set(), set())
        """Places of each tray whose balls are rolling."""
        for cell, seat in finishing(position).items():
            self.balls[cell] = seat
            self.reserve[seat] -= 1

    def lying(self, seat: int) -> tuple[int, ...]:
        """The places of a tray in which a ball lies still."""
        return tuple(number for number in range(self.reserve[seat]) if number not in self.awake[seat])

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
