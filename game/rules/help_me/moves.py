"""The moves of Help Me! and their texts: `c2>c3`, the stack on c2 moves onto the one on c3."""

from typing import NamedTuple

from game.core.errors import NotationError
from game.rules.help_me.board import COLUMNS, NAMES, NUMBERS, ROWS, STRIDE


class Move(NamedTuple):
    """One turn."""

    text: str
    source: int
    target: int
    empties: int
    """The source as a bit."""


def move(source: int, target: int) -> Move:
    """The move from one square to another, legal anywhere or not."""
    return Move(f"{NAMES[source]}>{NAMES[target]}", source, target, 1 << source)


Steps = tuple[tuple[Move, ...], ...]


def _steps(first: int, pairs: int, apart: int) -> Steps:
    """By the bits of pairs that begin at `first`, `first + 1` ..: the moves of both squares of each pair."""
    both = [(move(at, at + apart), move(at + apart, at)) for at in range(first, first + pairs)]
    return tuple(
        tuple(step for pair in range(pairs) if chosen >> pair & 1 for step in both[pair])
        for chosen in range(1 << pairs)
    )


ALONG: tuple[Steps, ...] = tuple(_steps(STRIDE * row, COLUMNS - 1, 1) for row in range(ROWS))
"""For each row, by the bits of squares with a neighbour to the right: the moves along the row."""

ACROSS: tuple[Steps, ...] = tuple(_steps(STRIDE * row, COLUMNS, STRIDE) for row in range(ROWS - 1))
"""For each row but the last, by the bits of squares with a neighbour below: the moves to and from the next row."""

STEPS: tuple[Move, ...] = tuple(step for steps in (*ALONG, *ACROSS) for step in steps[-1])
"""The 98 moves that are legal at the start; no other move is ever legal."""

_BY_TEXT: dict[str, Move] = {step.text: step for step in STEPS}


def read(text: str) -> Move:
    """The move a text names, whether legal anywhere or not."""
    known = _BY_TEXT.get(text)
    if known is not None:
        return known
    source, arrow, target = text[:2], text[2:3], text[3:]
    if arrow != ">" or source not in NUMBERS or target not in NUMBERS:
        raise NotationError(f"{text!r} is no Help Me! move; a move looks like c2>c3")
    return move(NUMBERS[source], NUMBERS[target])
