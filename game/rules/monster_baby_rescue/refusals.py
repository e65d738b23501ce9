"""Why a move of Monster Baby Rescue is refused: the paragraph of the rule book and what is wrong."""

from game.core.protocol import Paragraph
from game.rules.monster_baby_rescue.monsters import improvable
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import GONE, Choice, Position
from game.rules.monster_baby_rescue.turns import in_stock

OVER = Paragraph("MB10", "over")
TAKE_FIRST = Paragraph("MB5", "take_first")
ONE_TILE = Paragraph("MB5", "one_tile")
CHOOSE_PART = Paragraph("MB6", "choose_part")
CHOOSE_GEM = Paragraph("MB6", "choose_gem")
AT_HIGHEST = Paragraph("MB6", "at_highest")
NONE_LEFT = Paragraph("MB6", "none_left")
NO_TILE = Paragraph("MB10", "no_tile")

REFUSALS: tuple[Paragraph, ...] = (
    OVER,
    TAKE_FIRST,
    ONE_TILE,
    CHOOSE_PART,
    CHOOSE_GEM,
    AT_HIGHEST,
    NONE_LEFT,
    NO_TILE,
)
"""Every refusal there is."""


def why_not(position: Position, move: Move) -> Paragraph | None:
    """What is wrong with a move in a position; None for one that the rules allow."""
    if position.end is not None:
        return OVER
    if position.choice is Choice.NONE:
        if move.deed is not Deed.TAKE:
            return TAKE_FIRST
        return NO_TILE if position.row[move.what] == GONE else None
    if move.deed is Deed.TAKE:
        return ONE_TILE
    if position.choice is Choice.PART:
        if move.deed is not Deed.IMPROVE:
            return CHOOSE_PART
        return None if move.what in improvable(position.monsters[position.seat]) else AT_HIGHEST
    if move.deed is not Deed.GEM:
        return CHOOSE_GEM
    return None if move.what in in_stock(position) else NONE_LEFT
