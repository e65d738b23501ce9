"""What a game of Pylos has come to: an immutable value of ints."""

from enum import IntEnum
from typing import NamedTuple

from game.core.protocol import Outcome
from game.rules.pylos.board import ALL, BALLS, CELLS, LINES, SQUARES


class RuleSet(IntEnum):
    """The rule sets of PY10."""

    STANDARD = 0
    CHILDREN = 1
    ADVANCED = 2


RULE_SETS: dict[str, RuleSet] = {rules.name.lower(): rules for rules in RuleSet}
"""By the value of the option `rules`, the default first."""

_PAYING = {RuleSet.STANDARD: SQUARES, RuleSet.CHILDREN: (), RuleSet.ADVANCED: (*SQUARES, *LINES)}

SHAPES: tuple[dict[int, tuple[int, ...]], ...] = tuple(
    {cell: tuple(shape for shape in _PAYING[rules] if shape >> cell & 1) for cell in CELLS} for rules in RuleSet
)
"""For each rule set, by cell: the shapes that pay when a ball lands there and its owner fills them (PY6, PY10)."""


class Position(NamedTuple):
    """A board, whose turn it is and how far that turn has come."""

    light: int
    """Cells of the light balls (seat 0), as bits."""
    dark: int
    """Cells of the dark balls (seat 1), as bits."""
    seat: int
    """Whose turn it is, or would be if the game weren't over."""
    taking: int | None
    """How many balls were taken back while the taking goes on, else None."""
    turn: int
    """Turns completed."""
    rules: RuleSet
    stood: tuple[int, ...]
    """What stood at the start of every turn, for PY11; empty in `children`."""
    end: Outcome | None


def balls(position: Position, seat: int) -> int:
    """Cells of a seat's balls, as bits."""
    return position.dark if seat else position.light


def reserve(position: Position, seat: int) -> int:
    """How many balls of a seat are not on the board (PY2)."""
    return BALLS - balls(position, seat).bit_count()


def stand(light: int, dark: int, seat: int) -> int:
    """A board with the seat to start a turn, as one number: what PY11 compares."""
    return light << 50 | dark << 1 | seat


def board_of(standing: int) -> tuple[int, int, int]:
    """Light, dark and seat of something that stood."""
    return standing >> 50, standing >> 1 & ALL, standing & 1
