"""Every ecosystem card: a forest it counts, and one just beside it that it doesn't; on the first game's land.

The lakes are a1, a5 and e5; the areas are drawn in golden/hutan_maps.txt.
"""

from typing import NamedTuple

import pytest

from game.rules.hutan.ecosystems import score
from tests.rules.hutan.forests import HUTAN, forest, land


class Example(NamedTuple):
    """A card, a forest, its animals, and the card's points there."""

    card: int
    why: str
    rows: str
    animals: str
    points: int


HALL = "~..... ...... ...... ...... ~...~. ......"


def groves(card: int, code: str) -> list[Example]:
    other = "b" if code != "b" else "r"
    pair = f"~{code}{code}... ...... ...... ...... ~...~. ......"
    return [
        Example(card, "a complete area", pair, "", 3),
        Example(card, "with trees and an animal too", pair.replace(code, code.upper()), "b1", 3),
        Example(card, "two of them", f"~{code}{code}... ...... ...... ...... ~.{code}.~. ..{code}...", "", 6),
        Example(card, "an unfinished area", pair.replace(code, ".", 1), "", 0),
        Example(card, "a mixed area", pair.replace(code, other, 1), "", 0),
        Example(card, "an area of another colour", pair.replace(code, other), "", 0),
    ]


def canopy(card: int, code: str) -> list[Example]:
    other = "b" if code != "b" else "r"
    return [
        Example(
            card, "trees of the colour", f"~{code.upper()}{code.upper()}... ...... ...... ...... ~...~. ......", "", 4
        ),
        Example(card, "a flower is no tree", f"~{code}{code}... ...... ...... ...... ~...~. ......", "", 0),
        Example(
            card,
            "an animal is no tree",
            f"~{code.upper()}{code.upper()}... ...... ...... ...... ~...~. ......",
            "b1",
            2,
        ),
        Example(card, "a tree of another colour", f"~{other.upper()}.... ...... ...... ...... ~...~. ......", "", 0),
    ]


EXAMPLES = [
    *(example for card, code in enumerate("rybgw", start=1) for example in groves(card, code)),
    *(example for card, code in enumerate("rybgw", start=6) for example in canopy(card, code)),
    Example(11, "trees of the ring, a corner once", "~R...B ...... ...... ...... ~...~. W....Y", "", 8),
    Example(11, "inside the ring", "~..... .R.... ..R... ...R.. ~.R.~. ......", "", 0),
    Example(11, "an animal of the ring is no tree", "~R.... ...... ...... ...... ~...~. ......", "b1", 0),
    Example(12, "an animal of the ring", "~R.... ...... ...... ...... ~...~. ......", "b1", 6),
    Example(12, "a cassowary brings four more", "~B.... ...... ...... ...... ~...~. ......", "b1", 10),
    Example(12, "a cassowary inside the ring", "~..... .B.... ...... ...... ~...~. ......", "b2", 0),
    Example(12, "a tree of the ring is no animal", "~B.... ...... ...... ...... ~...~. ......", "", 0),
    Example(13, "an animal in an area of two", "~R.... ...... ...... ...... ~...~. ......", "b1", 2),
    Example(13, "an animal in an area of three", "~..R.. ...... ...... ...... ~...~. ......", "d1", 0),
    Example(14, "an animal in an area of four", "~..... .R.... ...... ...... ~...~. ......", "b2", 7),
    Example(14, "a tiger there brings four more", "~..... .Y.... ...... ...... ~...~. ......", "b2", 11),
    Example(14, "a tiger in an area of three", "~..Y.. ...... ...... ...... ~...~. ......", "d1", 0),
    Example(15, "the biggest group of any colours", "~RB... ..W... ...... ...... ~..Y~. ......", "", 3),
    Example(15, "corners don't connect", "~R.... ..B... ...... ...... ~...~. ......", "", 1),
    Example(15, "an animal parts a group", "~RBW.. ...... ...... ...... ~...~. ......", "c1", 1),
    Example(15, "no tree at all", HALL, "", 0),
    Example(16, "groups of three and of more", "~RBW.. ...... ...... ...... ~...~R ...RRR", "", 10),
    Example(16, "a group of two is too small", "~RB... ...... ...... ...... ~...~. ....RR", "", 0),
    Example(16, "three in a corner chain are no group", "~R.... ..B... ...W.. ...... ~...~. ......", "", 0),
    Example(17, "trees around a lake, corners too", "~R.... .B.... ...... ...... ~...~. ......", "", 2),
    Example(17, "two squares from a lake", "~.R... ...... ..B... ...... ~...~. ......", "", 0),
    Example(17, "an animal is no tree", "~R.... ...... ...... ...... ~...~. ......", "b1", 0),
    Example(18, "an animal by a lake", "~R.... ...... ...... ...... ~...~. ......", "b1", 4),
    Example(18, "a hornbill brings two more", "~..... .G.... ...... ...... ~...~. ......", "b2", 6),
    Example(18, "a hornbill away from the lakes", "~..... ...... ..G... ...... ~...~. ......", "c3", 0),
    Example(18, "a tree is no animal", "~G.... ...... ...... ...... ~...~. ......", "", 0),
    Example(19, "trees at the corners of an animal", "~.R... .R.... R...R. .R...R ~...~. ......", "b2", 4),
    Example(19, "a rhino brings two more for each", "~.R... .W.... R..... ...... ~...~. ......", "b2", 8),
    Example(19, "a tree between two animals counts for both", "~..... .RR... ..R... .R.R.. ~...~. ......", "b2 b4", 4),
    Example(19, "trees side by side don't count", "~R.... RRR... .R.... ...... ~...~. ......", "b2", 0),
    Example(19, "no animal", "~.R... .R.... ...... ...... ~...~. ......", "", 0),
    Example(20, "kinds, not animals", "~RRB.. ...... ...... ...... ~...~. ......", "b1 c1 d1", 8),
    Example(20, "trees are no kinds", "~RGB.. ...... ...... ...... ~...~. ......", "", 0),
    Example(21, "boards with an animal", "~RR... ...... ...... ...... ~...~R ......", "b1 c1 f5", 8),
    Example(21, "boards with trees alone", "~RR... ...... ...... ...... ~...~R ......", "", 0),
    Example(22, "two boards of one colour", "~rr... ...... ...... ...... ~.r.~. ..r...", "", 8),
    Example(22, "the best colour alone counts", "~rrbbb ...... ...... ...... ~.r.~. ..r...", "", 8),
    Example(22, "two areas on one board", "~rr... r..... r..... ...... ~...~. ......", "", 4),
    Example(22, "no complete area", "~r.... ...... ...... ...... ~...~. ......", "", 0),
    Example(23, "a board of trees and a lake", "~RR... RRR... RRR... ...... ~...~. ......", "", 8),
    Example(23, "each orangutan there brings four more", "~RR... RRR... RRR... ...... ~...~. ......", "b1 b2", 16),
    Example(23, "an orangutan on a board with a flower", "~Rr... RRR... RRR... ...... ~...~. ......", "b1", 0),
    Example(24, "a row, and a column with two lakes", "~RRRRR R..... R..... R..... ~...~. R.....", "b1", 12),
    Example(24, "a row with a flower", "~RRRRr ...... ...... ...... ~...~. ......", "", 0),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.card}-{example.why}".replace(" ", "_"))
def test_a_card_counts_what_it_says(example: Example) -> None:
    card = HUTAN.contents.ecosystems[example.card]
    assert score(card, land(), forest(example.rows, example.animals)) == example.points


def test_every_card_has_a_forest_that_pays_and_one_that_does_not() -> None:
    for card in range(1, 25):
        points = [example.points for example in EXAMPLES if example.card == card]
        assert max(points) > 0, card
        assert min(points) == 0, card


@pytest.mark.parametrize(
    ("card", "rows", "animals", "points"), [(17, "G", "", 2), (18, "G", "d4", 12), (18, "R", "d4", 8)]
)
def test_by_two_lakes_a_tree_or_an_animal_counts_for_both(card: int, rows: str, animals: str, points: int) -> None:
    """Scenario J has lakes on d3 and d5."""
    grown = forest(f".~.... ...~.. ...... ...{rows}.. ...~.. ......", animals)
    assert score(HUTAN.contents.ecosystems[card], land("J"), grown) == points
