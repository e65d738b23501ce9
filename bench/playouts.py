"""Random playouts of every game, in whole turns a second, as ratios to random chess played in the same run."""

import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bench.figure import Figure, median
from game.core.options import fill
from game.core.protocol import AnyGame, Options
from game.core.rng import Rng
from game.play.levels import open_box
from game.rules.catalog import GAMES

PLIES = 200
"""Where a game of chess is broken off."""

BARS: dict[str, tuple[float, float]] = {
    "pylos children": (4, 9),
    "pylos standard": (2.5, 5.5),
    "pylos advanced": (1.5, 3.3),
    "yoxii": (1.5, 3.8),
    "help_me": (3, 7),
    "hutan": (0.1, 0.3),
    "monster_baby_rescue": (0.5, 1.5),
}
"""At least, and the aim."""

CHESS = "python-chess"
SLICE = 0.15
"""CPU seconds a player has before it is the next one's turn."""


def measure(short: bool) -> Iterator[Figure]:
    """A ratio for each game; for Pylos one for each rule set."""
    chess = _chess()
    players = {**({CHESS: chess} if chess else {}), **dict(_games())}
    speeds = _in_turns(players, 1 if short else 9)
    for name in players:
        if name == CHESS:
            yield Figure(f"random {name}", median(speeds[name]), "turns/s", note="the anchor, at most 200 plies a game")
        else:
            yield _figure(name, speeds)


def _figure(name: str, speeds: Mapping[str, list[float]]) -> Figure:
    least, aim = BARS[name]
    what = f"random playouts, {name}"
    if CHESS not in speeds:
        return Figure(what, None, "x", least, True, f"{median(speeds[name]):.0f} turns/s; python-chess isn't installed")
    ratio = median([own / other for own, other in zip(speeds[name], speeds[CHESS], strict=True)])
    return Figure(what, ratio, "x", least, True, f"{median(speeds[name]):.0f} turns/s, aim {aim:g}")


def _in_turns(players: Mapping[str, Callable[[int], int]], rounds: int) -> dict[str, list[float]]:
    """Turns a CPU second, by player and round."""
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for seed in range(rounds):
        for name, play in players.items():
            speeds[name].append(_speed(play, seed * 1000))
    return speeds


def _speed(play: Callable[[int], int], seed: int) -> float:
    began, turns = time.process_time(), 0
    while (took := time.process_time() - began) < SLICE:
        turns += play(seed)
        seed += 1
    return turns / took


def _games() -> Iterator[tuple[str, Callable[[int], int]]]:
    for name in GAMES:
        game = open_box(name).game
        if name == "pylos":
            for rules in ("children", "standard", "advanced"):
                yield f"{name} {rules}", _playout(game, fill(game, {"rules": rules}))
        else:
            yield name, _playout(game, fill(game, {}))


def _playout(game: AnyGame, options: Options) -> Callable[[int], int]:
    seats = max(2, game.seats[0])
    setup = game.deal(options, seats, 1)
    start = game.start(options, seats, setup)
    legal, play = game.legal, game.play

    def playout(seed: int) -> int:
        below, position = Rng(seed).below, start
        while moves := legal(position):
            position = play(position, moves[below(len(moves))])
        return game.turn(position)

    return playout


def _chess() -> Callable[[int], int] | None:
    try:
        import chess
    except ImportError:
        return None
    board_of: Callable[[], Any] = chess.Board

    def playout(seed: int) -> int:
        chance, board = random.Random(seed), board_of()
        while len(board.move_stack) < PLIES and (moves := list(board.legal_moves)):
            board.push(moves[int(chance.random() * len(moves))])
        return len(board.move_stack)

    return playout
