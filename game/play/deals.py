"""What a game is dealt from: a fresh seed, the day (the same on every machine), or a deal that was played before."""

from collections.abc import Mapping, Sequence
from datetime import date
from hashlib import sha256
from typing import NamedTuple

from game.play.results import ResultsFile


class Past(NamedTuple):
    """A deal that somebody played alone, and the most points it brought."""

    deal: str
    points: int


def of_day(day: date) -> str:
    """What the deal of a day is called."""
    return day.isoformat()


def seed_of(game: str, deal: str) -> int:
    """The seed behind a deal: a day's is drawn from game and date, any other is its own name."""
    if deal.isdigit():
        return int(deal)
    return int.from_bytes(sha256(f"{game} {deal}".encode()).digest()[:8], "big") >> 1


def played_alone(results: ResultsFile, game: str, options: Mapping[str, str]) -> Sequence[Past]:
    """The deals of a game that were played alone with these options, the latest first, each once with its best."""
    scores = results.best(game, 1, lambda result: bool(result.deal) and result.options == dict(options))
    best: dict[str, int] = {}
    for score in scores:
        best.setdefault(score.result.deal, score.points)
    latest = sorted(scores, key=lambda score: score.result.at, reverse=True)
    return [Past(deal, best[deal]) for deal in dict.fromkeys(score.result.deal for score in latest)]


def best_alone(results: ResultsFile, game: str, options: Mapping[str, str]) -> int | None:
    """The most points that anybody reached alone with these options."""
    scores = results.best(game, 1, lambda result: result.options == dict(options))
    return scores[0].points if scores else None
