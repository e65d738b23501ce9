"""A bot's decision: the one door through which a level plays any game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from game.ai.caretaker import plan as plan_care
from game.ai.evaluation.help_me import BLUR, HelpMeWorlds
from game.ai.evaluation.pylos import PylosTurns
from game.ai.evaluation.yoxii import YoxiiTurns
from game.ai.forester import plan as plan_forest
from game.ai.sampling import Guess, Sampling, Worlds
from game.ai.search import WIN, Root, Search, Turns
from game.ai.strength import LEVELS, STRENGTH, Strength
from game.core.errors import IllegalMove, OptionError
from game.core.protocol import AnyGame, Outcome
from game.core.rng import Rng

__all__ = ["LEVELS", "Choice", "choose"]


class Evaluation(Turns[Any], Protocol):
    """What a search knows of one game, made for one position's rules."""

    def node(self, position: Any) -> Any:
        """The position, at the start of a turn, as the search sees it."""
        ...

    def line(self, position: Any) -> Iterable[Any]:
        """The nodes of every turn start so far, this turn's last; empty where nothing can come twice."""
        ...


EVALUATIONS: dict[str, Callable[[Any], Evaluation]] = {"pylos": PylosTurns, "yoxii": YoxiiTurns}
"""By game id."""


class Secretive(Worlds[Any], Protocol):
    """What a search knows of a game in which seats have secrets, made for one view, a level and a budget."""

    def guesses(self) -> Sequence[Guess]:
        """What may be hidden; in all of them the seat of the view is to decide."""
        ...

    def leanings(self) -> Sequence[int]:
        """Added to the values of the legal moves, in their order, for what the search doesn't see."""
        ...


SECRETIVE: dict[str, Callable[[Any, str, int], Secretive]] = {"help_me": HelpMeWorlds}
"""By game id."""


PLANNERS: dict[str, Callable[[Any, Strength, int, Callable[[], bool]], tuple[Any, int, int, int]]] = {
    "hutan": plan_forest,
    "monster_baby_rescue": plan_care,
}
"""By game id, for games in which a seat plans its own turn and chance decides what comes next."""


class Choice(NamedTuple):
    """What a bot decides, and what it cost."""

    move: Any
    nodes: int
    depth: int
    """Whole turns looked ahead."""
    value: int
    """For the seat to move, in the units of the game's evaluation."""


def _never() -> bool:
    return False


def choose(
    game: AnyGame,
    seen: Any,
    level: str,
    seed: int = 0,
    nodes: int | None = None,
    stop: Callable[[], bool] = _never,
) -> Choice:
    """A legal move for the seat to move in `seen`, a position of `seen_by`.

    Without `stop` it depends on nothing but its arguments; `nodes` replaces the level's own budget. When `stop` says
    so, within 2048 nodes, the best move so far is the answer.
    """
    if level not in LEVELS:
        raise OptionError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    moves = game.legal(seen)
    if not moves:
        raise IllegalMove("the game is over: there is nothing to choose")
    if len(moves) == 1:
        return Choice(moves[0], 0, 0, 0)
    strength = STRENGTH[game.name][level]
    budget = strength.nodes if nodes is None else nodes
    if game.name in PLANNERS:
        within = strength._replace(nodes=budget)
        return Choice(*PLANNERS[game.name](seen, within, seed ^ game.turn(seen) << 32, stop))
    if game.name in SECRETIVE:
        return _guess(game, seen, level, Rng(seed ^ game.turn(seen) << 32), budget, stop)
    evaluation = EVALUATIONS[game.name](seen)
    plans = _plans(game, seen, evaluation, strength, Rng(seed ^ game.turn(seen) << 32))
    search = Search(evaluation, budget, stop, evaluation.line(seen))
    found = search.best([root for _move, root in plans], strength.turns)
    return Choice(plans[found.best][0], found.nodes, found.depth, found.value)


def _guess(game: AnyGame, seen: Any, level: str, rng: Rng, budget: int, stop: Callable[[], bool]) -> Choice:
    """The choice by sampling what the view doesn't show."""
    strength, worlds = STRENGTH[game.name][level], SECRETIVE[game.name](seen, level, budget)
    seat = game.to_move(seen)
    assert seat is not None
    slips = [leaning + rng.below(strength.slip + 1) for leaning in worlds.leanings()]
    search = Sampling(worlds, worlds.guesses(), seat, budget, stop, blur=BLUR)
    found = search.best(slips, strength.turns, strength.few)
    return Choice(game.legal(seen)[found.best], found.nodes, found.depth, found.value)


def _plans(game: AnyGame, seen: Any, evaluation: Evaluation, strength: Strength, rng: Rng) -> list[tuple[Any, Root]]:
    """What this turn can lead to, each result once, with the first decision of a way there; in a seeded order."""
    seat = game.to_move(seen)
    plans: dict[Any, tuple[Any, int | None]] = {}
    for move, position in _finished(game, seen):
        outcome = game.outcome(position)
        plans.setdefault(evaluation.node(position), (move, outcome and _worth(outcome, seat)))
    return [
        (move, Root(node, settled, rng.below(strength.slip + 1)))
        for node, (move, settled) in rng.shuffled(plans.items())
    ]


def _finished(game: AnyGame, seen: Any) -> Iterator[tuple[Any, Any]]:
    """Every position in which this turn is over, with the decision that begins the way to it."""
    turn = game.turn(seen)
    open_ways = [(move, game.play(seen, move)) for move in reversed(game.legal(seen))]
    while open_ways:
        first, position = open_ways.pop()
        if game.turn(position) > turn or game.outcome(position):
            yield first, position
        else:
            open_ways += [(first, game.play(position, move)) for move in reversed(game.legal(position))]


def _worth(outcome: Outcome, seat: int | None) -> int:
    if len(outcome.winners) > 1:
        return 0
    return WIN if seat in outcome.winners else -WIN
