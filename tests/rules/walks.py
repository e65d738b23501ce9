"""Seeded random walks through any game, and the cases of the catalogue to walk through."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from game.core.options import fill
from game.core.protocol import AnyGame, Options, Setup
from game.core.rng import Rng
from game.play.levels import open_box
from game.rules.catalog import GAMES


class Case(NamedTuple):
    """A game with all its options chosen, and a number of seats."""

    game: AnyGame
    options: Options
    seats: int

    def __str__(self) -> str:
        return "-".join([self.game.name, *self.options.values(), str(self.seats)])


class Walk(NamedTuple):
    """A whole game played at random."""

    case: Case
    setup: Setup
    positions: list[Any]
    """From the start to the end."""
    moves: list[Any]
    """One fewer."""

    @property
    def texts(self) -> list[str]:
        return [self.case.game.write_move(move) for move in self.moves]


BOUNDS = {"pylos": 400, "yoxii": 73, "help_me": 29, "hutan": 720, "monster_baby_rescue": 73}
"""By game: more decisions than any walk of the laws takes."""


MOST = 16
"""More combinations of options and seats than this are sampled."""

WALKS = {"hutan": 1}
"""By game: how many walks each case takes, where it isn't four."""


def cases() -> Iterator[Case]:
    """Every game of the catalogue with every combination of option values and every number of seats.

    Of a game with very many combinations only some: each value and each number of seats comes at least once.
    """
    for name in GAMES:
        game = open_box(name).game
        least, most = game.seats
        named = [[(option.name, value) for value in option.values] for option in game.options()]
        whole = [(dict(chosen), seats) for chosen in product(*named) for seats in range(least, most + 1)]
        for chosen, seats in whole if len(whole) <= MOST else _some(named, range(least, most + 1)):
            yield Case(game, fill(game, chosen), seats)


def _some(named: Sequence[Sequence[tuple[str, str]]], seats: Sequence[int]) -> Iterator[tuple[dict[str, str], int]]:
    """As many combinations as the longest list has values; the others take turns, each option in its own rhythm."""
    for at in range(max(len(seats), *map(len, named))):
        chosen = {name: value for values in named for name, value in [values[at % len(values)]]}
        yield chosen, seats[(at + at // len(seats)) % len(seats)]


def seeds(case: Case) -> range:
    """The seeds of the case's walks."""
    return range(WALKS.get(case.game.name, 4))


def walk(case: Case, seed: int) -> Walk:
    """Uniform over single decisions; fails when the game's bound is passed."""
    game, options, seats = case
    rng = Rng(seed)
    setup = game.deal(options, seats, seed)
    positions = [game.start(options, seats, setup)]
    moves: list[Any] = []
    while legal := game.legal(positions[-1]):
        assert len(moves) < BOUNDS[game.name], f"walk {seed} of {case} goes on and on"
        moves.append(legal[rng.below(len(legal))])
        positions.append(game.play(positions[-1], moves[-1]))
    return Walk(case, setup, positions, moves)
