"""Why a move of Pylos is refused: the paragraph of the rule book and what is wrong."""

from game.core.protocol import Paragraph
from game.rules.pylos.board import RESTING, SUPPORTS, carrying, level_of
from game.rules.pylos.moves import Kind, Move
from game.rules.pylos.position import Position, RuleSet, balls, reserve

OVER = {
    "apex": Paragraph("PY8", "over"),
    "no_move": Paragraph("PY9", "over"),
    "repetition": Paragraph("PY11", "over"),
}
NO_PASS = Paragraph("PY3", "no_pass")
OCCUPIED = Paragraph("PY4", "occupied")
UNSUPPORTED = Paragraph("PY4", "unsupported")
RESERVE_EMPTY = Paragraph("PY4", "reserve_empty")
NO_BALL_TO_RAISE = Paragraph("PY5", "no_ball")
NOT_YOURS_TO_RAISE = Paragraph("PY5", "not_yours")
CARRIES = Paragraph("PY5", "carries")
NOT_HIGHER = Paragraph("PY5", "not_higher")
OWN_SUPPORT = Paragraph("PY5", "own_support")
TARGET_OCCUPIED = Paragraph("PY5", "occupied")
TARGET_UNSUPPORTED = Paragraph("PY5", "unsupported")
NOTHING_EARNED = Paragraph("PY6", "nothing_earned")
TAKE_BACK_FIRST = Paragraph("PY6", "take_back_first")
TAKE_BACK_OR_DONE = Paragraph("PY6", "take_back_or_done")
NO_BALL_TO_TAKE = Paragraph("PY7", "no_ball")
NOT_YOURS_TO_TAKE = Paragraph("PY7", "not_yours")
CARRIES_TO_TAKE = Paragraph("PY7", "carries")
NO_TAKE_BACKS = Paragraph("PY10", "no_take_backs")

REFUSALS: tuple[Paragraph, ...] = (
    *OVER.values(),
    NO_PASS,
    OCCUPIED,
    UNSUPPORTED,
    RESERVE_EMPTY,
    NO_BALL_TO_RAISE,
    NOT_YOURS_TO_RAISE,
    CARRIES,
    NOT_HIGHER,
    OWN_SUPPORT,
    TARGET_OCCUPIED,
    TARGET_UNSUPPORTED,
    NOTHING_EARNED,
    TAKE_BACK_FIRST,
    TAKE_BACK_OR_DONE,
    NO_BALL_TO_TAKE,
    NOT_YOURS_TO_TAKE,
    CARRIES_TO_TAKE,
    NO_TAKE_BACKS,
)
"""Every refusal there is."""


def why_not(position: Position, move: Move) -> Paragraph | None:
    """What is wrong with a move in a position; None for one that the rules allow."""
    if position.end is not None:
        return OVER[position.end.reason]
    if move.kind in (Kind.TAKE_BACK, Kind.DONE):
        return _no_take_back(position, move)
    if position.taking is not None:
        return TAKE_BACK_OR_DONE if position.taking else TAKE_BACK_FIRST
    return _no_place(position, move) if move.kind is Kind.PLACE else _no_raise(position, move)


def _no_place(position: Position, move: Move) -> Paragraph | None:
    filled = position.light | position.dark
    if reserve(position, position.seat) == 0:
        return RESERVE_EMPTY
    if filled >> move.cell & 1:
        return OCCUPIED
    return UNSUPPORTED if SUPPORTS[move.cell] & ~filled else None


def _no_raise(position: Position, move: Move) -> Paragraph | None:
    filled = position.light | position.dark
    if not filled >> move.source & 1:
        return NO_BALL_TO_RAISE
    if not balls(position, position.seat) >> move.source & 1:
        return NOT_YOURS_TO_RAISE
    if carrying(filled) >> move.source & 1:
        return CARRIES
    if level_of(move.cell) <= level_of(move.source):
        return NOT_HIGHER
    if filled >> move.cell & 1:
        return TARGET_OCCUPIED
    if RESTING[move.source] >> move.cell & 1:
        return OWN_SUPPORT
    return TARGET_UNSUPPORTED if SUPPORTS[move.cell] & ~filled else None


def _no_take_back(position: Position, move: Move) -> Paragraph | None:
    if position.taking is None:
        if move.kind is Kind.DONE:
            return NO_PASS
        return NO_TAKE_BACKS if position.rules is RuleSet.CHILDREN else NOTHING_EARNED
    if move.kind is Kind.DONE:
        return None if position.taking else TAKE_BACK_FIRST
    filled = position.light | position.dark
    if not filled >> move.cell & 1:
        return NO_BALL_TO_TAKE
    if not balls(position, position.seat) >> move.cell & 1:
        return NOT_YOURS_TO_TAKE
    return CARRIES_TO_TAKE if carrying(filled) >> move.cell & 1 else None
