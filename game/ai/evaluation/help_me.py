"""Help Me! as a sampling search sees it: who may hold what, and what the stacks are worth to each seat."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from game.ai.sampling import Guess
from game.ai.stacks import POINT, Board, board_of, recalled
from game.ai.suspicion import FOREIGN, Holding, Suspicions, holdings, liking
from game.rules.help_me.game import HelpMe
from game.rules.help_me.position import Position, seat_to_move

_RULES = HelpMe()

WON = 20 * POINT
"""What winning counts besides the points."""

BLUR = POINT
"""How far another seat's choice may be from the best, for a guess of what it does."""

_MOST = 12
"""Guesses that are looked into: the likeliest."""

_SHARES = 1_000


class Mind(NamedTuple):
    """How a level thinks beyond looking ahead."""

    memory: int
    """For how many moves it knows what was buried."""
    patience: int
    """How much worse a move is that it takes to be half as likely, in worth; 0 for a level that suspects nobody."""
    discretion: int
    """What it would give not to be found out at all, in worth."""


MINDS: dict[str, Mind] = {
    "casual": Mind(memory=0, patience=0, discretion=0),
    "skilled": Mind(memory=5, patience=4 * POINT, discretion=0),
    "expert": Mind(memory=30, patience=2 * POINT, discretion=4 * POINT),
}
"""By level."""


class World(NamedTuple):
    """A board, and who holds what in this guess."""

    held: tuple[Holding, ...]
    """By seat."""
    board: Board
    seat: int
    """Whose turn it is."""


class HelpMeWorlds:
    """The guesses of one view; boards are shared by all of them."""

    def __init__(self, seen: Position, level: str, budget: int) -> None:
        layout = seen.layout
        self._mind = MINDS[level]
        self._seats = layout.seats
        self._seat = seat_to_move(seen)
        self._foreign = FOREIGN[layout.seats]
        own = seen.creatures[self._seat]
        assert own is not None, "a seat knows its own creatures"
        self._own: Holding = tuple(sorted(own))
        self._root = board_of(recalled(layout.tiles, seen.moves, self._mind.memory), _RULES.legal(seen))
        self._made: dict[tuple[int, ...], Board] = {}
        self._next: dict[Board, list[Board]] = {}
        self._suspicions = self._suspected(seen, budget // 2)
        self.nodes = 0 if self._suspicions is None else self._suspicions.nodes

    def _suspected(self, seen: Position, budget: int) -> Suspicions | None:
        mind = self._mind
        if not mind.patience:
            return None
        return Suspicions(seen.layout, seen.moves, mind.patience, mind.memory, budget)

    def guesses(self) -> list[Guess]:
        """The likeliest ways in which the unseen creatures may be dealt."""
        others = [seat for seat in range(self._seats) if seat != self._seat]
        found = []
        for dealt in product(holdings(self._seats, self._own), repeat=len(others)):
            if len({creature for holding in dealt for creature in holding}) == sum(map(len, dealt)):
                likely = 1.0
                for seat, holding in zip(others, dealt, strict=True):
                    likely *= self._suspicions.likely[seat][holding] if self._suspicions else 1.0
                held = list(dealt)
                held.insert(self._seat, self._own)
                found.append((likely, tuple(held)))
        found.sort(key=lambda guess: -guess[0])
        best = found[0][0]
        weighed = [(int(_SHARES * likely / best), held) for likely, held in found[:_MOST]]
        return [Guess(weight, World(held, self._root, self._seat)) for weight, held in weighed if weight]

    def leanings(self) -> Sequence[int]:
        """For every legal move what it costs to be suspected because of it."""
        discretion, suspicions = self._mind.discretion, self._suspicions
        steps = self._root.steps
        if suspicions is None or not discretion:
            return [0] * len(steps)
        found_out = suspicions.betrayed(self._boards(self._root), self._seat, self._own)
        return [-int(discretion * known) for known in found_out]

    def replies(self, node: World) -> Sequence[World]:
        """The same guess after every legal move."""
        seat = (node.seat + 1) % self._seats
        return [World(node.held, board, seat) for board in self._boards(node.board)]

    def seat(self, node: World) -> int:
        """Whose turn it is."""
        return node.seat

    def values(self, node: World) -> Sequence[int]:
        """At the end by who wins; before, the searcher's lead in this guess, the others' by what they know."""
        board, held = node.board, node.held
        totals = board.totals
        points = [sum([totals[creature] for creature in holding]) for holding in held]
        if not board.steps:
            return _final(points)
        values = [liking(board, holding, self._foreign) for holding in held]
        own = points[self._seat]
        values[self._seat] = own - (sum(points) - own) // (self._seats - 1)
        return values

    def _boards(self, board: Board) -> list[Board]:
        known = self._next.get(board)
        if known is None:
            known = self._next[board] = [self._shared(board.after(step)) for step in board.steps]
        return known

    def _shared(self, board: Board) -> Board:
        """The one board of these stacks, whichever moves led there."""
        self.nodes += 1
        return self._made.setdefault(tuple(board.stacks), board)


def _final(points: Sequence[int]) -> Sequence[int]:
    """By seat, the lead over the best other, with a prize for winning that those with equal totals share."""
    values = []
    for seat, own in enumerate(points):
        best = max(other for at, other in enumerate(points) if at != seat)
        values.append(own - best + (WON if own > best else -WON if own < best else 0))
    return values
