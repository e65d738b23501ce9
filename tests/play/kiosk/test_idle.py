"""Who is there, by a clock that tests wind."""

import pytest

from game.play.kiosk.config import IdleTimes
from game.play.kiosk.idle import Idle, Presence

TIMES = IdleTimes(menu=60, table=180, warning=20)
THERE = Idle(Presence.THERE, 0.0)


def after(idle: Idle, seconds: int) -> Idle:
    """So many seconds pass in a menu, one after the other."""
    for now in range(1, seconds + 1):
        idle = idle.passed(now, False, TIMES)
    return idle


@pytest.mark.parametrize(("at_table", "seconds"), [(False, 60), (True, 180)])
def test_the_warning_comes_after_a_minute_in_menus_and_three_at_a_table(at_table: bool, seconds: int) -> None:
    assert THERE.passed(seconds - 0.1, at_table, TIMES) == THERE
    assert THERE.passed(seconds, at_table, TIMES) == Idle(Presence.WARNED, seconds)


def test_the_machine_is_free_when_the_warning_has_stood_twenty_seconds() -> None:
    assert after(THERE, 79).presence is Presence.WARNED
    assert after(THERE, 80) == Idle(Presence.GONE, 80.0)


def test_an_action_takes_the_warning_away_and_the_time_begins_anew() -> None:
    warned = after(THERE, 70)
    back = warned.acted(70.0)
    assert back == Idle(Presence.THERE, 70.0)
    assert back.passed(129.9, False, TIMES).presence is Presence.THERE
    assert back.passed(130.0, False, TIMES).presence is Presence.WARNED


def test_an_action_wakes_a_machine_nobody_was_at() -> None:
    assert Idle(Presence.GONE, 5.0).acted(1e6) == Idle(Presence.THERE, 1e6)


def test_nobody_stays_nobody_however_long_it_takes() -> None:
    gone = Idle(Presence.GONE, 80.0)
    assert gone.passed(1e9, False, TIMES) is gone


def test_a_machine_that_slept_for_hours_still_warns_first() -> None:
    assert THERE.passed(40_000.0, True, TIMES) == Idle(Presence.WARNED, 40_000.0)


def test_the_warning_counts_down_to_nothing() -> None:
    warned = Idle(Presence.WARNED, 100.0)
    assert [warned.left(100.0 + seconds, TIMES) for seconds in (0, 5.5, 20, 30)] == [20, 14.5, 0, 0]
