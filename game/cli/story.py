"""A match told in lines of text: what was chosen, who did what, how it stands."""

from collections.abc import Iterator, Sequence

from game.core.protocol import Outcome, ScoreLine, Seat
from game.play.match import Match, Step
from game.play.seat import Bot, Player
from game.play.seed_pages import PREFIXES, read_page
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

    def seated(self, players: Sequence[Player]) -> Iterator[str]:
        """Who sits where."""
        for seat, player in enumerate(players):
            yield f"{self._who(Seat(seat))}: {_described(self._words, player)}."

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
        for seat, lines in enumerate(self._match.game.score_lines(self._match.position) or ()):
            yield self._total(Seat(seat), lines)

    def rules(self, number: str) -> Iterator[str]:
        """The paragraph of that number ("5" or "PY5"), or the list of all."""
        game = self._match.game.name
        wanted = number.upper().removeprefix(PREFIXES[game])
        rules = [rule for section in read_page(game, self._words.language).sections for rule in section.rules]
        found = [rule for rule in rules if rule.number == f"{PREFIXES[game]}{wanted}"]
        if wanted and not found:
            yield self._words.say("There is no rule {number}. These are the rules:", number=number)
        for rule in found:
            yield f"{rule.number} {rule.name}. {rule.text}"
            yield from rule.notes
        for rule in [] if found else rules:
            yield f"{rule.number} {rule.name}"

    def _total(self, seat: Seat, lines: Sequence[ScoreLine]) -> str:
        """A seat's points, and what they are for."""
        words, total, who = self._words, sum(line.points for line in lines), self._who(seat)
        points = words.count("{who}: {number} point", "{who}: {number} points", total, who=who)
        parts = ", ".join(f"{self._telling.label(words, line.label)}: {line.points}" for line in lines)
        return f"{points} ({parts})." if parts else f"{points}."

    def _who(self, seat: Seat) -> str:
        return self._telling.piece_name(self._words, seat)


def _described(words: Words, player: Player) -> str:
    if not isinstance(player, Bot):
        return words.say("a person")
    return {
        "casual": words.say("a casual bot"),
        "skilled": words.say("a skilled bot"),
        "expert": words.say("an expert bot"),
    }[player.level]
