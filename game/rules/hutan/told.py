"""What a move did, as events."""

from collections.abc import Iterator, Sequence

from game.core.events import Ended, TurnEnded
from game.core.protocol import Event, Seat
from game.rules.hutan.events import (
    Discarded,
    HabitatCompleted,
    Invited,
    MayInvite,
    NotInvited,
    PangolinJoined,
    Planted,
    RoundEnded,
    RoundLaid,
    Taken,
)
from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.forest import colour_at
from game.rules.hutan.grid import NAMES, names
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import ON_DISPLAY, Phase, Position
from game.rules.hutan.turns import habitats, invitations


def told(position: Position, move: Move, after: Position) -> Sequence[Event]:
    """The events between a position and the one after the move."""
    events = [*_deed(position, move, after)]
    if after.turns > position.turns:
        events += _passing_on(position, after)
    return events


def _deed(position: Position, move: Move, after: Position) -> Iterator[Event]:
    seat = Seat(position.seat)
    if move.kind is Kind.TAKE:
        yield Taken(seat, move.card)
    elif move.kind is Kind.DISCARD:
        yield Discarded(seat, move.card)
    elif move.kind is Kind.PLANT:
        yield from _growth(position, move, after)
    elif move.kind is Kind.ANIMAL:
        colour = colour_at(position.forests[seat], move.square)
        yield Invited(seat, NAMES[move.square], COLOURS[colour])
    elif move.kind is Kind.SKIP:
        yield NotInvited(seat)


def _growth(position: Position, move: Move, after: Position) -> Iterator[Event]:
    seat, code = Seat(position.seat), COLOURS[move.colour]
    forest = after.forests[seat]
    tree = bool(forest.trees & move.square)
    yield Planted(seat, NAMES[move.square], code, tree, position.turn.phase is Phase.FERTILISE)
    if tree:
        for area in habitats(position.terms.land, forest, move.square):
            yield HabitatCompleted(seat, names(area), code)
    if after.turns == position.turns and after.turn.phase is Phase.ANIMAL:
        yield MayInvite(seat, names(invitations(after)))


def _passing_on(position: Position, after: Position) -> Iterator[Event]:
    yield TurnEnded(Seat(position.seat))
    if after.end is not None:
        yield Ended(*after.end)
    elif after.round.number > position.round.number:
        yield RoundEnded(position.round.number, position.round.cards)
        yield RoundLaid(after.round.number, Seat(after.round.first), after.round.cards)
    elif after.round.pangolin == ON_DISPLAY and position.round.pangolin >= 0:
        yield PangolinJoined(Seat(position.round.pangolin))
