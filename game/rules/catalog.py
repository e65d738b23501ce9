"""Every game there is, by its id; games are built from data that is handed in."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.errors import OptionError
from game.core.protocol import AnyGame
from game.rules.help_me.game import HelpMe
from game.rules.hutan.game import Hutan
from game.rules.pylos.game import Pylos
from game.rules.yoxii.game import Yoxii

_BUILD: dict[str, Callable[[Mapping[str, Any]], AnyGame]] = {
    "pylos": lambda _data: Pylos(),
    "yoxii": lambda _data: Yoxii(),
    "help_me": lambda _data: HelpMe(),
    "hutan": Hutan,
}

GAMES: tuple[str, ...] = tuple(_BUILD)
"""Ids in house order."""


def build(name: str, data: Mapping[str, Any] | None = None) -> AnyGame:
    """The game of that id, made from its data (as parsed from `levels/`; only Hutan needs any)."""
    if name not in _BUILD:
        raise OptionError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return _BUILD[name](data or {})
