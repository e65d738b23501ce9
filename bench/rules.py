"""How long the rules take: Pylos counted five turns deep, and the dearest decisions of every game."""

import time
from collections.abc import Iterator
from itertools import product
from typing import Any

from bench.figure import Figure, median, quantile, timed
from game.core.options import fill
from game.core.protocol import AnyGame, Options
from game.core.rng import Rng
from game.play.levels import open_box
from game.rules.catalog import GAMES
from game.rules.pylos.position import RuleSet
from game.rules.pylos.turns import count_turns

PERFT_TURNS, PERFT_COUNT = 5, 524_376
DECISION_MS = 1.0
FOREST_MS = 10.0
"""Hutan's legal squares alone have a bar of their own."""


def measure(short: bool) -> Iterator[Figure]:
    """The count, then each game's legality, move and events together."""
    counts = [timed(_count, time.process_time) for _ in range(1 if short else 3)]
    yield Figure(f"Pylos perft, {PERFT_TURNS} whole turns", median(counts), "s", 1.0)
    for name in GAMES:
        legality, whole = _decisions(open_box(name).game, 1 if short else 8)
        note = f"median {median(whole):.3f}, {len(whole)} decisions of random games"
        if name == "hutan":
            yield Figure("hutan: legal squares, p99", quantile(legality, 0.99), "ms", FOREST_MS, note=note)
            whole = [took - look for took, look in zip(whole, legality, strict=True)]
        yield Figure(f"{name}: legality, move, events, p99", quantile(whole, 0.99), "ms", DECISION_MS, note=note)


def _count() -> None:
    found = count_turns(0, 0, RuleSet.STANDARD, PERFT_TURNS, lambda _counted: None)
    if found != PERFT_COUNT:
        raise AssertionError(f"{found} sequences instead of {PERFT_COUNT}")


def _decisions(game: AnyGame, games: int) -> tuple[list[float], list[float]]:
    """CPU milliseconds of every decision's legality, and of legality, move and events."""
    legality: list[float] = []
    whole: list[float] = []
    for options in _variants(game):
        for seats in range(game.seats[0], game.seats[1] + 1):
            for seed in range(games):
                _one_game(game, options, seats, seed, legality, whole)
    return legality, whole


def _one_game(
    game: AnyGame, options: Options, seats: int, seed: int, legality: list[float], whole: list[float]
) -> None:
    rng = Rng(seed)
    position: Any = game.start(options, seats, game.deal(options, seats, seed))
    while game.outcome(position) is None:
        began = time.process_time_ns()
        moves = game.legal(position)
        looked = time.process_time_ns()
        move = moves[rng.below(len(moves))]
        chosen = time.process_time_ns()
        after = game.play(position, move)
        game.tell(position, move)
        ended = time.process_time_ns()
        legality.append((looked - began) / 1e6)
        whole.append((looked - began + ended - chosen) / 1e6)
        position = after


def _variants(game: AnyGame) -> Iterator[Options]:
    named = [[(option.name, value) for value in option.values] for option in game.options()]
    for chosen in product(*named):
        yield fill(game, dict(chosen))
