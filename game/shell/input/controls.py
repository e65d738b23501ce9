"""Names of everything that can be pressed: keys, mouse buttons, pad buttons and axes."""

import re

import pygame

from game.shell.input.wish import Control, Device, DeviceKind

SCANCODES: dict[str, int] = {
    name.removeprefix("KSCAN_").lower(): getattr(pygame, name)
    for name in sorted(dir(pygame))
    if name.startswith("KSCAN_")
}
_KEY_NAMES: dict[int, str] = {}
for _name, _code in SCANCODES.items():
    _KEY_NAMES.setdefault(_code, _name)

# SDL's order of a gamepad's buttons.
PAD_BUTTONS = tuple(
    Control(name)
    for name in (
        "a",
        "b",
        "x",
        "y",
        "back",
        "guide",
        "start",
        "left_stick",
        "right_stick",
        "lb",
        "rb",
        "dpad_up",
        "dpad_down",
        "dpad_left",
        "dpad_right",
        "misc",
        "paddle1",
        "paddle2",
        "paddle3",
        "paddle4",
        "touchpad",
    )
)
LEFT_STICK = tuple(Control(f"left_stick_{way}") for way in ("up", "down", "left", "right"))
RIGHT_STICK = tuple(Control(f"right_stick_{way}") for way in ("up", "down", "left", "right"))
LEFT_TRIGGER, RIGHT_TRIGGER = Control("lt"), Control("rt")
_PAD = frozenset((*PAD_BUTTONS, *LEFT_STICK, *RIGHT_STICK, LEFT_TRIGGER, RIGHT_TRIGGER))

# pygame numbers the wheel 4 and 5; those two are reported as scrolling instead.
MOUSE_BUTTONS = {2: Control("middle"), 3: Control("right"), 6: Control("side1"), 7: Control("side2")}
_MOUSE = frozenset(MOUSE_BUTTONS.values())

_STICK = re.compile(r"button\d+|hat\d+_(up|down|left|right)|axis\d+[+-]")
_UNNAMED_KEY = re.compile(r"scan\d+")


def key(scancode: int, keycode: int) -> Control:
    """A key by its place on the keyboard; remote controls and software keyboards know only what it types."""
    if scancode == pygame.KSCAN_UNKNOWN and pygame.key.name(keycode) in SCANCODES:
        return Control(pygame.key.name(keycode))
    return Control(_KEY_NAMES.get(scancode, f"scan{scancode}"))


def group_of(device: Device) -> str:
    """The table of `assets/bindings.toml` that a device reads: keyboard, mouse, pad, stick; touch has none."""
    if device.kind is DeviceKind.PAD:
        return "pad" if device.known else "stick"
    return str(device.kind.value)


def is_control(group: str, name: str) -> bool:
    """Whether a group of devices has such a control."""
    if group == "keyboard":
        return name in SCANCODES or _UNNAMED_KEY.fullmatch(name) is not None
    if group == "stick":
        return _STICK.fullmatch(name) is not None
    return Control(name) in (_PAD if group == "pad" else _MOUSE)
