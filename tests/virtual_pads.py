"""Pads made of software: SDL's virtual joysticks, driven through the very library pygame-ce brings along."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from pathlib import Path

import pygame

GAMEPAD, UNKNOWN_STICK = 1, 0
XBOX_360 = (0x045E, 0x028E)
DUAL_SENSE = (0x054C, 0x0CE6)
SWITCH_PRO = (0x057E, 0x2009)
NO_NAME = (0x1234, 0x5678)


class Button(IntEnum):
    """A gamepad's buttons in SDL's order."""

    A = 0
    B = 1
    X = 2
    Y = 3
    BACK = 4
    GUIDE = 5
    START = 6
    LEFT_STICK = 7
    RIGHT_STICK = 8
    LB = 9
    RB = 10
    UP = 11
    DOWN = 12
    LEFT = 13
    RIGHT = 14


class Axis(IntEnum):
    """A gamepad's axes in SDL's order."""

    LEFT_X = 0
    LEFT_Y = 1
    RIGHT_X = 2
    RIGHT_Y = 3
    LEFT_TRIGGER = 4
    RIGHT_TRIGGER = 5


_Update = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Player = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int)
_Rumble = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)
_Led = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint8, ctypes.c_uint8, ctypes.c_uint8)
_Effect = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
_HATS = {(0, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 4, (-1, 0): 8}


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16),
        ("nhats", ctypes.c_uint16),
        ("vendor_id", ctypes.c_uint16),
        ("product_id", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("update", _Update),
        ("set_player_index", _Player),
        ("rumble", _Rumble),
        ("rumble_triggers", _Rumble),
        ("set_led", _Led),
        ("send_effect", _Effect),
    )


def _library_file() -> Path:
    package = Path(pygame.__file__).parent
    places = (
        (package.parent / "pygame_ce.libs", "libSDL2-2*"),
        (package / ".dylibs", "libSDL2-2*"),
        (package, "SDL2.dll"),
    )
    for folder, pattern in places:
        for found in sorted(folder.glob(pattern)):
            return found
    raise AssertionError(f"no SDL library beside {package}: input can't be tested, and must not be skipped")


@cache
def _sdl() -> ctypes.CDLL:
    sdl = ctypes.CDLL(str(_library_file()))
    sdl.SDL_GetError.restype = ctypes.c_char_p
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    sdl.SDL_JoystickFromInstanceID.argtypes = [ctypes.c_int32]
    sdl.SDL_JoystickAttachVirtualEx.argtypes = [ctypes.POINTER(_Description)]
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    sdl.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    return sdl


def _check(result: int) -> int:
    if result < 0:
        raise AssertionError(f"SDL refused: {_sdl().SDL_GetError().decode()}")
    return result


class VirtualPad:
    """One pad that is plugged in; it can be driven once the program under test has opened it."""

    def __init__(self, name: str, ids: tuple[int, int], kind: int, *, axes: int, buttons: int, hats: int) -> None:
        self.rumbles: list[tuple[int, int]] = []
        self._pressed: set[int] = set()
        self._callbacks = (_Rumble(self._on_rumble),)
        every_button = (1 << 15) - 1 if kind == GAMEPAD else 0
        every_axis = (1 << 6) - 1 if kind == GAMEPAD else 0
        self._description = _Description(
            version=1,
            type=kind,
            naxes=axes,
            nbuttons=buttons,
            nhats=hats,
            vendor_id=ids[0],
            product_id=ids[1],
            button_mask=every_button,
            axis_mask=every_axis,
            name=name.encode(),
            rumble=self._callbacks[0],
        )
        index = _check(_sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(self._description)))
        self.instance: int = _sdl().SDL_JoystickGetDeviceInstanceID(index)
        self.plugged = True

    def press(self, *buttons: int) -> None:
        """Hold buttons down."""
        for button in buttons:
            _check(_sdl().SDL_JoystickSetVirtualButton(self._handle(), button, 1))

    def release(self, *buttons: int) -> None:
        """Let buttons go."""
        for button in buttons:
            _check(_sdl().SDL_JoystickSetVirtualButton(self._handle(), button, 0))

    def axis(self, axis: int, value: float) -> None:
        """Move an axis to -1..1."""
        _check(_sdl().SDL_JoystickSetVirtualAxis(self._handle(), axis, round(value * 32767)))

    def hat(self, x: int, y: int, hat: int = 0) -> None:
        """Push a hat; y is 1 upwards."""
        _check(_sdl().SDL_JoystickSetVirtualHat(self._handle(), hat, _HATS[x, y]))

    def unplug(self) -> None:
        """Pull the plug; the index is looked up now, since indices shift with every plug."""
        for index in range(_sdl().SDL_NumJoysticks()):
            if _sdl().SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                _check(_sdl().SDL_JoystickDetachVirtual(index))
                self.plugged = False
                return
        raise AssertionError(f"pad {self.instance} isn't plugged in")

    @property
    def opened(self) -> bool:
        """Whether anyone still holds a handle of this pad, plugged in or not."""
        return bool(_sdl().SDL_JoystickFromInstanceID(self.instance))

    def _handle(self) -> int:
        handle: int | None = _sdl().SDL_JoystickFromInstanceID(self.instance)
        assert handle, f"the program hasn't opened pad {self.instance}"
        return handle

    def _on_rumble(self, _data: int | None, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0


class VirtualPads:
    """All software pads of one test; made by `virtual_pads`."""

    def __init__(self) -> None:
        self.made: list[VirtualPad] = []

    def plug(self, name: str = "Test pad", ids: tuple[int, int] = XBOX_360) -> VirtualPad:
        """Plug in a gamepad with all of SDL's buttons and axes. Equal arguments make equal pads."""
        return self._keep(VirtualPad(name, ids, GAMEPAD, axes=6, buttons=15, hats=0))

    def plug_stick(self, name: str = "Test stick", ids: tuple[int, int] = NO_NAME, buttons: int = 12) -> VirtualPad:
        """Plug in a stick that SDL has no mapping for: two axes, one hat, numbered buttons."""
        return self._keep(VirtualPad(name, ids, UNKNOWN_STICK, axes=2, buttons=buttons, hats=1))

    def _keep(self, pad: VirtualPad) -> VirtualPad:
        self.made.append(pad)
        return pad


@contextmanager
def virtual_pads() -> Iterator[VirtualPads]:
    """Software pads that are all unplugged at the end. pygame's joystick module must be initialised before.

    The window has no focus under the dummy driver, so SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS must be set as well.
    """
    pads = VirtualPads()
    try:
        yield pads
    finally:
        for pad in pads.made:
            if pad.plugged:
                pad.unplug()
