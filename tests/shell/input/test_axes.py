"""Axes of sticks nobody knows: their first reading is where they rest."""

from game.shell.input.axes import Lever, Stick, limits
from game.shell.input.wish import Control

UP, DOWN, LEFT, RIGHT = (Control(name) for name in ("up", "down", "left", "right"))
USUAL = limits(0.25)


def pressed_along(lever: Lever, *values: float) -> list[Control | None]:
    return [lever.move(value, USUAL) for value in values]


def test_an_axis_that_rests_at_its_end_is_a_trigger_and_its_way_back_presses_nothing() -> None:
    lever = Lever(Control("axis2-"), Control("axis2+"))
    assert pressed_along(lever, -1.0, 0.0, 0.9, 0.0, -1.0) == [None, None, "axis2+", None, None]


def test_an_axis_that_rests_in_the_middle_presses_at_both_ends() -> None:
    lever = Lever(Control("axis3-"), Control("axis3+"))
    assert pressed_along(lever, 0.0, -0.6, 0.0, 0.6) == [None, "axis3-", None, "axis3+"]


def test_an_axis_that_rests_pushed_over_is_deaf_until_it_comes_back() -> None:
    lever = Lever(Control("axis3-"), Control("axis3+"))
    assert pressed_along(lever, 0.7, 0.8, 0.1, 0.8) == [None, None, None, "axis3+"]


def test_something_that_only_looks_like_a_stick_and_rests_in_a_corner_never_presses() -> None:
    stick = Stick((UP, DOWN, LEFT, RIGHT))
    assert [stick.move(axis, -1.0, USUAL) for axis in (0, 1, 0, 1)] == [None] * 4


def test_a_stick_lets_go_only_well_inside_where_it_pressed() -> None:
    stick = Stick((UP, DOWN, LEFT, RIGHT), (0.0, 0.0))
    assert [stick.move(1, y, USUAL) for y in (0.49, 0.51, 0.36, 0.34)] == [None, DOWN, DOWN, None]


def test_nothing_inside_the_dead_zone_stays_pressed() -> None:
    for dead_zone in (0.1, 0.25, 0.4, 0.6):
        assert limits(dead_zone).off >= dead_zone
        assert limits(dead_zone).on < 1
