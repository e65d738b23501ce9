"""How a turn goes: a tile is taken and paid, has its effect, reaches goals, and the row moves up (MB4-MB10)."""

from collections.abc import Sequence
from typing import TypeVar

from game.rules.monster_baby_rescue.monsters import Monster, improvable, improved
from game.rules.monster_baby_rescue.position import GONE, Choice, Position, Step, is_ending
from game.rules.monster_baby_rescue.scoring import outcome
from game.rules.monster_baby_rescue.tiles import ANY, Tile

T = TypeVar("T")


def rearmost(track: Sequence[Step | None]) -> int:
    """The seat whose figure is farthest behind; one figure at least is on the track (MB4)."""
    return min((step, seat) for seat, step in enumerate(track) if step is not None)[1]


def in_stock(position: Position) -> list[int]:
    """Colours of which there still are diamonds."""
    return [colour for colour, gems in enumerate(position.supply) if gems]


def paid(position: Position, place: int) -> Step | None:
    """Where the figure stands after taking from that place of the row; the last turns cost nothing (MB5, MB10)."""
    stood = position.track[position.seat]
    if stood is None or is_ending(position):
        return stood
    terms = position.terms
    return Step(stood.travelled + terms.prices[place], terms.seats + position.turns)


def take(position: Position, place: int) -> Position:
    """A tile is taken; where it asks for a choice, that comes next (MB5, MB6)."""
    row, seat, number = position.row, position.seat, position.row[place]
    tile = position.terms.tiles[number]
    monster = position.monsters[seat]
    grown = monster._replace(
        rungs=monster.rungs + tile.rungs,
        beds=monster.beds + tile.beds,
        visits=monster.visits + tile.visits,
        tiles=(*monster.tiles, number),
    )
    taken = position._replace(
        row=(*row[:place], GONE, *row[place + 1 :]),
        track=swapped(position.track, seat, paid(position, place)),
        monsters=swapped(position.monsters, seat, grown),
    )
    return _effect(taken, tile)


def choose_part(position: Position, part: int) -> Position:
    """The part chosen goes up, and the turn ends."""
    return _end_turn(_with(position, improved(position.monsters[position.seat], part)))


def choose_gem(position: Position, colour: int) -> Position:
    """Diamonds of the colour chosen, and the turn ends."""
    choice = position.terms.tiles[position.monsters[position.seat].tiles[-1]].choice
    return _end_turn(_given(position, colour, choice))


def _effect(position: Position, tile: Tile) -> Position:
    """What the tile just taken shows, up to a choice; one with a single possibility is made (MB6)."""
    seat = position.seat
    for colour, gems in enumerate(tile.gems):
        if gems:
            position = _given(position, colour, gems)
    if tile.part == ANY:
        parts = improvable(position.monsters[seat])
        if len(parts) > 1:
            return position._replace(choice=Choice.PART)
        if parts:
            return choose_part(position, parts[0])
    elif tile.part >= 0:
        return choose_part(position, tile.part)
    elif tile.choice:
        colours = in_stock(position)
        if len(colours) > 1:
            return position._replace(choice=Choice.GEM)
        if colours:
            return choose_gem(position, colours[0])
    return _end_turn(position)


def _given(position: Position, colour: int, wanted: int) -> Position:
    """Diamonds of a colour to the seat whose turn it is, as many as there are (MB6)."""
    monster = position.monsters[position.seat]
    given = min(wanted, position.supply[colour])
    gems = swapped(monster.gems, colour, monster.gems[colour] + given)
    supply = swapped(position.supply, colour, position.supply[colour] - given)
    return _with(position._replace(supply=supply), monster._replace(gems=gems))


def _end_turn(position: Position) -> Position:
    """Goals, the row, and who is next; after the last turn the game is over (MB7, MB8, MB10)."""
    position = _rewarded(position)
    track = position.track
    if is_ending(position):
        track = swapped(track, position.seat, None)
    else:
        position = _refilled(position)
    ended = position._replace(track=track, choice=Choice.NONE, turns=position.turns + 1)
    if any(track):
        return ended._replace(seat=rearmost(track))
    return ended._replace(end=outcome(ended))


def _rewarded(position: Position) -> Position:
    """Every open goal whose condition holds goes to the seat whose turn it is (MB7)."""
    monster, goals = position.monsters[position.seat], position.terms.goals
    reached = tuple(number for number in position.goals if goals[number].met_by(monster))
    if not reached:
        return position
    open_ones = tuple(number for number in position.goals if number not in reached)
    return _with(position._replace(goals=open_ones), monster._replace(goals=monster.goals + reached))


def _refilled(position: Position) -> Position:
    """The dearer tiles slide to the gap, and the next one comes at the dearest place (MB8)."""
    place, row, deck = position.row.index(GONE), position.row, position.deck
    kept = row[:place] + row[place + 1 :]
    if position.ordered or len(deck) == 1:
        return position._replace(row=(*kept, deck[0]), deck=deck[1:])
    return position._replace(row=(*kept, GONE))


def _with(position: Position, monster: Monster) -> Position:
    """The position with another monster for the seat whose turn it is."""
    return position._replace(monsters=swapped(position.monsters, position.seat, monster))


def swapped(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """The things with another one at that index."""
    return (*things[:at], thing, *things[at + 1 :])
