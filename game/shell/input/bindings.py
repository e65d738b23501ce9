"""Which control means which wish: the shipped defaults, and what a player has changed."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

import msgspec

from game.shell.input.controls import group_of, is_control
from game.shell.input.wish import Control, Device, DeviceKind, Wish

Changes: TypeAlias = Mapping[str, Sequence[str]]
"""What a player changed on one device: a wish's name and its controls."""

Overrides: TypeAlias = Mapping[str, Changes]
"""What a player changed: `keyboard`, `mouse` or a pad's GUID, then the changes there."""

UNCHANGED: Overrides = MappingProxyType({})

Layout: TypeAlias = Mapping[Wish, tuple[Control, ...]]

_SWAPPED = {Wish.CONFIRM: Wish.BACK, Wish.BACK: Wish.CONFIRM}


class BindingsError(ValueError):
    """A table of controls that can't be used; says where and what is wrong."""


class NeededError(ValueError):
    """A control can't be given away, for nothing could take its place for `wish`."""

    def __init__(self, wish: Wish) -> None:
        super().__init__(f"nothing else would mean {wish.value}")
        self.wish = wish


class Defaults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of `assets/bindings.toml`."""

    keyboard: dict[Wish, tuple[str, ...]]
    mouse: dict[Wish, tuple[str, ...]]
    pad: dict[Wish, tuple[str, ...]]
    stick: dict[Wish, tuple[str, ...]]

    def of(self, group: str) -> dict[Wish, tuple[Control, ...]]:
        """The controls of every wish in a group of devices, see `game.shell.input.controls.group_of`."""
        shipped: dict[Wish, tuple[str, ...]] = getattr(self, group)
        return {wish: tuple(map(Control, names)) for wish, names in shipped.items()}


class Bindings(NamedTuple):
    """Defaults and a player's changes to them; a value, so that a change is a new one."""

    defaults: Defaults
    overrides: Overrides = UNCHANGED
    swap_confirm: bool = False

    def layout(self, device: Device) -> Layout:
        """The controls of every wish on this device, the swap of confirm and back included."""
        layout = self._unswapped(device)
        return {wish: layout[self._kept_as(device, wish)] for wish in layout}

    def _unswapped(self, device: Device) -> Layout:
        if device.kind is DeviceKind.TOUCH:
            return {}
        group, changes = group_of(device), self.overrides.get(owner_of(device), {})
        if not all(is_control(group, control) for controls in changes.values() for control in controls):
            changes = {}
        return laid(self.defaults.of(group), changes)

    def _kept_as(self, device: Device, wish: Wish) -> Wish:
        """The wish under which the controls of `wish` stand: confirm and back may have changed places."""
        return _SWAPPED.get(wish, wish) if self.swap_confirm and device.kind is DeviceKind.PAD else wish

    def rebound(self, device: Device, wish: Wish, control: Control) -> "Bindings":
        """The bindings in which `control` means `wish` before all its other controls, and nothing else.

        It takes the place of the first one, which goes to the wishes that lose their only control by this.
        `NeededError` where that one means something already.
        """
        if not is_control(group_of(device), control):
            raise BindingsError(f"{device.name}: there is no control {control!r}")
        layout, kept = self._unswapped(device), self._kept_as(device, wish)
        mine = layout.get(kept, ())
        if control in mine:
            return self._with(device, {kept: (control, *(other for other in mine if other != control))})
        freed, changed = mine[:1], {kept: (control, *mine[1:])}
        spare = bool(freed) and not any(freed[0] in layout[other] for other in layout if other is not kept)
        for other, controls in layout.items():
            if control in controls:
                left = tuple(each for each in controls if each != control)
                if not (left or spare):
                    raise NeededError(self._kept_as(device, other))
                changed[other] = left or freed
        return self._with(device, changed)

    def _with(self, device: Device, changed: Layout) -> "Bindings":
        owner = owner_of(device)
        changes = {**self.overrides.get(owner, {}), **{wish.value: controls for wish, controls in changed.items()}}
        return self._replace(overrides={**self.overrides, owner: changes})

    def reset(self, device: Device) -> "Bindings":
        """The bindings without any change on this device."""
        kept = {owner: changes for owner, changes in self.overrides.items() if owner != owner_of(device)}
        return self._replace(overrides=kept)


def laid(shipped: Layout, changes: Changes) -> dict[Wish, tuple[Control, ...]]:
    """What a device was shipped with, under a player's changes."""
    return {**shipped, **{Wish(name): tuple(map(Control, controls)) for name, controls in changes.items()}}


def owner_of(device: Device) -> str:
    """The key under which changes for this device are kept."""
    return device.guid if device.kind is DeviceKind.PAD else device.kind.value


def load_bindings(path: Path) -> Defaults:
    """Read `bindings.toml`; raises `BindingsError` naming file, wish and control."""
    try:
        defaults = msgspec.toml.decode(path.read_bytes(), type=Defaults)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BindingsError(f"{path.name}: {error}") from error
    for group in defaults.__struct_fields__:
        for wish, names in getattr(defaults, group).items():
            _check(f"{path.name}: {group}.{wish.value}", group, names)
    for group in ("keyboard", "pad", "stick"):
        missing = [wish.value for wish in Wish if not getattr(defaults, group).get(wish)]
        if missing:
            raise BindingsError(f"{path.name}: {group}: nothing means {', '.join(missing)}")
    return defaults


def _check(where: str, group: str, names: Sequence[str]) -> None:
    for name in names:
        if not is_control(group, name):
            raise BindingsError(f"{where}: there is no control {name!r}")
