"""Has the positions of a finished game judged by the bots, one after the other, while somebody looks at them."""

from game.play.review import NODES
from game.play.seat import ADVISING
from game.scenes.house import House
from game.scenes.sitting import Sitting


class Judge:
    """What it hears is kept in the sitting's review; a position once judged isn't asked about again."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self.house, self.game = house, sitting.game
        self.review = sitting.look_back()
        self._asked: int | None = None

    @property
    def waiting(self) -> bool:
        """True while an answer is awaited."""
        return self._asked is not None

    def step(self) -> bool:
        """Ask about the next position or listen for an answer; True if one came."""
        thinker = self.house.thinker
        if self._asked is None:
            self._asked = self.review.pending
            if self._asked is not None:
                thinker.ask(self.game, self.review.seen(self._asked), ADVISING, 0, NODES)
            return False
        answer = thinker.poll()
        if answer is None:
            return False
        self.review.hear(self._asked, answer.text, answer.value)
        self._asked = None
        return True

    def rest(self) -> None:
        """Nobody looks any more: the rest is judged another time."""
        self.house.thinker.cancel()
