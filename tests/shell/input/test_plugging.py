"""Pads that come and go."""

import pygame

from game.shell.input.bindings import Defaults
from game.shell.input.inputs import Inputs
from game.shell.input.reunite import reunite
from game.shell.input.wish import (
    KEYBOARD,
    Connected,
    Device,
    Disconnected,
    Input,
    Pressed,
    Released,
    Wish,
)
from tests.hand_events import key_down, window
from tests.shell.input.conftest import told
from tests.virtual_pads import DUAL_SENSE, XBOX_360, Axis, Button, VirtualPads


def test_without_pads_a_pad_plugged_in_later_is_found_and_works(inputs: Inputs, pads: VirtualPads) -> None:
    assert inputs.pads == ()
    pad = pads.plug()
    assert told(inputs, 0.1, Connected) == [Connected(inputs.pads[0])]
    pad.press(Button.A)
    assert told(inputs, 0.2, Pressed) == [Pressed(inputs.pads[0], Wish.CONFIRM)]


def test_a_pad_plugged_in_before_the_start_is_connected_once(pads: VirtualPads, defaults: Defaults) -> None:
    pad = pads.plug()
    inputs = Inputs(defaults)
    assert told(inputs, 0.0, Connected) == [Connected(inputs.pads[0])]
    assert told(inputs, 0.1, Connected) == []
    inputs.close()
    assert not pad.opened


def test_first_press_on_a_new_pad_is_exactly_one_confirm_and_no_trigger(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.1)
    inputs.capture = True
    assert told(inputs, 0.2, object) == []
    inputs.capture = False
    pad.press(Button.A)
    inputs.poll(0.3)
    pad.release(Button.A)
    assert [type(said) for said in inputs.poll(0.4)] == [Released]
    assert inputs.poll(0.5) == []


def test_holding_right_while_the_plug_is_pulled_ends_right_in_the_next_poll(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    device = inputs.pads[0]
    pad.press(Button.RIGHT)
    inputs.poll(0.1)
    assert inputs.held(device) == {Wish.RIGHT}
    pad.unplug()
    assert inputs.poll(0.6) == [Released(device, Wish.RIGHT), Disconnected(device)]
    assert inputs.held(device) == frozenset()
    assert inputs.poll(2.0) == []


def test_a_pad_that_vanishes_without_letting_go_is_let_go_for_it(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    device = inputs.pads[0]
    pad.press(Button.RIGHT)
    inputs.poll(0.1)
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=pad.instance))
    assert inputs.poll(0.2) == [Released(device, Wish.RIGHT), Disconnected(device)]


def test_the_keyboard_goes_on_after_a_pad_is_pulled_in_mid_hold(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    pad.press(Button.DOWN)
    inputs.poll(0.1)
    pad.unplug()
    key_down("return")
    assert Pressed(KEYBOARD, Wish.CONFIRM) in inputs.poll(0.2)


def test_a_pad_pulled_before_anyone_looked_is_no_fault(inputs: Inputs, pads: VirtualPads) -> None:
    gone, stays = pads.plug("Gone"), pads.plug("Stays")
    gone.unplug()
    assert [said.device.name for said in told(inputs, 0.1, Connected)] == ["Stays"]
    stays.press(Button.B)
    assert told(inputs, 0.2, Pressed) == [Pressed(inputs.pads[0], Wish.BACK)]


def test_an_index_that_no_longer_exists_is_ignored(inputs: Inputs) -> None:
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=7, guid=""))
    assert inputs.poll(0.1) == []


def test_removal_and_buttons_of_an_unknown_pad_are_ignored(inputs: Inputs) -> None:
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=4711))
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=4711, button=0))
    pygame.event.post(pygame.event.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=4711, button=0))
    assert inputs.poll(0.1) == []


def test_a_pad_announced_twice_is_connected_once(inputs: Inputs, pads: VirtualPads) -> None:
    pads.plug()
    inputs.poll(0.1)
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))
    assert told(inputs, 0.2, Connected) == []
    assert len(inputs.pads) == 1


def test_plugged_and_pulled_200_times_leaves_no_handle_open(inputs: Inputs, pads: VirtualPads) -> None:
    for turn in range(200):
        pad = pads.plug()
        inputs.poll(turn)
        pad.press(Button.A)
        assert Pressed(inputs.pads[0], Wish.CONFIRM) in inputs.poll(turn + 0.1)
        pad.unplug()
        inputs.poll(turn + 0.2)
    assert [pad.instance for pad in pads.made if pad.opened] == []
    assert inputs.pads == ()


def test_unknown_sticks_leave_no_handle_open_either(inputs: Inputs, pads: VirtualPads) -> None:
    for turn in range(20):
        stick = pads.plug_stick()
        inputs.poll(turn)
        stick.unplug()
        inputs.poll(turn + 0.1)
    assert [stick.instance for stick in pads.made if stick.opened] == []


def test_pulling_one_pad_leaves_the_other_pads_name_and_buttons_alone(inputs: Inputs, pads: VirtualPads) -> None:
    first, second = pads.plug("First"), pads.plug("Second")
    inputs.poll(0.0)
    kept = inputs.pads[1]
    first.unplug()
    inputs.poll(0.1)
    second.press(Button.X)
    assert told(inputs, 0.2, Pressed) == [Pressed(kept, Wish.UNDO)]
    second.unplug()
    assert Disconnected(kept) in inputs.poll(0.3)


def test_two_equal_pads_are_two_devices_with_one_guid(inputs: Inputs, pads: VirtualPads) -> None:
    twin, other = pads.plug("Twin"), pads.plug("Twin")
    inputs.poll(0.0)
    left, right = inputs.pads
    assert left.guid == right.guid
    assert left.id != right.id
    other.press(Button.A)
    assert told(inputs, 0.1, Pressed) == [Pressed(right, Wish.CONFIRM)]
    twin.press(Button.A)
    assert told(inputs, 0.2, Pressed) == [Pressed(left, Wish.CONFIRM)]


def test_two_pads_detached_and_attached_in_the_other_order_go_back_to_their_owners(
    inputs: Inputs, pads: VirtualPads
) -> None:
    xbox, sony = pads.plug("Xbox", XBOX_360), pads.plug("Sony", DUAL_SENSE)
    inputs.poll(0.0)
    lost = {"seat 1": inputs.pads[0].guid, "seat 2": inputs.pads[1].guid}
    xbox.unplug()
    sony.unplug()
    inputs.poll(0.1)
    pads.plug("Sony", DUAL_SENSE)
    pads.plug("Xbox", XBOX_360)
    inputs.poll(0.2)
    given = reunite(lost, inputs.pads).given
    assert {owner: device.name for owner, device in given.items()} == {"seat 1": "Xbox", "seat 2": "Sony"}


def test_losing_focus_lets_go_of_everything_and_says_so_last(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    device = inputs.pads[0]
    pad.press(Button.LB)
    pad.axis(Axis.LEFT_X, 1)
    key_down("v")
    inputs.poll(0.1)
    assert inputs.held(device) == {Wish.PREV, Wish.PEEK, Wish.RIGHT}
    window(pygame.WINDOWFOCUSLOST)
    said: list[Input] = inputs.poll(0.2)
    assert {(s.device, s.wish) for s in said if isinstance(s, Released)} == {
        (device, Wish.PREV),
        (device, Wish.PEEK),
        (device, Wish.RIGHT),
        (KEYBOARD, Wish.PEEK),
    }
    assert not isinstance(said[-1], Released)
    assert inputs.held(device) == frozenset()
    pad.release(Button.LB)
    assert inputs.poll(5.0) == []


def test_prompts_fall_back_to_what_is_left_when_the_last_used_pad_goes(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    pad.press(Button.A)
    inputs.poll(0.1)
    used: Device = inputs.last_used
    assert used == inputs.pads[0]
    pad.unplug()
    inputs.poll(0.2)
    assert inputs.last_used == KEYBOARD
