"""Care for the screen: how the picture wanders, and how bright it is."""

import itertools

import pytest

from game.play.kiosk.care import DIM_AFTER, SIDE, brightness, shift


def test_the_picture_moves_by_two_to_four_pixels_a_minute_and_never_jumps() -> None:
    places = [shift(second) for second in range(3600)]
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in itertools.pairwise(places)]
    assert max(steps) == 1
    for start in range(0, 3600 - 60, 7):
        assert 2 <= sum(steps[start : start + 60]) <= 4


def test_it_stays_near_its_place_and_comes_everywhere_along_its_way() -> None:
    places = {shift(second) for second in range(3600)}
    assert len(places) == 4 * SIDE
    assert max(max(map(abs, place)) for place in places) == SIDE // 2
    assert shift(1e9) in places


@pytest.mark.parametrize(("seconds", "quiet", "darker_than"), [(DIM_AFTER, False, 1.0), (0.0, True, 1.0)])
def test_it_is_darker_when_nobody_was_there_for_long_and_in_quiet_hours(
    seconds: float, quiet: bool, darker_than: float
) -> None:
    assert brightness(seconds, quiet) < darker_than
    assert brightness(DIM_AFTER, True) < brightness(seconds, quiet)


def test_it_is_as_bright_as_it_can_be_for_visitors_and_in_the_first_minutes_without_any() -> None:
    assert brightness(0.0, False) == brightness(DIM_AFTER - 1, False) == 1.0
