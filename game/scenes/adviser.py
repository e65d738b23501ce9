"""Hints: the bots' process is asked what the person to move should do, and nobody waits for it."""

from typing import Any, NamedTuple

from game.play.seat import ADVISING, Person, persons
from game.scenes.house import House
from game.scenes.sitting import Sitting
from game.telling import advice_of, secrets_of


class Advice(NamedTuple):
    """A move, and why it is a good one."""

    move: Any
    reason: str


class Adviser:
    """Asked once for every decision; `step` gives the advice when it has come, and again when it is asked for again."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self.house, self.sitting = house, sitting
        self._asked = self._wanted = False
        self._known: Advice | None = None

    @property
    def waiting(self) -> bool:
        """True from the wish to the advice."""
        return self._wanted

    def allowed(self) -> bool:
        """Whether there is somebody to advise, and nobody beside them who would learn their secrets from it."""
        seat, players = self.sitting.match.to_move, self.sitting.players
        if seat is None or not isinstance(players[seat], Person):
            return False
        return secrets_of(self.sitting.game) is None or len(persons(players)) == 1

    def ask(self) -> bool:
        """Somebody wants a hint; false if there can be none."""
        if not self.allowed():
            return False
        self._wanted = True
        if self._known is None and not self._asked:
            match = self.sitting.match
            assert match.to_move is not None
            seen = match.game.seen_by(match.position, match.to_move)
            self.house.thinker.ask(self.sitting.game, seen, ADVISING, self.sitting.seed)
            self._asked = True
        return True

    def forget(self) -> None:
        """Another decision is due, or the question was dropped."""
        if self._asked and self._known is None:
            self.house.thinker.cancel()
        self._asked = self._wanted = False
        self._known = None

    def step(self) -> Advice | None:
        """The advice that was wished for, once it has come."""
        if not self._wanted:
            return None
        if self._known is None:
            self._known = self._heard()
        if self._known is not None:
            self._wanted = False
            return self._known
        return None

    def _heard(self) -> Advice | None:
        answer = self.house.thinker.poll()
        return None if answer is None else self.advice(answer.text)

    def advice(self, text: str) -> Advice:
        """The move of that text as advice for whoever is to move."""
        match = self.sitting.match
        assert match.to_move is not None
        seen = match.game.seen_by(match.position, match.to_move)
        move = match.game.read_move(match.position, text)
        return Advice(move, advice_of(self.sitting.game)(self.house.words, seen, move))
