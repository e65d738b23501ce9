"""Changes of controls in a file: each fault is named and costs itself alone."""

import pytest

from game.shell.input.bindings import Defaults
from game.shell.input.mending import mended_changes, mended_pads

GUID = "030000005e0400008e02000000000000"

FAULTS = {
    "an unknown wish": ({"dance": ("d",)}, "dance: there is no such wish"),
    "an unknown key": ({"hint": ("hash",)}, "hint: there is no control 'hash'"),
    "no key at all": ({"hint": ()}, "hint: at least one control is needed"),
    "a key that means something else": ({"hint": ("return",)}, "hint: 'return' means confirm already"),
    "a key under two changed wishes": ({"log": ("x",), "hint": ("x",)}, "hint: 'x' means log already"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_and_the_other_changes_stay(defaults: Defaults, name: str) -> None:
    changes, fault = FAULTS[name]
    mended = mended_changes(defaults, "keyboard", {"undo": ("backspace",), "back": ("escape",), **changes})
    assert mended.faults == [fault]
    assert {"undo": ("backspace",), "back": ("escape",)}.items() <= mended.changes.items()
    assert set(mended.changes) <= {"undo", "back", "log"}


def test_a_good_control_beside_a_bad_one_stays(defaults: Defaults) -> None:
    mended = mended_changes(defaults, "keyboard", {"hint": ("x", "hash", "return")})
    assert mended.changes == {"hint": ("x",)}
    assert mended.faults == ["hint: there is no control 'hash'", "hint: 'return' means confirm already"]


def test_controls_that_changed_places_are_fine(defaults: Defaults) -> None:
    changes = {"confirm": ("b",), "back": ("a",)}
    assert mended_changes(defaults, "pad", changes) == (changes, [])


def test_what_is_shared_to_begin_with_may_be_shared(defaults: Defaults) -> None:
    changes = {"undo": ("lb",), "prev": ("x",), "peek": ("x",)}
    assert mended_changes(defaults, "pad", changes) == (changes, [])


def test_pads_are_told_apart_and_strangers_have_numbered_buttons(defaults: Defaults) -> None:
    other = GUID.replace("8e02", "0000")
    kept, faults = mended_pads(
        defaults,
        {GUID: {"hint": ("rt",), "log": ("button1",)}, other: {"confirm": ("button7",)}, "my pad": {"hint": ("x",)}},
    )
    assert kept == {GUID: {"hint": ("rt",)}, other: {"confirm": ("button7",)}}
    assert faults == [f"{GUID}.log: there is no control 'button1'", "my pad: this is no pad's GUID"]
