"""Points and winners (HU16-HU18)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.protocol import Outcome, ScoreLine, Seat
from game.rules.hutan.ecosystems import score
from game.rules.hutan.flowers import ANIMALS
from game.rules.hutan.forest import Forest, colour_at, planted
from game.rules.hutan.grid import NAMES, each
from game.rules.hutan.position import Points, Position, Terms

UNTOUCHED, COMPLETE, UNFINISHED, MIXED = "untouched", "complete", "unfinished", "mixed"
TREES, CARD = "trees", "card"


class Standing(NamedTuple):
    """How an area stands: one of the four words above, and its points, with their sign."""

    what: str
    points: int


def standing(points: Points, area: int, forest: Forest) -> Standing:
    """An area's own points; one that is mixed and unfinished loses them once and is called mixed."""
    worth = points.area[area.bit_count()]
    colours = sum(bool(own & area) for own in forest.flowers)
    if colours == 0:
        return Standing(UNTOUCHED, 0)
    if colours > 1:
        return Standing(MIXED, -worth)
    return Standing(COMPLETE, worth) if area & planted(forest) == area else Standing(UNFINISHED, -worth)


def lines(terms: Terms, forest: Forest) -> tuple[ScoreLine, ...]:
    """Trees, areas, animals and cards, each with what it brings; labels as in docs/protocol.md."""
    return tuple(_lines(terms, forest))


def total(terms: Terms, forest: Forest) -> int:
    """A forest's score."""
    return sum(line.points for line in _lines(terms, forest))


def stars(terms: Terms, points: int) -> int:
    """How many stars a score earns alone (HU18)."""
    return sum(points >= least for least in terms.stars)


def outcome(position: Position) -> Outcome:
    """Who wins when the last round is over (HU17); alone, the only seat."""
    totals = [total(position.terms, forest) for forest in position.forests]
    return Outcome((Seat(_winner(totals, max(position.round.pangolin, 0))),), "last_round")


def _winner(totals: Sequence[int], first: int) -> int:
    """The best seat; of several, the first one clockwise from who took the pangolin last."""
    seats = len(totals)
    order = [(first + step) % seats for step in range(seats)]
    return max(order, key=lambda seat: totals[seat])


def _lines(terms: Terms, forest: Forest) -> Iterator[ScoreLine]:
    land, points = terms.land, terms.points
    yield ScoreLine(TREES, points.tree * forest.trees.bit_count())
    for area in land.areas:
        what, worth = standing(points, area, forest)
        if worth:
            yield ScoreLine(f"{what} {NAMES[next(each(area))]}", worth)
    for area in land.areas:
        for square in each(area & forest.animals):
            animal = ANIMALS[colour_at(forest, square)]
            yield ScoreLine(f"{animal} {NAMES[square]}", points.animal[area.bit_count()])
    for card in terms.ecosystems:
        yield ScoreLine(f"{CARD} {card.title}", score(card, land, forest))
