"""A game's data: the TOML files of levels/<game>, read, digested and handed to the rules."""

from pathlib import Path
from typing import Any, NamedTuple

import tomli

from game.core.digest import digest
from game.core.errors import LevelError
from game.core.protocol import AnyGame
from game.rules.catalog import build
from game.where import folder


class Box(NamedTuple):
    """A game built from its data."""

    game: AnyGame
    digest: str
    """Fingerprint of game and data, as a record carries it."""
    place: str
    """The folder the data came from, to name in messages."""


def open_box(name: str, levels: Path | None = None) -> Box:
    """Build a game from the files of its folder, the shipped ones by default; a game without a folder has no data.

    `LevelError` names file, key and reason; an unknown game is the catalogue's error.
    """
    place = f"levels/{name}"
    data = read_tables((levels or folder("levels")) / name)
    try:
        game = build(name, data)
    except LevelError as error:
        raise LevelError(f"{place}/{error}") from None
    return Box(game, digest(name, data), place)


def read_tables(place: Path) -> dict[str, Any]:
    """Every TOML file of a folder by its name without ".toml"; none where there is no such folder."""
    return {path.stem: read_table(path) for path in sorted(place.glob("*.toml"))}


def read_table(path: Path) -> dict[str, Any]:
    """One TOML file, parsed; `LevelError` names file, line and reason."""
    try:
        return tomli.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise LevelError(f"{_short(path)}: {error}") from None


def _short(path: Path) -> str:
    return "/".join(path.parts[-3:])
