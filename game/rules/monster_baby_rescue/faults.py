"""What can be wrong with the game's tables, each fault as the key and the reason."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.rules.monster_baby_rescue import tables
from game.rules.monster_baby_rescue.tiles import COLOURS, LEAST, MOST, PARTS, ROW

SEATS = (2, 3, 4, 5)
GOALS = 10
FINALS = ("condition", "treasure", "ladder", "comfort")

OWN: Mapping[str, frozenset[str]] = {
    "improve": frozenset({"part"}),
    "gem": frozenset({"red", "green", "choice"}),
    "play": frozenset({"rungs"}),
    "bed": frozenset({"beds"}),
    "doctor": frozenset(),
    "want": frozenset({"want"}),
}
"""Which keys tell what a tile of each kind does; it needs one of them."""


def deck_for(tiles: Iterable[tables.CareTile], seats: int) -> list[tables.CareTile]:
    """The tiles that are used with so many seats (MB1)."""
    return [tile for tile in tiles if tile.mark <= seats]


def care_tile_faults(care_tiles: tables.CareTiles, supply: tables.Supply) -> Iterator[str]:
    """Of care_tiles.toml: names, kinds, counts and diamonds (MB1, MB9)."""
    yield from _repeated("tile", (tile.id for tile in care_tiles.tile))
    for tile in care_tiles.tile:
        for fault in _tile_faults(tile):
            yield f"tile {tile.id}: {fault}"
    yield from _count_faults(care_tiles)
    for seats in SEATS:
        deck = deck_for(care_tiles.tile, seats)
        if sum(tile.kind != "want" for tile in deck) <= ROW:
            yield f"tile: with {seats} seats, without want tiles, more than the {ROW} of the row are needed"
        for colour in COLOURS:
            most = sum(getattr(tile, colour) + tile.choice for tile in deck)
            if most > getattr(supply, colour):
                yield (
                    f"tile: with {seats} seats the tiles can ask for {most} {colour} diamonds, but track.toml has "
                    f"{getattr(supply, colour)}"
                )


def _tile_faults(tile: tables.CareTile) -> Iterator[str]:
    given = {key for keys in OWN.values() for key in keys if getattr(tile, key)}
    own = OWN[tile.kind]
    for key in sorted(given - own):
        yield f"{key}: a tile of kind {tile.kind} has none"
    if own and not given & own:
        yield f"{' or '.join(sorted(own))}: missing"


def _count_faults(care_tiles: tables.CareTiles) -> Iterator[str]:
    decks = {seats: len(deck_for(care_tiles.tile, seats)) for seats in SEATS}
    kinds: Counter[str] = Counter(tile.kind for tile in care_tiles.tile)
    if set(care_tiles.decks) != set(SEATS):
        yield "decks: every number of seats from 2 to 5 needs its number of tiles"
    if set(care_tiles.kinds) != set(OWN):
        yield f"kinds: each of {', '.join(OWN)} needs its number of tiles"
    for seats, count in decks.items():
        if care_tiles.decks.get(seats) != count:
            yield f"decks.{seats}: {care_tiles.decks.get(seats)}, but by their marks {count} tiles are used"
    for kind in OWN:
        if care_tiles.kinds.get(kind) != kinds[kind]:
            yield f"kinds.{kind}: {care_tiles.kinds.get(kind)}, but there are {kinds[kind]}"


def goal_faults(goals: tables.Goals) -> Iterator[str]:
    """Of goals.toml: number and conditions (MB7)."""
    yield from _repeated("goal", (goal.id for goal in goals.goal))
    if len(goals.goal) != GOALS:
        yield f"goal: there are {len(goals.goal)}, but MB2 has {GOALS}"
    for goal in goals.goal:
        for name, side in (("a", goal.a), ("b", goal.b)):
            if side.test in (*PARTS, "all_parts") and not LEAST < side.least <= MOST:
                yield f"goal {goal.id}: {name}.least: a part goes up to levels {LEAST + 1} to {MOST}, not {side.least}"


def final_faults(finals: tables.Finals) -> Iterator[str]:
    """Of finals.toml: number and places (MB13)."""
    names = [final.id for final in finals.final]
    if sorted(names) != sorted(FINALS):
        yield f"final: there are {', '.join(names) or 'none'}, but MB13 has {', '.join(FINALS)}"
    for final in finals.final:
        for name, side in (("a", final.a), ("b", final.b)):
            if isinstance(side, tables.MajoritySide) and not _falls(side.places):
                yield f"final {final.id}: {name}.places: a later place can't bring more"


def track_faults(track: tables.TrackFile) -> Iterator[str]:
    """Of track.toml: rocks and prices (MB4, MB5)."""
    if track.track.rocks < SEATS[-1]:
        yield f"track.rocks: {track.track.rocks}, but {SEATS[-1]} figures may stand in one location"
    for place, price in enumerate(track.row.prices, start=1):
        if price >= track.track.locations:
            yield (
                f"row.prices: place {place} costs {price}, but with {track.track.locations} locations at most "
                f"{track.track.locations - 1} keeps figures from being lapped"
            )
    if not _falls(track.row.prices[::-1]):
        yield f"row.prices: {track.row.prices}, but the cheapest comes first"


def _repeated(what: str, names: Iterable[str]) -> Iterator[str]:
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{what} {name}: there are {count} of it"


def _falls(numbers: Sequence[int]) -> bool:
    return list(numbers) == sorted(numbers, reverse=True)
