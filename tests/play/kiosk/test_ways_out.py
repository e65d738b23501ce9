"""The ways out for staff: two corners held one after the other, and a PIN that can't be guessed in an evening."""

import pytest

from game.play.kiosk.corners import HOLD, PAUSE, Corners, Touch
from game.play.kiosk.pin import TRIES, WAIT, Typed

FIRST, SECOND, MIDDLE = Touch(0.01, 0.02, 16 / 9), Touch(0.99, 0.98, 16 / 9), Touch(0.5, 0.5, 16 / 9)


def held(corners: Corners, touch: Touch, start: float, seconds: float) -> Corners:
    """A corner is touched, held and let go."""
    corners = corners.touched(touch, start)
    corners = corners.passed(start + seconds)
    return corners.touched(None, start + seconds)


def test_the_first_corner_and_then_the_second_open() -> None:
    once = held(Corners(), FIRST, 0.0, HOLD)
    assert (once.done, once.opened) == (1, False)
    assert held(once, SECOND, 5.0, HOLD).opened


def test_a_corner_let_go_too_early_counts_for_nothing() -> None:
    assert held(Corners(), FIRST, 0.0, HOLD - 0.1) == Corners()
    once = held(Corners(), FIRST, 0.0, HOLD)
    assert held(once, SECOND, 5.0, HOLD - 0.1) == Corners()


def test_the_corners_have_an_order() -> None:
    assert held(Corners(), SECOND, 0.0, HOLD) == Corners()


def test_a_touch_elsewhere_in_between_spoils_it() -> None:
    once = held(Corners(), FIRST, 0.0, HOLD)
    spoilt = once.touched(MIDDLE, 4.0).touched(None, 4.1)
    assert held(spoilt, SECOND, 4.5, HOLD) == Corners()


def test_too_long_a_pause_between_them_spoils_it() -> None:
    once = held(Corners(), FIRST, 0.0, HOLD)
    assert held(once, SECOND, HOLD + PAUSE + 0.1, HOLD) == Corners()


def test_a_finger_that_trembles_in_its_corner_holds_it_and_one_that_slides_away_does_not() -> None:
    corners = Corners().touched(FIRST, 0.0).touched(Touch(0.02, 0.03, 16 / 9), 1.0)
    assert corners.passed(HOLD).done == 1
    assert Corners().touched(FIRST, 0.0).touched(MIDDLE, 1.0).passed(HOLD) == Corners()


def test_the_first_corner_may_be_held_longer_or_once_more() -> None:
    longer = held(Corners(), FIRST, 0.0, HOLD + 2)
    assert held(longer, SECOND, HOLD + 2.5, HOLD).opened
    again = held(held(Corners(), FIRST, 0.0, HOLD), FIRST, HOLD + 1, HOLD)
    assert held(again, SECOND, 2 * HOLD + 2, HOLD).opened


@pytest.mark.parametrize("aspect", [16 / 9, 9 / 16])
def test_corners_are_squares_on_wide_and_high_screens(aspect: float) -> None:
    wide = max(x for x in range(100) if Touch(x / 1000 * min(1, 1 / aspect), 0.0, aspect).corner == 0)
    high = max(y for y in range(100) if Touch(0.0, y / 1000 * min(1, aspect), aspect).corner == 0)
    assert wide == high


# -------------------------------------------------- the PIN


def typed(text: str, now: float = 0.0, before: Typed | None = None) -> Typed:
    state = before or Typed()
    for digit in text:
        state = state.digit(digit, now)
    return state


def test_the_right_pin_opens() -> None:
    assert typed("2580").entered("2580", 0.0) is None


def test_a_wrong_one_is_refused_and_forgotten() -> None:
    assert typed("2581").entered("2580", 0.0) == Typed("", 1, 0.0, True)


def test_nothing_typed_is_no_mistake() -> None:
    assert Typed().entered("2580", 0.0) == Typed()


def test_digits_can_be_taken_back() -> None:
    assert typed("258").erased().digits == "25"
    assert Typed().erased().digits == ""


def test_more_digits_than_any_pin_has_are_dropped() -> None:
    assert typed("123456789").digits == "12345678"


def wrong(times: int) -> Typed:
    state: Typed | None = Typed()
    for _ in range(times):
        assert state is not None
        state = typed("1111", before=state).entered("2580", 0.0)
    assert state is not None
    return state


def test_some_mistakes_in_a_row_cost_a_wait_in_which_even_the_right_one_is_of_no_use() -> None:
    assert wrong(TRIES - 1).waits(0.0) == 0
    shut = wrong(TRIES)
    assert shut.waits(0.0) == WAIT
    assert typed("2580", 1.0, shut).digits == ""
    assert typed("2580", WAIT, shut).entered("2580", WAIT) is None


def test_the_right_digits_typed_before_the_wait_do_not_open_during_it() -> None:
    early = wrong(TRIES)._replace(digits="2580")
    assert early.entered("2580", WAIT - 1) == early
