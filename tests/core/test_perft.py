"""Counting sequences: exact lengths, and a tick that can stop it."""

import pytest

from game.core.perft import perft
from game.rules.catalog import build
from tests.rules.pylos.boards import board

PYLOS = build("pylos")
START = PYLOS.start({"rules": "standard"}, 2, {})

WON = {
    "light": "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1d4 2a1 2b1 2c1 3a1 3b1 4a1",
    "dark": "1a3 1b3 1c3 1d3 1a4 1b4 1c4 2a2 2b2 2c2 2a3 2b3 2c3 3a2 3b2",
}


class TooManyError(Exception):
    """What the test's tick raises."""


def test_no_decision_is_one_sequence() -> None:
    assert perft(PYLOS, START, 0) == 1


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        perft(PYLOS, START, -1)


def test_a_game_that_is_over_has_no_longer_sequences() -> None:
    nearly_done = board(light="1a1", dark="1b1")
    assert perft(PYLOS, nearly_done, 1) == 14
    over = board(**WON)
    assert perft(PYLOS, over, 0) == 1
    assert perft(PYLOS, over, 1) == perft(PYLOS, over, 5) == 0


def test_the_ticks_add_up_to_the_count() -> None:
    counted: list[int] = []
    assert perft(PYLOS, START, 3, counted.append) == sum(counted) == 3360


def test_a_tick_stops_the_count_by_raising() -> None:
    ticks = 0

    def tick(_counted: int) -> None:
        nonlocal ticks
        ticks += 1
        if ticks == 100:
            raise TooManyError

    with pytest.raises(TooManyError):
        perft(PYLOS, START, 2000, tick)
    assert ticks == 100
