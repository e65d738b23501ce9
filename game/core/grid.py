"""Sets of places as bits in an int: place number 3 is in the set when bit 3 is set."""

from collections.abc import Iterable, Iterator


def bits(places: Iterable[int]) -> int:
    """The set of these place numbers."""
    return sum(1 << place for place in places)


def each(places: int) -> Iterator[int]:
    """The place numbers of a set in ascending order."""
    while places:
        lowest = places & -places
        yield lowest.bit_length() - 1
        places ^= lowest
