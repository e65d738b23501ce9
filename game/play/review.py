"""A match looked back on: how it stood at every decision, and the decisions that turned it."""

from collections.abc import Sequence
from math import copysign
from typing import Any

from game.ai.search import SURE
from game.play.match import Match

NODES = 20_000
"""Positions a bot looks at for each decision: a fifth of a second on a slow machine."""

MOST = 3
"""Turning points of a match."""

LEAST = 0.1
"""What a decision must have cost to be one."""

CLEAR = {"pylos": 300, "yoxii": 80, "help_me": 300, "hutan": 60, "monster_baby_rescue": 800}
"""By game, in the units of its evaluation: a lead so large counts half of the most an estimate can count."""

ESTIMATE = 0.9
"""An estimate is never worth more; a sure win is worth 1."""


class Review:
    """Worths between -1 and 1 for the first of two seats; the bot that finds them is asked from outside.

    Positions are counted from 0, the one before the first decision. Ask a bot about `pending` until that is None and
    tell what it answers with `hear`. Matches of other numbers of seats are never judged: all worths stay None.
    """

    def __init__(self, match: Match) -> None:
        """`match` as it stands now; what is played later doesn't count."""
        self.steps = match.steps
        self._game, self._start = match.game, match.start
        self._judged = match.seats == 2 and match.game.name in CLEAR
        self._worths: dict[int, float] = {}
        self._best: dict[int, str] = {}
        outcome = match.outcome
        if self._judged and outcome is not None:
            self._worths[len(self.steps)] = 0.0 if len(outcome.winners) != 1 else 1.0 - 2 * outcome.winners[0]

    def position(self, at: int) -> Any:
        """How the table stood there."""
        return self.steps[at - 1].after if at else self._start

    @property
    def pending(self) -> int | None:
        """The next position to ask a bot about; those that leave no choice are worth what comes of them."""
        if not self._judged:
            return None
        return next((at for at in range(len(self.steps)) if at not in self._worths and not self._forced(at)), None)

    def seen(self, at: int) -> Any:
        """What the seat to decide there knew, to ask a bot about."""
        return self._game.seen_by(self.steps[at].before, self.steps[at].seat)

    def hear(self, at: int, text: str, value: int) -> None:
        """A bot's answer: what it would decide, and what that is worth to the seat to decide there."""
        size = CLEAR[self._game.name]
        worth = copysign(1.0, value) if abs(value) > SURE else ESTIMATE * value / (abs(value) + size)
        self._worths[at] = -worth if self.steps[at].seat else worth
        self._best[at] = text

    def worth(self, at: int) -> float | None:
        """How a position stood for the first seat; None while nobody knows.

        Searches of even and odd depth see the seat to move a little better or worse off, so estimates are taken
        together with those beside them.
        """
        here = self._heard(at)
        if here is None or abs(here) == 1.0:
            return here
        near = [self._heard(at + way) for way in (-1, 1) if 0 <= at + way <= len(self.steps)]
        known = [worth for worth in near if worth is not None and abs(worth) < 1.0]
        return (2 * here + sum(known)) / (2 + len(known))

    def _heard(self, at: int) -> float | None:
        while at not in self._worths and at < len(self.steps) and self._forced(at):
            at += 1
        return self._worths.get(at)

    def better(self, at: int) -> str | None:
        """What would have been better than what was decided there; None if nothing is known to be."""
        best = self._best.get(at)
        return None if best is None or best == self.steps[at].text else best

    @property
    def turning_points(self) -> Sequence[int]:
        """The positions where deciding better would have helped most, in order; none before everything is judged."""
        if not self._judged or self.pending is not None:
            return ()
        costs = {at: self._cost(at) for at in range(len(self.steps)) if self.better(at) is not None}
        worst = sorted((at for at, cost in costs.items() if cost >= LEAST), key=lambda at: (-costs[at], at))
        return sorted(worst[:MOST])

    def _cost(self, at: int) -> float:
        """What a decision cost the seat that took it: the two positions after it against the two before."""
        before, after = self._mean(at - 1, at), self._mean(at + 1, at + 2)
        if before is None or after is None:
            return 0.0
        return after - before if self.steps[at].seat else before - after

    def _mean(self, *positions: int) -> float | None:
        heard = [self._heard(at) for at in positions if 0 <= at <= len(self.steps)]
        known = [worth for worth in heard if worth is not None]
        return sum(known) / len(known) if known else None

    def _forced(self, at: int) -> bool:
        return len(self._game.legal(self.steps[at].before)) == 1
