"""What the header of a table says: whose turn it is and what to do, or who won."""

from game.core.protocol import Seat
from game.play.seat import Bot
from game.scenes.sitting import Sitting
from game.scenes.verdict import verdict
from game.tables.header import Header
from game.telling import telling_of
from game.words import Words


def announce(
    header: Header,
    sitting: Sitting,
    words: Words,
    *,
    advising: bool = False,
    facts: str = "",
    shown: bool = True,
    looking: Seat | None = None,
) -> None:
    """Tell the header how a sitting stands; `advising` while a hint is awaited, `facts` are the table's own.

    Who has won isn't told before the table has `shown` it; `looking` is who looks at what only they may see.
    """
    match, telling = sitting.match, telling_of(sitting.game)
    seat, outcome = match.to_move, match.outcome
    names = [sitter.name for sitter in sitting.sitters(words)]
    facts = facts or sitting.facts(words)
    if looking is not None:
        header.tell(looking, names[looking], words.say("looks at what is secret"), facts)
    elif seat is not None:
        if isinstance(sitting.players[seat], Bot):
            to_do = words.say("is thinking")
        else:
            to_do = words.say("waits for a hint") if advising else telling.to_do(words, match.position)
        header.tell(seat, names[seat], to_do, facts)
    elif not shown:
        header.tell(None, words.say("The game is over"), "", facts)
    elif outcome is not None:
        winner = outcome.winners[0] if len(outcome.winners) == 1 else None
        header.tell(winner, verdict(words, outcome, names), "", facts)
