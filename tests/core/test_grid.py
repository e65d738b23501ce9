"""Sets of places as bits."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.grid import bits, each


@given(places=st.frozensets(st.integers(0, 70)))
def test_a_set_gives_back_its_places_in_ascending_order(places: frozenset[int]) -> None:
    assert list(each(bits(places))) == sorted(places)


def test_place_three_is_bit_three() -> None:
    assert bits([3, 0]) == 0b1001
