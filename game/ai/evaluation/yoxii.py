"""Yoxii as a search sees it: the table with own and other pieces, whole turns, and what a table is worth.

Points count for little before the end, as the totem wanders off. What decides is whose pieces will be around it where
it can still go, to count there and to be jumped over.
"""

from collections.abc import Iterable
from typing import TypeAlias

from game.ai.search import WIN
from game.rules.yoxii.board import ALL, BEYOND, NEIGHBOURS, ROW, Square, destinations, jumps, squares_of
from game.rules.yoxii.pieces import HELD, ONE_OF, worth
from game.rules.yoxii.position import Position, hand, pieces

Node: TypeAlias = tuple[int, Square, int, int, int, int, int, int]
"""Estimate, totem, own and other pieces, squares worth one and two more, own and other hand.

Own is what belongs to the seat to move, and the estimate is for it; in a finished game it is the result. It stands
first because replies are sorted by it.
"""

SIDE = 8
"""A free square next to a piece, once for each such piece: where the totem may go and find its owner's pieces."""

POINT = 3
"""A point next to the totem."""

JUMP = 18
"""A jump that the seat to move has."""

JUMP_LATER = 6
"""A jump that the other seat would have."""

_PIECES: dict[int, tuple[tuple[int, int, int, int], ...]] = {
    held: tuple((value, -(value in (2, 4)), -(value in (3, 4)), held - ONE_OF[value]) for value in values)
    for held, values in HELD.items()
}
"""By hand, for each value it holds: the value, all bits or none for one and two more, and the hand without it."""


class YoxiiTurns:
    """The turns of Yoxii; they are the same in every game of it."""

    def __init__(self, position: Position) -> None:
        """Nothing about the position matters."""

    def node(self, position: Position) -> Node:
        """The table, seen by the seat to move."""
        own, other = pieces(position, position.seat), pieces(position, 1 - position.seat)
        table = (position.totem, own, other, position.plus_one, position.plus_two)
        estimate = _result(*table) if position.end else _standing(*table)
        return (estimate, *table, hand(position, position.seat), hand(position, 1 - position.seat))

    def line(self, position: Position) -> Iterable[Node]:
        """Nothing: every turn adds a piece, so no table comes twice (YX9)."""
        return ()

    def replies(self, node: Node) -> list[Node]:
        """The worst for the other seat first."""
        _estimate, totem, own, other, _one, _two, _held, _others = node
        free = ALL ^ (totem | own | other)
        sides = _sides(own, other, free) + _lead(totem, own, other)
        found: list[Node] = []
        targets = destinations(totem, own, free)
        while targets:
            target = targets & -targets
            targets ^= target
            found += _placed(node, target, sides - _lead(target, own, other))
        found.sort()
        return found

    def value(self, node: Node) -> int:
        """What the node carries."""
        return node[0]

    def final(self, node: Node) -> int:
        """The result."""
        return node[0]


def _placed(node: Node, target: Square, sides: int) -> list[Node]:
    """Every turn that moves the totem to `target`, from where the mover is `sides` ahead; a piece follows (YX5)."""
    _estimate, _totem, own, other, one, two, held, others = node
    free = ALL ^ (target | own | other)
    near = NEIGHBOURS[target] & free
    if not near & (near - 1):
        return _last_placed(node, target, near or free)
    base = _closeness(target, other, own, one, two, free)
    beyond = BEYOND[target]
    found: list[Node] = []
    while near:
        square = near & -near
        near ^= square
        ahead = sides - _lead(square, own, other) + (NEIGHBOURS[square] & free).bit_count()
        estimate = base - SIDE * ahead
        if _opens(beyond[square], own, free):
            estimate -= JUMP_LATER
        for value, more, much_more, left in _PIECES[held]:
            table = (target, other, own | square, one | square & more, two | square & much_more, others, left)
            found.append((estimate - POINT * value, *table))
    return found


def _last_placed(node: Node, target: Square, squares: int) -> list[Node]:
    """Turns after which the totem has no free neighbour: unless the other seat can jump, the game is over (YX6)."""
    _estimate, _totem, own, other, one, two, held, others = node
    free = ALL ^ (target | own | other)
    found: list[Node] = []
    for square in squares_of(squares):
        worth_of = _standing if jumps(target, other, free ^ square) else _result
        for _value, more, much_more, left in _PIECES[held]:
            table = (target, other, own | square, one | square & more, two | square & much_more)
            found.append((worth_of(*table), *table, others, left))
    return found


def _opens(line: tuple[Square, ...], own: int, free: int) -> bool:
    """Whether a piece next to the totem, with this line behind it, may be jumped by its owner."""
    for square in line:
        if not square & own:
            return bool(square & free)
    return False


def _standing(totem: Square, own: int, other: int, one: int, two: int) -> int:
    """What a table is worth to the owner of `own`, who is to move and can."""
    free = ALL ^ (totem | own | other)
    return SIDE * _sides(own, other, free) + _closeness(totem, own, other, one, two, free)


def _closeness(totem: Square, own: int, other: int, one: int, two: int, free: int) -> int:
    """The part of it that depends on where the totem stands."""
    near = NEIGHBOURS[totem]
    points = worth(near & own, one, two) - worth(near & other, one, two)
    ways = JUMP * jumps(totem, own, free).bit_count() - JUMP_LATER * jumps(totem, other, free).bit_count()
    return POINT * points + ways


def _lead(square: Square, own: int, other: int) -> int:
    """How many more own pieces than others are next to a square."""
    return (NEIGHBOURS[square] & own).bit_count() - (NEIGHBOURS[square] & other).bit_count()


def _sides(own: int, other: int, free: int) -> int:
    """The leads on all free squares together, direction by direction."""
    lead = 0
    for step in (1, ROW - 1, ROW, ROW + 1):
        after, before = free << step, free >> step
        lead += (after & own).bit_count() - (after & other).bit_count()
        lead += (before & own).bit_count() - (before & other).bit_count()
    return lead


def _result(totem: Square, own: int, other: int, one: int, two: int) -> int:
    """What it is worth to the owner of `own` that the game ends like this (YX7, YX8)."""
    own, other = own & NEIGHBOURS[totem], other & NEIGHBOURS[totem]
    own_points, other_points = (worth(own, one, two), own.bit_count()), (worth(other, one, two), other.bit_count())
    return WIN * ((own_points > other_points) - (own_points < other_points))
