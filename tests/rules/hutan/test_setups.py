"""Setups: dealt as the mode says, and from outside exactly what the box holds (HU1-HU5)."""

from collections import Counter
from typing import Any

import pytest

from game.core.errors import SetupError
from game.core.options import fill
from game.rules.hutan.flowers import COPIES
from tests.rules.hutan.forests import HUTAN, SCENARIOS

DEALT = HUTAN.deal(fill(HUTAN, {"mode": "advanced"}), 2, 7)


def read(value: Any, seats: int = 2, **options: str) -> Any:
    return HUTAN.read_setup(fill(HUTAN, {"mode": "advanced", **options}), seats, value)


def changed(**values: Any) -> dict[str, Any]:
    return {**DEALT, **values}


def layout(**lies: Any) -> dict[str, Any]:
    return changed(layout={**DEALT["layout"], **lies})


def rounds(cards: Any) -> dict[str, Any]:
    return changed(rounds=[cards, *DEALT["rounds"][1:]])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hu3_a_deal_holds_no_card_more_often_than_the_box(seats: int) -> None:
    for seed in range(20):
        setup = HUTAN.deal(fill(HUTAN, {}), seats, seed)
        dealt = Counter(card for cards in setup["rounds"] for card in cards)
        assert all(count <= COPIES[card] for card, count in dealt.items())


def test_hu1_every_seat_of_a_random_layout_has_33_land_squares_and_3_lakes() -> None:
    options = fill(HUTAN, {})
    for seed in range(40):
        land = HUTAN.start(options, 1, HUTAN.deal(options, 1, seed)).terms.land
        assert (land.land.bit_count(), land.lakes.bit_count()) == (33, 3)
        assert {area.bit_count() for area in land.areas} <= {2, 3, 4, 5}
        assert all(sum(bool(area & board) for board in land.boards) == 1 for area in land.areas)


def test_hu1_random_layouts_use_every_side_and_every_turn() -> None:
    options = fill(HUTAN, {})
    lies = [lie for seed in range(60) for lie in HUTAN.deal(options, 1, seed)["layout"].values()]
    assert {(lie["side"], lie["turns"]) for lie in lies} == {
        (side, turns) for side in HUTAN.contents.sides for turns in range(4)
    }


@pytest.mark.parametrize(("mode", "cards"), [("base", 0), ("first_game", 0), ("advanced", 5), ("scenario", 5)])
def test_hu2_modes_have_their_ecosystem_cards(mode: str, cards: int) -> None:
    found = HUTAN.deal(fill(HUTAN, {"mode": mode}), 2, 3)["ecosystems"]
    assert len(set(found)) == len(found) == cards


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hu2_a_scenario_is_laid_out_as_its_own(scenario: str) -> None:
    options = fill(HUTAN, {"mode": "scenario", "scenario": scenario})
    one, other = (HUTAN.deal(options, 1, seed) for seed in (1, 2))
    assert (one["layout"], one["ecosystems"]) == (other["layout"], other["ecosystems"])
    assert one["rounds"] != other["rounds"]


@pytest.mark.parametrize("mode", ["first_game", "scenario"])
def test_a_fixed_layout_is_not_replaced(mode: str) -> None:
    with pytest.raises(SetupError, match="layout"):
        read(changed(ecosystems=[] if mode == "first_game" else DEALT["ecosystems"]), mode=mode)


def test_a_scenario_keeps_its_cards() -> None:
    options = fill(HUTAN, {"mode": "scenario", "scenario": "C"})
    setup = dict(HUTAN.deal(options, 2, 1))
    with pytest.raises(SetupError, match="ecosystems: scenario C"):
        HUTAN.read_setup(options, 2, {**setup, "ecosystems": [1, 2, 3, 4, 5]})


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ({}, "empty"),
        ({key: value for key, value in DEALT.items() if key != "first"}, "'first'"),
        (changed(seed=1), "'seed'"),
        (changed(layout=[]), "layout"),
        (changed(layout={"nw": DEALT["layout"]["nw"]}), "layout"),
        (layout(nw="red_circle"), "layout nw"),
        (layout(nw={"side": "green_circle", "turns": 0}), "'green_circle'"),
        (layout(nw={"side": ["red_circle"], "turns": 0}), "layout nw"),
        (layout(nw={**DEALT["layout"]["nw"], "turns": 4}), "layout nw turns"),
        (layout(nw={**DEALT["layout"]["nw"], "turns": True}), "layout nw turns"),
        (layout(nw=DEALT["layout"]["ne"]), "one board of each colour"),
        (changed(rounds={}), "rounds"),
        (changed(rounds=DEALT["rounds"][1:]), "rounds: a list of 9"),
        (rounds(["rw", "j"]), "rounds 1: a list of 3"),
        (rounds(["rw", "j", "wr"]), "rounds 1: there is no card 'wr'"),
        (rounds(["rw", "j", "bbb"]), "'bbb'"),
        (rounds(["rw", "j", 3]), "rounds 1: there is no card 3"),
        (changed(rounds=[["rrw", "j", "j"]] * 9), "rounds 1: there is no card 'rrw'"),
        (changed(rounds=[["bgr", "bgr", "bgr"], *DEALT["rounds"][1:]]), "more cards bgr than the 2"),
        (changed(ecosystems=[]), "ecosystems: a list of 5"),
        (changed(ecosystems=[1, 2, 3, 4, 4]), "no card comes twice"),
        (changed(ecosystems=[1, 2, 3, 4, 25]), "there is no card 25"),
        (changed(ecosystems=[1, 2, 3, 4, True]), "there is no card True"),
        (changed(first=2), "first"),
        (changed(first="0"), "first"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_the_box_cant_deal_is_a_setup_error_naming_the_key(value: Any, named: str) -> None:
    with pytest.raises(SetupError, match=named):
        read(value)


def test_base_has_no_ecosystem_cards() -> None:
    with pytest.raises(SetupError, match="ecosystems: a list of 0"):
        read(DEALT, mode="base")


def test_alone_only_seat_0_begins() -> None:
    setup = HUTAN.deal(fill(HUTAN, {}), 1, 3)
    assert setup["first"] == 0
    with pytest.raises(SetupError, match="first"):
        HUTAN.read_setup(fill(HUTAN, {}), 1, {**setup, "first": 1})
