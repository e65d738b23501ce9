"""Everything the picture of the table follows from, beside the lay-out."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.protocol import AnyGame, Seat
from game.play.match import Step
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import Choice, Position
from game.tables.saying import Saying
from game.tables.table import WhyNot

TILE, PART, GEM, SEAT, GOAL, FINAL = "tile", "part", "gem", "seat", "goal", "final"
"""First part of a spot that is a pair with a number."""
PILE, BOARD = "pile", "board"
DEEDS = {TILE: Deed.TAKE, PART: Deed.IMPROVE, GEM: Deed.GEM}


class Hint(NamedTuple):
    """A move that is pointed at, and what is said about it."""

    move: Move
    saying: Saying


@dataclass
class State:
    """What the table shows; changed by the table alone. `drawn` is what lies there while steps are being shown."""

    game: AnyGame
    position: Position
    drawn: Position
    kinds: tuple[str, ...]
    mine: Seat
    """Whose board is the large one unless another was opened."""
    legal: Sequence[Move] = ()
    seat: Seat | None = None
    """The person who may choose."""
    viewed: Seat | None = None
    """Whose board was opened to look at."""
    sheet: Hashable = None
    """Whose taken tiles (`Seat`) or the pile's (`PILE`) are laid open."""
    focus: Hashable = None
    aim: Hashable = None
    """What a first tap has chosen."""
    hint: Hint | None = None
    refused: WhyNot | None = None
    busy: bool = False
    last: Step | None = None
    """What somebody did last."""
    popping: frozenset[Seat] = field(default_factory=frozenset)
    """Whose monsters are drawn in motion."""

    @property
    def shown(self) -> Seat:
        """Whose board is the large one."""
        return self.mine if self.viewed is None else self.viewed

    @property
    def others(self) -> list[Seat]:
        """Everybody else in the order of play after the large board's seat."""
        count = self.position.terms.seats
        return [Seat((self.mine + step) % count) for step in range(1, count)]

    def focused(self, kind: str) -> int | None:
        """The number of the spot aimed at or in focus, if it is one of that kind."""
        spot = self.focus if self.aim is None else self.aim
        return spot[1] if isinstance(spot, tuple) and spot[0] == kind else None

    def move_at(self, spot: Hashable) -> Move | None:
        """The legal move that a press on a spot makes."""
        if not isinstance(spot, tuple) or spot[0] not in DEEDS:
            return None
        return next((move for move in self.legal if move.deed is DEEDS[spot[0]] and move.what == spot[1]), None)

    @property
    def aimed(self) -> Move | None:
        """The move that a press would make now."""
        if self.seat is None or self.busy:
            return None
        return self.move_at(self.focus if self.aim is None else self.aim)

    @property
    def choosing(self) -> Choice:
        """What the person is asked beside a tile."""
        return self.position.choice if self.seat is not None else Choice.NONE


def spot_of(move: Move) -> tuple[str, int]:
    """Where a move is made."""
    kinds = {deed: kind for kind, deed in DEEDS.items()}
    return kinds[move.deed], move.what
