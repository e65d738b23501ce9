"""Why a move of Hutan is refused: the paragraph of the rule book and what is wrong."""

from game.core.protocol import Paragraph
from game.rules.hutan.flowers import ANY, COLOURS
from game.rules.hutan.forest import allowed, colour_at
from game.rules.hutan.grid import BESIDE
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.planting import rooms_of, steps
from game.rules.hutan.position import NOBODY, ON_DISPLAY, PANGOLIN, Phase, Position
from game.rules.hutan.turns import forest_of, habitats, invitations, plantings, takes

OVER = Paragraph("HU3", "over")
NO_PANGOLIN = Paragraph("HU5", "no_pangolin")
TAKE_FIRST = Paragraph("HU6", "take_first")
NOT_ON_DISPLAY = Paragraph("HU6", "not_on_display")
ONE_CARD = Paragraph("HU6", "one_card")
PANGOLIN_HELD = Paragraph("HU7", "pangolin_held")
DOES_NOT_FIT = Paragraph("HU8", "does_not_fit")
CAN_PLANT = Paragraph("HU8", "can_plant")
TAKE_PANGOLIN = Paragraph("HU8", "take_pangolin")
NOT_ON_CARD = Paragraph("HU9", "not_on_card")
LAKE = Paragraph("HU9", "lake")
SAME_SQUARE = Paragraph("HU9", "same_square")
OTHER_COLOUR = Paragraph("HU9", "other_colour")
ON_TREE = Paragraph("HU9", "tree")
ON_ANIMAL = Paragraph("HU9", "animal")
APART = Paragraph("HU10", "apart")
OUT_OF_REACH = Paragraph("HU10", "out_of_reach")
NO_ROOM_FOR_REST = Paragraph("HU11", "no_room_for_rest")
NO_HABITAT = Paragraph("HU13", "no_habitat")
PLANT_ALL = Paragraph("HU14", "plant_all")
INVITE_OR_SKIP = Paragraph("HU14", "invite_or_skip")
NOT_GROWN = Paragraph("HU14", "not_grown")
NONE_LEFT = Paragraph("HU14", "none_left")
ONE_ANIMAL = Paragraph("HU14", "one_animal")
FERTILISE_OR_DONE = Paragraph("HU15", "fertilise_or_done")
NOT_BESIDE_ANIMAL = Paragraph("HU15", "not_beside_animal")
ONCE = Paragraph("HU15", "once")

REFUSALS: tuple[Paragraph, ...] = (
    OVER,
    NO_PANGOLIN,
    TAKE_FIRST,
    NOT_ON_DISPLAY,
    ONE_CARD,
    PANGOLIN_HELD,
    DOES_NOT_FIT,
    CAN_PLANT,
    TAKE_PANGOLIN,
    NOT_ON_CARD,
    LAKE,
    SAME_SQUARE,
    OTHER_COLOUR,
    ON_TREE,
    ON_ANIMAL,
    APART,
    OUT_OF_REACH,
    NO_ROOM_FOR_REST,
    NO_HABITAT,
    PLANT_ALL,
    INVITE_OR_SKIP,
    NOT_GROWN,
    NONE_LEFT,
    ONE_ANIMAL,
    FERTILISE_OR_DONE,
    NOT_BESIDE_ANIMAL,
    ONCE,
)
"""Every refusal there is."""


def why_not(position: Position, move: Move) -> Paragraph | None:
    """What is wrong with a move in a position; None for one that the rules allow."""
    if position.end is not None:
        return OVER
    check = {
        Phase.TAKE: _while_taking,
        Phase.PLANT: _while_planting,
        Phase.ANIMAL: _while_inviting,
        Phase.FERTILISE: _while_fertilising,
    }[position.turn.phase]
    return check(position, move)


def _while_taking(position: Position, move: Move) -> Paragraph | None:
    if move.kind not in (Kind.TAKE, Kind.DISCARD):
        return TAKE_FIRST
    if move.card == PANGOLIN:
        if position.round.pangolin == ON_DISPLAY:
            return None
        return NO_PANGOLIN if position.round.pangolin == NOBODY else PANGOLIN_HELD
    if move.card not in position.round.display:
        return NOT_ON_DISPLAY
    possible = takes(position)
    if move.kind is Kind.TAKE:
        return None if move.card in possible else DOES_NOT_FIT
    if possible:
        return TAKE_PANGOLIN if list(possible) == [PANGOLIN] else CAN_PLANT
    return None


def _while_planting(position: Position, move: Move) -> Paragraph | None:
    if move.kind in (Kind.TAKE, Kind.DISCARD):
        return ONE_CARD
    if move.kind is not Kind.PLANT:
        return PLANT_ALL
    card, grown = position.turn.card, position.turn.grown
    if card != ANY and COLOURS[move.colour] not in card:
        return NOT_ON_CARD
    if move.square & grown:
        return SAME_SQUARE
    taken = _taken(position, move)
    if taken is not None or plantings(position)[move.colour] & move.square:
        return taken
    return _misplaced(position, move)


def _taken(position: Position, move: Move) -> Paragraph | None:
    """What stands in a flower's way on its square (HU9)."""
    land, forest, square = position.terms.land, forest_of(position), move.square
    if square & land.lakes:
        return LAKE
    if square & forest.animals:
        return ON_ANIMAL
    if square & forest.trees:
        return ON_TREE
    return None if colour_at(forest, square) in (-1, move.colour) else OTHER_COLOUR


def _misplaced(position: Position, move: Move) -> Paragraph:
    """Why a flower can't go to a square that has room for it: what would do if the rest were different?"""
    land, card, grown = position.terms.land.land, position.turn.card, position.turn.grown
    if card == ANY:
        return OUT_OF_REACH
    flower = card.index(COLOURS[move.colour])
    if not steps([land] * len(card), land, grown)[flower] & move.square:
        return APART
    rooms = rooms_of(card, allowed(forest_of(position), land))
    return OUT_OF_REACH if steps(rooms, land, grown)[flower] & move.square else NO_ROOM_FOR_REST


def _while_inviting(position: Position, move: Move) -> Paragraph | None:
    if move.kind is Kind.SKIP:
        return None
    if move.kind is not Kind.ANIMAL:
        return INVITE_OR_SKIP
    if move.square & invitations(position):
        return None
    forest, grown = forest_of(position), position.turn.grown
    for area in habitats(position.terms.land, forest, grown):
        if area & move.square:
            return NONE_LEFT if move.square & grown else NOT_GROWN
    return NO_HABITAT


def _while_fertilising(position: Position, move: Move) -> Paragraph | None:
    if move.kind is Kind.DONE:
        return None
    if move.kind is Kind.ANIMAL:
        return ONE_ANIMAL
    if move.kind is not Kind.PLANT:
        return FERTILISE_OR_DONE
    if not move.square & BESIDE[position.turn.animal]:
        return NOT_BESIDE_ANIMAL
    if move.square & position.terms.land.land & ~position.turn.fertile:
        return ONCE
    return _taken(position, move)
