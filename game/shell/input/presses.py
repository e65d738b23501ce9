"""Controls that go down and up, told as wishes: what is held, what repeats, who did something last."""

from collections import defaultdict

from game.shell.input.bindings import Bindings, Layout
from game.shell.input.held import Held
from game.shell.input.wish import Control, Device, Input, Pressed, RawPressed, RawReleased, Released, Wish


class Presses:
    """The pressed controls of all devices. Every method returns what there is to tell."""

    def __init__(self, bindings: Bindings) -> None:
        self._held: defaultdict[Device, Held] = defaultdict(Held)
        self._raw: set[tuple[Device, Control]] = set()
        self._capture = False
        self.bindings = bindings

    @property
    def capture(self) -> bool:
        """While on, controls mean nothing and are told as they are."""
        return self._capture

    @capture.setter
    def capture(self, on: bool) -> None:
        self._capture = on
        self._raw.clear()

    @property
    def bindings(self) -> Bindings:
        """What controls mean. A change doesn't alter what is held: a wish ends as it began."""
        return self._bindings

    @bindings.setter
    def bindings(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._meanings: dict[Device, dict[Control, tuple[Wish, ...]]] = {}

    def change(self, device: Device, control: Control, down: bool, now: float) -> list[Input]:
        """A control goes down or comes up."""
        held = self._held[device]
        if self._capture and (down or (device, control) in self._raw):
            return self._told(device, control, down)
        if not down:
            return [Released(device, wish) for wish in held.release(control, now)]
        meaning = self._meaning(device, control)
        if not meaning:
            return [RawPressed(device, control)]
        return [Pressed(device, wish) for wish in held.press(control, meaning, now)]

    def _told(self, device: Device, control: Control, down: bool) -> list[Input]:
        if not down:
            self._raw.discard((device, control))
            return [RawReleased(device, control)]
        if (device, control) in self._raw:
            return []
        self._raw.add((device, control))
        return [RawPressed(device, control)]

    def repeats(self, now: float) -> list[Input]:
        """What repeats because it is held."""
        return [Pressed(device, wish, repeat=True) for device, held in self._held.items() for wish in held.repeats(now)]

    def held(self, device: Device) -> frozenset[Wish]:
        """The wishes that are on."""
        return frozenset(self._held[device].wishes) if device in self._held else frozenset()

    def clear(self) -> list[Input]:
        """Let everything go."""
        return [Released(device, wish) for device, held in self._held.items() for wish in held.clear()]

    def forget(self, device: Device) -> list[Input]:
        """Let everything go that a device held which is gone."""
        held = self._held.pop(device, None)
        self._meanings.pop(device, None)
        return [Released(device, wish) for wish in held.clear()] if held else []

    def _meaning(self, device: Device, control: Control) -> tuple[Wish, ...]:
        if device not in self._meanings:
            self._meanings[device] = _by_control(self._bindings.layout(device))
        return self._meanings[device].get(control, ())


def _by_control(layout: Layout) -> dict[Control, tuple[Wish, ...]]:
    by_control: defaultdict[Control, list[Wish]] = defaultdict(list)
    for wish, names in layout.items():
        for control in names:
            by_control[control].append(wish)
    return {control: tuple(wishes) for control, wishes in by_control.items()}
