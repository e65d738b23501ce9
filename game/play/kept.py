"""One small thing kept in one file: read once, written whole at every change, never in anybody's way."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.play.files import Trouble, set_aside, write_whole

T = TypeVar("T", bound=msgspec.Struct)


class KeptFile(Generic[T]):
    """A struct whose first field is its `format`, in a JSON file. Nothing in the file or on the disk makes it raise.

    A file that can't be read is set aside and named in `troubles`; one written by a newer program is left as it is,
    and nothing is written. `why` is the system's word for why the last change reached memory only.
    """

    def __init__(self, path: Path, empty: T) -> None:
        """`empty` is what holds where there is no file; its type and format are what a file has to be."""
        self.path, self._empty = path, empty
        self.troubles: list[Trouble] = []
        self.why: str | None = None
        self.newer = False
        """It was written by a newer program."""
        self.value: T = self._read()
        """What holds now."""

    def keep(self, value: T) -> None:
        """Let another value hold, and write it if it differs."""
        if value == self.value:
            return
        self.value = value
        if self.newer:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, msgspec.json.encode(value) + b"\n")
            self.why = None
        except OSError as error:
            self.why = str(error)

    def _read(self) -> T:
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return self._empty
        except OSError as error:
            self.why = str(error)
            return self._empty
        try:
            self.newer = msgspec.json.decode(data, type=_Head).format > getattr(self._empty, "format", 0)
            return self._empty if self.newer else msgspec.json.decode(data, type=type(self._empty))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.troubles.append(Trouble(self.path, str(error), set_aside(self.path)))
            return self._empty


class _Head(msgspec.Struct):
    """What every format, future ones included, begins with."""

    format: int
