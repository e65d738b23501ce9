"""What a seat can bring about by force within a few turns: looked through to the end, nothing estimated."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from game.ai.bot import EVALUATIONS, Evaluation
from game.ai.search import Turns
from game.core.events import Raised, TakenBack
from game.core.protocol import AnyGame, Seat

KINDS = ("win", "hold", "take_back", "raise", "deny")
"""What a goal may ask of the seat to move, see `Goal`."""


class Unproved(RuntimeError):  # noqa: N818 - it names what happened
    """The budget was spent before anything was sure."""


class Goal(NamedTuple):
    """What the seat to move is to bring about.

    `win`: win within `turns` own turns. `hold`: end this turn so that the other seat has no forced win within
    `turns` of its own. `take_back`: take back `pieces` in one turn, within `turns` own turns. `raise`: raise one now.
    `deny`: end this turn so that the other seat can't take back `pieces` with its next one.
    """

    kind: str
    turns: int = 1
    pieces: int = 1


class Way(NamedTuple):
    """One way to end a turn: its decisions from a position on, and where they lead."""

    moves: tuple[Any, ...]
    after: Any


class Prover:
    """Forced wins between two seats, turn by turn. Every position looked at counts as a node."""

    def __init__(self, turns: Turns[Any], budget: int) -> None:
        self._turns, self._budget = turns, budget
        self._known: dict[tuple[Any, int, bool], bool] = {}
        self.nodes = 0

    def wins(self, node: Any, within: int) -> bool:
        """Whether the seat to move can win within so many own turns, whatever the other does."""
        return self._once(node, within, True)

    def loses(self, node: Any, within: int) -> bool:
        """Whether the other seat can win within so many of its turns, whatever the seat to move does."""
        return self._once(node, within, False)

    def distance(self, node: Any, most: int) -> int | None:
        """In how few own turns the seat to move wins by force; None for more than `most`."""
        return next((within for within in range(most + 1) if self.wins(node, within)), None)

    def _once(self, node: Any, within: int, win: bool) -> bool:
        key = (node, within, win)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._look(node, within, win)
        return found

    def _look(self, node: Any, within: int, win: bool) -> bool:
        self.nodes += 1
        if self.nodes > self._budget:
            raise Unproved(f"more than {self._budget} nodes")
        replies = self._turns.replies(node)
        if not replies:
            final = self._turns.final(node)
            return final > 0 if win else final < 0
        if within == 0:
            return False
        if win:
            return any(self.loses(reply, within - 1) for reply in replies)
        return all(self.wins(reply, within) for reply in replies)


class Judge:
    """Tells for one goal and game which ways to end a turn keep the goal in reach; `Unproved` beyond the budget."""

    def __init__(self, game: AnyGame, goal: Goal, budget: int) -> None:
        self.game, self.goal, self._budget = game, goal, budget
        self._seen: tuple[Evaluation, Prover] | None = None
        self._plays = 0

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return self._plays + (self._seen[1].nodes if self._seen else 0)

    def keeping(self, start: Any, moves: Sequence[Any] = (), left: int | None = None) -> Iterator[Way]:
        """The ways to end the turn begun at `start`, after `moves` of it, that keep the goal in reach.

        `left` are the own turns it may still take, this one included. Ways hold the whole turn's decisions.
        """
        tests: dict[str, Callable[[Any, Way, int], bool]] = {
            "win": self._wins,
            "hold": self._holds,
            "take_back": self._takes_back,
            "raise": self._raises,
            "deny": self._denies,
        }
        test, turns = tests[self.goal.kind], self.goal.turns if left is None else left
        return (way for way in self._ways(start, moves) if test(start, way, turns))

    def reached(self, start: Any, way: Way) -> bool:
        """Whether a way that keeps the goal in reach has brought it about."""
        if self.goal.kind == "win":
            return self.game.outcome(way.after) is not None
        if self.goal.kind == "take_back":
            return self._done(start, way, TakenBack) >= self.goal.pieces
        return True

    def answer(self, position: Any, left: int) -> Way:
        """How the other seat, at the start of its turn, defends best while `left` own turns remain.

        It holds out longest, or leaves the fewest ways to reach the goal.
        """
        ways = list(self._ways(position))
        if self.goal.kind == "win":
            return max(ways, key=lambda way: self._held(position, way, left))
        return min(ways, key=lambda way: sum(1 for _ in self.keeping(way.after, left=left)))

    def _held(self, position: Any, way: Way, left: int) -> int:
        """How many turns the goal's seat still needs after the other one's way."""
        outcome = self.game.outcome(way.after)
        if outcome is not None:
            return left + 1 if self._seat(position) in outcome.winners else 0
        prover, node = self._search(position, way.after)
        distance = prover.distance(node, left)
        return left + 1 if distance is None else distance

    def _ways(self, start: Any, moves: Sequence[Any] = ()) -> Iterator[Way]:
        """Every way to end the turn begun at `start`, in the order of the rules."""
        game, turn, position = self.game, self.game.turn(start), start
        for move in moves:
            position = game.play(position, move)
        open_ways = [Way(tuple(moves), position)]
        while open_ways:
            way = open_ways.pop()
            if game.turn(way.after) > turn or game.outcome(way.after) is not None:
                yield way
                continue
            self._count()
            open_ways += [
                Way((*way.moves, move), game.play(way.after, move)) for move in reversed(game.legal(way.after))
            ]

    def _count(self) -> None:
        self._plays += 1
        if self._plays > self._budget:
            raise Unproved(f"more than {self._budget} nodes")

    def _search(self, position: Any, after: Any) -> tuple[Prover, Any]:
        """What proves wins, and the node of a position at the start of a turn."""
        if self._seen is None:
            evaluation = EVALUATIONS[self.game.name](position)
            self._seen = evaluation, Prover(evaluation, self._budget)
        evaluation, prover = self._seen
        return prover, evaluation.node(after)

    def _seat(self, start: Any) -> Seat:
        seat = self.game.to_move(start)
        assert seat is not None
        return seat

    # -------------------------------------------------- goals

    def _wins(self, start: Any, way: Way, left: int) -> bool:
        outcome = self.game.outcome(way.after)
        if outcome is not None:
            return outcome.winners == (self._seat(start),)
        prover, node = self._search(start, way.after)
        return prover.loses(node, left - 1)

    def _holds(self, start: Any, way: Way, left: int) -> bool:
        outcome = self.game.outcome(way.after)
        if outcome is not None:
            return self._seat(start) in outcome.winners
        prover, node = self._search(start, way.after)
        return not prover.wins(node, left)

    def _takes_back(self, start: Any, way: Way, left: int) -> bool:
        if self._done(start, way, TakenBack) >= self.goal.pieces:
            return True
        if left <= 1 or self.game.outcome(way.after) is not None:
            return False
        return all(
            self.game.outcome(theirs.after) is None and any(self.keeping(theirs.after, left=left - 1))
            for theirs in self._ways(way.after)
        )

    def _raises(self, start: Any, way: Way, left: int) -> bool:
        return self._done(start, way, Raised) >= self.goal.pieces

    def _denies(self, start: Any, way: Way, left: int) -> bool:
        outcome = self.game.outcome(way.after)
        if outcome is not None:
            return self._seat(start) in outcome.winners
        return all(self._done(way.after, theirs, TakenBack) < self.goal.pieces for theirs in self._ways(way.after))

    def _done(self, start: Any, way: Way, kind: type) -> int:
        """How often the way does something of that kind."""
        position, count = start, 0
        for move in way.moves:
            count += sum(isinstance(event, kind) for event in self.game.tell(position, move))
            position = self.game.play(position, move)
        return count
