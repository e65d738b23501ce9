"""Pylos as a search sees it: own and other balls as bits, whole turns, and what a board is worth."""

from collections.abc import Iterable
from typing import TypeAlias

from game.ai.search import WIN
from game.rules.pylos.board import APEX_BIT, BALLS
from game.rules.pylos.position import Position, board_of
from game.rules.pylos.turns import PAYING, results

Node: TypeAlias = tuple[int, int]
"""Balls of the seat to move, balls of the other."""

BALL = 100
"""A ball in reserve."""

FREE = 25
"""A ball on the board that carries nothing."""


class PylosTurns:
    """The turns of one rule set."""

    def __init__(self, position: Position) -> None:
        self._paying = PAYING[position.rules]

    def node(self, position: Position) -> Node:
        """The board, seen by the seat to move."""
        light, dark = position.light, position.dark
        return (dark, light) if position.seat else (light, dark)

    def line(self, position: Position) -> Iterable[Node]:
        """What stood at the start of every turn so far."""
        for standing in position.stood:
            light, dark, seat = board_of(standing)
            yield (dark, light) if seat else (light, dark)

    def replies(self, node: Node) -> list[Node]:
        """Turns that leave most balls in reserve first."""
        own, other = node
        if other & APEX_BIT:
            return []
        found = list(dict.fromkeys(results(own, other, self._paying)))
        found.sort(key=int.bit_count)
        return [(other, after) for after in found]

    def value(self, node: Node) -> int:
        """The difference of the reserves, and of the balls that may still rise or come back."""
        own, other = node
        if other & APEX_BIT:
            return -WIN
        balls = own.bit_count()
        if balls == BALLS and not results(own, other, self._paying):
            return -WIN
        upper = (own | other) >> 16
        free = ~(upper | upper << 1 | upper << 4 | upper << 5)
        return BALL * (other.bit_count() - balls) + FREE * ((own & free).bit_count() - (other & free).bit_count())

    def final(self, node: Node) -> int:
        """Lost: the other seat filled the apex, or the seat to move is stuck."""
        return -WIN
