"""Who gets which pad back after plugs were pulled: a pure question of GUIDs."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.shell.input.wish import Device

Owner = TypeVar("Owner", bound=Hashable)


@dataclass(frozen=True)
class Reunion(Generic[Owner]):
    """`given` is certain. Owners in `ask` must say which of several equal pads is theirs; `away` have none."""

    given: Mapping[Owner, Device]
    ask: tuple[Owner, ...]
    away: tuple[Owner, ...]


def reunite(lost: Mapping[Owner, str], free: Iterable[Device]) -> Reunion[Owner]:
    """Match owners, by the GUID of the pad each one lost, with the pads that nobody holds now.

    Never a guess: with two equal pads, or two owners of equal pads, someone has to press a button.
    """
    pads: defaultdict[str, list[Device]] = defaultdict(list)
    for device in free:
        pads[device.guid].append(device)
    guids = list(lost.values())
    given: dict[Owner, Device] = {}
    ask: list[Owner] = []
    away: list[Owner] = []
    for owner, guid in lost.items():
        found = pads[guid]
        if not found:
            away.append(owner)
        elif len(found) == 1 and guids.count(guid) == 1:
            given[owner] = found[0]
        else:
            ask.append(owner)
    return Reunion(given, tuple(ask), tuple(away))
