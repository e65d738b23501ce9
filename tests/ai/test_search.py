"""The search itself, on toy games whose values are known."""

import pytest

from game.ai import search as search_module
from game.ai.search import SURE, WIN, Root, Search


class Heap:
    """Take one to three counters from a heap; who finds it empty has lost."""

    def replies(self, node: int) -> list[int]:
        return [node - taken for taken in (1, 2, 3) if taken <= node]

    def value(self, node: int) -> int:
        return -WIN if node == 0 else 0

    def final(self, node: int) -> int:
        return -WIN


STEPS = {0: [1], 1: [2], 2: [3, 9], 3: [0], 9: []}


class Ring:
    """Steps on a ring of four places; place 9 beside place 2 loses the game for who must start there."""

    def replies(self, node: int) -> list[int]:
        return list(STEPS[node])

    def value(self, node: int) -> int:
        return -50

    def final(self, node: int) -> int:
        return -WIN


def never() -> bool:
    return False


def roots(*nodes: int) -> list[Root]:
    return [Root(node, None, 0) for node in nodes]


@pytest.mark.parametrize("heap", range(5, 25))
def test_a_won_heap_is_won_and_a_lost_one_known_to_be_lost(heap: int) -> None:
    found = Search(Heap(), 100_000, never, [heap]).best(roots(heap - 1, heap - 2, heap - 3), 40)
    if heap % 4:
        assert found.best + 1 == heap % 4
        assert found.value > SURE
    else:
        assert found.value < -SURE


def test_a_quicker_win_is_worth_more() -> None:
    def worth(heap: int) -> int:
        return Search(Heap(), 100_000, never, [heap]).best(roots(heap - 1, heap - 2, heap - 3), 40).value

    assert worth(2) > worth(6) > worth(10) > SURE


def test_a_full_table_forgets_but_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "TABLE_LIMIT", 3)
    found = Search(Heap(), 1_000_000, never, [14]).best(roots(13, 12, 11), 40)
    assert found.best == 1
    assert found.value > SURE


def test_a_node_that_stood_before_is_a_draw() -> None:
    """The seat that must move from 3 to 0 would come back to where the line began."""
    found = Search(Ring(), 10_000, never, [0, 1, 2, 3, 0]).best(roots(1), 7)
    assert found.value == 0


def test_the_same_node_with_the_other_seat_to_move_is_no_repetition() -> None:
    found = Search(Ring(), 10_000, never, [2, 0]).best(roots(1), 3)
    assert found.value != 0


def test_a_settled_root_keeps_its_value() -> None:
    found = Search(Heap(), 1000, never, [8]).best([Root(7, None, 0), Root(6, 0, 0)], 30)
    assert (found.best, found.value) == (1, 0)


def test_slips_make_a_worse_root_look_better() -> None:
    found = Search(Ring(), 1000, never, [5]).best([Root(1, None, 0), Root(3, None, 10)], 1)
    assert (found.best, found.value) == (1, 60)


def test_without_any_nodes_the_first_root_is_the_answer() -> None:
    assert Search(Heap(), 0, never, [9]).best(roots(8, 7, 6), 30)[:3] == (0, 0, 0)


def test_the_budget_is_not_exceeded() -> None:
    search = Search(Heap(), 500, never, [400])
    assert search.best(roots(399, 398, 397), 300).nodes == 500
