"""Why a move of Yoxii is refused: the paragraph of the rule book and what is wrong."""

from game.core.protocol import Paragraph
from game.rules.yoxii.board import BETWEEN, openings
from game.rules.yoxii.moves import Move
from game.rules.yoxii.pieces import HELD
from game.rules.yoxii.position import Position, free, hand, pieces

OVER = Paragraph("YX6", "over")
TOTEM_FIRST = Paragraph("YX3", "totem_first")
PIECE_NOW = Paragraph("YX3", "piece_now")
VALUE_USED_UP = Paragraph("YX3", "value_used_up")
TOTEM_STAYS = Paragraph("YX4", "stays")
TARGET_OCCUPIED = Paragraph("YX4", "occupied")
NOT_STRAIGHT = Paragraph("YX4", "not_straight")
OVER_OPPONENT = Paragraph("YX4", "over_opponent")
OVER_GAP = Paragraph("YX4", "over_gap")
ON_TOTEM = Paragraph("YX5", "on_totem")
OCCUPIED = Paragraph("YX5", "occupied")
NOT_NEXT_TO_TOTEM = Paragraph("YX5", "not_next_to_totem")

REFUSALS: tuple[Paragraph, ...] = (
    OVER,
    TOTEM_FIRST,
    PIECE_NOW,
    VALUE_USED_UP,
    TOTEM_STAYS,
    TARGET_OCCUPIED,
    NOT_STRAIGHT,
    OVER_OPPONENT,
    OVER_GAP,
    ON_TOTEM,
    OCCUPIED,
    NOT_NEXT_TO_TOTEM,
)
"""Every refusal there is."""


def why_not(position: Position, move: Move) -> Paragraph | None:
    """What is wrong with a move in a position; None for one that the rules allow."""
    if position.end is not None:
        return OVER
    if move.value:
        return _no_piece(position, move) if position.placing else TOTEM_FIRST
    return PIECE_NOW if position.placing else _no_totem(position, move)


def _no_totem(position: Position, move: Move) -> Paragraph | None:
    totem, target = position.totem, move.square
    if target == totem:
        return TOTEM_STAYS
    if not target & free(position):
        return TARGET_OCCUPIED
    if target not in BETWEEN[totem]:
        return NOT_STRAIGHT
    own, other = pieces(position, position.seat), pieces(position, 1 - position.seat)
    for square in BETWEEN[totem][target]:
        if square & other:
            return OVER_OPPONENT
        if not square & own:
            return OVER_GAP
    return None


def _no_piece(position: Position, move: Move) -> Paragraph | None:
    if move.square == position.totem:
        return ON_TOTEM
    if not move.square & free(position):
        return OCCUPIED
    if not move.square & openings(position.totem, free(position)):
        return NOT_NEXT_TO_TOTEM
    return None if move.value in HELD[hand(position, position.seat)] else VALUE_USED_UP
