"""The pieces of YX2 as numbers: values on the board as two sets of squares, a hand as octal digits.

A piece is worth 1, and 1 more on a square of `plus_one`, and 2 more on a square of `plus_two`. The lowest octal
digit of a hand counts its ones, the next its twos, and so on.
"""

from itertools import product

VALUES = (1, 2, 3, 4)
COUNTS = (5, 5, 5, 3)
"""How many pieces of each value a player has."""

DIGIT = 3
"""Bits of an octal digit."""


def hand_of(counts: tuple[int, ...]) -> int:
    """The hand that holds so many pieces of each value."""
    return sum(count << DIGIT * at for at, count in enumerate(counts))


def counts_of(hand: int) -> tuple[int, ...]:
    """How many pieces of each value a hand holds."""
    return tuple(hand >> DIGIT * at & 7 for at in range(len(VALUES)))


FULL_HAND = hand_of(COUNTS)

ONE_OF: dict[int, int] = {value: 1 << DIGIT * (value - 1) for value in VALUES}
"""A hand that holds just one piece of that value."""

HELD: dict[int, tuple[int, ...]] = {
    hand_of(counts): tuple(value for value, count in zip(VALUES, counts, strict=True) if count)
    for counts in product(*(range(count + 1) for count in COUNTS))
}
"""The values that a hand still holds, for every hand there can be."""


def value_at(square: int, plus_one: int, plus_two: int) -> int:
    """What the piece on a square is worth."""
    return 1 + (square & plus_one != 0) + 2 * (square & plus_two != 0)


def worth(pieces: int, plus_one: int, plus_two: int) -> int:
    """What all pieces of a set of squares are worth together."""
    return pieces.bit_count() + (pieces & plus_one).bit_count() + 2 * (pieces & plus_two).bit_count()
