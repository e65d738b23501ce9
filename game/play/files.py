"""Files that are whole or not there: written atomically, set aside when bad, never thrown away."""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_TEMPORARY = ".tmp"


class Trouble(NamedTuple):
    """A file that couldn't be used as it was; `kept` is where its contents are now."""

    file: Path
    reason: str
    kept: Path


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file so that readers, even after a crash, find the old contents or the new; raises `OSError`."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}{_TEMPORARY}")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        _forget(temporary)
        raise
    _settle(path.parent)


def sweep(folder: Path) -> None:
    """Drop what `write_whole` left in a folder when it was killed; nobody may be writing there now."""
    for left in folder.glob(f".*{_TEMPORARY}"):
        _forget(left)


def set_aside(path: Path) -> Path:
    """Rename a bad file to a free name ending in ".bad" and say which; where that can't be done it stays."""
    return _kept(path, os.replace)


def copy_aside(path: Path) -> Path:
    """Like `set_aside`, with the file left in its place too."""
    return _kept(path, shutil.copyfile)


def _kept(path: Path, keep: Callable[[Path, Path], object]) -> Path:
    names = (path.with_name(f"{path.name}{suffix}.bad") for suffix in ("", *(f".{at}" for at in range(2, 1000))))
    with suppress(OSError):
        target = next(name for name in names if not name.exists())
        keep(path, target)
        return target
    return path


def _forget(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """Make a rename in this folder last through a power cut, where the system lets folders be opened."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some file systems refuse it for folders
            os.fsync(handle)
    finally:
        os.close(handle)
