"""What a player has learnt so far: puzzles solved and lessons taken, in one small file."""

from collections.abc import Collection, Mapping
from pathlib import Path

import msgspec

from game.play.kept import KeptFile


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By game; what is named there but no longer ships does no harm."""

    format: int = 1
    solved: Mapping[str, list[str]] = {}
    """Ids of puzzles."""
    lessons: list[str] = []
    """Games whose first lesson was taken to its end."""


class ProgressFile(KeptFile[Progress]):
    """The progress of one file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Progress())

    def solved(self, game: str) -> Collection[str]:
        """Ids of the game's puzzles that were solved."""
        return frozenset(self.value.solved.get(game, ()))

    def taken(self, game: str) -> bool:
        """Whether the game's first lesson was taken to its end."""
        return game in self.value.lessons

    def solve(self, game: str, puzzle: str) -> None:
        """A puzzle was solved."""
        solved = {**self.value.solved, game: sorted({*self.solved(game), puzzle})}
        self.keep(msgspec.structs.replace(self.value, solved=solved))

    def take(self, game: str) -> None:
        """A lesson was taken to its end."""
        self.keep(msgspec.structs.replace(self.value, lessons=sorted({*self.value.lessons, game})))
