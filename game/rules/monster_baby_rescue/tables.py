"""The shape of the game's tables as they lie in levels/monster_baby_rescue; what they mean is checked afterwards."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Status = Literal["KNOWN", "DESIGNED"]
"""KNOWN was read from the published game, DESIGNED is our own."""

Whole = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Name = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9]+$")]
Counted = Literal["rungs", "beds", "gems", "visits"]


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Any table: a key that isn't known is a mistake, not a remark."""


class File(Table):
    """What every file begins with."""

    schema: Literal[1]
    status: Status


class CareTile(Table):
    """A care tile; which of the later keys it has depends on its kind."""

    id: Name
    kind: Literal["improve", "gem", "play", "bed", "doctor", "want"]
    mark: Literal[0, 3, 4, 5]
    hearts: Literal[0, 1, 2]
    status: Status
    link: Literal["", "red", "green"] = ""
    part: Literal["", "head", "torso", "legs", "any"] = ""
    red: Whole = 0
    green: Whole = 0
    choice: Whole = 0
    rungs: Whole = 0
    beds: Whole = 0
    want: Literal["", "head", "torso", "legs", "rungs", "gems", "beds"] = ""


class CareTiles(File):
    """care_tiles.toml."""

    decks: dict[int, int]
    kinds: dict[str, int]
    tile: list[CareTile]


class GoalSide(Table):
    """One side of a goal tile."""

    points: Positive
    test: Literal["head", "torso", "legs", "all_parts", "rungs", "beds", "visits", "both_gems"]
    least: Positive


class GoalTile(Table):
    """A goal tile."""

    id: Name
    a: GoalSide
    b: GoalSide


class Goals(File):
    """goals.toml."""

    goal: list[GoalTile]


class LowestSide(Table, tag_field="type", tag="lowest"):
    """Points by the lowest part."""

    points: Annotated[list[int], msgspec.Meta(min_length=3, max_length=3)]
    per_level_1: int


class TableSide(Table, tag_field="type", tag="table"):
    """Points by a count."""

    count: Counted
    table: Annotated[list[int], msgspec.Meta(min_length=2)]


class PairsSide(Table, tag_field="type", tag="pairs"):
    """Points for pairs of diamonds."""

    each: int
    none: int


class MajoritySide(Table, tag_field="type", tag="majority"):
    """Points for having most of something."""

    count: Counted
    places: Annotated[list[Whole], msgspec.Meta(min_length=1)]
    none: int


FinalSide: TypeAlias = LowestSide | TableSide | PairsSide | MajoritySide


class FinalTile(Table):
    """A final tile."""

    id: Name
    a: FinalSide
    b: FinalSide


class Finals(File):
    """finals.toml."""

    final: list[FinalTile]


class Track(Table):
    """The loop that figures walk."""

    locations: Positive
    rocks: Positive


class Row(Table):
    """What the tiles of the row cost, cheapest first."""

    prices: Annotated[list[Positive], msgspec.Meta(min_length=6, max_length=6)]
    status: Status


class Supply(Table):
    """Diamonds."""

    red: Whole
    green: Whole


class Points(Table):
    """What a line is worth."""

    line: Positive


class Simplified(Table):
    """The points of the simplified game."""

    counts: Annotated[list[int], msgspec.Meta(min_length=2)]
    parts: Annotated[list[int], msgspec.Meta(min_length=4, max_length=4)]


class TrackFile(File):
    """track.toml."""

    track: Track
    row: Row
    supply: Supply
    points: Points
    simplified: Simplified
