"""A match told in lines of text: what was chosen, who did what, how it stands."""

from collections.abc import Iterator

from game.core.protocol import Seat
from game.play.match import Match, Step
from game.telling import Telling
from game.words import Words


class Story:
    """Tells one game in one language; what it says of a match is what the match is at that moment."""

    def __init__(self, telling: Telling, words: Words) -> None:
        self._telling = telling
        self._words = words

    def heading(self, match: Match) -> Iterator[str]:
        """The game's name, then a line for every option."""
        telling, words = self._telling, self._words
        yield telling.title(words)
        for name, value in match.options.items():
            yield f"{telling.option(words, name)}: {telling.value(words, name, value)}"

    def step(self, number: int, step: Step) -> str:
        """One decision: its number, who took it, what it does."""
        return f"{number}. {self._who(step.seat)}: {self._telling.move(self._words, step.before, step.move)}"

    def standing(self, match: Match) -> Iterator[str]:
        """The table, then what is to be done, or why it is over and who won."""
        telling, words = self._telling, self._words
        yield from telling.board(words, match.position).splitlines()
        outcome, seat = match.outcome, match.to_move
        if outcome is not None:
            yield telling.reason(words, outcome.reason)
            yield self._won(outcome.winners)
        elif seat is not None:
            yield f"{self._who(seat)}: {telling.to_do(words, match.position)}"

    def _won(self, winners: tuple[Seat, ...]) -> str:
        names = ", ".join(self._who(seat) for seat in winners)
        if len(winners) == 1:
            return self._words.say("{who} wins.", who=names)
        return self._words.say("Shared between {who}.", who=names)

    def _who(self, seat: Seat) -> str:
        return self._telling.piece_name(self._words, seat)


def story_of(match: Match, language: str) -> Story:
    """The story of a match in a language; one we don't have is English."""
    from game.telling import telling_of

    return Story(telling_of(match.game.name), Words(language))
