"""Who may hold which creatures, told from the moves that everybody saw (HM3).

Players are taken to prefer moves that are good for what they hold, the more the better; so a move makes those holdings
likelier for which it was good. Numbers are floats of plain arithmetic only, the same on every platform.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate, combinations
from typing import TypeAlias

from game.ai.stacks import Board, board_of, recalled
from game.rules.help_me.moves import STEPS, Move
from game.rules.help_me.position import Layout
from game.rules.help_me.tiles import CREATURES, HELD

Holding: TypeAlias = tuple[int, ...]
"""Creatures of one seat, in ascending order."""

FOREIGN = {2: 50, 3: 50, 4: 20}
"""By number of seats: how much a seat minds the worth of creatures it doesn't hold, in hundredths of its own."""

_FADING = 64
_LONGEST = 12 * _FADING


def _faded() -> tuple[float, ...]:
    """By steps of regret, how likely such a move still is: halved after every `_FADING` steps."""
    once = 1.0
    while once**_FADING > 0.5:
        once -= 1e-5
    chances = [1.0]
    while len(chances) <= _LONGEST:
        chances.append(chances[-1] * once)
    return tuple(chances)


_CHANCES = _faded()


def holdings(seats: int, but: Iterable[int] = ()) -> list[Holding]:
    """What a seat may hold, without these creatures."""
    free = [creature for creature in range(len(CREATURES)) if creature not in set(but)]
    return list(combinations(free, HELD[seats]))


def liking(board: Board, holding: Holding, foreign: int) -> int:
    """What a board is worth to whoever has that holding and doesn't know any other."""
    own = 0
    for creature in holding:
        own += board.totals[creature]
    return own + (own - board.whole) * foreign // 100


def chances(boards: Sequence[Board], holding: Holding, foreign: int, patience: int) -> list[float]:
    """How likely a seat with that holding is to choose each of the boards that it can move to.

    `patience` is how much worse than the best a move is that is half as likely, in the worth of boards.
    """
    likings = [liking(board, holding, foreign) for board in boards]
    best = max(likings)
    likely = [_CHANCES[min((best - value) * _FADING // patience, _LONGEST)] for value in likings]
    whole = sum(likely)
    return [chance / whole for chance in likely]


class Suspicions:
    """How likely each holding of each seat is, by the moves so far; every holding alike before the first."""

    def __init__(self, layout: Layout, moves: Sequence[Move], patience: int, memory: int, budget: int) -> None:
        """Only the last `memory` moves are thought about, fewer when looking at their alternatives costs more nodes."""
        seats = layout.seats
        self._foreign = FOREIGN[seats]
        self._patience = patience
        self.nodes = 0
        self.likely: list[dict[Holding, float]] = [dict.fromkeys(holdings(seats), 1.0) for _ in range(seats)]
        """By seat and holding; only their proportions mean anything."""
        board = board_of(recalled(layout.tiles, (), 0), STEPS)
        boards = [board]
        for move in moves:
            board = board.after(move)
            boards.append(board)
        costs = list(accumulate(len(board.steps) for board in boards[-2::-1]))
        thought_about = min(memory, sum(cost <= budget for cost in costs))
        for number in range(len(moves) - thought_about, len(moves)):
            self._learn(boards[number], moves[number], (layout.first + number) % seats)

    def _learn(self, board: Board, move: Move, seat: int) -> None:
        boards = [board.after(step) for step in board.steps]
        self.nodes += len(boards)
        chosen = board.steps.index(move)
        for holding, choices in self._choices(boards, seat).items():
            self.likely[seat][holding] *= choices[chosen]

    def _choices(self, boards: Sequence[Board], seat: int) -> dict[Holding, list[float]]:
        """By holding of the seat, how likely it would choose each of the boards."""
        return {holding: chances(boards, holding, self._foreign, self._patience) for holding in self.likely[seat]}

    def betrayed(self, boards: Sequence[Board], seat: int, holding: Holding) -> list[float]:
        """How likely that holding of the seat is after it chooses each of these boards, for who sees only moves."""
        likely = self.likely[seat]
        choices = self._choices(boards, seat)
        return [
            likely[holding] * choices[holding][chosen] / sum(likely[other] * choices[other][chosen] for other in likely)
            for chosen in range(len(boards))
        ]
