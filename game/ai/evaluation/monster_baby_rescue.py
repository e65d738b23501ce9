"""What things are worth to a bot of Monster Baby Rescue, in hundredths of a point, by how many turns its seat has left.

Everything is worth what it scores at once and what it makes more likely: a final tile's next step, a line begun, a goal
that is nearer. Such hopes fade towards the last turn; with no turn left a thing is worth exactly what it scores.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from game.rules.monster_baby_rescue.finals import Face, Lowest, Majority, Pairs, Table, looked_up
from game.rules.monster_baby_rescue.position import Final, Simple, Terms
from game.rules.monster_baby_rescue.tiles import LEAST, MOST, PARTS

POINT = 100

HOPE = (0, 54, 71, 82, 89, 95, 100)
"""How much of a hope counts with so many turns left, of a hundred; with more turns all of it does."""

CHANCE = (100, 40, 12, 3, 1, 0)
"""How likely a goal that needs so many steps more is reached in time, of a hundred."""

PACE, SIMPLE_PACE = 300, 80
"""What a location is worth, in the full game and in the simplified one: whoever goes fewer has more turns."""

STEP = {"rungs": 255, "gems": 260, "beds": 220, "visits": 0}
"""What one more of what a final tile counts is hoped to bring."""

SIMPLE_STEP = 190
"""The same of anything in the simplified game."""

STEPS = 5
"""More of them bring nothing more."""

MIX = 95
"""How far a part that is ahead of the others counts as if they were as far, of a hundred."""

LEAD = 40
"""One more of what a final tile counts among the seats, beside the place it gains."""

LONE = 110
"""A diamond that waits for one of the other colour."""

PLAY, BEDS = 110, (0, 20, 130)
"""A playtime tile, and bed tiles, that wait for the rest of their line."""

MANY = 24
"""More of anything than a seat can get is looked up as this."""

Row: TypeAlias = tuple[int, ...]
"""By count."""

ByTurns: TypeAlias = tuple[Row, ...]
"""By turns left, as many as `HOPE` has."""


class Worths(NamedTuple):
    """Worths of one game."""

    full: bool
    pace: int
    """What a location is worth."""
    levels: ByTurns
    """By `level_key`."""
    gems: ByTurns
    """By `pair_key` of red and green ones, without hearts they serve."""
    rungs: ByTurns
    beds: ByTurns
    visits: ByTurns
    lines: ByTurns
    """By `pair_key` of playtime tiles and bed tiles."""
    majorities: tuple[Majority, ...]


def worths_for(terms: Terms) -> Worths:
    """The worths of a game with these terms."""
    return _worths(terms.finals, terms.simple, terms.line)


def level_key(levels: Sequence[int]) -> int:
    """Where levels are looked up."""
    head, torso, legs = levels
    return (head * (MOST + 1) + torso) * (MOST + 1) + legs


def pair_key(one: int, other: int) -> int:
    """Where two counts are looked up, neither above `MANY`."""
    return one * (MANY + 1) + other


@lru_cache(maxsize=64)
def _worths(finals: tuple[Final, ...], simple: Simple | None, line: int) -> Worths:
    faces = [final.face for final in finals]
    counted = {face.counted: face.table for face in faces if isinstance(face, Table)}
    if simple is not None:
        counted = dict.fromkeys(STEP, simple.counts)
    step = STEP if simple is None else dict.fromkeys(STEP, SIMPLE_STEP)
    gems = counted.get("gems")
    pairs = next((face for face in faces if isinstance(face, Pairs)), None)
    return Worths(
        full=simple is None,
        pace=PACE if simple is None else SIMPLE_PACE,
        levels=_by_turns(lambda hope: _levels(hope, faces, simple)),
        gems=_by_turns(lambda hope: _gems(hope, pairs, _counts(hope, gems, step["gems"]))),
        rungs=_by_turns(lambda hope: _counts(hope, counted.get("rungs"), step["rungs"])),
        beds=_by_turns(lambda hope: _counts(hope, counted.get("beds"), step["beds"])),
        visits=_by_turns(lambda hope: _counts(hope, counted.get("visits"), step["visits"])),
        lines=_by_turns(lambda hope: _lines(hope, 0 if simple else line)),
        majorities=tuple(face for face in faces if isinstance(face, Majority)),
    )


def _by_turns(row: Callable[[int], Row]) -> ByTurns:
    return tuple(row(hope) for hope in HOPE)


def _mixed(hope: int, now: int, hoped: int) -> int:
    """Between what a thing scores now, in points, and what it is hoped to bring, in hundredths."""
    return ((100 - hope) * now * POINT + hope * hoped) // 100


def _levels(hope: int, faces: Sequence[Face], simple: Simple | None) -> Row:
    """A part that is ahead of the others is hoped to be followed by them."""
    lowest = next((face for face in faces if isinstance(face, Lowest)), None)
    row = [0] * (MOST + 1) ** len(PARTS)
    for levels in product(range(LEAST, MOST + 1), repeat=len(PARTS)):
        if simple is not None:
            row[level_key(levels)] = POINT * sum(simple.parts[level - LEAST] for level in levels)
        elif lowest is not None:
            worth = lowest.worth(levels)
            alike = sum(lowest.worth([level] * len(PARTS)) for level in levels) * POINT // len(PARTS)
            row[level_key(levels)] = _mixed(hope, worth, (MIX * alike + (100 - MIX) * worth * POINT) // 100)
    return tuple(row)


def _counts(hope: int, table: Sequence[int] | None, step: int) -> Row:
    if table is None:
        return (0,) * (MANY + 1)
    return tuple(_mixed(hope, looked_up(table, count), step * min(count, STEPS)) for count in range(MANY + 1))


def _gems(hope: int, pairs: Pairs | None, together: Row) -> Row:
    row = [0] * (MANY + 1) ** 2
    for red, green in product(range(MANY // 2 + 1), repeat=2):
        row[pair_key(red, green)] = together[red + green]
        if pairs is not None:
            now = pairs.each * min(red, green) if red or green else pairs.none
            row[pair_key(red, green)] = _mixed(hope, now, now * POINT + LONE * min(2, abs(red - green)))
    return tuple(row)


def _lines(hope: int, line: int) -> Row:
    row = [0] * (MANY + 1) ** 2
    for plays, beds in product(range(MANY + 1), repeat=2):
        whole = min(plays, beds // 2)
        waiting = PLAY * min(2, plays - whole) + BEDS[min(2, beds - 2 * whole)] if line else 0
        row[pair_key(plays, beds)] = _mixed(hope, line * whole, POINT * line * whole + waiting)
    return tuple(row)
