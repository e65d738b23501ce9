"""The only reader of the event queue: what happened since the last look, in players' words."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame
from pygame.event import Event

from game.shell.input import controls, glyphs
from game.shell.input.axes import limits
from game.shell.input.bindings import UNCHANGED, Bindings, Defaults, Layout, Overrides, check_overrides
from game.shell.input.held import Held
from game.shell.input.pads import Pads
from game.shell.input.pointer import Finger, Mouse
from game.shell.input.wish import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Connected,
    Control,
    Device,
    DeviceKind,
    Disconnected,
    Exposed,
    FocusGained,
    FocusLost,
    Glyph,
    Input,
    Phase,
    Pointed,
    Pressed,
    QuitAsked,
    RawPressed,
    Released,
    Scrolled,
    Vendor,
    WindowChanged,
    Wish,
)

_SYSTEM_KEYS = pygame.KMOD_LALT | pygame.KMOD_GUI


class Tuning(NamedTuple):
    """What players may set: see the settings screens.

    `style` None shows each pad in its maker's letters; `rumble` is 0 (off) to 1.
    """

    dead_zone: float = 0.25
    swap_confirm: bool = False
    style: Vendor | None = None
    rumble: float = 1.0
    overrides: Overrides = UNCHANGED


USUAL = Tuning()


class Inputs:
    """All devices of one window. Make it after the display is initialised; `close` it before `pygame.quit`."""

    def __init__(self, defaults: Defaults, tuning: Tuning = USUAL) -> None:
        self._bindings = Bindings(defaults)
        self.tuning = tuning
        # An input method would keep keys to itself while text input is on.
        pygame.key.stop_text_input()
        self._pads = Pads(first_number=TOUCH.id + 1)
        self._mouse, self._finger = Mouse(), Finger()
        self._held: defaultdict[Device, Held] = defaultdict(Held)
        self._printed: dict[Control, str] = {}
        self._capture = False
        self._now = 0.0
        self._out: list[Input] = [Connected(device) for device in self.pads]
        self.last_used: Device = next(iter(self.pads), KEYBOARD)
        """What prompts follow: the device of the latest press, tap or deliberate mouse move."""
        self.last_activity = 0.0
        """The time given to `poll` when someone last did something; drift, noise and repeats don't count."""
        self._readers = self._table()

    # What scenes ask

    def poll(self, now: float) -> list[Input]:
        """Everything since the last call, in order; `now` is monotonic seconds. Call it once a frame."""
        self._now = now
        for event in pygame.event.get():
            reader = self._readers.get(event.type)
            if reader:
                reader(event)
            else:
                for change in self._pads.changes(event, self._limits):
                    self._change(*change)
        for device, held in self._held.items():
            self._out += [Pressed(device, wish, repeat=True) for wish in held.repeats(now)]
        out, self._out = self._out, []
        return out

    @property
    def pads(self) -> tuple[Device, ...]:
        """The pads and sticks that are plugged in, in the order of plugging."""
        return self._pads.devices

    @property
    def devices(self) -> tuple[Device, ...]:
        """Everything a player may use."""
        return (KEYBOARD, MOUSE, TOUCH, *self.pads)

    def held(self, device: Device) -> frozenset[Wish]:
        """The wishes that are on."""
        return frozenset(self._held[device].wishes) if device in self._held else frozenset()

    def clear(self) -> None:
        """Let everything go; the next `poll` says so. What is still held acts again only when pressed anew."""
        for device, held in self._held.items():
            self._out += [Released(device, wish) for wish in held.clear()]
        self._out += self._mouse.cancel() + self._finger.cancel()

    def rumble(self, device: Device, strength: float, milliseconds: int) -> bool:
        """Shake a pad at 0..1 of the strength set; false if it can't or mustn't."""
        felt = max(0.0, min(1.0, strength)) * self._tuning.rumble
        return felt > 0 and self._pads.rumble(device, felt, milliseconds)

    def close(self) -> None:
        """Close all pads."""
        self._pads.close_all()

    # Prompts

    def glyph(self, device: Device, wish: Wish) -> Glyph | None:
        """The drawing of the control that means `wish` on `device`; None if none does.

        For what a mouse can't say, it is the keyboard's.
        """
        if device.kind is DeviceKind.TOUCH:
            return glyphs.touch_glyph(wish)
        if device.kind is DeviceKind.MOUSE and wish is Wish.CONFIRM:
            return Glyph("mouse/left")
        control = glyphs.first_control(self._bindings.layout(device), wish)
        if device.kind is DeviceKind.PAD:
            return glyphs.pad_glyph(control, self._tuning.style or device.vendor) if control else None
        if device.kind is DeviceKind.MOUSE:
            return glyphs.mouse_glyph(control) if control else self.glyph(KEYBOARD, wish)
        return glyphs.key_glyph(control, self._printed) if control else None

    def directions(self, device: Device) -> Glyph:
        """The drawing of all four directions on `device`."""
        return glyphs.directions_glyph(device)

    # Settings and remapping

    @property
    def tuning(self) -> Tuning:
        """What players set; may be replaced at any time. Raises `BindingsError` for overrides that can't be."""
        return self._tuning._replace(overrides=self._bindings.overrides)

    @tuning.setter
    def tuning(self, tuning: Tuning) -> None:
        check_overrides(tuning.overrides)
        self._tuning = tuning
        self._limits = limits(tuning.dead_zone)
        self._rebind(self._bindings._replace(overrides=tuning.overrides, swap_confirm=tuning.swap_confirm))

    def rebind(self, device: Device, wish: Wish, control: Control) -> None:
        """Make `control` mean `wish` on all devices of this GUID (or the keyboard, the mouse).

        `tuning.overrides` then holds what to save.
        """
        self._rebind(self._bindings.rebound(device, wish, control))

    def _rebind(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._wishes: dict[Device, dict[Control, tuple[Wish, ...]]] = {}

    @property
    def capture(self) -> bool:
        """While on, presses arrive as `RawPressed` and mean nothing; the pointer goes on."""
        return self._capture

    @capture.setter
    def capture(self, on: bool) -> None:
        if on != self._capture:
            self.clear()
        self._capture = on

    # Presses

    def _meaning(self, device: Device) -> dict[Control, tuple[Wish, ...]]:
        if device not in self._wishes:
            self._wishes[device] = _by_control(self._bindings.layout(device))
        return self._wishes[device]

    def _change(self, device: Device, control: Control, down: bool) -> None:
        held = self._held[device]
        if not down:
            self._out += [Released(device, wish) for wish in held.release(control, self._now)]
            return
        self._use(device)
        if self._capture:
            self._out.append(RawPressed(device, control))
            return
        wishes = self._meaning(device).get(control, ())
        self._out += [Pressed(device, wish) for wish in held.press(control, wishes, self._now)]

    def _use(self, device: Device) -> None:
        self.last_used = device
        self.last_activity = self._now

    def _key(self, event: Event) -> None:
        control = controls.key(event.scancode)
        down = event.type == pygame.KEYDOWN
        if down and event.mod & _SYSTEM_KEYS and not control.endswith(("alt", "gui")):
            return
        if down:
            self._learn(control, event.key)
        self._change(KEYBOARD, control, down)

    def _learn(self, control: Control, keycode: int) -> None:
        """Remember what a letter key prints: by scancode alone an A might be a Q."""
        printed = pygame.key.name(keycode)
        if len(control) == 1 and len(printed) == 1 and printed.isascii():
            self._printed[control] = printed.upper()

    # The pointer

    def _mouse_button(self, event: Event) -> None:
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.touch:
            return
        if event.button == pygame.BUTTON_LEFT:
            self._point(self._mouse.press(event, down))
        elif event.button in controls.MOUSE_BUTTONS:
            self._change(MOUSE, controls.MOUSE_BUTTONS[event.button], down)

    def _mouse_move(self, event: Event) -> None:
        if event.touch:
            return
        meant = self._mouse.move(event.pos, self._now)
        if meant:
            self._use(MOUSE)
        if meant or self._mouse.down or self.last_used == MOUSE:
            self._moved(Pointed(MOUSE, event.pos[0], event.pos[1], Phase.MOVE))

    def _wheel(self, event: Event) -> None:
        if not event.touch:
            self._use(MOUSE)
            self._out.append(Scrolled(MOUSE, event.precise_x, event.precise_y))

    def _touch(self, event: Event) -> None:
        phase = _FINGERS[event.type]
        pointed = self._finger.read(event, phase, pygame.display.get_window_size())
        if pointed and phase is Phase.MOVE:
            self._moved(pointed)
        else:
            self._point(pointed)

    def _point(self, pointed: Pointed | None) -> None:
        if pointed is None:
            return
        if pointed.phase is Phase.DOWN:
            self._use(pointed.device)
        self._out.append(pointed)

    def _moved(self, pointed: Pointed) -> None:
        """Only the last of several moves in a row matters."""
        last = self._out[-1] if self._out else None
        if isinstance(last, Pointed) and last.phase is Phase.MOVE and last.device == pointed.device:
            self._out.pop()
        self._out.append(pointed)

    # Plugs and the window

    def _plugged(self, event: Event) -> None:
        device = self._pads.open(event.device_index)
        if device:
            self._out.append(Connected(device))

    def _unplugged(self, event: Event) -> None:
        device = self._pads.close(event.instance_id)
        if device is None:
            return
        held = self._held.pop(device, None)
        self._out += [Released(device, wish) for wish in (held.clear() if held else ())]
        self._out.append(Disconnected(device))
        if self.last_used == device:
            self.last_used = next(iter(self.pads), KEYBOARD)

    def _focus_lost(self, _event: Event) -> None:
        self.clear()
        self._out.append(FocusLost())

    def _exposed(self, _event: Event) -> None:
        if Exposed() not in self._out:
            self._out.append(Exposed())

    def _table(self) -> dict[int, Callable[[Event], None]]:
        return {
            pygame.KEYDOWN: self._key,
            pygame.KEYUP: self._key,
            pygame.MOUSEBUTTONDOWN: self._mouse_button,
            pygame.MOUSEBUTTONUP: self._mouse_button,
            pygame.MOUSEMOTION: self._mouse_move,
            pygame.MOUSEWHEEL: self._wheel,
            **dict.fromkeys(_FINGERS, self._touch),
            pygame.JOYDEVICEADDED: self._plugged,
            pygame.JOYDEVICEREMOVED: self._unplugged,
            pygame.WINDOWFOCUSLOST: self._focus_lost,
            pygame.WINDOWFOCUSGAINED: lambda _event: self._out.append(FocusGained()),
            pygame.WINDOWSIZECHANGED: lambda event: self._out.append(WindowChanged(event.x, event.y)),
            pygame.WINDOWEXPOSED: self._exposed,
            pygame.VIDEOEXPOSE: self._exposed,
            pygame.QUIT: lambda _event: self._out.append(QuitAsked()),
        }


_FINGERS = {
    pygame.FINGERDOWN: Phase.DOWN,
    pygame.FINGERMOTION: Phase.MOVE,
    pygame.FINGERUP: Phase.UP,
}


def _by_control(layout: Layout) -> dict[Control, tuple[Wish, ...]]:
    pairs: Iterable[tuple[Control, Wish]] = ((control, wish) for wish, names in layout.items() for control in names)
    by_control: dict[Control, tuple[Wish, ...]] = {}
    for control, wish in pairs:
        by_control[control] = (*by_control.get(control, ()), wish)
    return by_control
