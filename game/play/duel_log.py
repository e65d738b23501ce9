"""The log of a duel, from which one that was cut off goes on.

JSON lines: who meets at what, then a line a game.
"""

from pathlib import Path

import msgspec

from game.core.errors import OptionError
from game.play.duel import Game


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a log share."""

    game: str
    data: str
    """Digest of game and data."""
    options: dict[str, str]
    players: int
    a: str
    b: str
    seed: int


class DuelLog:
    """The games played so far, kept in a file."""

    def __init__(self, path: Path, head: Head) -> None:
        """Reads what is there, without a last line that was cut off; `OptionError` names a file of another duel."""
        self.path = path
        self.games: list[Game] = []
        lines = self._lines()
        if lines:
            self._read(lines, head)
        else:
            self._add(msgspec.json.encode(head))

    def add(self, game: Game) -> None:
        """One more game was played; it is on disk when this returns."""
        self.games.append(game)
        self._add(msgspec.json.encode(game))

    def _lines(self) -> list[bytes]:
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise OptionError(f"{self.path}: {error.strerror}") from None
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            self.path.write_bytes(whole)
        return whole.splitlines()

    def _read(self, lines: list[bytes], head: Head) -> None:
        try:
            found = msgspec.json.decode(lines[0], type=Head)
            self.games = [msgspec.json.decode(line, type=Game) for line in lines[1:]]
        except (ValueError, RecursionError) as error:
            raise OptionError(f"{self.path} is no log of a duel: {error}") from None
        if found != head:
            raise OptionError(f"{self.path} is the log of another duel: {found}")
        if [game.number for game in self.games] != list(range(len(self.games))):
            raise OptionError(f"{self.path}: games are missing or twice")

    def _add(self, line: bytes) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(line + b"\n")
        except OSError as error:
            raise OptionError(f"{self.path}: {error.strerror}") from None
