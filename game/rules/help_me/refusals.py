"""Why a move of Help Me! is refused: the paragraph of the rule book and what is wrong."""

from game.core.protocol import Paragraph
from game.rules.help_me.board import STRIDE, are_neighbours
from game.rules.help_me.moves import Move
from game.rules.help_me.position import Position, is_over

OVER = Paragraph("HM7", "over")
NO_STACK = Paragraph("HM5", "no_stack")
NO_STEP = Paragraph("HM5", "no_step")
DIAGONAL = Paragraph("HM5", "diagonal")
TOO_FAR = Paragraph("HM5", "too_far")
EMPTY_TARGET = Paragraph("HM5", "empty_target")

REFUSALS: tuple[Paragraph, ...] = (OVER, NO_STACK, NO_STEP, DIAGONAL, TOO_FAR, EMPTY_TARGET)
"""Every refusal there is."""


def why_not(position: Position, move: Move) -> Paragraph | None:
    """What is wrong with a move in a position; None for one that the rules allow."""
    if is_over(position):
        return OVER
    if not position.filled >> move.source & 1:
        return NO_STACK
    if move.source == move.target:
        return NO_STEP
    if not are_neighbours(move.source, move.target):
        return DIAGONAL if _is_diagonal(move) else TOO_FAR
    return None if position.filled >> move.target & 1 else EMPTY_TARGET


def _is_diagonal(move: Move) -> bool:
    """One step to a corner: a column and a row at once."""
    return abs(move.source % STRIDE - move.target % STRIDE) == 1 and abs(move.source - move.target) <= STRIDE + 1
