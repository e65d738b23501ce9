"""Yoxii as a search sees it: the table with own and other pieces, whole turns, and what a table is worth.

Points count for little before the end: the totem wanders off. What decides is who can still jump when steps run out.
"""

from collections.abc import Iterable
from typing import TypeAlias

from game.ai.search import WIN
from game.rules.yoxii.board import ALL, BEYOND, NEIGHBOURS, SQUARES, Square, destinations, jumps, squares_of
from game.rules.yoxii.pieces import HELD, ONE_OF, worth
from game.rules.yoxii.position import Position, hand, pieces

Node: TypeAlias = tuple[int, Square, int, int, int, int, int, int]
"""Estimate, totem, own and other pieces, squares worth one and two more, own and other hand.

Own is what belongs to the seat to move, and the estimate is for it. It is what replies are sorted by, hence first;
in a finished game it is the result.
"""

POINT = 4
"""A point next to the totem."""

PIECE = 10
"""A piece at most two squares from the totem: something to jump over, now or soon."""

JUMP = 25
"""A jump that the seat to move has."""

JUMP_LATER = 15
"""A jump that the other seat would have."""

_CLOSE: dict[Square, int] = {
    square: sum({far for near in squares_of(NEIGHBOURS[square]) for far in squares_of(NEIGHBOURS[near])}) & ~square
    for square in SQUARES
}
"""The squares at most two from a square."""

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
        found: list[Node] = []
        targets = destinations(totem, own, ALL ^ (totem | own | other))
        while targets:
            target = targets & -targets
            targets ^= target
            found += _placed(node, target)
        found.sort()
        return found

    def value(self, node: Node) -> int:
        """How the table stands, or the result."""
        estimate, totem, own, other, one, two, _held, _others = node
        free = ALL ^ (totem | own | other)
        if NEIGHBOURS[totem] & free or jumps(totem, own, free):
            return _standing(totem, own, other, one, two)
        return estimate

    def final(self, node: Node) -> int:
        """The result."""
        return node[0]


def _placed(node: Node, target: Square) -> list[Node]:
    """Every turn that moves the totem to `target`; only the last free neighbour can close the totem in."""
    _estimate, _totem, own, other, one, two, held, others = node
    free = ALL ^ (target | own | other)
    near = NEIGHBOURS[target] & free
    closing = not near & (near - 1)
    base = _standing(target, other, own, one, two) - (PIECE if near else 0)
    point = POINT if near else 0
    beyond = BEYOND[target]
    found: list[Node] = []
    squares = near or free
    while squares:
        square = squares & -squares
        squares ^= square
        estimate, after = base, own | square
        if closing and not jumps(target, other, free ^ square):
            found += _closed(node, target, square)
            continue
        if near and _opens(beyond[square], own, free):
            estimate -= JUMP_LATER
        for value, more, much_more, left in _PIECES[held]:
            table = (target, other, after, one | square & more, two | square & much_more, others, left)
            found.append((estimate - point * value, *table))
    return found


def _closed(node: Node, target: Square, square: Square) -> list[Node]:
    """Finished games: the totem on `target` is closed in by a piece on `square`."""
    _estimate, _totem, own, other, one, two, held, others = node
    found: list[Node] = []
    for _value, more, much_more, left in _PIECES[held]:
        table = (target, other, own | square, one | square & more, two | square & much_more)
        found.append((_result(*table), *table, others, left))
    return found


def _opens(line: tuple[Square, ...], own: int, free: int) -> bool:
    """Whether a piece next to the totem, with this line behind it, may be jumped by its owner."""
    for square in line:
        if not square & own:
            return bool(square & free)
    return False


def _standing(totem: Square, own: int, other: int, one: int, two: int) -> int:
    """What a table is worth to the owner of `own`, who is to move and can."""
    near, close = NEIGHBOURS[totem], _CLOSE[totem]
    free = ALL ^ (totem | own | other)
    points = worth(near & own, one, two) - worth(near & other, one, two)
    counts = (close & own).bit_count() - (close & other).bit_count()
    ways = JUMP * jumps(totem, own, free).bit_count() - JUMP_LATER * jumps(totem, other, free).bit_count()
    return POINT * points + PIECE * counts + ways


def _result(totem: Square, own: int, other: int, one: int, two: int) -> int:
    """What it is worth to the owner of `own` that the game ends like this (YX7, YX8)."""
    own, other = own & NEIGHBOURS[totem], other & NEIGHBOURS[totem]
    own_points, other_points = (worth(own, one, two), own.bit_count()), (worth(other, one, two), other.bit_count())
    return WIN * ((own_points > other_points) - (own_points < other_points))
