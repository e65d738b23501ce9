"""Which drawing stands for a wish on the device in the player's hands."""

import re
from collections.abc import Mapping

from game.shell.input.bindings import Bindings
from game.shell.input.wish import KEYBOARD, Control, Device, DeviceKind, Glyph, Vendor, Wish

# Where a pad's letters lie. A Nintendo pad has A east, and SDL calls a button what is printed on it.
_PLACES = {"a": "south", "b": "east", "x": "west", "y": "north"}
_NINTENDO_PLACES = {"a": "east", "b": "south", "x": "north", "y": "west"}
_PARTS = {"lb": "l1", "rb": "r1", "lt": "l2", "rt": "r2", "back": "view", "start": "menu"}
_STICKS = {"left_stick": "stick_l_press", "right_stick": "stick_r_press"}
_KEYS = {
    "return": "enter",
    "kp_enter": "enter",
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
    "escape": "Esc",
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
_DIRECTIONS = {
    DeviceKind.KEYBOARD: "keyboard/arrows",
    DeviceKind.MOUSE: "mouse/move",
    DeviceKind.TOUCH: "touch/tap",
    DeviceKind.PAD: "shared/dpad",
}
_NUMBERED = re.compile(r"button(\d+)")


class Prompts:
    """Finds drawings, and remembers what a keyboard was seen to print on its letter keys."""

    def __init__(self) -> None:
        self._printed: dict[Control, str] = {}

    def learn(self, control: Control, letters: str) -> None:
        """A key was seen to type this: by its place alone an A might be a Q."""
        if len(control) == 1 and len(letters) == 1 and letters.isascii():
            self._printed[control] = letters.upper()

    def glyph(self, bindings: Bindings, device: Device, wish: Wish, style: Vendor | None) -> Glyph | None:
        """The drawing of the first control that means `wish`; None if none does.

        For what a mouse can't say it is the keyboard's; a finger taps the prompt itself.
        """
        if device.kind is DeviceKind.TOUCH:
            return Glyph("touch/hold" if wish is Wish.PEEK else "touch/tap")
        if device.kind is DeviceKind.MOUSE and wish is Wish.CONFIRM:
            return Glyph("mouse/left")
        found = self.glyphs(bindings, device, wish, style)
        if not found and device.kind is DeviceKind.MOUSE:
            return self.glyph(bindings, KEYBOARD, wish, style)
        return found[0] if found else None

    def glyphs(self, bindings: Bindings, device: Device, wish: Wish, style: Vendor | None) -> tuple[Glyph, ...]:
        """The drawings of all controls that mean `wish`, each once."""
        controls = bindings.layout(device).get(wish, ())
        return tuple(dict.fromkeys(self._drawn(device, control, style) for control in controls))

    def _drawn(self, device: Device, control: Control, style: Vendor | None) -> Glyph:
        if device.kind is DeviceKind.PAD:
            return _pad(control, style or device.vendor)
        return _mouse(control) if device.kind is DeviceKind.MOUSE else _key(control, self._printed)

    def directions(self, device: Device) -> Glyph:
        """All four directions in one drawing."""
        return Glyph(_DIRECTIONS[device.kind])


def _key(control: Control, printed: Mapping[Control, str]) -> Glyph:
    """A key; `printed` has what this keyboard is known to print on its letter keys."""
    if control in _KEYS:
        return Glyph(f"keyboard/{_KEYS[control]}")
    letters = printed.get(control) or _PRINTED.get(control) or control.removeprefix("kp").strip("_").upper()
    return Glyph("keyboard/key" if len(letters) == 1 else "keyboard/key_wide", letters)


def _mouse(control: Control) -> Glyph:
    """A mouse button."""
    if control == "right":
        return Glyph("mouse/right")
    return Glyph("keyboard/key_wide", {"middle": "M3", "side1": "M4", "side2": "M5"}[control])


def _pad(control: Control, vendor: Vendor) -> Glyph:
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
    if control.startswith(("axis0", "axis1")) and len(control) == len("axis0+"):
        return Glyph("shared/stick")
    if control.startswith("axis"):
        return Glyph("keyboard/key_wide", f"{int(control[4:-1]) + 1}{control[-1]}")
    numbered = _NUMBERED.fullmatch(control)
    if numbered:
        return Glyph("keyboard/key", str(int(numbered[1]) + 1))
    return Glyph("keyboard/key_wide", control.replace("paddle", "P").capitalize())
