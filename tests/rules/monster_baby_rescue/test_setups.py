"""Deals: decks by seats and rules, the first row, goals, finals and figures (MB1-MB3, MB9)."""

from collections import Counter
from typing import Any

import pytest

from game.core.errors import SetupError
from game.core.options import fill
from game.core.protocol import Seat
from game.rules.monster_baby_rescue.tiles import Kind
from tests.rules.monster_baby_rescue.boards import MONSTER, RULES, SEATS, begun, row, setup

DECKS = {"full": (32, 44, 56, 68), "simplified": (29, 40, 51, 62)}


def dealt(seats: int = 2, rules: str = "full", seed: int = 7) -> dict[str, Any]:
    return dict(MONSTER.deal(fill(MONSTER, {"rules": rules}), seats, seed))


def read(value: Any, seats: int = 2, rules: str = "full") -> Any:
    return MONSTER.read_setup(fill(MONSTER, {"rules": rules}), seats, value)


def changed(**values: Any) -> dict[str, Any]:
    return {**dealt(), **values}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seats", SEATS)
def test_mb1_mb15_the_deck_has_the_tiles_marked_for_so_many_seats(seats: int, rules: str) -> None:
    deck = dealt(seats, rules)["deck"]
    assert len(set(deck)) == len(deck) == DECKS[rules][seats - 2]
    tiles = {tile.name: tile for tile in MONSTER.contents.tiles}
    assert all(tiles[name].mark <= seats for name in deck)
    assert any(tiles[name].kind is Kind.WANT for name in deck) == (rules == "full")


def test_mb9_the_box_has_the_kinds_of_the_page() -> None:
    kinds = Counter(tile.kind.name for tile in MONSTER.contents.tiles)
    assert kinds == {"IMPROVE": 24, "GEM": 8, "PLAY": 11, "BED": 13, "DOCTOR": 6, "WANT": 6}
    rungs = Counter(tile.rungs for tile in MONSTER.contents.tiles if tile.kind is Kind.PLAY)
    beds = Counter(tile.beds for tile in MONSTER.contents.tiles if tile.kind is Kind.BED)
    assert (rungs, beds) == ({1: 7, 2: 4}, {1: 7, 2: 4, 3: 2})


def test_mb1_the_first_row_is_sorted_by_hearts_and_equal_ones_keep_their_order() -> None:
    here = begun(deck="B01 H02 L01 T02 H01 B05")
    assert row(here) == "L01 H01 H02 T02 B05 B01"


def test_mb1_a_linked_heart_counts_as_none() -> None:
    assert row(begun(deck="H02 B03 H03 G03 H01 W02")) == "B03 H03 H01 H02 G03 W02"


def test_mb2_sides_and_order_are_drawn() -> None:
    many = [dealt(3, seed=seed) for seed in range(40)]
    for key in ("goals", "finals"):
        for name in many[0][key]:
            assert {one[key][name] for one in many} == {"a", "b"}
    assert len({tuple(one["start"]) for one in many}) == 6
    assert (len(many[0]["goals"]), len(many[0]["finals"])) == (10, 4)


def test_mb2_the_supply_has_six_diamonds_of_each_colour() -> None:
    assert begun().supply == (6, 6)


def test_mb3_monsters_begin_at_level_1_and_the_rearmost_figure_acts_first() -> None:
    options = fill(MONSTER, {})
    here = MONSTER.start(options, 3, {**setup(3), "start": [2, 0, 1]})
    assert all(own.levels == (1, 1, 1) and own.gems == (0, 0) for own in here.monsters)
    assert MONSTER.to_move(here) == 2
    assert MONSTER.write_table(here)["track"] == [[0, 1], [0, 2], [0, 0]]


def test_mb15_the_simplified_game_has_no_final_tiles() -> None:
    assert dealt(rules="simplified")["finals"] == {}
    with pytest.raises(SetupError, match="finals: it has none"):
        read({**dealt(rules="simplified"), "finals": dealt()["finals"]}, rules="simplified")


def test_mb9_the_set_of_tiles_to_come_is_public_and_their_order_is_not() -> None:
    here = begun()
    seen = MONSTER.seen_by(here, Seat(0))
    table = MONSTER.write_table(seen)
    assert table["deck_left"] == len(table["pool"]) == 26
    assert table["pool"] == sorted(MONSTER.contents.tiles[number].name for number in here.deck)
    assert MONSTER.seen_by(here._replace(deck=here.deck[::-1]), Seat(0)) == seen


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ({}, "empty"),
        ({key: value for key, value in dealt().items() if key != "start"}, "'start'"),
        (changed(seed=1), "'seed'"),
        (changed(deck="H01"), "deck: a list of 32"),
        (changed(deck=dealt()["deck"][:-1]), "is missing"),
        (changed(deck=[*dealt()["deck"][:-1], 3]), "deck: a list of 32"),
        (changed(deck=[*dealt()["deck"], "H07"]), "'H07' comes 1 times, this game's deck has 0"),
        (changed(deck=[*dealt()["deck"], "H01"]), "'H01' comes 2 times"),
        (changed(goals={}), "goals: it has head"),
        (changed(goals=dict.fromkeys(dealt()["goals"], "c")), "goals head: the side is a or b"),
        (changed(goals={**dealt()["goals"], "head": ["a"]}), "goals head"),
        (changed(finals={}), "finals: it has condition"),
        (changed(start=[0]), "start: a list of the 2 seats"),
        (changed(start=[0, 0]), "start: no seat comes twice"),
        (changed(start=[0, 2]), "start"),
        (changed(start=[0, True]), "start"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_the_box_cant_deal_is_a_setup_error_naming_the_key(value: Any, named: str) -> None:
    with pytest.raises(SetupError, match=named):
        read(value)
