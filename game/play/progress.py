"""What a player has learnt so far: puzzles solved and lessons taken, in one small file."""

from collections.abc import Collection, Mapping
from pathlib import Path

import msgspec

from game.play.files import Trouble, set_aside, write_whole


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By game; what is named there but no longer ships does no harm."""

    format: int = 1
    solved: Mapping[str, list[str]] = {}
    """Ids of puzzles."""
    lessons: list[str] = []
    """Games whose first lesson was taken to its end."""


class ProgressFile:
    """The progress of one file. Nothing in the file, and nothing the disk does, makes a method raise.

    A file that can't be read is set aside and named in `troubles`; one written by a newer program is left as it is,
    and nothing is written. `why` is the system's word for why the last change reached memory only.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.troubles: list[Trouble] = []
        self.why: str | None = None
        self._newer = False
        self._progress = self._read()

    def solved(self, game: str) -> Collection[str]:
        """Ids of the game's puzzles that were solved."""
        return frozenset(self._progress.solved.get(game, ()))

    def taken(self, game: str) -> bool:
        """Whether the game's first lesson was taken to its end."""
        return game in self._progress.lessons

    def solve(self, game: str, puzzle: str) -> None:
        """A puzzle was solved."""
        solved = {**self._progress.solved, game: sorted({*self.solved(game), puzzle})}
        self._keep(msgspec.structs.replace(self._progress, solved=solved))

    def take(self, game: str) -> None:
        """A lesson was taken to its end."""
        self._keep(msgspec.structs.replace(self._progress, lessons=sorted({*self._progress.lessons, game})))

    def _keep(self, progress: Progress) -> None:
        if progress == self._progress:
            return
        self._progress = progress
        if self._newer:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, msgspec.json.encode(progress) + b"\n")
            self.why = None
        except OSError as error:
            self.why = str(error)

    def _read(self) -> Progress:
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return Progress()
        except OSError as error:
            self.why = str(error)
            return Progress()
        try:
            self._newer = msgspec.json.decode(data, type=_Head).format > Progress().format
            return Progress() if self._newer else msgspec.json.decode(data, type=Progress)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.troubles.append(Trouble(self.path, str(error), set_aside(self.path)))
            return Progress()


class _Head(msgspec.Struct):
    """What every format, future ones included, begins with."""

    format: int
