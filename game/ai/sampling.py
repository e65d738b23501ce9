"""Search for games with secrets, chance or many seats: what is hidden gets guessed, and every guess is looked into.

In a guess nothing is hidden any more. Every seat there takes what it thinks best by what it may know; a decision is
worth its average over the guesses by their weights. Rounds look one decision further each, at fewer of the first
decisions. Nothing here knows chance or clocks: the same guesses, budget and slips give the same answer.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.ai.search import Found

N = TypeVar("N", bound=Hashable)

_KEPT = 3
"""Of so many first decisions one is looked at in the next round."""

_FEWEST = 3
"""But never fewer than these."""

_BEYOND = 4
"""Replies that are looked beyond; the others are passed over as unlikely."""


class Worlds(Protocol[N]):
    """What a search needs to know of a game; a node is a position within one guess."""

    nodes: int
    """How many positions were made so far: what a budget counts."""

    def replies(self, node: N) -> Sequence[N]:
        """What every decision leads to, in the order of the rules; empty when the game is over."""
        ...

    def seat(self, node: N) -> int:
        """Who decides."""
        ...

    def values(self, node: N) -> Sequence[int]:
        """What the node is worth to each seat, by what that seat may know; exact when the game is over."""
        ...


class Guess(NamedTuple):
    """What may be hidden: a node in which it is known, and how likely that is beside the other guesses."""

    weight: int
    node: Any


class _Enough(Exception):  # noqa: N818
    """The budget is spent or somebody asked to stop."""


class Sampling(Generic[N]):
    """One search for one decision; the guesses all begin where `seat` is to decide."""

    def __init__(
        self,
        worlds: Worlds[N],
        guesses: Sequence[Guess],
        seat: int,
        budget: int,
        stop: Callable[[], bool],
        *,
        blur: int = 1,
    ) -> None:
        """`blur`: how much worse than the best a reply of another seat may be to count a little, in values."""
        self._worlds = worlds
        self._guesses = guesses
        self._seat = seat
        self._budget = budget
        self._stop = stop
        self._blur = blur
        self._known: dict[tuple[N, int], Sequence[int]] = {}
        self._beyond: int | None = _BEYOND

    def best(self, slips: Sequence[int], deepest: int, few: int) -> Found:
        """The best first decision; `slips` are added to the values of each, so many of them there are.

        Up to `few` first decisions are looked at to the very end instead of `deepest` decisions ahead. Where budget
        or patience don't last for a round, the answer of the one before stands; the first is always done.
        """
        worlds = self._worlds
        roots = [(guess.weight, worlds.replies(guess.node)) for guess in self._guesses]
        order = list(range(len(slips)))
        found = Found(0, 0, 0, 0)
        to_the_end = len(slips) <= few
        for depth in (1, _ENDLESS) if to_the_end else range(1, deepest + 1):
            self._beyond = None if to_the_end else _BEYOND
            values: dict[int, int] = {}
            try:
                for index in order:
                    values[index] = self._average(roots, index, depth) + slips[index]
            except _Enough:
                break
            order.sort(key=lambda index: -values[index])
            found = Found(order[0], values[order[0]], depth, 0)
            del order[len(order) if to_the_end else max(_FEWEST, len(order) // _KEPT) :]
        return found._replace(nodes=worlds.nodes)

    def _average(self, roots: Sequence[tuple[int, Sequence[N]]], index: int, depth: int) -> int:
        total = sum(weight * self._ahead(nodes[index], depth - 1)[self._seat] for weight, nodes in roots)
        return total // sum(weight for weight, _nodes in roots)

    def _ahead(self, node: N, depth: int) -> Sequence[int]:
        """What a node is worth to each seat after so many more decisions."""
        worlds = self._worlds
        if depth <= 0:
            return worlds.values(node)
        known = self._known.get((node, depth))
        if known is not None:
            return known
        if worlds.nodes >= self._budget or self._stop():
            raise _Enough
        replies = worlds.replies(node)
        if not replies:
            return worlds.values(node)
        seat = worlds.seat(node)
        if depth == 1:
            outcomes = [worlds.values(reply) for reply in replies]
        else:
            if self._beyond is not None:
                replies = sorted(replies, key=lambda reply: -worlds.values(reply)[seat])[: self._beyond]
            outcomes = [self._ahead(reply, depth - 1) for reply in replies]
        expected = self._expected(outcomes, seat)
        self._known[node, depth] = expected
        return expected

    def _expected(self, outcomes: Sequence[Sequence[int]], seat: int) -> Sequence[int]:
        """The outcome a seat chooses; of another seat than the searcher's, an average of those it may choose."""
        best = max(outcomes, key=lambda outcome: outcome[seat])
        if seat == self._seat or self._beyond is None or self._blur <= 1:
            return best
        least = best[seat] - self._blur
        likely = [(outcome[seat] - least, outcome) for outcome in outcomes if outcome[seat] > least]
        total = sum(weight for weight, _outcome in likely)
        return [sum(weight * outcome[at] for weight, outcome in likely) // total for at in range(len(best))]


_ENDLESS = 1_000
"""More decisions than any game has left when so few are legal."""
