"""Scored forests from outside: the parts of the score, and all 24 ecosystem cards."""

from typing import Any

import pytest

from game.rules.hutan import ecosystems
from game.rules.hutan.flowers import ANIMALS, COLOURS
from game.rules.hutan.forest import Forest
from game.rules.hutan.grid import NAMES, SQUARES
from game.rules.hutan.land import QUADRANTS, Land, Lie, lay
from game.rules.hutan.scoring import lines
from tests.rules.hutan.forests import HUTAN, VECTORS, forest, land, position

TOPS = {"C": "cassowary", "G": "tiger", "O": "orangutan", "R": "rhino", "H": "hornbill"}

every_vector = pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])


def land_of(vector: dict[str, Any]) -> Land:
    if "layout" in vector:
        return land(vector["layout"])
    return lay([Lie(**vector[quadrant]) for quadrant in QUADRANTS], HUTAN.contents.sides)


def forest_of(vector: dict[str, Any]) -> Forest:
    flowers, tops = "".join(vector["flowers"]), "".join(vector["tops"])
    rows = "".join(flower.upper() if top == "T" else flower for flower, top in zip(flowers, tops, strict=True))
    animals = " ".join(NAMES[square] for square, top in zip(SQUARES, tops, strict=True) if top in TOPS)
    return forest(rows, animals)


@every_vector
def test_the_drawing_is_one_of_this_land(vector: dict[str, Any]) -> None:
    """So that a drawing with an animal on a flower of another colour, or a wrong lake, is noticed."""
    flowers, tops, lakes = "".join(vector["flowers"]), "".join(vector["tops"]), land_of(vector).lakes
    for square, flower, top in zip(SQUARES, flowers, tops, strict=True):
        assert (flower == "~") == bool(lakes & square)
        assert top not in TOPS or TOPS[top] == ANIMALS[COLOURS.index(flower)]


@every_vector
def test_hu16_points_for_trees_animals_and_areas(vector: dict[str, Any]) -> None:
    here = position(forest_of(vector))
    found = lines(here.terms._replace(land=land_of(vector)), forest_of(vector))
    areas = [line.points for line in found if line.label.split()[0] in ("complete", "unfinished", "mixed")]
    counted = {
        "trees": sum(line.points for line in found if line.label == "trees"),
        "animals": sum(line.points for line in found if line.label.split()[0] in ANIMALS),
        "complete": sum(points for points in areas if points > 0),
        "penalty": -sum(points for points in areas if points < 0),
        "total": sum(line.points for line in found),
    }
    assert counted == vector["expect"]


@every_vector
def test_every_ecosystem_card_counts_the_forest(vector: dict[str, Any]) -> None:
    cards = [HUTAN.contents.ecosystems[number] for number in range(1, 25)]
    assert [ecosystems.score(card, land_of(vector), forest_of(vector)) for card in cards] == vector["eco"]
