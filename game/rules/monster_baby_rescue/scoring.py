"""Points and winners (MB11-MB15)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.protocol import Outcome, ScoreLine, Seat
from game.rules.monster_baby_rescue.finals import looked_up
from game.rules.monster_baby_rescue.monsters import COUNTS, Monster
from game.rules.monster_baby_rescue.position import Position, Terms
from game.rules.monster_baby_rescue.tiles import COLOURS, LEAST, PARTS, WANTS, Kind, Tile

HEARTS, LINKED, GOALS, LINES, DOCTOR, WANT, FINAL = "hearts", "linked", "goals", "lines", "doctor", "want", "final"
"""Labels of score lines; `want` is followed by what is wanted, `final` by the tile. Counts and parts are their own."""

PER_POINT = {"gems": 2, "beds": 2}
"""Of these a want tile needs so many for a point; of all else one."""

BEDS_IN_LINE = 2
"""Bed tiles in a line, beside one playtime tile."""


def lines(position: Position) -> list[list[ScoreLine]]:
    """Per seat, what every line of its score brings as things stand."""
    terms, monsters = position.terms, position.monsters
    if terms.simple is not None:
        return [list(_simplified(terms, monster)) for monster in monsters]
    finals = final_worths(position)
    found = [list(_full(terms, monster)) for monster in monsters]
    for seat, scored in enumerate(found):
        scored += [
            ScoreLine(f"{FINAL} {final.name}", worths[seat]) for final, worths in zip(terms.finals, finals, strict=True)
        ]
    return found


def final_worths(position: Position) -> list[Sequence[int]]:
    """By final tile, what it pays to each seat as things stand (MB13)."""
    return [final.face.worths(position.monsters) for final in position.terms.finals]


def totals(position: Position) -> list[int]:
    """Per seat, its score."""
    return [sum(line.points for line in scored) for scored in lines(position)]


def outcome(position: Position) -> Outcome:
    """Who wins; equal totals share the win (MB14)."""
    found = totals(position)
    return Outcome(tuple(Seat(seat) for seat, total in enumerate(found) if total == max(found)), "last_turns")


def linked_hearts(tiles: Sequence[Tile], gems: Sequence[int]) -> int:
    """Hearts with a diamond of their colour, each diamond serving one (MB11)."""
    links = [sum(tile.link == colour for tile in tiles) for colour in range(len(COLOURS))]
    return sum(map(min, links, gems))


def wanted(monster: Monster, want: str) -> int:
    """What a want tile brings besides its hearts (MB11)."""
    count = monster.levels[PARTS.index(want)] if want in PARTS else COUNTS[want](monster)
    return count // PER_POINT.get(want, 1)


def full_lines(tiles: Sequence[Tile]) -> int:
    """Lines of a playtime tile and bed tiles, each tile in one (MB12)."""
    kinds = Counter(tile.kind for tile in tiles)
    return min(kinds[Kind.PLAY], kinds[Kind.BED] // BEDS_IN_LINE)


def _full(terms: Terms, monster: Monster) -> Iterator[ScoreLine]:
    """All lines of the full game but the final tiles'."""
    tiles = [terms.tiles[number] for number in monster.tiles]
    yield ScoreLine(HEARTS, sum(tile.hearts for tile in tiles))
    yield ScoreLine(LINKED, linked_hearts(tiles, monster.gems))
    yield ScoreLine(GOALS, sum(terms.goals[number].points for number in monster.goals))
    wants = Counter(tile.want for tile in tiles if tile.kind is Kind.WANT)
    for number in sorted(wants):
        yield ScoreLine(f"{WANT} {WANTS[number]}", wants[number] * wanted(monster, WANTS[number]))
    yield ScoreLine(LINES, terms.line * full_lines(tiles))
    yield ScoreLine(DOCTOR, monster.visits * len(monster.goals))


def _simplified(terms: Terms, monster: Monster) -> Iterator[ScoreLine]:
    """The lines of MB15."""
    assert terms.simple is not None
    for name, count in COUNTS.items():
        yield ScoreLine(name, looked_up(terms.simple.counts, count(monster)))
    for name, level in zip(PARTS, monster.levels, strict=True):
        yield ScoreLine(name, terms.simple.parts[level - LEAST])
