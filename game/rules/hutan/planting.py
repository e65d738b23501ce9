"""Which plantings of a card are possible, and so which of its flowers may go where (HU8-HU11).

A planting puts every flower on a square of its own where HU9 allows it; the squares form one group side by side, and
one of them is in reach of what was planted before. No card has more than three flowers: a group of three always has a
middle square with the other two beside it.

`rooms` are the squares where HU9 allows each flower that is left, in the card's order; the answers of `steps` are the
squares where each of them may go next, so that the rest can still follow.
"""

from collections.abc import Sequence

from game.rules.hutan.flowers import ANY, NUMBER
from game.rules.hutan.grid import BESIDE, beside, each


def rooms_of(card: str, allowed: Sequence[int]) -> Sequence[int]:
    """The squares that HU9 allows to each flower of a card; to a multicoloured one in any colour."""
    if card == ANY:
        return [allowed[0] | allowed[1] | allowed[2] | allowed[3] | allowed[4]]
    return [allowed[NUMBER[letter]] for letter in card]


def fits(rooms: Sequence[int], reach: int) -> bool:
    """Whether a whole card can be planted."""
    if len(rooms) == 1:
        return bool(rooms[0] & reach)
    if len(rooms) == 2:
        first, second = rooms
        return bool(first & reach & beside(second) or second & reach & beside(first))
    return any(_fits_around(rooms, middle, reach) for middle in range(3))


def steps(rooms: Sequence[int], reach: int, grown: int) -> Sequence[int]:
    """For each flower left, where it may go now; `grown` are the squares this card's flowers went to already."""
    if grown:
        return _last(rooms[0], reach, grown) if len(rooms) == 1 else _middle_steps(rooms, reach, grown)
    if len(rooms) == 1:
        return [rooms[0] & reach]
    if len(rooms) == 2:
        first, second = rooms
        return [
            first & (reach & beside(second) | beside(second & reach)),
            second & (reach & beside(first) | beside(first & reach)),
        ]
    return _first_steps(rooms, reach)


def _fits_around(rooms: Sequence[int], middle: int, reach: int) -> bool:
    """Whether three flowers fit with this one of them between the others."""
    left, right = rooms[middle - 2], rooms[middle - 1]
    return any(
        _one_side(square, left & BESIDE[square], right & BESIDE[square], reach)
        for square in each(rooms[middle] & beside(left) & beside(right))
    )


def _first_steps(rooms: Sequence[int], reach: int) -> Sequence[int]:
    """Where each of three flowers may go first."""
    found = [0, 0, 0]
    for middle in range(3):
        left, right = rooms[middle - 2], rooms[middle - 1]
        for square in each(rooms[middle] & beside(left) & beside(right)):
            lefts, rights = left & BESIDE[square], right & BESIDE[square]
            ones, others = _one_side(square, lefts, rights, reach), _one_side(square, rights, lefts, reach)
            if ones:
                found[middle] |= square
                found[middle - 2] |= ones
                found[middle - 1] |= others
    return found


def _one_side(middle: int, ones: int, others: int, reach: int) -> int:
    """Those of `ones`, beside the middle square, that can be one of three in reach with one of the others."""
    if middle & reach:
        return _with_partner(ones, others)
    return _with_partner(ones & reach, others) | _with_partner(ones, others & reach)


def _with_partner(squares: int, others: int) -> int:
    """Those of the squares that leave one of the others free."""
    if others & (others - 1):
        return squares
    return squares & ~others if others else 0


def _middle_steps(rooms: Sequence[int], reach: int, grown: int) -> Sequence[int]:
    """Where each of two flowers may go after one of three."""
    first, second = rooms
    return [_before_last(first, second, reach, grown), _before_last(second, first, reach, grown)]


def _before_last(room: int, rest: int, reach: int, grown: int) -> int:
    """Where a flower may go after the one on `grown`, so that one more can follow."""
    near = BESIDE[grown]
    found = 0
    for square in each(room & ~grown & (near | beside(near))):
        if _last(rest, reach, grown | square)[0]:
            found |= square
    return found


def _last(room: int, reach: int, grown: int) -> Sequence[int]:
    """Where the last flower may go: it has to make one group of all of them, in reach of the forest."""
    squares = list(each(grown))
    near = [BESIDE[square] for square in squares]
    if len(squares) == 1:
        return [room & near[0] & (-1 if grown & reach else reach)]
    group = near[0] | near[1] if near[0] & squares[1] else near[0] & near[1]
    return [room & group & ~grown & (-1 if grown & reach else reach)]
