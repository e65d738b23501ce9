"""What is in the box, read from the game's tables and checked; `LevelError` names file, key and reason."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.core.errors import LevelError
from game.rules.monster_baby_rescue import tables
from game.rules.monster_baby_rescue.faults import care_tile_faults, final_faults, goal_faults, track_faults
from game.rules.monster_baby_rescue.finals import Face, Lowest, Majority, Pairs, Table
from game.rules.monster_baby_rescue.position import Final, Goal, Simple
from game.rules.monster_baby_rescue.tiles import COLOURS, PARTS, WANTS, Kind, Tile

T = TypeVar("T", bound=msgspec.Struct)

SIDES = ("a", "b")


class Contents(NamedTuple):
    """Everything the rules need to know about the box."""

    tiles: tuple[Tile, ...]
    """In the order of their names."""
    goals: Mapping[str, Mapping[str, Goal]]
    """By id and side, in the order of the box."""
    finals: Mapping[str, Mapping[str, Final]]
    prices: tuple[int, ...]
    locations: int
    supply: tuple[int, ...]
    """Diamonds by colour."""
    line: int
    simple: Simple

    def deck(self, seats: int, *, full: bool) -> list[int]:
        """The tiles of a game for so many, as indices of `tiles` (MB1, MB15)."""
        return [
            number
            for number, tile in enumerate(self.tiles)
            if tile.mark <= seats and (full or tile.kind is not Kind.WANT)
        ]


def read_contents(data: Mapping[str, Any]) -> Contents:
    """The contents of the four tables, each named like its file."""
    track = _table(data, "track", tables.TrackFile)
    care_tiles = _table(data, "care_tiles", tables.CareTiles)
    goals = _table(data, "goals", tables.Goals)
    finals = _table(data, "finals", tables.Finals)
    _check("track", track_faults(track))
    _check("care_tiles", care_tile_faults(care_tiles, track.supply))
    _check("goals", goal_faults(goals))
    _check("finals", final_faults(finals))
    return Contents(
        tiles=tuple(sorted(map(_tile, care_tiles.tile))),
        goals={goal.id: {side: _goal(goal, side) for side in SIDES} for goal in goals.goal},
        finals={
            final.id: {side: Final(final.id, side, _face(getattr(final, side))) for side in SIDES}
            for final in finals.final
        },
        prices=tuple(track.row.prices),
        locations=track.track.locations,
        supply=tuple(getattr(track.supply, colour) for colour in COLOURS),
        line=track.points.line,
        simple=Simple(tuple(track.simplified.counts), tuple(track.simplified.parts)),
    )


def _table(data: Mapping[str, Any], name: str, kind: type[T]) -> T:
    if name not in data:
        raise LevelError(f"{name}.toml: the file is missing")
    try:
        return msgspec.convert(data[name], kind, str_keys=True)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at ")
        raise LevelError(f"{name}.toml: {key.strip('`') or '$'}: {reason}") from None


def _check(name: str, faults: Iterator[str]) -> None:
    fault = next(faults, None)
    if fault is not None:
        raise LevelError(f"{name}.toml: {fault}")


def _tile(tile: tables.CareTile) -> Tile:
    return Tile(
        name=tile.id,
        kind=Kind[tile.kind.upper()],
        mark=tile.mark,
        hearts=tile.hearts,
        link=COLOURS.index(tile.link) if tile.link else -1,
        part={part: number for number, part in enumerate((*PARTS, "any"))}.get(tile.part, -1),
        gems=(tile.red, tile.green),
        choice=tile.choice,
        rungs=tile.rungs,
        beds=tile.beds,
        visits=int(tile.kind == "doctor"),
        want=WANTS.index(tile.want) if tile.want else -1,
    )


def _goal(goal: tables.GoalTile, side: str) -> Goal:
    face: tables.GoalSide = getattr(goal, side)
    return Goal(goal.id, side, face.points, face.test, face.least)


def _face(side: tables.FinalSide) -> Face:
    if isinstance(side, tables.LowestSide):
        return Lowest(tuple(side.points), side.per_level_1)
    if isinstance(side, tables.TableSide):
        return Table(side.count, tuple(side.table))
    if isinstance(side, tables.PairsSide):
        return Pairs(side.each, side.none)
    return Majority(side.count, tuple(side.places), side.none)
