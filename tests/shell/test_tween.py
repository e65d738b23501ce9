"""Easings, glides and the player's own pace."""

import pytest

from game.shell.tween import EASES, Ease, Glide, Pace, bounce, linear, settle

STEPS = (1 / 30, 1 / 60, 1 / 144, 1 / 240)


@pytest.mark.parametrize("ease", EASES.values(), ids=EASES.keys())
def test_every_easing_goes_from_nothing_to_all(ease: Ease) -> None:
    assert ease(0) == pytest.approx(0, abs=1e-12)
    assert ease(1) == pytest.approx(1)
    assert all(-0.01 <= ease(t / 200) <= 1.1 for t in range(201))


def test_a_heavy_thing_settles_by_overshooting_a_little() -> None:
    highest = max(settle(t / 500) for t in range(501))
    assert 1.04 < highest < 1.08


def test_a_falling_thing_bounces_once_and_low() -> None:
    assert bounce(0.68) == pytest.approx(1)
    assert bounce(0.84) == pytest.approx(0.93)


@pytest.mark.parametrize("ease", EASES.values(), ids=EASES.keys())
@pytest.mark.parametrize("step", STEPS)
def test_a_glide_takes_equally_long_in_steps_of_any_length(step: float, ease: Ease) -> None:
    glide, passed = Glide(100, 40, 0.42, ease, delay=0.1), 0.0
    while not glide.done:
        glide.step(step)
        passed += step
        assert passed < 1
    assert glide.value() == pytest.approx(40)
    assert 0.52 - 1e-9 <= passed <= 0.52 + step + 1e-9


@pytest.mark.parametrize("step", STEPS)
def test_a_glide_is_at_the_same_place_at_the_same_time_in_steps_of_any_length(step: float) -> None:
    glide = Glide(0, 1, 1.0, linear)
    for _ in range(round(0.5 / step)):
        glide.step(step)
    assert glide.value() == pytest.approx(0.5, abs=1e-9)


def test_a_glide_waits_for_its_delay() -> None:
    glide = Glide(5, 9, 1.0, linear, delay=0.5)
    glide.step(0.25)
    assert (glide.begun, glide.value()) == (False, 5)
    glide.step(0.5)
    assert glide.begun
    assert glide.value() == pytest.approx(6)


def test_a_glide_is_read_between_its_last_two_steps() -> None:
    glide = Glide(0, 10, 1.0, linear)
    glide.step(0.25)
    glide.step(0.25)
    assert [glide.value(blend) for blend in (0, 0.5, 1)] == pytest.approx([2.5, 3.75, 5])


def test_a_glide_never_runs_past_its_end() -> None:
    glide = Glide(0, 10, 0.1, linear)
    glide.step(50)
    assert (glide.done, glide.value()) == (True, 10)


def test_a_finished_glide_is_at_its_end_in_every_blend() -> None:
    glide = Glide(3, 7, 2.0, delay=4)
    glide.finish()
    assert glide.done
    assert [glide.value(blend) for blend in (0, 1)] == [7, 7]


def test_a_glide_of_no_time_is_a_cut() -> None:
    assert Glide(3, 7, 0).value() == 7
    waiting = Glide(3, 7, 0, delay=0.1)
    assert waiting.value() == 3
    waiting.step(0.1)
    assert waiting.value() == 7


@pytest.mark.parametrize(
    ("pace", "slide", "fade"),
    [
        (Pace(), 0.3, 0.3),
        (Pace(speed=2), 0.15, 0.15),
        (Pace(speed=0.5), 0.6, 0.6),
        (Pace(speed=0), 0.0, 0.0),
        (Pace(reduced=True), 0.0, 0.08),
        (Pace(speed=4, reduced=True), 0.0, 0.08),
    ],
)
def test_pace_scales_motion_and_reduced_motion_turns_slides_into_cuts(pace: Pace, slide: float, fade: float) -> None:
    assert pace.seconds(300) == pytest.approx(slide)
    assert pace.fade_seconds(300) == pytest.approx(fade)
