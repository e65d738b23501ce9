"""Mouse, touch and window."""

import pygame
import pytest

from game.shell.input.inputs import Inputs
from game.shell.input.wish import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Exposed,
    FocusGained,
    FocusLost,
    Phase,
    Pointed,
    QuitAsked,
    Released,
    Scrolled,
    WindowChanged,
    Wish,
)
from tests.hand_events import (
    click,
    finger_down,
    finger_move,
    finger_up,
    key_down,
    mouse_down,
    mouse_move,
    mouse_up,
    tap,
    tap_key,
    wheel,
    window,
)
from tests.shell.input.conftest import told


def test_a_click_is_a_press_and_a_release_at_its_place(inputs: Inputs) -> None:
    mouse_down(30, 40)
    mouse_up(31, 40)
    assert inputs.poll(0.1) == [Pointed(MOUSE, 30, 40, Phase.DOWN), Pointed(MOUSE, 31, 40, Phase.UP)]


def test_a_mouse_that_trembles_under_8_pixels_is_not_used_and_not_heard(inputs: Inputs) -> None:
    mouse_move(100, 100)
    tap_key("left")
    inputs.poll(1.0)
    for step in range(200):
        mouse_move(100 + step % 8, 100 - step % 8)
        assert inputs.poll(1.5 + step / 60) == []
    assert inputs.last_used == KEYBOARD
    assert inputs.last_activity == 1.0


def test_a_mouse_moved_8_pixels_is_used(inputs: Inputs) -> None:
    mouse_move(100, 100)
    tap_key("left")
    inputs.poll(1.0)
    mouse_move(104, 100)
    mouse_move(108, 100)
    assert inputs.poll(1.1) == [Pointed(MOUSE, 108, 100, Phase.MOVE)]
    assert inputs.last_used == MOUSE
    assert inputs.last_activity == 1.1


def test_a_mouse_that_creeps_with_long_rests_is_not_used(inputs: Inputs) -> None:
    mouse_move(100, 100)
    tap_key("left")
    inputs.poll(1.0)
    for step in range(1, 30):
        mouse_move(100 + step, 100)
        inputs.poll(1 + 10 * step)
    assert inputs.last_used == KEYBOARD


def test_a_mouse_in_use_hovers_by_the_pixel(inputs: Inputs) -> None:
    click(50, 50)
    inputs.poll(0.1)
    mouse_move(51, 50)
    assert inputs.poll(0.2) == [Pointed(MOUSE, 51, 50, Phase.MOVE)]


def test_of_many_moves_in_a_frame_the_last_is_told(inputs: Inputs) -> None:
    mouse_down(10, 10)
    for x in range(10, 60, 5):
        mouse_move(x, 10)
    mouse_up(60, 10)
    assert inputs.poll(0.1) == [
        Pointed(MOUSE, 10, 10, Phase.DOWN),
        Pointed(MOUSE, 55, 10, Phase.MOVE),
        Pointed(MOUSE, 60, 10, Phase.UP),
    ]


def test_the_wheel_scrolls_and_presses_nothing(inputs: Inputs) -> None:
    wheel(-1)
    assert inputs.poll(0.1) == [Scrolled(MOUSE, 0, -1)]


def test_a_tap_is_told_in_window_pixels(inputs: Inputs) -> None:
    tap(320, 120)
    assert inputs.poll(0.1) == [Pointed(TOUCH, 320, 120, Phase.DOWN), Pointed(TOUCH, 320, 120, Phase.UP)]
    assert inputs.last_used == TOUCH


def test_only_the_first_finger_points(inputs: Inputs) -> None:
    finger_down(160, 120, finger=1)
    finger_down(480, 360, finger=2)
    finger_move(320, 240, finger=2)
    finger_up(480, 360, finger=2)
    finger_move(320, 120, finger=1)
    finger_up(320, 120, finger=1)
    assert inputs.poll(0.1) == [
        Pointed(TOUCH, 160, 120, Phase.DOWN),
        Pointed(TOUCH, 320, 120, Phase.MOVE),
        Pointed(TOUCH, 320, 120, Phase.UP),
    ]


def test_a_second_finger_that_stays_doesnt_take_over(inputs: Inputs) -> None:
    finger_down(160, 120, finger=1)
    finger_down(480, 360, finger=2)
    finger_up(160, 120, finger=1)
    inputs.poll(0.1)
    finger_move(320, 240, finger=2)
    finger_up(320, 240, finger=2)
    assert inputs.poll(0.2) == []


def test_a_touch_that_arrives_as_mouse_as_well_acts_once(inputs: Inputs) -> None:
    tap(320, 120)
    mouse_move(320, 120, touch=True)
    mouse_down(320, 120, touch=True)
    mouse_up(320, 120, touch=True)
    assert len(inputs.poll(0.1)) == 2


def test_losing_focus_cancels_a_press_of_mouse_and_finger(inputs: Inputs) -> None:
    mouse_down(30, 40)
    finger_down(160, 120)
    inputs.poll(0.1)
    window(pygame.WINDOWFOCUSLOST)
    assert inputs.poll(0.2) == [
        Pointed(MOUSE, 30, 40, Phase.CANCEL),
        Pointed(TOUCH, 160, 120, Phase.CANCEL),
        FocusLost(),
    ]
    mouse_up(30, 40)
    finger_up(160, 120)
    assert inputs.poll(0.3) == []


def test_losing_focus_clears_held_keys(inputs: Inputs) -> None:
    key_down("right")
    inputs.poll(0.1)
    window(pygame.WINDOWFOCUSLOST)
    assert inputs.poll(0.2) == [Released(KEYBOARD, Wish.RIGHT), FocusLost()]
    assert inputs.poll(5.0) == []


def test_a_new_size_is_told_in_pixels(inputs: Inputs) -> None:
    window(pygame.WINDOWRESIZED, 800, 600)
    window(pygame.WINDOWSIZECHANGED, 800, 600)
    assert inputs.poll(0.1) == [WindowChanged(800, 600)]


def test_a_lost_picture_is_told_once_a_frame(inputs: Inputs) -> None:
    window(pygame.WINDOWEXPOSED)
    window(pygame.VIDEOEXPOSE)
    assert inputs.poll(0.1) == [Exposed()]
    window(pygame.VIDEOEXPOSE)
    assert inputs.poll(0.2) == [Exposed()]


def test_focus_that_comes_back_is_told(inputs: Inputs) -> None:
    window(pygame.WINDOWFOCUSGAINED)
    assert inputs.poll(0.1) == [FocusGained()]


def test_closing_the_window_asks_once(inputs: Inputs) -> None:
    window(pygame.WINDOWCLOSE)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert inputs.poll(0.1) == [QuitAsked()]


@pytest.mark.parametrize("capture", [True, False])
def test_the_pointer_goes_on_while_controls_are_captured(inputs: Inputs, capture: bool) -> None:
    inputs.capture = capture
    mouse_down(30, 40)
    assert told(inputs, 0.1, Pointed) == [Pointed(MOUSE, 30, 40, Phase.DOWN)]
