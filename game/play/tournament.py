"""A tournament: everybody plays every game once, at tables of the sizes the game is for; points for places."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.core.errors import RulesError
from game.play.kept import KeptFile
from game.play.match import Match
from game.play.seat import SPARRING, Bot, Player

FULL = 24
"""Points for who leaves all others at the table behind; halves of a part of it are whole at any table."""
LEAST, MOST = 2, 5
"""Players of a tournament, people and bots."""


class Sitting(msgspec.Struct, frozen=True):
    """One game of the tournament at one table: `entrants` by number, in seat order; None is a bot that fills up."""

    game: str
    entrants: tuple[int | None, ...]


class Table(NamedTuple):
    """How one game ended: per seat how many of the others were left behind, and with how many the place is shared."""

    behind: Sequence[int]
    level: Sequence[int]


SHORT: Mapping[str, Mapping[str, str]] = {
    "pylos": {"rules": "children"},
    "hutan": {"mode": "first_game"},
    "monster_baby_rescue": {"rules": "simplified"},
}
"""Options of a short tournament."""


class Tournament(msgspec.Struct, frozen=True):
    """Who plays which games, and what came out so far. A value: `with_result` makes the next one."""

    players: tuple[Player, ...]
    sittings: tuple[Sitting, ...]
    short: bool = False
    points: tuple[tuple[int, ...], ...] = ()
    """Of each sitting that is over, per seat."""

    @property
    def next(self) -> Sitting | None:
        """What is played now; None when all is over."""
        return None if len(self.points) == len(self.sittings) else self.sittings[len(self.points)]

    def players_of(self, sitting: Sitting) -> Sequence[Player]:
        """Who sits there, in seat order."""
        return [Bot(SPARRING) if entrant is None else self.players[entrant] for entrant in sitting.entrants]

    def options_of(self, sitting: Sitting) -> Mapping[str, str]:
        """By which options it is played."""
        return SHORT.get(sitting.game, {}) if self.short else {}

    def with_result(self, table: Table) -> "Tournament":
        """What it is after the sitting that is played now ended like that."""
        return msgspec.structs.replace(self, points=(*self.points, tuple(points_of(table))))

    def earned(self, entrant: int, game: str | None = None) -> int:
        """The points somebody has so far, in all games or in one."""
        return sum(
            points
            for sitting, row in zip(self.sittings, self.points, strict=False)
            for seat, points in zip(sitting.entrants, row, strict=True)
            if seat == entrant and game in (None, sitting.game)
        )

    @property
    def standing(self) -> Sequence[int]:
        """Everybody by points, the best first; equal ones in the order in which they sat down."""
        return sorted(range(len(self.players)), key=lambda entrant: (-self.earned(entrant), entrant))

    @property
    def champions(self) -> Sequence[int]:
        """Who has most points; several where they are equal."""
        best = max(self.earned(entrant) for entrant in range(len(self.players)))
        return [entrant for entrant in range(len(self.players)) if self.earned(entrant) == best]


class Kept(msgspec.Struct, frozen=True):
    """The tournament that goes on, and the saved game that belongs to its sitting."""

    format: int = 1
    tournament: Tournament | None = None
    slot: str = ""


class TournamentFile(KeptFile[Kept]):
    """The tournament of one file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Kept())

    @property
    def tournament(self) -> Tournament | None:
        """The one that goes on, or that ended last."""
        return self.value.tournament

    def follow(self, tournament: Tournament | None, slot: str = "") -> None:
        """This is how it stands, and in that slot its next game has begun."""
        self.keep(Kept(tournament=tournament, slot=slot))


def tournament(players: Sequence[Player], games: Mapping[str, tuple[int, int]], short: bool = False) -> Tournament:
    """Draw it up: `games` with the least and most seats, in the order in which they are played.

    Who begins, and who sits with whom, moves on from game to game. Where a game is for fewer, it is played at several
    tables one after the other; where somebody would be left alone, a bot fills up. `RulesError` for too few or many.
    """
    if not LEAST <= len(players) <= MOST:
        raise RulesError(f"a tournament is for {LEAST} to {MOST} players, not {len(players)}")
    if not games:
        raise RulesError("a tournament needs at least one game")
    sittings = []
    for number, (game, seats) in enumerate(games.items()):
        order = [(entrant + number) % len(players) for entrant in range(len(players))]
        sittings += [Sitting(game, entrants) for entrants in _tables(order, seats)]
    return Tournament(tuple(players), tuple(sittings), short)


def _tables(order: Sequence[int], seats: tuple[int, int]) -> Sequence[tuple[int | None, ...]]:
    """As few tables as possible, as even as possible, the larger ones first."""
    least, most = max(2, seats[0]), seats[1]
    count = -(-len(order) // most)
    found: list[tuple[int | None, ...]] = []
    at = 0
    for table in range(count):
        size = len(order) // count + (table < len(order) % count)
        sitting = tuple(order[at : at + size])
        found.append((*sitting, *[None] * (least - size)))
        at += size
    return found


def table_of(match: Match) -> Table:
    """How a match that is over ended, from its winners and, where there are points, from these."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the match isn't over")
    lines = match.game.score_lines(match.position)
    worth = [
        (seat in outcome.winners, 0 if lines is None else sum(line.points for line in lines[seat]))
        for seat in range(match.seats)
    ]
    behind = [sum(other < mine for other in worth) for mine in worth]
    level = [sum(other == mine for other in worth) - 1 for mine in worth]
    return Table(behind, level)


def points_of(table: Table) -> Sequence[int]:
    """`FULL` for leaving all others behind, nothing for none; whoever is level with another shares that part."""
    others = max(1, len(table.behind) - 1)
    return [
        FULL * (2 * behind + level) // (2 * others) for behind, level in zip(table.behind, table.level, strict=True)
    ]
