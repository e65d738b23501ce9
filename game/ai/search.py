"""Alpha-beta search over whole turns of two seats that alternate, deepened turn by turn.

Nodes are whatever a game's evaluation makes of a position, seen by the seat to move. Nothing here knows chance or
clocks: the same roots, budget and slips give the same answer. There is no null move; zugzwang is common in our games.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

N = TypeVar("N", bound=Hashable)

WIN = 1_000_000
"""The value of a game won at once; a win later in the line is worth one less a turn."""

SURE = WIN - 1_000
"""Values beyond this are wins or losses, not estimates."""

TABLE_LIMIT = 200_000
"""Most positions that one search remembers."""

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_ASK_EVERY = 1024


class Turns(Protocol[N]):
    """What a search needs to know of a game."""

    def replies(self, node: N) -> list[N]:
        """What every whole turn leads to, each once, the most promising first.

        A new list, empty when the game is over.
        """
        ...

    def value(self, node: N) -> int:
        """An estimate for the seat to move, well inside -SURE to SURE unless the game is over."""
        ...

    def final(self, node: N) -> int:
        """What a finished game is worth to the seat that would be to move: -WIN, 0 or WIN."""
        ...


class Root(NamedTuple):
    """A turn the searcher might take."""

    node: Any
    """What it leads to, seen by the other seat."""
    settled: int | None
    """The searcher's value if the game ends with it."""
    slip: int
    """Added to its value: how much the searcher misjudges it."""


class Found(NamedTuple):
    """What a search came to."""

    best: int
    """Number of the best root."""
    value: int
    depth: int
    """Turns looked ahead in the last complete round, the root's own included; 0 when there was no time for one."""
    nodes: int


class _Enough(Exception):  # noqa: N818
    """The budget is spent or somebody asked to stop."""


class Search(Generic[N]):
    """One search from one position; made anew for every decision."""

    def __init__(self, turns: Turns[N], budget: int, stop: Callable[[], bool], line: Iterable[N]) -> None:
        """`line` is what stood at the start of every turn so far, the searcher's own turn last (PY11)."""
        self._turns = turns
        self._budget = budget
        self._stop = stop
        self._table: dict[N, tuple[int, int, int, N | None]] = {}
        stood = list(line)
        self._stood = (set(stood[-1::-2]), set(stood[-2::-2]))
        self._next_check = min(budget, _ASK_EVERY)
        self.nodes = 0

    def best(self, roots: Sequence[Root], deepest: int) -> Found:
        """The best of the roots as far as budget and `deepest` allow; the first one if they allow nothing."""
        order = list(range(len(roots)))
        index, value, depth = 0, 0, 0
        while depth < deepest:
            ranked: list[tuple[int, int]] = []
            try:
                self._round(roots, order, depth + 1, ranked)
            except _Enough:
                if ranked:
                    value, index = max(ranked, key=lambda scored: scored[0])
                break
            depth += 1
            ranked.sort(key=lambda scored: -scored[0])
            order = [at for _value, at in ranked]
            value, index = ranked[0]
            if abs(value) > SURE:
                break
        return Found(index, value, depth, self.nodes)

    def _round(self, roots: Sequence[Root], order: Sequence[int], depth: int, ranked: list[tuple[int, int]]) -> None:
        """Values every root at this depth into `ranked`; only what beats the best so far is exact."""
        best = -2 * WIN
        for index in order:
            node, settled, slip = roots[index]
            value = settled
            if value is None:
                floor = slip - best
                value = slip - self._value(node, depth - 1, floor - 1 if ranked else -2 * WIN, floor, 1)
                if ranked and value > best:
                    value = slip - self._value(node, depth - 1, -2 * WIN, floor, 1)
            best = max(best, value)
            ranked.append((value, index))

    def _value(self, node: N, depth: int, alpha: int, beta: int, ply: int) -> int:
        if depth <= 0:
            self._count(1)
            return _later(self._turns.value(node), ply)
        stood = self._stood[ply & 1]
        if node in stood:
            return 0
        known = self._table.get(node)
        first = None
        if known is not None:
            kind, value, known_depth, first = known
            value = _later(value, ply)
            if known_depth >= depth and (
                kind == _EXACT or (kind == _AT_LEAST and value >= beta) or (kind == _AT_MOST and value <= alpha)
            ):
                return value
        self._count(1)
        stood.add(node)
        try:
            value, reply = self._replies(node, first, depth, alpha, beta, ply)
        finally:
            stood.discard(node)
        kind = _AT_LEAST if value >= beta else _EXACT if value > alpha else _AT_MOST
        if known is not None or len(self._table) < TABLE_LIMIT:
            self._table[node] = (kind, _sooner(value, ply), depth, reply)
        return value

    def _replies(self, node: N, first: N | None, depth: int, alpha: int, beta: int, ply: int) -> tuple[int, N | None]:
        """The best value among the replies, and the reply; stops at one that is too good.

        All but the first are only asked whether they are better, and valued when they are: a tenth fewer nodes.
        """
        replies = self._turns.replies(node)
        if not replies:
            return _later(self._turns.final(node), ply), None
        if first is not None:
            replies.remove(first)
            replies.insert(0, first)
        best, best_reply = -2 * WIN, None
        for reply in replies:
            floor = -beta if best_reply is None else -alpha - 1
            value = -self._value(reply, depth - 1, floor, -alpha, ply + 1)
            if alpha < value < beta and floor > -beta:
                value = -self._value(reply, depth - 1, -beta, -alpha, ply + 1)
            if value > best:
                best, best_reply = value, reply
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best, best_reply

    def _count(self, nodes: int) -> None:
        self.nodes += nodes
        if self.nodes >= self._next_check:
            if self.nodes >= self._budget or self._stop():
                raise _Enough
            self._next_check = min(self._budget, self.nodes + _ASK_EVERY)


def _later(value: int, ply: int) -> int:
    """A win is worth less, a loss hurts less, the later it comes."""
    if value > SURE:
        return value - ply
    return value + ply if value < -SURE else value


def _sooner(value: int, ply: int) -> int:
    """The value as seen from its own node, for the table: undoes `_later`."""
    if value > SURE:
        return value + ply
    return value - ply if value < -SURE else value
