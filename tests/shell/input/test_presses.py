"""Presses, repeats and noise of pads and keys."""

import random
import re
from pathlib import Path

import pygame
import pytest

from game.shell.input.bindings import Defaults
from game.shell.input.inputs import Inputs, Tuning
from game.shell.input.wish import (
    KEYBOARD,
    MOUSE,
    Connected,
    Control,
    Input,
    Pressed,
    RawPressed,
    RawReleased,
    Released,
    Wish,
)
from tests.hand_events import click, key_down, key_up, tap_key
from tests.shell.input.conftest import told
from tests.virtual_pads import Axis, Button, VirtualPad, VirtualPads


@pytest.fixture
def pad(inputs: Inputs, pads: VirtualPads) -> VirtualPad:
    pad = pads.plug()
    inputs.poll(0.0)
    return pad


def wishes(said: list[Input]) -> list[Wish]:
    return [s.wish for s in said if isinstance(s, Pressed)]


def test_a_press_that_arrives_in_both_event_families_acts_once(inputs: Inputs, pad: VirtualPad) -> None:
    pad.press(Button.A)
    pygame.event.pump()
    assert pygame.event.peek(pygame.CONTROLLERBUTTONDOWN)
    assert pygame.event.peek(pygame.JOYBUTTONDOWN)
    assert inputs.poll(0.1) == [Pressed(inputs.pads[0], Wish.CONFIRM)]


def test_no_event_type_is_blocked_anywhere() -> None:
    root = Path(__file__).parents[3] / "game"
    blocking = [p for p in root.rglob("*.py") if re.search(r"set_blocked|set_allowed", p.read_text("utf-8"))]
    assert blocking == []


def test_one_module_reads_the_event_queue() -> None:
    root = Path(__file__).parents[3] / "game"
    reading = re.compile(r"\bevent\.(get|poll|wait|pump|clear)\(")
    readers = {p.relative_to(root).as_posix() for p in root.rglob("*.py") if reading.search(p.read_text("utf-8"))}
    assert readers == {"shell/input/inputs.py", "shell/input/pads.py"}


def test_a_held_direction_repeats_after_400_and_then_every_120_milliseconds(inputs: Inputs, pad: VirtualPad) -> None:
    pad.press(Button.RIGHT)
    times = [
        ms
        for ms in range(0, 1000, 10)
        for said in inputs.poll(ms / 1000)
        if isinstance(said, Pressed) and said.wish is Wish.RIGHT
    ]
    assert times == [0, 400, 520, 640, 760, 880]


def test_only_the_first_of_a_held_direction_is_no_repeat(inputs: Inputs, pad: VirtualPad) -> None:
    pad.press(Button.RIGHT)
    said = [s for ms in range(0, 600, 10) for s in inputs.poll(ms / 1000)]
    assert [s.repeat for s in said if isinstance(s, Pressed)] == [False, True, True]


def test_after_a_long_pause_in_polling_there_is_one_repeat_and_not_a_burst(inputs: Inputs, pad: VirtualPad) -> None:
    pad.press(Button.DOWN)
    inputs.poll(0.0)
    assert wishes(inputs.poll(5.0)) == [Wish.DOWN]
    assert wishes(inputs.poll(5.05)) == []


@pytest.mark.parametrize(
    "button", [Button.A, Button.B, Button.X, Button.Y, Button.START, Button.BACK, Button.RIGHT_STICK]
)
def test_wishes_that_do_something_never_repeat(inputs: Inputs, pad: VirtualPad, button: Button) -> None:
    pad.press(button)
    assert len(wishes([s for ms in range(0, 3000, 50) for s in inputs.poll(ms / 1000)])) == 1


def test_left_and_right_held_together_repeat_only_the_later(inputs: Inputs, pad: VirtualPad) -> None:
    pad.press(Button.LEFT)
    inputs.poll(0.0)
    pad.press(Button.RIGHT)
    inputs.poll(0.3)
    assert wishes(inputs.poll(0.75)) == [Wish.RIGHT]
    pad.release(Button.RIGHT)
    inputs.poll(0.8)
    assert wishes(inputs.poll(1.1)) == []
    assert wishes(inputs.poll(1.25)) == [Wish.LEFT]


def test_all_buttons_at_once_give_every_wish_once_and_end_once(inputs: Inputs, pad: VirtualPad) -> None:
    pad.press(*Button)
    began = told(inputs, 0.1, Pressed)
    assert sorted(s.wish.value for s in began) == sorted(wish.value for wish in Wish)
    pad.release(*Button)
    assert sorted(s.wish.value for s in told(inputs, 0.2, Released)) == sorted(wish.value for wish in Wish)


def test_two_pads_in_one_frame_are_told_apart(inputs: Inputs, pads: VirtualPads) -> None:
    one, two = pads.plug("One"), pads.plug("Two")
    inputs.poll(0.0)
    one.press(Button.A)
    two.press(Button.B)
    first, second = inputs.pads
    assert set(inputs.poll(0.1)) == {Pressed(first, Wish.CONFIRM), Pressed(second, Wish.BACK)}


def test_dpad_and_stick_held_the_same_way_are_one_press(inputs: Inputs, pad: VirtualPad) -> None:
    pad.press(Button.LEFT)
    inputs.poll(0.0)
    pad.axis(Axis.LEFT_X, -1)
    assert inputs.poll(0.1) == []
    pad.release(Button.LEFT)
    assert inputs.poll(0.2) == []
    pad.axis(Axis.LEFT_X, 0)
    assert inputs.poll(0.3) == [Released(inputs.pads[0], Wish.LEFT)]


@pytest.mark.parametrize("drift", [0.0, 0.12, -0.2])
def test_drift_and_noise_for_a_minute_neither_act_nor_count_as_activity(
    inputs: Inputs, pad: VirtualPad, drift: float
) -> None:
    pad.press(Button.A)
    inputs.poll(1.0)
    pad.release(Button.A)
    inputs.poll(1.1)
    noise = random.Random(7)
    said: list[Input] = []
    for frame in range(60 * 60):
        for axis in Axis:
            pad.axis(axis, max(-0.2, min(0.2, drift + noise.uniform(-0.2, 0.2))))
        said += inputs.poll(2 + frame / 60)
    assert said == []
    assert inputs.last_activity == 1.0


def test_a_stick_that_wobbles_round_the_threshold_presses_once(inputs: Inputs, pad: VirtualPad) -> None:
    said: list[Input] = []
    for frame, value in enumerate([0.3, 0.48, 0.52, 0.45, 0.55, 0.4, 0.51, 0.38, 0.6]):
        pad.axis(Axis.LEFT_X, value)
        said += inputs.poll(frame / 100)
    assert said == [Pressed(inputs.pads[0], Wish.RIGHT)]
    pad.axis(Axis.LEFT_X, 0.3)
    assert inputs.poll(0.2) == [Released(inputs.pads[0], Wish.RIGHT)]


def test_a_stick_that_wobbles_round_the_diagonal_keeps_its_direction(inputs: Inputs, pad: VirtualPad) -> None:
    said: list[Input] = []
    for frame, (x, y) in enumerate([(0.7, 0.6), (0.68, 0.72), (0.72, 0.68), (0.66, 0.74), (0.7, 0.7)]):
        pad.axis(Axis.LEFT_X, x)
        pad.axis(Axis.LEFT_Y, y)
        said += inputs.poll(frame / 100)
    assert said == [Pressed(inputs.pads[0], Wish.RIGHT)]


def test_a_stick_rolled_from_right_to_down_ends_one_and_begins_the_other(inputs: Inputs, pad: VirtualPad) -> None:
    device = inputs.pads[0]
    pad.axis(Axis.LEFT_X, 0.9)
    inputs.poll(0.0)
    pad.axis(Axis.LEFT_Y, 0.9)
    pad.axis(Axis.LEFT_X, 0.5)
    assert set(inputs.poll(0.1)) == {Released(device, Wish.RIGHT), Pressed(device, Wish.DOWN)}


def test_a_stick_that_rests_pushed_over_is_deaf_until_it_comes_back(pads: VirtualPads, defaults: Defaults) -> None:
    pad = pads.plug()
    early = pygame.joystick.Joystick(0)
    pad.axis(Axis.LEFT_X, 0.8)
    pygame.event.get()
    inputs = Inputs(defaults)
    said: list[Input] = []
    for frame, value in enumerate([0.81, 0.79, 0.83, 0.2, 0.8]):
        pad.axis(Axis.LEFT_X, value)
        said += told(inputs, frame / 10, Pressed, Released)
    assert said == [Pressed(inputs.pads[0], Wish.RIGHT)]
    inputs.close()
    early.quit()


def test_a_larger_dead_zone_needs_a_longer_push(inputs: Inputs, pad: VirtualPad) -> None:
    inputs.tuning = Tuning(dead_zone=0.6)
    pad.axis(Axis.LEFT_X, 0.7)
    assert inputs.poll(0.1) == []
    pad.axis(Axis.LEFT_X, 0.8)
    assert inputs.poll(0.2) == [Pressed(inputs.pads[0], Wish.RIGHT)]


def test_an_unknown_stick_works_by_a_guess(inputs: Inputs, pads: VirtualPads) -> None:
    stick = pads.plug_stick()
    inputs.poll(0.0)
    device = inputs.pads[0]
    assert not device.known
    stick.press(0)
    stick.hat(1, 0)
    assert set(inputs.poll(0.1)) == {Pressed(device, Wish.CONFIRM), Pressed(device, Wish.RIGHT)}
    stick.release(0)
    stick.hat(0, 0)
    assert set(inputs.poll(0.2)) == {Released(device, Wish.CONFIRM), Released(device, Wish.RIGHT)}
    stick.axis(1, -1)
    assert inputs.poll(0.3) == [Pressed(device, Wish.UP)]


def test_an_unknown_stick_learns_confirm_by_showing_the_button(inputs: Inputs, pads: VirtualPads) -> None:
    stick = pads.plug_stick()
    inputs.poll(0.0)
    device = inputs.pads[0]
    inputs.capture = True
    stick.press(7)
    (shown,) = inputs.poll(0.1)
    assert shown == RawPressed(device, Control("button7"))
    inputs.capture = False
    inputs.rebind(device, Wish.CONFIRM, shown.control)
    stick.release(7)
    assert inputs.poll(0.2) == []
    stick.press(7)
    assert inputs.poll(0.3) == [Pressed(device, Wish.CONFIRM)]


@pytest.mark.parametrize(
    ("push", "control"),
    [
        ((Axis.RIGHT_TRIGGER, 1.0), "rt"),
        ((Axis.LEFT_TRIGGER, 1.0), "lt"),
        ((Axis.RIGHT_Y, -1.0), "right_stick_up"),
    ],
)
def test_any_axis_of_a_pad_can_be_captured(
    inputs: Inputs, pad: VirtualPad, push: tuple[Axis, float], control: str
) -> None:
    inputs.capture = True
    pad.axis(*push)
    assert inputs.poll(0.1) == [RawPressed(inputs.pads[0], Control(control))]
    assert inputs.poll(5.0) == []


def test_a_captured_press_is_told_to_its_end_and_one_from_before_is_not(inputs: Inputs, pad: VirtualPad) -> None:
    device = inputs.pads[0]
    pad.press(Button.A)
    inputs.poll(0.1)
    inputs.capture = True
    assert inputs.poll(0.2) == [Released(device, Wish.CONFIRM)]
    pad.release(Button.A)
    assert inputs.poll(0.3) == []
    pad.press(Button.B)
    assert inputs.poll(0.4) == [RawPressed(device, Control("b"))]
    pad.release(Button.B)
    assert inputs.poll(0.5) == [RawReleased(device, Control("b"))]


def test_a_button_that_means_nothing_is_told_as_itself_and_is_activity_all_the_same(
    inputs: Inputs, pad: VirtualPad
) -> None:
    pad.press(Button.GUIDE)
    assert inputs.poll(9.0) == [RawPressed(inputs.pads[0], Control("guide"))]
    assert inputs.last_activity == 9.0
    assert inputs.last_used == inputs.pads[0]


def test_repeats_are_no_activity(inputs: Inputs) -> None:
    key_down("right")
    inputs.poll(1.0)
    assert wishes(inputs.poll(200.0)) == [Wish.RIGHT]
    assert inputs.last_activity == 1.0


def test_clear_ends_what_is_held_and_a_held_button_acts_only_when_pressed_anew(inputs: Inputs, pad: VirtualPad) -> None:
    device = inputs.pads[0]
    pad.press(Button.A)
    inputs.poll(0.1)
    inputs.clear()
    assert inputs.held(device) == frozenset()
    assert inputs.poll(0.2) == [Released(device, Wish.CONFIRM)]
    assert inputs.poll(0.3) == []
    pad.release(Button.A)
    assert inputs.poll(0.4) == []
    pad.press(Button.A)
    assert inputs.poll(0.5) == [Pressed(device, Wish.CONFIRM)]


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        ("up", Wish.UP),
        ("w", Wish.UP),
        ("return", Wish.CONFIRM),
        ("space", Wish.CONFIRM),
        ("escape", Wish.BACK),
        ("f10", Wish.MENU),
        ("p", Wish.MENU),
        ("u", Wish.UNDO),
        ("r", Wish.REDO),
    ],
)
def test_keys_mean_wishes(inputs: Inputs, key: str, wish: Wish) -> None:
    tap_key(key)
    assert inputs.poll(0.1) == [Pressed(KEYBOARD, wish), Released(KEYBOARD, wish)]


def test_keys_count_by_place_so_a_french_w_key_still_goes_up(inputs: Inputs) -> None:
    key_down("w", keycode=pygame.K_z)
    assert inputs.poll(0.1) == [Pressed(KEYBOARD, Wish.UP)]
    glyph = inputs.glyph(KEYBOARD, Wish.UP)
    assert glyph is not None
    assert glyph.svg == "keyboard/arrow_up"


def test_a_remote_control_without_scancodes_is_understood_by_what_it_types(inputs: Inputs) -> None:
    key_down("return", scancode=0)
    assert inputs.poll(0.1) == [Pressed(KEYBOARD, Wish.CONFIRM)]


def test_the_systems_own_key_repeat_is_ignored(inputs: Inputs) -> None:
    for _ in range(20):
        key_down("return")
    assert inputs.poll(0.1) == [Pressed(KEYBOARD, Wish.CONFIRM)]


def test_enter_and_space_together_confirm_once(inputs: Inputs) -> None:
    key_down("return")
    key_down("space")
    key_up("return")
    assert inputs.poll(0.1) == [Pressed(KEYBOARD, Wish.CONFIRM)]


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_LGUI])
def test_keys_of_the_window_manager_mean_nothing(inputs: Inputs, mod: int) -> None:
    key_down("tab", mod=mod)
    assert inputs.poll(0.1) == []


def test_the_right_mouse_button_means_back(inputs: Inputs) -> None:
    click(5, 5, pygame.BUTTON_RIGHT)
    assert told(inputs, 0.1, Pressed, Released) == [Pressed(MOUSE, Wish.BACK), Released(MOUSE, Wish.BACK)]


@pytest.mark.parametrize(("setting", "motor"), [(1.0, 65535), (0.5, 32767)])
def test_rumble_follows_the_strength_set(inputs: Inputs, pad: VirtualPad, setting: float, motor: int) -> None:
    inputs.tuning = Tuning(rumble=setting)
    assert inputs.rumble(inputs.pads[0], 1.0, 200)
    assert pad.rumbles == [(motor, motor)]


def test_rumble_that_is_off_or_meant_for_no_pad_does_nothing(inputs: Inputs, pad: VirtualPad) -> None:
    assert not inputs.rumble(KEYBOARD, 1.0, 200)
    inputs.tuning = Tuning(rumble=0.0)
    assert not inputs.rumble(inputs.pads[0], 1.0, 200)
    assert pad.rumbles == []


def test_connected_comes_before_the_first_press(inputs: Inputs, pads: VirtualPads) -> None:
    pads.plug()
    assert [type(s) for s in inputs.poll(0.0)] == [Connected]
