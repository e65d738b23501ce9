"""Reading setups from outside."""

from typing import Any

import pytest

from game.core.errors import SetupError
from game.core.setups import fields, whole


def test_an_empty_setup_and_a_complete_one_are_read() -> None:
    assert fields({}, ("first", "deck")) == {}
    assert fields({"deck": [], "first": 0}, ("first", "deck")) == {"deck": [], "first": 0}


@pytest.mark.parametrize(
    ("value", "named"),
    [(None, "None"), ([], "object"), ({"first": 0}, "'deck'"), ({"first": 0, "deck": [], 3: 1}, "3")],
)
def test_a_setup_with_other_keys_is_refused_by_name(value: Any, named: str) -> None:
    with pytest.raises(SetupError, match=named):
        fields(value, ("first", "deck"))


def test_a_whole_number_in_range_is_itself() -> None:
    assert [whole(number, "first", 0, 2) for number in (0, 2)] == [0, 2]


@pytest.mark.parametrize("value", [-1, 3, True, 1.0, "1", None])
def test_anything_else_is_refused_with_its_place(value: Any) -> None:
    with pytest.raises(SetupError, match="first: a whole number from 0 to 2"):
        whole(value, "first", 0, 2)
