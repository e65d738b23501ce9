"""A game that casual bots play with one another, to be looked at: begun in its middle, begun anew at its end."""

from typing import Any

from game.core.protocol import Seat
from game.core.rng import Rng
from game.play.seat import Bot
from game.scenes.house import House

EVERY_MS = 1600
"""Between two moves."""
OPENING = 11
"""Decisions taken by chance before, so that there is something to see."""


class ShowGame:
    """One game of the house. `position` is what a seat sees of it now; None until it has begun to be played."""

    def __init__(self, house: House, game: str) -> None:
        self.house, self.rules = house, house.box(game).game
        self.position: Any = None
        self._seed = 0
        self._state: Any = None
        self._asked = False
        self._answer: str | None = None
        self._waited = 0.0

    def step(self, seconds: float) -> bool:
        """Let time pass and bots think; True if there is another position now."""
        every = self.house.kit.pace.seconds(EVERY_MS)
        if every <= 0:
            return False
        self._waited += seconds
        if not self._asked:
            self._ask()
        elif self._answer is None:
            answer = self.house.thinker.poll()
            self._answer = None if answer is None else answer.text
        elif self._waited >= every:
            self._play(self._answer)
            return True
        return False

    def rest(self) -> None:
        """Nobody looks; it goes on later from where it is."""
        if self._asked and self._answer is None:
            self.house.thinker.cancel()
            self._asked = False

    def _ask(self) -> None:
        rules = self.rules
        if self._state is None or rules.outcome(self._state) is not None:
            self._state = self._begun()
        seat = rules.to_move(self._state)
        if seat is not None:
            self.house.thinker.ask(rules.name, rules.seen_by(self._state, seat), Bot("casual").level, self._seed)
            self._asked = True

    def _begun(self) -> Any:
        """A game in its opening; each is another one."""
        rules, self._seed = self.rules, self._seed + 1
        chance = Rng(self._seed)
        options = {option.name: option.values[0] for option in rules.options()}
        seats = rules.seats[0]
        state = rules.start(options, seats, rules.deal(options, seats, self._seed))
        for _ in range(OPENING):
            legal = rules.legal(state)
            if legal:
                state = rules.play(state, legal[chance.below(len(legal))])
        return state

    def _play(self, text: str) -> None:
        rules = self.rules
        self._state = rules.play(self._state, rules.read_move(self._state, text))
        self.position = rules.seen_by(self._state, Seat(0))
        self._asked, self._answer, self._waited = False, None, 0.0
