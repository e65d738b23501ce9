"""Which drawing stands for a wish on the device in the player's hands."""

import re
from collections.abc import Mapping

from game.shell.input.bindings import Layout
from game.shell.input.wish import Control, Device, DeviceKind, Glyph, Vendor, Wish

# Where a pad's letters lie. A Nintendo pad has A east, and SDL calls a button what is printed on it.
_PLACES = {"a": "south", "b": "east", "x": "west", "y": "north"}
_NINTENDO_PLACES = {"a": "east", "b": "south", "x": "north", "y": "west"}
_PARTS = {"lb": "l1", "rb": "r1", "lt": "l2", "rt": "r2", "back": "view", "start": "menu"}
_STICKS = {"left_stick": "stick_l_press", "right_stick": "stick_r_press"}
_KEYS = {
    "return": "enter",
    "kp_enter": "enter",
    "escape": "escape",
    "space": "space",
    "backspace": "backspace",
    "tab": "tab",
    "up": "arrow_up",
    "down": "arrow_down",
    "left": "arrow_left",
    "right": "arrow_right",
}
# What is printed on keys, where it isn't their name in capitals.
_PRINTED = {
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "insert": "Ins",
    "delete": "Del",
    "home": "Home",
    "end": "End",
    "menu": "Menu",
    "lshift": "Shift",
    "rshift": "Shift",
    "lctrl": "Ctrl",
    "rctrl": "Ctrl",
    "lalt": "Alt",
    "ralt": "Alt",
    "comma": ",",
    "period": ".",
    "slash": "/",
    "backslash": "\\",
    "semicolon": ";",
    "apostrophe": "'",
    "leftbracket": "[",
    "rightbracket": "]",
    "minus": "-",
    "equals": "=",
    "grave": "`",
}
_NUMBERED = re.compile(r"button(\d+)")


def key_glyph(control: Control, printed: Mapping[Control, str]) -> Glyph:
    """A key; `printed` has what this keyboard is known to print on its letter keys."""
    if control in _KEYS:
        return Glyph(f"keyboard/{_KEYS[control]}")
    letters = printed.get(control) or _PRINTED.get(control) or control.removeprefix("kp").strip("_").upper()
    return Glyph("keyboard/key" if len(letters) == 1 else "keyboard/key_wide", letters)


def mouse_glyph(control: Control) -> Glyph:
    """A mouse button."""
    if control == "right":
        return Glyph("mouse/right")
    return Glyph("keyboard/key_wide", {"middle": "M3", "side1": "M4", "side2": "M5"}[control])


def pad_glyph(control: Control, vendor: Vendor) -> Glyph:
    """A button or stick of a pad; buttons nobody drew are shown as a key with their number or letters."""
    places = _NINTENDO_PLACES if vendor is Vendor.NINTENDO else _PLACES
    part = places.get(control) or _PARTS.get(control)
    if part:
        return Glyph(f"{vendor.value}/{part}")
    if control in _STICKS:
        return Glyph(f"shared/{_STICKS[control]}")
    if control.startswith(("left_stick_", "right_stick_")):
        return Glyph(f"shared/stick_{control[0]}")
    if control.startswith(("dpad_", "hat")):
        return Glyph(f"shared/dpad_{control.rpartition('_')[2]}")
    if control.startswith("axis"):
        return Glyph("shared/stick")
    numbered = _NUMBERED.fullmatch(control)
    if numbered:
        return Glyph("keyboard/key", str(int(numbered[1]) + 1))
    return Glyph("keyboard/key_wide", control.replace("paddle", "P").capitalize())


def touch_glyph(wish: Wish) -> Glyph:
    """What a finger does for a wish: it taps the prompt itself."""
    return Glyph("touch/hold" if wish is Wish.PEEK else "touch/tap")


def directions_glyph(device: Device) -> Glyph:
    """All four directions in one drawing."""
    return Glyph(
        {
            DeviceKind.KEYBOARD: "keyboard/arrows",
            DeviceKind.MOUSE: "mouse/move",
            DeviceKind.TOUCH: "touch/tap",
            DeviceKind.PAD: "shared/dpad",
        }[device.kind]
    )


def first_control(layout: Layout, wish: Wish) -> Control | None:
    """The control that prompts show for a wish; None if nothing means it."""
    return next(iter(layout.get(wish, ())), None)
