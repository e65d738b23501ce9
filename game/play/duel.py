"""Bots against one another: many games with changing seats, and how sure their result is.

Games come in pairs with the same deal and the same random first two turns, played once with side A on the first
seat and once with side B; with more than two seats the sides sit alternately. Nothing but the times depends on
anything but the arguments.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from game.ai.bot import LEVELS, Choice, choose
from game.core.errors import OptionError
from game.core.protocol import AnyGame
from game.core.rng import Rng
from game.play.match import Match, deal

RANDOM_TURNS = 2
"""Turns at the start of every game that nobody chooses."""

RANDOM = "random"
"""The player who takes any legal decision, each equally likely."""

_SURE = 1.959964  # standard deviations of a 95 % interval

Mover: TypeAlias = Callable[[AnyGame, Any], Choice]
"""Decides in one game: given the rules and a position of `seen_by`."""

Player: TypeAlias = Callable[[int], Mover]
"""Sits down at a game of this seed."""


class Cost(msgspec.Struct, frozen=True):
    """What one side's decisions cost, together and the dearest one, in seconds of the clock given."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    nodes: int = 0

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            self.nodes + other.nodes,
        )


class Game(msgspec.Struct, frozen=True):
    """One game of a duel; sides are 0 for A and 1 for B."""

    number: int
    sides: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Seats."""
    reason: str
    turns: int
    points: tuple[int, ...] | None
    """By seat, where the game counts any."""
    costs: tuple[Cost, Cost]
    actions: tuple[str, ...]

    @property
    def share(self) -> float:
        """What side A gets of the win: 1 alone, a half of a draw; the part of the winners who are A's."""
        if not self.winners:
            return 0.5
        return [self.sides[seat] for seat in self.winners].count(0) / len(self.winners)

    @property
    def lead(self) -> float | None:
        """By how many points a seat of A is ahead of a seat of B on average."""
        if self.points is None:
            return None
        a, b = ([points for points, side in zip(self.points, self.sides, strict=True) if side == at] for at in (0, 1))
        return sum(a) / len(a) - sum(b) / len(b)


class Pairing(NamedTuple):
    """Who meets, at what."""

    game: AnyGame
    options: Mapping[str, str]
    seats: int
    players: tuple[Player, Player]
    seed: int


def player(name: str) -> Player:
    """The player a level or `random` names, else `OptionError`."""
    if name == RANDOM:
        return _random
    if name not in LEVELS:
        raise OptionError(f"nobody here is called {name!r}; there are {', '.join((*LEVELS, RANDOM))}")
    return lambda seed: lambda game, seen: choose(game, seen, name, seed)


def _random(seed: int) -> Mover:
    rng = Rng(~seed)

    def any_move(game: AnyGame, seen: Any) -> Choice:
        return Choice(_any(game.legal(seen), rng), 0, 0, 0)

    return any_move


def _any(moves: Sequence[Any], rng: Rng) -> Any:
    return moves[rng.below(len(moves))]


def play(pairing: Pairing, number: int, clock: Callable[[], float]) -> Game:
    """The game of that number, from 0; `clock` gives seconds that never run backwards."""
    pair, turned = divmod(number, 2)
    seed = Rng(Rng(pairing.seed).word() ^ pair).word() >> 1
    match = deal(pairing.game, pairing.options, pairing.seats, seed)
    _open(match, Rng(seed))
    sides = tuple((seat + turned) % 2 for seat in range(match.seats))
    costs = _play_out(match, sides, [player(seed) for player in pairing.players], clock)
    return _result(match, number, sides, costs)


def _result(match: Match, number: int, sides: tuple[int, ...], costs: tuple[Cost, Cost]) -> Game:
    outcome = match.outcome
    assert outcome is not None
    lines = match.game.score_lines(match.position)
    return Game(
        number=number,
        sides=sides,
        winners=tuple(outcome.winners),
        reason=outcome.reason,
        turns=match.turn,
        points=None if lines is None else tuple(sum(line.points for line in seat) for seat in lines),
        costs=costs,
        actions=tuple(match.texts),
    )


def _open(match: Match, rng: Rng) -> None:
    while match.outcome is None and match.turn < RANDOM_TURNS:
        match.play(_any(match.legal(), rng))


def _play_out(
    match: Match, sides: Sequence[int], movers: Sequence[Mover], clock: Callable[[], float]
) -> tuple[Cost, Cost]:
    costs = [Cost(), Cost()]
    while (seat := match.to_move) is not None:
        side, seen = sides[seat], match.game.seen_by(match.position, seat)
        began = clock()
        choice = movers[side](match.game, seen)
        took = clock() - began
        costs[side] += Cost(1, took, took, choice.nodes)
        match.play(choice.move)
    return costs[0], costs[1]


class Interval(NamedTuple):
    """A figure and where it lies with 95 % certainty."""

    middle: float
    low: float
    high: float


def rate(wins: float, games: int) -> Interval:
    """A share of wins with its Wilson interval; a draw is half a win."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    share, spread = wins / games, _SURE * _SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return Interval(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def mean(values: Sequence[float]) -> Interval:
    """The average of at least two values with its normal interval."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = _SURE * math.sqrt(spread / len(values))
    return Interval(middle, middle - half, middle + half)


class Tally:
    """The games of a duel so far, as side A sees them."""

    def __init__(self, games: Iterable[Game] = ()) -> None:
        self.games = list(games)

    @property
    def rate(self) -> Interval:
        """A's share of the wins."""
        return rate(sum(game.share for game in self.games), len(self.games))

    def rate_from(self, seat: int) -> Interval:
        """A's share of the wins in the games in which A has this seat."""
        shares = [game.share for game in self.games if game.sides[seat] == 0]
        return rate(sum(shares), len(shares))

    @property
    def results(self) -> tuple[int, int, int]:
        """Games won by A's seats alone, shared by both sides, won by B's seats alone."""
        shares = [game.share for game in self.games]
        won, lost = shares.count(1.0), shares.count(0.0)
        return won, len(shares) - won - lost, lost

    @property
    def lead(self) -> Interval | None:
        """By how many points a seat of A is ahead on average; None where none are counted, or for a single game."""
        leads = [lead for game in self.games if (lead := game.lead) is not None]
        return mean(leads) if len(leads) > 1 else None

    def cost(self, side: int) -> Cost:
        """What all decisions of a side cost."""
        return sum((game.costs[side] for game in self.games), Cost())


def verdict(found: Interval, bar: float) -> str:
    """`clears` or `misses` when the whole interval lies on that side of the bar, else `open`."""
    if found.low >= bar:
        return "clears"
    return "misses" if found.high < bar else "open"
