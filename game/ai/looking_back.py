"""What a bot of Hutan reads from a position: how the turn began, what is left to play, what the rules see."""

from collections import Counter
from collections.abc import Sequence

from game.ai.groves import KEYS, Ground, Grove
from game.rules.hutan.flowers import COLOURS, COPIES
from game.rules.hutan.forest import Forest, colour_at
from game.rules.hutan.grid import BESIDE, each
from game.rules.hutan.position import Phase, Position, fresh


def turns_left(position: Position) -> int:
    """How many turns the seat to move still has, this one included."""
    terms = position.terms
    done = position.round.turns // terms.seats if terms.seats > 1 else 0
    a_round = 2 if terms.seats > 1 else 1
    return a_round * (terms.rounds - position.round.number + 1) - done


def before_turn(position: Position) -> Forest:
    """The forest of the seat to move as it was when the turn began."""
    turn, forest = position.turn, position.forests[position.seat]
    flowers, trees, animals = list(forest.flowers), forest.trees, forest.animals
    if turn.animal:
        trees, animals = trees | turn.animal, animals ^ turn.animal
    fertilised = 0
    if turn.animal:
        fertilised = BESIDE[turn.animal] & position.terms.land.land & ~turn.fertile
    for squares in (fertilised, turn.grown):
        for bit in each(squares):
            if trees & bit:
                trees ^= bit
            else:
                flowers = [own & ~bit for own in flowers]
    return Forest(tuple(flowers), trees, animals)


def start_of_turn(position: Position) -> Position:
    """The position at the beginning of a turn, with the card back on display; not for a multicoloured flower.

    Cards on display come in order, so that all decisions of a turn find the same beginning.
    """
    now, seat, forest = position.round, position.seat, before_turn(position)
    display = list(now.display)
    if position.turn.phase is Phase.PLANT:
        grown = each(position.turn.grown)
        letters = (COLOURS[colour_at(position.forests[seat], square)] for square in grown)
        display.append("".join(sorted([*position.turn.card, *letters])))
    return position._replace(
        forests=(*position.forests[:seat], forest, *position.forests[seat + 1 :]),
        round=now._replace(display=tuple(sorted(display))),
        turn=fresh(forest),
    )


def animals_before(position: Position) -> Sequence[int]:
    """The animals that were left when the turn began."""
    forest, animal = position.forests[position.seat], position.turn.animal
    return [left + bool(own & animal) for left, own in zip(position.animals, forest.flowers, strict=True)]


def forest_of(ground: Ground, grove: Grove) -> Forest:
    """A grove as the rules see it."""
    flowers, trees, animals = [0] * len(COLOURS), 0, 0
    for square, bit in enumerate(ground.bits):
        thing = grove.codes[ground.area[square]] >> ground.shift[square] & 15
        if thing:
            flowers[(thing - 1) % 5] |= bit
            trees |= bit if 5 < thing <= 10 else 0
            animals |= bit if thing > 10 else 0
    return Forest(tuple(flowers), trees, animals)


def unseen_keys(position: Position) -> list[int]:
    """The cards that were never laid out, as keys, in a fixed order."""
    left = Counter(COPIES)
    left.subtract([*position.round.gone, *position.round.cards])
    return [KEYS[face] for face in COPIES for _ in range(left[face])]
