"""How a game ended, in words: who won, and whose score is which."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Outcome, ScoreLines, Seat
from game.telling import Telling
from game.words import Words


def verdict(words: Words, outcome: Outcome, names: Sequence[str]) -> str:
    """Who won; `names` are everybody's in seat order."""
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        return words.say("{name} wins!", name=winners[0])
    if len(winners) in (0, len(names)):
        return words.say("It's a draw!")
    return words.say("{names} share the win!", names=joined(words, winners))


def joined(words: Words, names: Sequence[str]) -> str:
    """Several names as one phrase."""
    if len(names) == 1:
        return names[0]
    return words.say("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])


class Score(NamedTuple):
    """A table of points: seats from the best down, a row of points a label; each column adds up to its total."""

    seats: Sequence[Seat]
    rows: Sequence[tuple[str, Sequence[int]]]
    totals: Sequence[int]


def score_of(words: Words, telling: Telling, lines: ScoreLines, outcome: Outcome) -> Score:
    """The score as a table; a label a seat has no points for counts 0, winners stand before others of equal points."""
    totals = [sum(line.points for line in seat) for seat in lines]
    order = sorted(range(len(lines)), key=lambda seat: (-totals[seat], Seat(seat) not in outcome.winners, seat))
    labels = list(dict.fromkeys(line.label for seat in lines for line in seat))
    rows = [
        (
            _capital(telling.label(words, label)),
            [sum(line.points for line in lines[s] if line.label == label) for s in order],
        )
        for label in labels
    ]
    return Score([Seat(seat) for seat in order], rows, [totals[seat] for seat in order])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def assists_of(words: Words, assists: set[str]) -> list[str]:
    """What help was used, a sentence each."""
    known = {
        "bot": words.say("A bot sat in for somebody for a while."),
        "hint": words.say("Hints were used."),
        "undo": words.say("Moves were taken back."),
    }
    return [known[name] for name in sorted(assists) if name in known]
