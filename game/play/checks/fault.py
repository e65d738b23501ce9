"""One thing that is wrong with a shipped file."""

from typing import NamedTuple


class Fault(NamedTuple):
    """Where and what: a file's path from the top of the project, the key or line in it ("" for the whole file)."""

    file: str
    key: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.reason}" if self.key else f"{self.file}: {self.reason}"
