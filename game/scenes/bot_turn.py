"""A bot's turn: asked at once, answered no sooner than a human pace allows."""

from game.play.seat import Bot
from game.scenes.house import House
from game.scenes.sitting import Sitting


class BotTurn:
    """Asks the bots' process when a bot has to decide; `step` gives the move's text when it is time to play it."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self.house, self.sitting = house, sitting
        self._asked = False
        self._waited = 0.0

    @property
    def thinking(self) -> bool:
        """True from the question to the answer."""
        return self._asked

    def start(self) -> None:
        """Another decision is due: forget the old question."""
        self.house.thinker.cancel()
        self._asked, self._waited = False, 0.0

    def step(self, seconds: float) -> str | None:
        """Let time pass while nothing else moves on the table."""
        match = self.sitting.match
        seat = match.to_move
        player = None if seat is None else self.sitting.players[seat]
        if seat is None or not isinstance(player, Bot):
            return None
        if not self._asked:
            seen = match.game.seen_by(match.position, seat)
            self.house.thinker.ask(self.sitting.game, seen, player.level, self.sitting.seed)
            self._asked = True
        self._waited += seconds
        if self._waited < self.house.settings.bot_pace:
            return None
        answer = self.house.thinker.poll()
        return None if answer is None else answer.text
