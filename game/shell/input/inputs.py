"""The only reader of the event queue: what happened since the last look, in players' words."""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame.event import Event

from game.shell.input import controls
from game.shell.input.axes import limits
from game.shell.input.bindings import UNCHANGED, Bindings, Defaults, Overrides
from game.shell.input.glyphs import Prompts
from game.shell.input.pads import Pads
from game.shell.input.pointer import Finger, Mouse
from game.shell.input.presses import Presses
from game.shell.input.wish import (
    KEYBOARD,
    MOUSE,
    TOUCH,
    Connected,
    Control,
    Device,
    Disconnected,
    Exposed,
    FocusGained,
    FocusLost,
    Glyph,
    Input,
    Phase,
    Pointed,
    QuitAsked,
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
        self._presses = Presses(Bindings(defaults))
        self.tuning = tuning
        # An input method would keep keys to itself while text input is on.
        pygame.key.stop_text_input()
        self._pads = Pads(first_number=TOUCH.id + 1)
        self._mouse, self._finger = Mouse(), Finger()
        self._prompts = Prompts()
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
            reader = self._readers.get(event.type, self._pad)
            reader(event)
        self._out += self._presses.repeats(now)
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
        return self._presses.held(device)

    def clear(self) -> None:
        """Let everything go; the next `poll` says so. What is still held acts again only when pressed anew."""
        self._out += [*self._presses.clear(), *self._mouse.cancel(), *self._finger.cancel()]

    def hand_to(self, device: Device) -> None:
        """Let prompts follow this device until another one is used."""
        self.last_used = device

    def rumble(self, device: Device, strength: float, milliseconds: int) -> bool:
        """Shake a pad at 0..1 of the strength set; false if it can't or mustn't."""
        felt = max(0.0, min(1.0, strength)) * self._tuning.rumble
        return felt > 0 and self._pads.rumble(device, felt, milliseconds)

    def close(self) -> None:
        """Close all pads."""
        self._pads.close_all()

    def glyph(self, device: Device, wish: Wish) -> Glyph | None:
        """The drawing of the control that means `wish` on `device`; None if none does."""
        return self._prompts.glyph(self._presses.bindings, device, wish, self._tuning.style)

    def glyphs(self, device: Device, wish: Wish) -> tuple[Glyph, ...]:
        """The drawings of all controls that mean `wish` on `device`, the one of `glyph` first."""
        return self._prompts.glyphs(self._presses.bindings, device, wish, self._tuning.style)

    def directions(self, device: Device) -> Glyph:
        """The drawing of all four directions on `device`."""
        return self._prompts.directions(device)

    # Settings and remapping

    @property
    def tuning(self) -> Tuning:
        """What players set; may be replaced at any time. Changes of controls must be mended ones."""
        return self._tuning._replace(overrides=self._presses.bindings.overrides)

    @tuning.setter
    def tuning(self, tuning: Tuning) -> None:
        self._tuning = tuning
        self._limits = limits(tuning.dead_zone)
        self._presses.bindings = self._presses.bindings._replace(
            overrides=tuning.overrides, swap_confirm=tuning.swap_confirm
        )

    def rebind(self, device: Device, wish: Wish, control: Control) -> None:
        """Make `control` mean `wish` on all devices of this GUID (or the keyboard, the mouse); see `Bindings.rebound`.

        `tuning.overrides` then holds what to save.
        """
        self._presses.bindings = self._presses.bindings.rebound(device, wish, control)

    def unbind(self, device: Device) -> None:
        """Let all controls of this device mean again what they meant to begin with."""
        self._presses.bindings = self._presses.bindings.reset(device)

    def meanings(self, device: Device, control: Control) -> tuple[Wish, ...]:
        """What a control means on a device."""
        return tuple(wish for wish, controls in self._presses.bindings.layout(device).items() if control in controls)

    @property
    def capture(self) -> bool:
        """While on, presses arrive as `RawPressed` and `RawReleased` and mean nothing; the pointer goes on."""
        return self._presses.capture

    @capture.setter
    def capture(self, on: bool) -> None:
        if on != self._presses.capture:
            self.clear()
        self._presses.capture = on

    # Presses

    def _change(self, device: Device, control: Control, down: bool) -> None:
        if down:
            self._use(device)
        self._out += self._presses.change(device, control, down, self._now)

    def _use(self, device: Device) -> None:
        self.last_used = device
        self.last_activity = self._now

    def _pad(self, event: Event) -> None:
        for change in self._pads.changes(event, self._limits):
            self._change(*change)

    def _key(self, event: Event) -> None:
        control = controls.key(event.scancode, event.key)
        down = event.type == pygame.KEYDOWN
        if down and event.mod & _SYSTEM_KEYS and not control.endswith(("alt", "gui")):
            return
        if down:
            self._prompts.learn(control, pygame.key.name(event.key))
        self._change(KEYBOARD, control, down)

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
        self._out += [*self._presses.forget(device), Disconnected(device)]
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
