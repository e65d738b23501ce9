"""Gamepads and unknown sticks: opened when plugged in, closed when gone, their events turned into presses."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame
from pygame._sdl2 import controller as sdl_controller
from pygame.event import Event
from pygame.joystick import JoystickType

from game.shell.input import controls
from game.shell.input.axes import TRIGGER, Lever, Limits, Stick
from game.shell.input.wish import Control, Device, DeviceKind, Vendor

_FULL = 32767
_VENDORS = {0x045E: Vendor.XBOX, 0x054C: Vendor.PLAYSTATION, 0x057E: Vendor.NINTENDO}
# Axes of a known pad: which stick, or which trigger, and which way.
_STICK_AXES = {0: (0, 0), 1: (0, 1), 2: (1, 0), 3: (1, 1)}
_TRIGGER_AXES = (4, 5)


class Change(NamedTuple):
    """A control of a pad went down or came up."""

    device: Device
    control: Control
    down: bool


def vendor_of(guid: str) -> Vendor:
    """Who made a pad, from bytes 4 and 5 of its GUID (little-endian)."""
    return _VENDORS.get(int.from_bytes(bytes.fromhex(guid[8:12]), "little"), Vendor.NEUTRAL)


class Pad:
    """One opened pad. Its SDL objects are kept here, because events stop when they are collected."""

    def __init__(self, number: int, index: int, joystick: JoystickType) -> None:
        self._joystick = joystick
        self.instance = joystick.get_instance_id()
        known = sdl_controller.is_controller(index)
        self._controller = sdl_controller.Controller(index) if known else None
        guid = joystick.get_guid()
        name = self._controller.name if self._controller else joystick.get_name()
        self.device = Device(number, DeviceKind.PAD, name, guid, vendor_of(guid), known)
        self._axis_holds: dict[object, Control | None] = {}
        self._hats: dict[int, tuple[int, int]] = {}
        self._levers: dict[int, Lever] = {}
        if self._controller is not None:
            rest = [self._controller.get_axis(axis) / _FULL for axis in range(6)]
            self._sticks: tuple[Stick, ...] = (
                Stick(controls.LEFT_STICK, rest[0:2]),
                Stick(controls.RIGHT_STICK, rest[2:4]),
            )
            for axis, control in zip(_TRIGGER_AXES, (controls.LEFT_TRIGGER, controls.RIGHT_TRIGGER), strict=True):
                self._levers[axis] = Lever(control, control, rest[axis])
        else:
            self._sticks = (Stick([Control(name) for name in ("axis1-", "axis1+", "axis0-", "axis0+")]),)

    def axis(self, axis: int, value: float, limits: Limits) -> Iterator[Change]:
        """An axis moved to -1..1."""
        source: Stick | Lever
        if axis in _STICK_AXES and _STICK_AXES[axis][0] < len(self._sticks):
            stick, way = _STICK_AXES[axis]
            source = self._sticks[stick]
            now = source.move(way, value, limits)
        else:
            source = self._lever(axis)
            now = source.move(value, TRIGGER if self.device.known else limits)
        before = self._axis_holds.get(source)
        self._axis_holds[source] = now
        if before != now:
            yield from (Change(self.device, c, c is now) for c in (before, now) if c is not None)

    def _lever(self, axis: int) -> Lever:
        if axis not in self._levers:
            self._levers[axis] = Lever(Control(f"axis{axis}-"), Control(f"axis{axis}+"))
        return self._levers[axis]

    def hat(self, hat: int, value: tuple[int, int]) -> Iterator[Change]:
        """A hat moved; y is 1 upwards."""
        before = self._hats.get(hat, (0, 0))
        self._hats[hat] = value
        for old, new, (minus, plus) in zip(before, value, (("left", "right"), ("down", "up")), strict=True):
            if old != new:
                names = {-1: minus, 1: plus}
                yield from (Change(self.device, Control(f"hat{hat}_{names[at]}"), at == new) for at in (old, new) if at)

    def rumble(self, strength: float, milliseconds: int) -> bool:
        """Shake both motors at 0..1; false if the pad has none."""
        motor = self._controller or self._joystick
        return motor.rumble(strength, strength, milliseconds)

    def close(self) -> None:
        """Let SDL forget the pad."""
        if self._controller is not None:
            self._controller.quit()
        self._joystick.quit()


class Pads:
    """All pads that are plugged in, by SDL's instance id (read once, at opening)."""

    def __init__(self, first_number: int) -> None:
        self._next_number = first_number
        self._pads: dict[int, Pad] = {}
        pygame.joystick.init()
        sdl_controller.init()
        # The scan below finds what these events tell of; opening a stick twice would leak its handle.
        pygame.event.clear((pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED))
        for index in range(pygame.joystick.get_count()):
            self.open(index)
        self._readers: dict[int, Callable[[Event, Limits], Iterator[Change]]] = {
            pygame.CONTROLLERBUTTONDOWN: self._known_button,
            pygame.CONTROLLERBUTTONUP: self._known_button,
            pygame.CONTROLLERAXISMOTION: self._known_axis,
            pygame.JOYBUTTONDOWN: self._stick_button,
            pygame.JOYBUTTONUP: self._stick_button,
            pygame.JOYAXISMOTION: self._stick_axis,
            pygame.JOYHATMOTION: self._stick_hat,
        }

    @property
    def devices(self) -> tuple[Device, ...]:
        """What is plugged in, in the order of plugging."""
        return tuple(pad.device for pad in self._pads.values())

    def open(self, index: int) -> Device | None:
        """Open the pad at SDL's index of this moment; None if it vanished meanwhile or is open already."""
        try:
            joystick = pygame.joystick.Joystick(index)
            if joystick.get_instance_id() in self._pads:
                return None
            pad = Pad(self._next_number, index, joystick)
        except pygame.error:
            return None
        self._next_number += 1
        self._pads[pad.instance] = pad
        return pad.device

    def close(self, instance: int) -> Device | None:
        """Close a pad that is gone; None if it was never opened."""
        pad = self._pads.pop(instance, None)
        if pad is None:
            return None
        pad.close()
        return pad.device

    def close_all(self) -> None:
        """Close every pad and pygame's controller module, which `pygame.joystick.quit` would leave half alive."""
        for instance in tuple(self._pads):
            self.close(instance)
        sdl_controller.quit()

    def changes(self, event: Event, limits: Limits) -> Iterator[Change]:
        """What an event presses or lets go. A known pad says everything twice; its JOY* half is left out."""
        reader = self._readers.get(event.type)
        return reader(event, limits) if reader else iter(())

    def rumble(self, device: Device, strength: float, milliseconds: int) -> bool:
        """Shake a pad; false if it is gone or can't."""
        for pad in self._pads.values():
            if pad.device.id == device.id:
                return pad.rumble(strength, milliseconds)
        return False

    def _pad(self, event: Event, known: bool) -> Pad | None:
        pad = self._pads.get(event.instance_id)
        return pad if pad and pad.device.known is known else None

    def _known_button(self, event: Event, _limits: Limits) -> Iterator[Change]:
        pad = self._pad(event, known=True)
        if pad and event.button < len(controls.PAD_BUTTONS):
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            yield Change(pad.device, controls.PAD_BUTTONS[event.button], down)

    def _known_axis(self, event: Event, limits: Limits) -> Iterator[Change]:
        pad = self._pad(event, known=True)
        if pad:
            yield from pad.axis(event.axis, max(-1.0, event.value / _FULL), limits)

    def _stick_button(self, event: Event, _limits: Limits) -> Iterator[Change]:
        pad = self._pad(event, known=False)
        if pad:
            yield Change(pad.device, Control(f"button{event.button}"), event.type == pygame.JOYBUTTONDOWN)

    def _stick_axis(self, event: Event, limits: Limits) -> Iterator[Change]:
        pad = self._pad(event, known=False)
        if pad:
            yield from pad.axis(event.axis, event.value, limits)

    def _stick_hat(self, event: Event, _limits: Limits) -> Iterator[Change]:
        pad = self._pad(event, known=False)
        if pad:
            yield from pad.hat(event.hat, event.value)
