"""Words in a bubble on the table."""

from typing import NamedTuple

from game.tables.table import WhyNot
from game.words import Words


class Saying(NamedTuple):
    """What it is, and what follows (may be empty)."""

    title: str
    second: str = ""


def refused(words: Words, why: WhyNot) -> Saying:
    """Why something can't be done, and where the rules say so."""
    return Saying(why.words, words.say("Rule {number}", number=why.number))


def last_by(words: Words, name: str) -> str:
    """Whose last move it was."""
    return words.say("Last move: {name}", name=name)
