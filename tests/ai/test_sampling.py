"""The sampling search on small made-up trees: averages over guesses, seats that look after themselves, budgets."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.ai.sampling import Guess, Sampling
from game.core.rng import Rng

PLENTY = 10**9


class Leaf(tuple[int, ...]):
    """The end of a line: what it brings each seat."""


class Trees:
    """Trees of nested tuples; seats decide in turn, a node before the end is worth what it says or nothing."""

    def __init__(self, seats: int = 2, estimates: dict[Any, tuple[int, ...]] | None = None) -> None:
        self.nodes = 0
        self._seats = seats
        self._estimates = estimates or {}

    def replies(self, node: tuple[int, Any]) -> Sequence[tuple[int, Any]]:
        depth, tree = node
        if isinstance(tree, Leaf):
            return []
        self.nodes += len(tree)
        return [(depth + 1, branch) for branch in tree]

    def seat(self, node: tuple[int, Any]) -> int:
        return node[0] % self._seats

    def values(self, node: tuple[int, Any]) -> Sequence[int]:
        tree = node[1]
        return tree if isinstance(tree, Leaf) else self._estimates.get(tree, (0,) * self._seats)


def search(
    *trees: Any,
    weights: Sequence[int] = (),
    budget: int = PLENTY,
    stop: Callable[[], bool] = lambda: False,
    worlds: Trees | None = None,
    blur: int = 1,
) -> Sampling[tuple[int, Any]]:
    guesses = [Guess(weight, (0, tree)) for weight, tree in zip(weights or [1] * len(trees), trees, strict=True)]
    return Sampling(worlds or Trees(), guesses, 0, budget, stop, blur=blur)


def leaf(*values: int) -> Leaf:
    return Leaf(values)


def test_the_best_on_average_over_the_guesses_is_chosen() -> None:
    one = (leaf(9, 0), leaf(4, 0), leaf(0, 0))
    other = (leaf(-9, 0), leaf(4, 0), leaf(5, 0))
    found = search(one, other).best([0, 0, 0], 1, 0)
    assert (found.best, found.value, found.depth) == (1, 4, 1)


def test_a_likelier_guess_counts_more() -> None:
    one = (leaf(9, 0), leaf(4, 0))
    other = (leaf(-9, 0), leaf(4, 0))
    assert search(one, other, weights=(9, 1)).best([0, 0], 1, 0).best == 0
    assert search(one, other, weights=(1, 9)).best([0, 0], 1, 0).best == 1


def test_every_seat_looks_after_itself_not_after_the_searchers_harm() -> None:
    """The reply that is best for its seat is expected, although another would hurt the searcher more."""
    tree = ((leaf(8, 3), leaf(-9, 2)), (leaf(5, 0), leaf(5, 1)))
    found = search(tree).best([0, 0], 2, 0)
    assert (found.best, found.value) == (0, 8)


def test_three_seats_decide_in_turn() -> None:
    tree = (
        ((leaf(1, 5, 0), leaf(9, 0, 1)), (leaf(2, 6, 3), leaf(0, 9, 2))),
        ((leaf(3, 4, 1), leaf(3, 5, 0)), (leaf(4, 3, 0), leaf(9, 1, 9))),
    )
    found = search(tree, worlds=Trees(seats=3)).best([0, 0], 3, 0)
    assert (found.best, found.value) == (1, 3)


def test_slips_are_added_to_what_is_misjudged() -> None:
    assert search((leaf(5, 0), leaf(4, 0))).best([0, 2], 1, 0).best == 1


def test_a_blurred_view_of_others_averages_what_they_may_choose() -> None:
    tree = ((leaf(0, 10), leaf(6, 10), leaf(-90, 0)), (leaf(2, 1),))
    assert search(tree, blur=5).best([0, 0], 2, 0).value == 3
    assert search(tree).best([0, 0], 2, 0).best == 1


def test_deeper_rounds_look_at_fewer_first_decisions() -> None:
    """What looks worst at first sight is looked into only when there are few decisions."""
    sour = {at: ((leaf(-1, 0),),) for at in range(12)}
    tree = tuple(sour[at] if at < 11 else ((leaf(50, 0),),) for at in range(12))
    estimates: dict[Any, tuple[int, ...]] = {sour[0]: (5, 0), tree[11]: (-5, 0)}
    assert search(tree, worlds=Trees(estimates=estimates)).best([0] * 12, 3, 0).best != 11
    assert search(tree, worlds=Trees(estimates=estimates)).best([0] * 12, 1, 12).best == 11


def grown(rng: Rng, depth: int, seats: int) -> Any:
    if depth == 0 or rng.below(8) == 0:
        return Leaf(rng.below(20) for _ in range(seats))
    return tuple(grown(rng, depth - 1, seats) for _ in range(1 + rng.below(4)))


def plain(tree: Any, seat: int, seats: int) -> Sequence[int]:
    if isinstance(tree, Leaf):
        return tree
    return max((plain(branch, (seat + 1) % seats, seats) for branch in tree), key=lambda values: values[seat])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_decisions_are_searched_to_the_very_end(seats: int) -> None:
    for seed in range(30):
        rng = Rng(seed)
        tree = tuple(grown(rng, 5, seats) for _ in range(3))
        expected = [plain(branch, 1, seats)[0] for branch in tree]
        found = search(tree, worlds=Trees(seats)).best([0] * 3, 1, 3)
        assert found.value == max(expected)
        assert expected[found.best] == found.value


def test_a_budget_that_is_spent_leaves_the_answer_of_the_last_whole_round() -> None:
    tree = ((leaf(1, 0), leaf(2, 9)), (leaf(9, 0), leaf(7, 9)))
    estimates = {tree[0]: (5, 0), tree[1]: (4, 0)}
    assert search(tree, worlds=Trees(estimates=estimates)).best([0, 0], 2, 0)[:3] == (1, 7, 2)
    assert search(tree, worlds=Trees(estimates=estimates), budget=3).best([0, 0], 2, 0)[:3] == (0, 5, 1)


def test_a_stop_is_heard_and_still_answered() -> None:
    tree = ((leaf(1, 0), leaf(2, 9)), (leaf(9, 0), leaf(7, 9)))
    found = search(tree, stop=lambda: True).best([0, 1], 5, 2)
    assert (found.best, found.depth) == (1, 1)


def test_the_same_question_has_the_same_answer() -> None:
    tree = tuple(grown(Rng(at), 4, 2) for at in range(6))
    assert search(tree).best([0] * 6, 3, 0) == search(tree).best([0] * 6, 3, 0)
