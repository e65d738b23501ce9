"""The stacks of Help Me! as a bot reckons with them, and what each may come to be worth.

A stack is one number: bits 0-4 its top tile, 5-9 its height, then four bits a creature for the sum of its tiles'
numbers. Moving a stack onto another is one addition. A worth is in hundredths of a point.
"""

from collections.abc import Sequence

from game.rules.help_me.board import SQUARES, are_neighbours
from game.rules.help_me.moves import STEPS, Move
from game.rules.help_me.tiles import CREATURE, NUMBER, TILES

POINT = 100

_TOP = 31
_HEIGHT = 5
_SUMS = 10
_CELLS = max(SQUARES) + 1

FIELD: tuple[int, ...] = tuple(_SUMS + 4 * CREATURE[tile] for tile in TILES)
"""By tile: where the sum of its creature's numbers begins."""

SINGLE: tuple[int, ...] = tuple(NUMBER[tile] << FIELD[tile] | 1 << _HEIGHT | tile for tile in TILES)
"""By tile: the stack that is nothing else."""

NEAR: tuple[tuple[int, ...], ...] = tuple(
    tuple(other for other in SQUARES if are_neighbours(square, other)) if square in SQUARES else ()
    for square in range(_CELLS)
)
"""By square: its neighbours."""

_TOUCHED: dict[tuple[int, int], tuple[int, ...]] = {
    (step.source, step.target): tuple({*NEAR[step.source], *NEAR[step.target]} - {step.source, step.target})
    for step in STEPS
}
"""By source and target: the other squares whose stacks may be worth something else after the move."""

_WORTH: tuple[tuple[int, int, int, int, int], ...] = (
    (0, 100, 100, 0, 0),
    (41, 51, 51, 38, 34),
    (36, 41, 38, 25, 16),
    (43, 35, 29, 14, 10),
    (31, 31, 29, 13, 7),
)
"""By number of neighbours, what a stack brings its top's creature on average if all further moves are drawn by lot:
for being there, for each of its tiles, for each number that counts inside, for each tile of its neighbours, and for
each number of its creature in them."""


def worth(stacks: Sequence[int], square: int) -> int:
    """What a stack will bring the creature on its top, roughly; exactly where it has no neighbour."""
    stack = stacks[square]
    top = stack & _TOP
    field = FIELD[top]
    neighbours = tiles = numbers = 0
    for near in NEAR[square]:
        other = stacks[near]
        if other:
            neighbours += 1
            tiles += other >> _HEIGHT & 31
            numbers += other >> field & 15
    there, height, inside, around, like = _WORTH[neighbours]
    counting = (stack >> field & 15) - NUMBER[top]
    return there + height * (stack >> _HEIGHT & 31) + inside * counting + around * tiles + like * numbers


class Board:
    """Stacks at one moment, with the worth of every creature; never changed once made."""

    __slots__ = ("_next", "_steps", "stacks", "totals", "whole", "worths")

    def __init__(self, stacks: list[int], worths: list[int], totals: list[int], steps: Sequence[Move]) -> None:
        self.stacks = stacks
        self.worths = worths
        self.totals = totals
        """By creature."""
        self.whole = sum(totals)
        self._steps: Sequence[Move] = steps
        self._next: list[Board] | None = None

    @property
    def steps(self) -> Sequence[Move]:
        """The legal moves, in the order of the rules."""
        return self._steps

    def after(self, step: Move) -> "Board":
        """The board after a move."""
        source, target = step.source, step.target
        stacks, worths, totals = self.stacks.copy(), self.worths.copy(), self.totals.copy()
        moving, covered = stacks[source], stacks[target]
        totals[CREATURE[moving & _TOP]] -= worths[source]
        totals[CREATURE[covered & _TOP]] -= worths[target]
        stacks[source] = worths[source] = 0
        stacks[target] = moving + (covered & ~_TOP)
        worths[target] = worth(stacks, target)
        totals[CREATURE[moving & _TOP]] += worths[target]
        for square in _TOUCHED[source, target]:
            stack = stacks[square]
            if stack:
                new = worth(stacks, square)
                totals[CREATURE[stack & _TOP]] += new - worths[square]
                worths[square] = new
        steps = [other for other in self._steps if source not in (other.source, other.target)]
        return Board(stacks, worths, totals, steps)


def board_of(stacks: list[int], steps: Sequence[Move]) -> Board:
    """A board from its stacks, by square, and its legal moves."""
    worths, totals = [0] * _CELLS, [0] * 6
    for square in SQUARES:
        if stacks[square]:
            worths[square] = worth(stacks, square)
            totals[CREATURE[stacks[square] & _TOP]] += worths[square]
    return Board(stacks, worths, totals, steps)


def recalled(tiles: Sequence[int], moves: Sequence[Move], memory: int) -> list[int]:
    """The stacks, by square, as somebody recalls them who forgets a top once it is buried for `memory` moves."""
    stacks = [0] * _CELLS
    for square, tile in zip(SQUARES, tiles, strict=True):
        stacks[square] = SINGLE[tile]
    for ago, move in zip(range(len(moves), 0, -1), moves, strict=True):
        covered = stacks[move.target]
        if ago > memory:
            top = covered & _TOP
            covered -= NUMBER[top] << FIELD[top]
        stacks[move.target] = stacks[move.source] + (covered & ~_TOP)
        stacks[move.source] = 0
    return stacks
