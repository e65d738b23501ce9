"""Every game there is, by its id; games are built from data that is handed in."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.errors import OptionError
from game.core.protocol import AnyGame


def _pylos(_data: Mapping[str, Any]) -> AnyGame:
    from game.rules.pylos.game import Pylos

    return Pylos()


def _yoxii(_data: Mapping[str, Any]) -> AnyGame:
    from game.rules.yoxii.game import Yoxii

    return Yoxii()


def _help_me(_data: Mapping[str, Any]) -> AnyGame:
    from game.rules.help_me.game import HelpMe

    return HelpMe()


def _hutan(data: Mapping[str, Any]) -> AnyGame:
    from game.rules.hutan.game import Hutan

    return Hutan(data)


def _monster_baby_rescue(data: Mapping[str, Any]) -> AnyGame:
    from game.rules.monster_baby_rescue.game import MonsterBabyRescue

    return MonsterBabyRescue(data)


_BUILD: dict[str, Callable[[Mapping[str, Any]], AnyGame]] = {
    "pylos": _pylos,
    "yoxii": _yoxii,
    "help_me": _help_me,
    "hutan": _hutan,
    "monster_baby_rescue": _monster_baby_rescue,
}
"""Each game's rules are imported when they are first built: no game waits for another's tables."""

GAMES: tuple[str, ...] = tuple(_BUILD)
"""Ids in house order."""


def build(name: str, data: Mapping[str, Any] | None = None) -> AnyGame:
    """The game of that id, made from its data (as parsed from `levels/`; Hutan and Monster Baby Rescue need any)."""
    if name not in _BUILD:
        raise OptionError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return _BUILD[name](data or {})
