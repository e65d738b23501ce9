"""Defaults, remapping, and the prompts that show them."""

from contextlib import suppress
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.input.bindings import Bindings, BindingsError, Defaults, NeededError, load_bindings, owner_of
from game.shell.input.controls import (
    LEFT_STICK,
    LEFT_TRIGGER,
    MOUSE_BUTTONS,
    PAD_BUTTONS,
    RIGHT_STICK,
    RIGHT_TRIGGER,
    SCANCODES,
    group_of,
)
from game.shell.input.inputs import Inputs, Tuning
from game.shell.input.mending import mended_changes
from game.shell.input.pads import vendor_of
from game.shell.input.wish import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Control,
    Device,
    DeviceKind,
    Glyph,
    Pressed,
    Vendor,
    Wish,
)
from game.where import folder
from tests.hand_events import key_down, tap, tap_key
from tests.shell.input.conftest import told
from tests.virtual_pads import DUAL_SENSE, NO_NAME, SWITCH_PRO, XBOX_360, Button, VirtualPads

PAD = Device(3, DeviceKind.PAD, "Pad", "ff00c0305e0400008e02000000007601", Vendor.XBOX)
SHIPPED = load_bindings(folder("assets") / "bindings.toml")
ALL_OF_A_PAD = (*PAD_BUTTONS, *LEFT_STICK, *RIGHT_STICK, LEFT_TRIGGER, RIGHT_TRIGGER)
NINTENDO_LETTERS = {"nintendo/east": Button.A, "nintendo/south": Button.B}
NINTENDO_LETTERS |= {"nintendo/north": Button.X, "nintendo/west": Button.Y}


def written(tmp_path: Path, old: str, new: str) -> Path:
    text = (folder("assets") / "bindings.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "bindings.toml"
    path.write_text(text.replace(old, new), "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('"return"', '"retrun"', r"bindings.toml: keyboard.confirm: .*'retrun'"),
        ('confirm = ["a"]', 'confirm = ["z"]', r"bindings.toml: pad.confirm: .*'z'"),
        ('undo = ["x"]', "undo = []", r"bindings.toml: pad: nothing means undo"),
        ('log = ["l"]', 'lob = ["l"]', r"bindings.toml: .*keyboard"),
        ("[mouse]", "[mice]", r"bindings.toml: .*mice"),
        ("[mouse]", "[mouse", r"bindings.toml: "),
        ('redo = ["r"]', "redo = 7", r"bindings.toml: .*\$\.keyboard"),
    ],
)
def test_a_fault_in_the_file_is_named_with_its_place(tmp_path: Path, old: str, new: str, named: str) -> None:
    with pytest.raises(BindingsError, match=named):
        load_bindings(written(tmp_path, old, new))


@pytest.mark.parametrize(
    ("ids", "vendor"),
    [
        (XBOX_360, Vendor.XBOX),
        (DUAL_SENSE, Vendor.PLAYSTATION),
        (SWITCH_PRO, Vendor.NINTENDO),
        (NO_NAME, Vendor.NEUTRAL),
    ],
)
def test_a_pads_letters_are_its_makers(inputs: Inputs, pads: VirtualPads, ids: tuple[int, int], vendor: Vendor) -> None:
    pads.plug(ids=ids)
    inputs.poll(0.0)
    assert inputs.pads[0].vendor is vendor
    assert vendor_of(inputs.pads[0].guid) is vendor
    glyph = inputs.glyph(inputs.pads[0], Wish.MENU)
    assert glyph == Glyph(f"{vendor.value}/menu")


@pytest.mark.parametrize("wish", [Wish.CONFIRM, Wish.BACK, Wish.HINT, Wish.UNDO])
@pytest.mark.parametrize("swap", [False, True])
def test_the_letter_a_nintendo_pad_shows_is_the_one_that_works(
    inputs: Inputs, pads: VirtualPads, wish: Wish, swap: bool
) -> None:
    pad = pads.plug(ids=SWITCH_PRO)
    inputs.poll(0.0)
    inputs.tuning = Tuning(swap_confirm=swap)
    shown = inputs.glyph(inputs.pads[0], wish)
    assert shown is not None
    pad.press(NINTENDO_LETTERS[shown.svg])
    assert told(inputs, 0.1, Pressed) == [Pressed(inputs.pads[0], wish)]


def test_nintendo_prompts_show_a_in_the_east_as_printed(inputs: Inputs, pads: VirtualPads) -> None:
    pads.plug(ids=SWITCH_PRO)
    inputs.poll(0.0)
    assert inputs.glyph(inputs.pads[0], Wish.CONFIRM) == Glyph("nintendo/east")


def test_a_player_may_choose_other_letters(inputs: Inputs, pads: VirtualPads) -> None:
    pads.plug(ids=NO_NAME)
    inputs.poll(0.0)
    inputs.tuning = Tuning(style=Vendor.PLAYSTATION)
    assert inputs.glyph(inputs.pads[0], Wish.CONFIRM) == Glyph("playstation/south")


def test_prompts_follow_the_last_used_device_in_the_same_poll(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    tap_key("left")
    inputs.poll(0.1)
    assert inputs.glyph(inputs.last_used, Wish.CONFIRM) == Glyph("keyboard/enter")
    pad.press(Button.LEFT)
    inputs.poll(0.2)
    assert inputs.glyph(inputs.last_used, Wish.CONFIRM) == Glyph("xbox/south")
    tap(10, 10)
    inputs.poll(0.3)
    assert inputs.glyph(inputs.last_used, Wish.CONFIRM) == Glyph("touch/tap")


def test_a_keys_prompt_shows_what_this_keyboard_prints_on_it(inputs: Inputs) -> None:
    assert inputs.glyph(KEYBOARD, Wish.PREV) == Glyph("keyboard/key", "Q")
    key_down("q", keycode=ord("a"))
    inputs.poll(0.1)
    assert inputs.glyph(KEYBOARD, Wish.PREV) == Glyph("keyboard/key", "A")


def test_a_mouse_prompt_shows_the_button_or_else_the_key(inputs: Inputs) -> None:
    assert inputs.glyph(MOUSE, Wish.CONFIRM) == Glyph("mouse/left")
    assert inputs.glyph(MOUSE, Wish.BACK) == Glyph("mouse/right")
    assert inputs.glyph(MOUSE, Wish.UNDO) == Glyph("keyboard/key", "U")


def test_a_peek_by_touch_is_held(inputs: Inputs) -> None:
    assert inputs.glyph(TOUCH, Wish.PEEK) == Glyph("touch/hold")


def test_swapped_confirm_and_back_leave_the_keyboard_alone(defaults: Defaults) -> None:
    swapped = Bindings(defaults, swap_confirm=True)
    assert swapped.layout(PAD)[Wish.CONFIRM] == ("b",)
    assert swapped.layout(PAD)[Wish.BACK] == ("a",)
    assert swapped.layout(KEYBOARD) == Bindings(defaults).layout(KEYBOARD)


def test_a_rebound_control_means_nothing_else_and_leaves_no_wish_without_one(defaults: Defaults) -> None:
    bindings = Bindings(defaults).rebound(PAD, Wish.UNDO, Control("lb"))
    layout = bindings.layout(PAD)
    assert layout[Wish.UNDO] == ("lb",)
    assert layout[Wish.PREV] == layout[Wish.PEEK] == ("x",)
    assert all(layout.values())


def test_a_key_with_a_second_one_beside_it_is_just_taken_away(defaults: Defaults) -> None:
    layout = Bindings(defaults).rebound(KEYBOARD, Wish.HINT, Control("space")).layout(KEYBOARD)
    assert layout[Wish.HINT] == ("space", "f1")
    assert layout[Wish.CONFIRM] == ("return", "kp_enter")


def test_a_control_that_means_the_wish_already_is_shown_first_from_then_on(defaults: Defaults) -> None:
    layout = Bindings(defaults).rebound(PAD, Wish.UP, Control("left_stick_up")).layout(PAD)
    assert layout == {**Bindings(defaults).layout(PAD), Wish.UP: ("left_stick_up", "dpad_up")}


def test_a_control_that_nothing_could_stand_in_for_is_not_given_away(defaults: Defaults) -> None:
    with pytest.raises(NeededError) as needed:
        Bindings(defaults).rebound(PAD, Wish.PEEK, Control("rb"))
    assert needed.value.wish is Wish.NEXT


def test_swapped_buttons_change_places_whatever_they_were_bound_to(defaults: Defaults) -> None:
    bindings = Bindings(defaults, swap_confirm=True).rebound(PAD, Wish.CONFIRM, Control("x"))
    before = bindings.layout(PAD)
    after = bindings._replace(swap_confirm=False).layout(PAD)
    assert (before[Wish.CONFIRM], before[Wish.BACK], before[Wish.UNDO]) == (("x",), ("a",), ("b",))
    assert (after[Wish.CONFIRM], after[Wish.BACK], after[Wish.UNDO]) == (("a",), ("x",), ("b",))


def test_controls_reset_mean_what_they_meant_on_that_device_alone(defaults: Defaults) -> None:
    bindings = Bindings(defaults).rebound(PAD, Wish.HINT, Control("rt")).rebound(KEYBOARD, Wish.HINT, Control("x"))
    assert bindings.reset(PAD).layout(PAD) == Bindings(defaults).layout(PAD)
    assert bindings.reset(PAD).layout(KEYBOARD) == bindings.layout(KEYBOARD)


def test_changes_made_on_a_pad_sdl_knew_leave_it_usable_when_it_knows_it_no_longer(defaults: Defaults) -> None:
    bindings = Bindings(defaults).rebound(PAD, Wish.CONFIRM, Control("b"))
    stranger = PAD._replace(known=False)
    assert bindings.layout(stranger) == Bindings(defaults).layout(stranger)


@given(st.lists(st.tuples(st.sampled_from(list(Wish)), st.integers(0, 40)), max_size=12), st.sampled_from("pks"))
def test_however_controls_are_rebound_every_wish_keeps_one_and_no_control_gets_two_meanings(
    changes: list[tuple[Wish, int]], kind: str
) -> None:
    device = {"p": PAD, "k": KEYBOARD, "s": PAD._replace(known=False)}[kind]
    names = {"p": ALL_OF_A_PAD, "k": tuple(SCANCODES), "s": tuple(f"button{n}" for n in range(12))}[kind]
    bindings = Bindings(SHIPPED)
    for wish, number in changes:
        with suppress(NeededError):
            bindings = bindings.rebound(device, wish, Control(names[number % len(names)]))
    layout, shipped = bindings.layout(device), Bindings(SHIPPED).layout(device)
    assert all(layout[wish] for wish in Wish)
    for one, other in combinations(Wish, 2):
        shared = set(layout[one]) & set(layout[other])
        assert not shared or set(shipped[one]) & set(shipped[other]), (one, other)
    mended = mended_changes(SHIPPED, group_of(device), bindings.overrides.get(owner_of(device), {}))
    assert mended.faults == []


def test_changes_are_for_all_pads_of_a_guid_and_for_no_other(inputs: Inputs, pads: VirtualPads) -> None:
    pads.plug("Twin")
    twin, other = pads.plug("Twin"), pads.plug("Other")
    inputs.poll(0.0)
    inputs.rebind(inputs.pads[0], Wish.HINT, Control("rt"))
    twin.press(Button.Y)
    other.press(Button.Y)
    assert told(inputs, 0.1, Pressed) == [Pressed(inputs.pads[2], Wish.HINT)]


def test_saved_changes_come_back(inputs: Inputs, pads: VirtualPads, defaults: Defaults) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    inputs.rebind(inputs.pads[0], Wish.HINT, Control("x"))
    saved = inputs.tuning.overrides
    inputs.tuning = Tuning()
    inputs.tuning = Tuning(overrides=saved)
    pad.press(Button.X)
    assert told(inputs, 0.1, Pressed) == [Pressed(inputs.pads[0], Wish.HINT)]


def test_a_held_wish_ends_as_it_began_though_its_control_was_rebound(inputs: Inputs, pads: VirtualPads) -> None:
    pad = pads.plug()
    inputs.poll(0.0)
    pad.press(Button.A)
    inputs.poll(0.1)
    inputs.rebind(inputs.pads[0], Wish.HINT, Control("a"))
    pad.release(Button.A)
    (said,) = inputs.poll(0.2)
    assert said.wish is Wish.CONFIRM


def test_a_control_of_another_device_cant_be_bound(defaults: Defaults) -> None:
    with pytest.raises(BindingsError, match="return"):
        Bindings(defaults).rebound(PAD, Wish.CONFIRM, Control("return"))


def test_every_prompt_has_its_drawing(inputs: Inputs, pads: VirtualPads) -> None:
    prompts = folder("assets") / "svg" / "prompts"
    for ids in (XBOX_360, DUAL_SENSE, SWITCH_PRO, NO_NAME):
        pads.plug(ids=ids)
    pads.plug_stick()
    inputs.poll(0.0)
    shown = [inputs.glyph(device, wish) for device in inputs.devices for wish in Wish]
    shown += [inputs.directions(device) for device in inputs.devices]
    missing = {glyph.svg for glyph in shown if glyph and not (prompts / f"{glyph.svg}.svg").is_file()}
    assert missing == set()


def test_every_control_that_can_be_bound_has_its_drawing(inputs: Inputs, pads: VirtualPads) -> None:
    prompts = folder("assets") / "svg" / "prompts"
    pads.plug()
    pads.plug_stick()
    inputs.poll(0.0)
    pad, stick = inputs.pads
    numbered = [Control(name) for name in ("button15", "hat0_up", "axis3-")]
    by_device = {
        KEYBOARD: [Control(name) for name in SCANCODES],
        MOUSE: list(MOUSE_BUTTONS.values()),
        pad: [*PAD_BUTTONS, *LEFT_STICK, *RIGHT_STICK, LEFT_TRIGGER, RIGHT_TRIGGER],
        stick: numbered,
    }
    for device, names in by_device.items():
        for control in names:
            inputs.rebind(device, Wish.HINT, control)
            glyph = inputs.glyph(device, Wish.HINT)
            assert glyph is not None
            assert (prompts / f"{glyph.svg}.svg").is_file(), control
