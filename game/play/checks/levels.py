"""Faults of the level data: what can't be read, games that can't be built, lessons and puzzles that don't work."""

from collections.abc import Callable, Iterator
from pathlib import Path

from game.core.errors import LevelError, RulesError
from game.play.checks.fault import Fault
from game.play.drawings import read_drawings
from game.play.lessons import read_lesson
from game.play.levels import open_box, read_table
from game.play.puzzles import read_puzzles
from game.rules.catalog import GAMES

LEARNING: dict[str, Callable[[str, Path], object]] = {
    "lessons": read_lesson,
    "puzzles": read_puzzles,
    "drawings": read_drawings,
}
"""Folders with a file a game that rules know nothing of, and what reads one."""


def level_faults(root: Path) -> list[Fault]:
    """Everything wrong with the data under `root`, which stands for the folder levels."""
    unread = [fault for path in sorted(root.rglob("*.toml")) for fault in _unreadable(root, path)]
    broken = {fault.file.split("/")[1] for fault in unread}
    unbuilt = [fault for game in GAMES if game not in broken for fault in _unbuildable(root, game)]
    unread_files = {fault.file for fault in unread}
    return [*unread, *unbuilt, *(fault for folder in LEARNING for fault in _unsound(root, folder, unread_files))]


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


def _unsound(root: Path, folder: str, unread: set[str]) -> Iterator[Fault]:
    """What can be read, and yet is no lesson, no puzzles or no drawings of a game there is."""
    for path in sorted((root / folder).glob("*.toml")):
        file = f"levels/{folder}/{path.name}"
        if file in unread:
            continue
        try:
            LEARNING[folder](path.stem, root)
        except RulesError as error:
            yield Fault(file, "", str(error).removeprefix(f"{file}: "))
