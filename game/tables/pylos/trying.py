"""Which move somebody tries who presses a cell where nothing can be done: the rules then say why not."""

from collections.abc import Iterable

from game.core.grid import each
from game.rules.pylos.board import NAMES, RESTING, level_of, vacant
from game.rules.pylos.position import Position


def pressed(position: Position, source: int | None, cell: int) -> str:
    """The text of what a press means; `source` is the ball picked up."""
    filled = position.light | position.dark
    if not filled >> cell & 1:
        return drawn(source, cell)
    if position.taking is not None:
        return f"-{NAMES[cell]}"
    if source is not None:
        return drawn(source, cell)
    return drawn(cell, _nearest(cell, list(each(vacant(filled)))))


def drawn(source: int | None, cell: int) -> str:
    """The text of drawing a ball (None: one of the reserve) to a cell."""
    return NAMES[cell] if source is None else f"{NAMES[source]}>{NAMES[cell]}"


def _nearest(ball: int, free: Iterable[int]) -> int:
    """Where one might want to raise a ball to: a square that it carries, else any free cell, the highest first."""
    return max(free, key=lambda cell: (RESTING[ball] >> cell & 1, level_of(cell)))
