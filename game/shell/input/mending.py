"""A player's changes of controls as they stand in a file: what can't be is named and left out, and nothing else."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.shell.input.bindings import Changes, Defaults, Layout, Overrides, laid
from game.shell.input.controls import is_control
from game.shell.input.wish import Control, Wish

_GUID = re.compile(r"[0-9a-f]{32}")
_WISHES = frozenset(wish.value for wish in Wish)


class Mended(NamedTuple):
    """What can be used of changes; `faults` say where and why something can't."""

    changes: Changes
    faults: list[str]


class MendedPads(NamedTuple):
    """The same for all pads, by GUID."""

    overrides: Overrides
    faults: list[str]


def mended_pads(defaults: Defaults, overrides: Overrides) -> MendedPads:
    """The changes for pads, as far as they can be used."""
    kept, faults = {}, []
    for guid, changes in overrides.items():
        if not _GUID.fullmatch(guid):
            faults.append(f"{guid}: this is no pad's GUID")
            continue
        known = any(is_control("pad", control) for controls in changes.values() for control in controls)
        mended = mended_changes(defaults, "pad" if known else "stick", changes)
        faults += [f"{guid}.{fault}" for fault in mended.faults]
        if mended.changes:
            kept[guid] = mended.changes
    return MendedPads(kept, faults)


def mended_changes(defaults: Defaults, group: str, changes: Changes) -> Mended:
    """The changes for a device of a group, as far as they can be used.

    Afterwards every wish has a control, and none of them means two wishes unless those shared one to begin with.
    """
    faults: list[str] = []
    kept = {wish: _there(group, wish, controls, faults) for wish, controls in changes.items() if _is(wish, faults)}
    kept = {wish: controls for wish, controls in kept.items() if controls}
    shipped = defaults.of(group)
    while (clash := _clash(shipped, kept)) is not None:
        wish, control, other = clash
        faults.append(f"{wish}: {control!r} means {other.value} already")
        kept[wish] = tuple(each for each in kept[wish] if each != control)
        if not kept[wish]:
            del kept[wish]
    return Mended(kept, faults)


def _is(wish: str, faults: list[str]) -> bool:
    if wish not in _WISHES:
        faults.append(f"{wish}: there is no such wish")
    return wish in _WISHES


def _there(group: str, wish: str, controls: Sequence[str], faults: list[str]) -> tuple[str, ...]:
    """Those of the controls that exist, each once."""
    if not controls:
        faults.append(f"{wish}: at least one control is needed")
    faults += [f"{wish}: there is no control {name!r}" for name in controls if not is_control(group, name)]
    return tuple(dict.fromkeys(name for name in controls if is_control(group, name)))


def _clash(shipped: Layout, kept: Mapping[str, tuple[str, ...]]) -> tuple[str, Control, Wish] | None:
    """A changed wish, one of its controls, and the wish that this means as well; of two changed ones the latter."""
    layout, order = laid(shipped, kept), list(kept)
    for wish in reversed(order):
        for other, controls in layout.items():
            later = other.value in kept and order.index(other.value) > order.index(wish)
            if other.value == wish or later or _share(shipped, Wish(wish), other):
                continue
            for control in layout[Wish(wish)]:
                if control in controls:
                    return wish, control, other
    return None


def _share(shipped: Layout, one: Wish, other: Wish) -> bool:
    """Whether two wishes stand on one control to begin with, for no table knows both."""
    return not set(shipped.get(one, ())).isdisjoint(shipped.get(other, ()))
