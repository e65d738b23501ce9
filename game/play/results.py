"""How finished games ended: one line each, for best scores and for what everybody has won."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game.play.kept import KeptFile
from game.play.match import Match
from game.play.seat import Bot, Person, Player

MOST = 5000
"""So many results are kept, the newest."""


class Result(msgspec.Struct, frozen=True):
    """One game that was played to its end. Lists are in seat order."""

    at: Annotated[datetime, msgspec.Meta(tz=True)]
    game: str
    options: dict[str, str]
    names: list[str]
    """Of people; empty for somebody without a name, and for bots."""
    levels: list[str]
    """Of bots; empty for people."""
    totals: list[int] | None
    """Points, in games that have them."""
    winners: list[int]
    assists: list[str] = []
    deal: str = ""
    """What the game was dealt from, so that it may be dealt again (`game.play.deals`); empty where nobody noted it."""

    def __post_init__(self) -> None:
        if len(self.names) != len(self.levels) or (self.totals is not None and len(self.totals) != len(self.names)):
            raise ValueError("names, levels and totals must be of one length")


class Results(msgspec.Struct, frozen=True):
    """Every result, the oldest first."""

    format: int = 1
    results: list[Result] = []


class Tally(NamedTuple):
    """What somebody has done in a game so far."""

    games: int
    wins: int
    best: int | None
    """The most points, in games that have points."""


class ResultsFile(KeptFile[Results]):
    """The results of one file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Results())

    def add(self, result: Result) -> None:
        """A game has ended."""
        self.keep(Results(results=[*self.value.results, result][-MOST:]))

    def tally(self, name: str, game: str) -> Tally:
        """What a person of that name has done in a game."""
        mine = [(result, seat) for result in self._of(game) for seat, one in enumerate(result.names) if one == name]
        points = [result.totals[seat] for result, seat in mine if result.totals is not None]
        return Tally(len(mine), sum(seat in result.winners for result, seat in mine), max(points, default=None))

    def best(
        self, game: str, seats: int | None = None, where: Callable[[Result], bool] = lambda result: True
    ) -> Sequence["Score"]:
        """The scores of people in a game, the best first, of equal ones the earlier first.

        Only of games with so many seats, if a number is given, for which `where` holds.
        """
        found = [
            Score(result.totals[seat], name, result)
            for result in self._of(game)
            if result.totals is not None and (seats is None or len(result.names) == seats) and where(result)
            for seat, name in enumerate(result.names)
            if not result.levels[seat]
        ]
        return sorted(found, key=lambda score: (-score.points, score.result.at))

    def _of(self, game: str) -> Iterable[Result]:
        return (result for result in self.value.results if result.game == game)


class Score(NamedTuple):
    """What a person reached in one game."""

    points: int
    name: str
    result: Result


def result_of(
    match: Match, players: Sequence[Player], at: datetime, assists: Iterable[str] = (), deal: str = ""
) -> Result:
    """How a match that is over ended; `at` needs a time zone."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the match isn't over")
    lines = match.game.score_lines(match.position)
    totals = None if lines is None else [sum(line.points for line in mine) for mine in lines]
    return Result(
        at=at,
        game=match.game.name,
        options=dict(match.options),
        names=[player.name if isinstance(player, Person) else "" for player in players],
        levels=[player.level if isinstance(player, Bot) else "" for player in players],
        totals=totals,
        winners=[int(seat) for seat in outcome.winners],
        assists=sorted(assists),
        deal=deal,
    )
