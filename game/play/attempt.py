"""Something to be done from a position, tried by one person; the other side is answered for, what is wrong undone."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

from game.core.errors import LevelError
from game.core.protocol import Seat
from game.play.match import Match, Step


class State(Enum):
    """How an attempt stands."""

    OPEN = "open"
    WRONG = "wrong"
    """Something legal was decided that doesn't lead there; nothing can be played before `retry`."""
    DONE = "done"


class Attempt:
    """A match in which the seat to move first is a person's."""

    def __init__(self, match: Match) -> None:
        """`LevelError` for a game that is over already."""
        seat = match.to_move
        if seat is None:
            raise LevelError("setup: the game is over already")
        self.match = match
        self.seat: Seat = seat
        self._given = len(match.steps)
        self.state = State.OPEN

    @property
    def tried(self) -> Sequence[Step]:
        """What was decided so far, behind the steps that the match had been given with."""
        return self.match.steps[self._given :]

    @property
    def to_play(self) -> bool:
        """Whether the person has to decide now."""
        return self.state is State.OPEN and self.match.to_move == self.seat

    @property
    def to_answer(self) -> bool:
        """Whether the other side has to."""
        return self.state is State.OPEN and self.match.to_move != self.seat

    def play(self, move: Any) -> Step:
        """Decide for the person, and see what it leads to; `IllegalMove` leaves all as it was."""
        raise NotImplementedError

    def answer(self) -> Step:
        """Decide for the other side."""
        raise NotImplementedError

    def next_step(self) -> str | None:
        """The text of a right decision of the person; None where nothing is to be decided."""
        raise NotImplementedError

    def retry(self) -> None:
        """From the beginning."""
        while self.tried:
            self.match.undo()
        self.state = State.OPEN
