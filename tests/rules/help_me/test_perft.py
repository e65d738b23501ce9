"""How many ways a game can go: the check that the move generator is the one it was yesterday."""

import pytest

from game.core.perft import perft
from tests.rules.help_me.boards import HELD, HELP_ME, SEATS, SHORTEST, board


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_moves_can_go_as_many_ways_for_any_deal(seats: int) -> None:
    dealt = HELP_ME.start({}, seats, HELP_ME.deal({}, seats, 9))
    for start in (board(held=HELD[seats]), dealt):
        assert [perft(HELP_ME, start, depth) for depth in (1, 2)] == [98, 8_936]


def test_three_moves_from_the_start() -> None:
    assert perft(HELP_ME, board(), 3) == 755_824


def test_the_last_moves_are_counted_to_the_end() -> None:
    nearly = board(moves=SHORTEST.rsplit(maxsplit=3)[0])
    assert [perft(HELP_ME, nearly, depth) for depth in range(1, 8)] == [16, 188, 1520, 7876, 25068, 42024, 21888]
    assert perft(HELP_ME, nearly, 19) == 0
