"""Options and seats are checked before anything is dealt."""

import pytest

from game.core.errors import OptionError
from game.core.options import check_seats, fill
from game.rules.catalog import build

PYLOS = build("pylos")


def test_what_is_not_chosen_gets_its_default() -> None:
    assert fill(PYLOS, {}) == {"rules": "standard"}
    assert fill(PYLOS, {"rules": "advanced"}) == {"rules": "advanced"}


@pytest.mark.parametrize("value", ["expert", "", None, 1, ["standard"]])
def test_a_wrong_value_is_named_with_its_option(value: object) -> None:
    with pytest.raises(OptionError) as raised:
        fill(PYLOS, {"rules": value})
    assert "rules" in str(raised.value)
    assert repr(value) in str(raised.value)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(OptionError, match="'colour'"):
        fill(PYLOS, {"colour": "red"})


def test_pylos_is_for_two() -> None:
    assert check_seats(PYLOS, 2) == 2


@pytest.mark.parametrize("seats", [0, 1, 3, True, "2", None, 2.0])
def test_another_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(OptionError, match="2 seats"):
        check_seats(PYLOS, seats)
