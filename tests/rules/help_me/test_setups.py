"""Setups from outside: exactly what the box holds (HM1, HM2, HM4)."""

from typing import Any

import pytest

from game.core.errors import SetupError
from tests.rules.help_me.boards import HELP_ME, setup


def read(value: Any, seats: int = 2) -> Any:
    return HELP_ME.read_setup({}, seats, value)


def changed(key: str, value: Any) -> dict[str, Any]:
    return {**setup(), key: value}


def tiles(**squares: Any) -> dict[str, Any]:
    return changed("tiles", {**setup()["tiles"], **squares})


def test_squares_come_back_in_house_order() -> None:
    backwards = changed("tiles", dict(reversed(setup()["tiles"].items())))
    assert list(read(backwards)["tiles"].items()) == list(setup()["tiles"].items())


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ({}, "empty"),
        ({key: value for key, value in setup().items() if key != "first"}, "'first'"),
        (changed("seed", 1), "'seed'"),
        (changed("tiles", []), "tiles"),
        (changed("tiles", {}), "a1"),
        (tiles(g1=["oak", 1]), "'g1'"),
        (tiles(a6=["oak", 1]), "'a6'"),
        (tiles(b2="cherry 2"), "b2"),
        (tiles(b2=["cherry"]), "b2"),
        (tiles(b2=["cherry", 2, 2]), "b2"),
        (tiles(b2=["rose", 2]), "'rose'"),
        (tiles(b2=[["cherry"], 2]), "b2"),
        (tiles(b2=["cherry", 6]), "b2"),
        (tiles(b2=["cherry", 0]), "b2"),
        (tiles(b2=["cherry", True]), "b2"),
        (tiles(b2=["cherry", "2"]), "b2"),
        (tiles(b2=["cherry", 3]), "lies on b2 and on b3"),
        (changed("creatures", None), "creatures"),
        (changed("creatures", [["baobab", "cherry"]]), "2 seats"),
        (changed("creatures", [["baobab", "cherry"], ["palm", "oak"], ["willow", "bamboo"]]), "2 seats"),
        (changed("creatures", "ab"), "creatures"),
        (changed("creatures", [["baobab"], ["palm"]]), "creatures 0"),
        (changed("creatures", [["baobab", "cherry"], "palm"]), "creatures 1"),
        (changed("creatures", [["baobab", "cherry"], ["palm", "rose"]]), "'rose'"),
        (changed("creatures", [["baobab", "cherry"], ["palm", 1]]), "creatures 1"),
        (changed("creatures", [["baobab", "cherry"], ["palm", "cherry"]]), "cherry"),
        (changed("creatures", [["baobab", "baobab"], ["palm", "cherry"]]), "baobab"),
        (changed("first", 2), "first"),
        (changed("first", -1), "first"),
        (changed("first", True), "first"),
        (changed("first", None), "first"),
    ],
)
def test_a_setup_the_box_cannot_deal_is_named(value: Any, named: str) -> None:
    with pytest.raises(SetupError) as raised:
        read(value)
    assert named in str(raised.value)


@pytest.mark.parametrize(("seats", "held"), [(2, "bc pm"), (3, "bc pm wo"), (4, "b c p m")])
def test_hm2_each_number_of_seats_has_its_number_of_creatures(seats: int, held: str) -> None:
    value = setup(held=held)
    assert read(value, seats) == value
    for other in {2, 3, 4} - {seats}:
        with pytest.raises(SetupError, match="creatures"):
            read(value, other)


def test_hm4_any_seat_may_be_chosen_to_begin() -> None:
    for first in range(3):
        value = setup(held="bc pm wo", first=first)
        assert HELP_ME.to_move(HELP_ME.start({}, 3, read(value, 3))) == first
