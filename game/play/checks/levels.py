"""Faults of the level data: every TOML file is read, every game is built from its own."""

from collections.abc import Iterator
from pathlib import Path

from game.core.errors import LevelError, RulesError
from game.play.checks.fault import Fault
from game.play.levels import open_box, read_table
from game.rules.catalog import GAMES


def level_faults(root: Path) -> list[Fault]:
    """Everything wrong with the data under `root`, which stands for the folder levels."""
    unread = [fault for path in sorted(root.rglob("*.toml")) for fault in _unreadable(root, path)]
    broken = {fault.file.split("/")[1] for fault in unread}
    return [*unread, *(fault for game in GAMES if game not in broken for fault in _unbuildable(root, game))]


def _unreadable(root: Path, path: Path) -> Iterator[Fault]:
    try:
        read_table(path)
    except LevelError as error:
        yield Fault("/".join(("levels", *path.relative_to(root).parts)), "", str(error).partition(": ")[2])


def _unbuildable(root: Path, game: str) -> Iterator[Fault]:
    try:
        open_box(game, root)
    except RulesError as error:
        yield Fault(f"levels/{game}", "", str(error))
