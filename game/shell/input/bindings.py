"""Which control means which wish: the shipped defaults, and what a player has changed."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

import msgspec

from game.shell.input.controls import group_of, is_control
from game.shell.input.wish import Control, Device, DeviceKind, Wish

Overrides: TypeAlias = Mapping[str, Mapping[str, Sequence[str]]]
"""What a player changed: `keyboard`, `mouse` or a pad's GUID, then a wish's name, then its controls."""

UNCHANGED: Overrides = MappingProxyType({})

Layout: TypeAlias = Mapping[Wish, tuple[Control, ...]]


class BindingsError(ValueError):
    """A table of controls that can't be used; says where and what is wrong."""


class Defaults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of `assets/bindings.toml`."""

    keyboard: dict[Wish, tuple[str, ...]]
    mouse: dict[Wish, tuple[str, ...]]
    pad: dict[Wish, tuple[str, ...]]
    stick: dict[Wish, tuple[str, ...]]


class Bindings(NamedTuple):
    """Defaults and a player's changes to them; a value, so that a change is a new one."""

    defaults: Defaults
    overrides: Overrides = UNCHANGED
    swap_confirm: bool = False

    def layout(self, device: Device) -> Layout:
        """The controls of every wish on this device; a changed wish is never swapped once more."""
        if device.kind is DeviceKind.TOUCH:
            return {}
        shipped: dict[Wish, tuple[str, ...]] = getattr(self.defaults, group_of(device))
        layout = {wish: tuple(map(Control, names)) for wish, names in shipped.items()}
        if self.swap_confirm and device.kind is DeviceKind.PAD:
            layout[Wish.CONFIRM], layout[Wish.BACK] = layout[Wish.BACK], layout[Wish.CONFIRM]
        for name, controls in self.overrides.get(owner_of(device), {}).items():
            layout[Wish(name)] = tuple(map(Control, controls))
        return layout

    def rebound(self, device: Device, wish: Wish, control: Control) -> "Bindings":
        """The bindings in which `control` means `wish` and nothing else.

        Wishes that lose their only control to it get what `wish` had before, so none becomes unreachable.
        """
        if not is_control(group_of(device), control):
            raise BindingsError(f"{device.name}: there is no control {control!r}")
        layout = self.layout(device)
        freed = tuple(other for other in layout.get(wish, ()) if other != control)
        changed: dict[str, tuple[Control, ...]] = {wish.value: (control,)}
        for other, controls in layout.items():
            if other is not wish and control in controls:
                changed[other.value] = tuple(c for c in controls if c != control) or freed
        owner = owner_of(device)
        overrides = {**self.overrides, owner: {**self.overrides.get(owner, {}), **changed}}
        return self._replace(overrides=overrides)


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


def check_overrides(overrides: Overrides) -> None:
    """Raise `BindingsError` for a wish or control that doesn't exist."""
    wishes = {wish.value for wish in Wish}
    for owner, changes in overrides.items():
        groups = (owner,) if owner in ("keyboard", "mouse") else ("pad", "stick")
        for wish, names in changes.items():
            if wish not in wishes:
                raise BindingsError(f"{owner}: there is no wish {wish!r}")
            for name in names:
                if not any(is_control(group, name) for group in groups):
                    raise BindingsError(f"{owner}.{wish}: there is no control {name!r}")


def _check(where: str, group: str, names: Sequence[str]) -> None:
    for name in names:
        if not is_control(group, name):
            raise BindingsError(f"{where}: there is no control {name!r}")
