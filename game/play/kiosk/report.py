"""What the app tells the supervisor, one line each on its standard output; anything else there is ignored."""

from enum import Enum
from typing import NamedTuple


class Kind(Enum):
    """What a line is about; the value is its first word."""

    BEAT = "beat"
    """The main loop runs."""
    AT = "at"
    """The table of this saved game is open; without a word after it, none is."""
    STARTED = "started"
    """Visitors began a game of that name."""
    FINISHED = "finished"
    """A game of visitors came to its end."""
    SHOWN = "shown"
    """Bots finished a game that they showed."""
    VISIT = "visit"
    """Somebody came to a machine where nobody was."""
    LEFT = "left"
    """Nobody acted for so long that the machine is free again."""
    TROUBLE = "trouble"
    """A file couldn't be used as it was."""
    STAFF = "staff"
    """Somebody left by PIN or corners."""


class Report(NamedTuple):
    """One line: what, and the name of a game or slot."""

    kind: Kind
    about: str = ""

    def line(self) -> str:
        """As it is sent."""
        return f"{self.kind.value} {self.about}".rstrip()


def parse_report(line: str) -> Report | None:
    """What a line says; None if it is none of these."""
    word, _, about = line.strip().partition(" ")
    try:
        return Report(Kind(word), about)
    except ValueError:
        return None
