"""A match told in lines of text: what was chosen, who did what, how it stands."""

from collections.abc import Iterator

from game.core.protocol import Outcome, Seat
from game.play.match import Match, Step
from game.telling import telling_of
from game.words import Words


class Story:
    """Tells one match in one language, as it is at that moment."""

    def __init__(self, match: Match, words: Words) -> None:
        self._match = match
        self._words = words
        self._telling = telling_of(match.game.name)

    def heading(self) -> Iterator[str]:
        """The game's name, then a line for every option."""
        telling, words = self._telling, self._words
        yield f"{telling.title(words)}. {telling.pitch(words)}."
        for name, value in self._match.options.items():
            explained = telling.explain(words, name, value)
            yield f"{telling.option(words, name)}: {telling.value(words, name, value)}. {explained}."

    def told(self, step: Step) -> str:
        """Who did what, and what came of it."""
        sentences = (self._telling.event(self._words, event) for event in step.events)
        told = " ".join(sentence for sentence in sentences if sentence)
        return told or f"{self._who(step.seat)}: {self._telling.move(self._words, step.before, step.move)}."

    def standing(self) -> Iterator[str]:
        """The table as everybody may see it, then what is to be done, or who won and why."""
        match, telling, words = self._match, self._telling, self._words
        outcome, seat = match.outcome, match.to_move
        seen = match.position if seat is None else match.game.seen_by(match.position, seat)
        yield from telling.board(words, seen).splitlines()
        if outcome is not None:
            yield from self.ending(outcome)
        elif seat is not None:
            yield words.say("{who} to move: {what}.", who=self._who(seat), what=telling.to_do(words, seen))

    def ending(self, outcome: Outcome) -> Iterator[str]:
        """Who won, and why it is over."""
        if len(outcome.winners) == self._match.seats > 1:
            yield self._words.say("Game over: a draw.")
        else:
            who = ", ".join(self._who(seat) for seat in outcome.winners)
            yield self._words.say("Game over. Winner: {who}.", who=who)
        yield self._telling.reason(self._words, outcome.reason)

    def _who(self, seat: Seat) -> str:
        return self._telling.piece_name(self._words, seat)
