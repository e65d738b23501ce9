"""What a move did, as events."""

from collections.abc import Iterator, Sequence

from game.core.events import Ended, TurnEnded
from game.core.protocol import Event, Seat
from game.rules.monster_baby_rescue.events import (
    Bedded,
    Climbed,
    Dealt,
    GemsTaken,
    GoalReached,
    Improved,
    LastTurnsBegan,
    LeftTrack,
    MayChoose,
    Taken,
    Visited,
    Walked,
)
from game.rules.monster_baby_rescue.monsters import Monster
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import GONE, Choice, Position, is_ending
from game.rules.monster_baby_rescue.tiles import PARTS


def told(position: Position, move: Move, after: Position) -> Sequence[Event]:
    """The events between a position and the one after the move."""
    seat = Seat(position.seat)
    events = [*_taking(position, move, after)] if move.deed is Deed.TAKE else []
    events += _effects(seat, position.monsters[seat], after.monsters[seat])
    if after.choice is not Choice.NONE:
        return [*events, MayChoose(seat, after.choice.name.lower())]
    goals = after.monsters[seat].goals[len(position.monsters[seat].goals) :]
    events += [GoalReached(seat, position.terms.goals[number]) for number in goals]
    return [*events, *_passing_on(position, after)]


def _taking(position: Position, move: Move, after: Position) -> Iterator[Event]:
    seat, terms = Seat(position.seat), position.terms
    yield Taken(seat, move.what + 1, terms.tiles[position.row[move.what]])
    stood, stands = position.track[seat], after.track[seat]
    if stood is not None and stands is not None and stands != stood:
        yield Walked(seat, stands.travelled - stood.travelled, *stands)


def _effects(seat: Seat, before: Monster, after: Monster) -> Iterator[Event]:
    for part, (was, now) in enumerate(zip(before.levels, after.levels, strict=True)):
        if now > was:
            yield Improved(seat, PARTS[part], now)
    red, green = (now - was for was, now in zip(before.gems, after.gems, strict=True))
    if red or green:
        yield GemsTaken(seat, red, green)
    if after.rungs > before.rungs:
        yield Climbed(seat, after.rungs - before.rungs)
    if after.beds > before.beds:
        yield Bedded(seat, after.beds - before.beds)
    if after.visits > before.visits:
        yield Visited(seat)


def _passing_on(position: Position, after: Position) -> Iterator[Event]:
    seat = Seat(position.seat)
    if is_ending(position):
        yield LeftTrack(seat)
    elif after.row[-1] != GONE:
        yield Dealt(position.terms.tiles[after.row[-1]])
    yield TurnEnded(seat)
    if after.end is not None:
        yield Ended(*after.end)
    elif is_ending(after) and not is_ending(position):
        yield LastTurnsBegan()
