"""Plain players to hold our bots against: alpha-beta to a fixed depth on the simplest count, without any budget."""

from collections.abc import Callable, Iterator
from typing import Any

from game.ai.bot import Choice
from game.core.errors import OptionError
from game.core.protocol import AnyGame
from game.core.rng import Rng
from game.rules.pylos.board import APEX_BIT
from game.rules.pylos.position import Position
from game.rules.pylos.turns import PAYING, Shapes, results

DEPTH = 6
"""Whole turns looked ahead."""

_WON = 1000
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


def player(game: str) -> Callable[[int], Callable[[AnyGame, Any], Choice]]:
    """Sits down at a game of a seed; `OptionError` for a game without a yardstick."""
    if game not in _PLAYERS:
        raise OptionError(f"there is no yardstick for {game}, only for {', '.join(_PLAYERS)}")
    return _PLAYERS[game]


def _pylos(seed: int) -> Callable[[AnyGame, Any], Choice]:
    rng = Rng(seed)

    def choose(game: AnyGame, position: Any) -> Choice:
        reserves = Reserves(position)
        best, best_move = -2 * _WON, None
        for move, after in rng.shuffled(_finished(game, position)):
            own, other = (after.light, after.dark) if position.seat == 0 else (after.dark, after.light)
            value = -reserves.value(other, own, DEPTH - 1, -2 * _WON, -best)
            if value > best:
                best, best_move = value, move
        return Choice(best_move, reserves.nodes, DEPTH, best)

    return choose


class Reserves:
    """Alpha-beta on the difference of the reserves; most balls in reserve first, and nothing is searched twice.

    Order and table save time alone: what a position is worth is what a search of every line to the depth says.
    """

    def __init__(self, position: Position) -> None:
        self._paying: Shapes = PAYING[position.rules]
        self._known: dict[tuple[int, int, int], tuple[int, int]] = {}
        self.nodes = 0

    def value(self, own: int, other: int, depth: int, alpha: int, beta: int) -> int:
        """For the seat that starts a turn with `own`."""
        self.nodes += 1
        if other & APEX_BIT:
            return -_WON - depth
        if depth == 0:
            return other.bit_count() - own.bit_count()
        kind, value = self._known.get((own, other, depth), (_AT_LEAST, -2 * _WON))
        if kind == _EXACT or (kind == _AT_LEAST and value >= beta) or (kind == _AT_MOST and value <= alpha):
            return value
        best = self._best(own, other, depth, alpha, beta)
        kind = _AT_LEAST if best >= beta else _EXACT if best > alpha else _AT_MOST
        self._known[own, other, depth] = (kind, best)
        return best

    def _best(self, own: int, other: int, depth: int, alpha: int, beta: int) -> int:
        best = -_WON - depth
        for after in sorted(set(results(own, other, self._paying)), key=lambda balls: (balls.bit_count(), balls)):
            best = max(best, -self.value(other, after, depth - 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best


def _finished(game: AnyGame, position: Any) -> Iterator[tuple[Any, Any]]:
    """Every position in which this turn is over, with the decision that begins the way to it."""
    ways = [(move, game.play(position, move)) for move in game.legal(position)]
    while ways:
        first, here = ways.pop()
        if game.turn(here) > game.turn(position):
            yield first, here
        else:
            ways += [(first, game.play(here, move)) for move in game.legal(here)]


_PLAYERS = {"pylos": _pylos}
