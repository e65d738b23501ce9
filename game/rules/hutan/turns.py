"""How a turn goes on and ends, and how a round gives way to the next (HU3, HU6-HU8, HU13-HU15)."""

from collections.abc import Sequence

from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.forest import Forest, allowed, reach
from game.rules.hutan.grid import union
from game.rules.hutan.land import Land
from game.rules.hutan.moves import flowers_of
from game.rules.hutan.planting import fits, rooms_of, steps
from game.rules.hutan.position import ON_DISPLAY, PANGOLIN, Phase, Position, Round, fresh
from game.rules.hutan.scoring import outcome


def forest_of(position: Position) -> Forest:
    """The forest of the seat whose turn it is."""
    return position.forests[position.seat]


def takes(position: Position) -> Sequence[str]:
    """What may be taken: the faces that fit, each once, then the pangolin, which always may (HU7, HU8)."""
    rooms = allowed(forest_of(position), position.terms.land.land)
    near = reach(position.turn.before, position.terms.land.land)
    found = [card for card in sorted(set(position.round.display)) if fits(rooms_of(card, rooms), near)]
    if position.round.pangolin == ON_DISPLAY:
        found.append(PANGOLIN)
    return found


def plantings(position: Position) -> Sequence[int]:
    """By colour, where a flower of the turn's card may go now (HU9-HU11)."""
    _phase, card, before, grown, _animal, _fertile = position.turn
    land = position.terms.land.land
    rooms = allowed(forest_of(position), land)
    near = reach(before, land)
    if card == flowers_of(PANGOLIN):
        return [room & near for room in rooms]
    found = [0] * len(COLOURS)
    for letter, squares in zip(card, steps(rooms_of(card, rooms), near, grown), strict=True):
        found[COLOURS.index(letter)] |= squares
    return found


def fertilisings(position: Position) -> Sequence[int]:
    """By colour, where a flower beside the animal may go now (HU15)."""
    rooms = allowed(forest_of(position), position.terms.land.land)
    return [room & position.turn.fertile for room in rooms]


def habitats(land: Land, forest: Forest, grown: int) -> Sequence[int]:
    """The perfect habitats that a square of `grown` belongs to (HU13)."""
    return [
        area
        for area in land.areas
        if area & grown and area & forest.trees == area and any(area & own == area for own in forest.flowers)
    ]


def invitations(position: Position) -> int:
    """Where an animal may come: trees that the card grew in a habitat it completed, while one is left (HU14)."""
    forest, grown = forest_of(position), position.turn.grown
    left = union(own for own, animals in zip(forest.flowers, position.animals, strict=True) if animals)
    return union(area & grown & left for area in habitats(position.terms.land, forest, grown))


def after_card(position: Position) -> Position:
    """The last flower of the card is planted: an animal may come, or the turn is over."""
    if invitations(position):
        return position._replace(turn=position.turn._replace(phase=Phase.ANIMAL))
    return end_turn(position)


def fertilise(position: Position, fertile: int) -> Position:
    """Flowers may come to these squares; when none can, the turn is over (HU15)."""
    going_on = position._replace(turn=position.turn._replace(phase=Phase.FERTILISE, fertile=fertile))
    return going_on if any(fertilisings(going_on)) else end_turn(position)


def end_turn(position: Position) -> Position:
    """The next seat's turn, after the first one with the pangolin on display; or the next round."""
    terms, now = position.terms, position.round
    done = now.turns + 1
    if done == terms.turns:
        return _end_round(position)
    pangolin = ON_DISPLAY if done == 1 else now.pangolin
    seat = (position.seat + 1) % terms.seats
    return position._replace(
        round=now._replace(pangolin=pangolin, turns=done),
        turn=fresh(position.forests[seat]),
        seat=seat,
        turns=position.turns + 1,
    )


def _end_round(position: Position) -> Position:
    """The next round begins with who took the pangolin; after the last one the game is over."""
    terms, now, coming = position.terms, position.round, position.coming
    ended = position._replace(turns=position.turns + 1)
    if now.number == terms.rounds:
        over = now._replace(display=(), turns=now.turns + 1)
        return ended._replace(round=over, turn=fresh(forest_of(position)), end=outcome(ended))
    first = max(now.pangolin, 0)
    cards = coming[0] if coming else ()
    gone = tuple(sorted((*now.gone, *now.cards)))
    return ended._replace(
        coming=coming and coming[1:],
        round=Round(now.number + 1, first, cards, cards, gone, now.pangolin, 0),
        turn=fresh(position.forests[first]),
        seat=first,
    )
