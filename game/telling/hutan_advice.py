"""Why a move of Hutan is advised, in a few words: what it completes, grows, brings or makes possible."""

from collections.abc import Iterator

from game.rules.hutan.ecosystems import score
from game.rules.hutan.flowers import ANY, COLOURS, without
from game.rules.hutan.forest import Forest, plant
from game.rules.hutan.grid import BESIDE, each
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import PANGOLIN, Phase, Position
from game.rules.hutan.scoring import COMPLETE, MIXED, UNTOUCHED, standing, total
from game.rules.hutan.turns import fertilisings, forest_of, invitations, plantings
from game.words import Words


def advice(words: Words, seen: Position, move: Move) -> str:
    """The most telling reason for a legal move."""
    if move.card == PANGOLIN:
        return _pangolin(words, seen)
    if move.kind is Kind.TAKE:
        return _taken(words, seen, move.card)
    if move.kind is Kind.DISCARD:
        return words.say("Nothing can be planted, so any card may go")
    if move.kind is Kind.ANIMAL:
        return _invited(words, seen, move.square)
    if move.kind is Kind.PLANT:
        return _planted(words, seen, move)
    if move.kind is Kind.DONE and _would_cost(seen):
        return words.say("More flowers beside the animal would cost points")
    return words.say("Costs you least in the moves ahead")


# -------------------------------------------------- a card


def _pangolin(words: Words, seen: Position) -> str:
    """Of the pangolin, a multicoloured flower whose taker begins, where anything can be planted and is to follow."""
    plants, follows = any(_steps(_with_card(seen, ANY))), seen.round.number < seen.terms.rounds
    if plants and follows:
        return words.say("Any colour you need, and you begin the next round")
    return words.say("It may have any colour you need") if plants else words.say("Costs you least in the moves ahead")


def _taken(words: Words, seen: Position, card: str) -> str:
    """Of a card, from everything that could be planted with it."""
    start = forest_of(seen)
    ends = list(_ends(seen, card))
    if any(invitations(end) for end in ends):
        return words.say("With it you can bring an animal")
    whole, mixed = (_areas(seen, start, what) for what in (COMPLETE, MIXED))
    if any(_areas(seen, forest_of(end), COMPLETE) > whole for end in ends):
        return words.say("With it you can complete an area")
    trees = max((forest_of(end).trees.bit_count() for end in ends), default=0) - start.trees.bit_count()
    if trees > 0:
        return words.count("With it you can grow {number} tree", "With it you can grow {number} trees", trees)
    if card == ANY:
        return words.say("It may have any colour you need")
    if any(_areas(seen, forest_of(end), MIXED) == mixed for end in ends):
        return words.say("Its flowers fit without mixing colours in an area")
    return words.say("Costs you least in the moves ahead")


def _ends(seen: Position, card: str) -> Iterator[Position]:
    """What every planting of a card leads to, each forest once."""
    ends = [_with_card(seen, card)]
    for _ in card:
        found = {(after.turn.card, forest_of(after)): after for position in ends for after in _steps(position)}
        ends = list(found.values())
    return iter(ends)


def _with_card(seen: Position, card: str) -> Position:
    """When it has been taken."""
    return seen._replace(turn=seen.turn._replace(phase=Phase.PLANT, card=card))


def _steps(position: Position) -> Iterator[Position]:
    """The same turn with one flower more of its card planted."""
    turn, seat = position.turn, position.seat
    for colour, squares in enumerate(plantings(position)):
        card = without(turn.card, ANY if turn.card == ANY else COLOURS[colour])
        for square in each(squares):
            forest = plant(position.forests[seat], colour, square)
            forests = (*position.forests[:seat], forest, *position.forests[seat + 1 :])
            yield position._replace(forests=forests, turn=turn._replace(card=card, grown=turn.grown | square))


def _areas(seen: Position, forest: Forest, what: str) -> int:
    """How many areas stand like that."""
    return sum(standing(seen.terms.points, area, forest).what == what for area in seen.terms.land.areas)


# -------------------------------------------------- a flower


def _planted(words: Words, seen: Position, move: Move) -> str:
    """Of one flower, from the card or beside an animal."""
    before = forest_of(seen)
    after = plant(before, move.colour, move.square)
    points = seen.terms.points
    area = next(area for area in seen.terms.land.areas if area & move.square)
    was, becomes = standing(points, area, before).what, standing(points, area, after)
    if becomes.what == COMPLETE != was:
        return words.count("Completes an area: {number} point", "Completes an area: {number} points", becomes.points)
    tree = after.trees != before.trees
    if tree and becomes.what == COMPLETE and after.trees & area == area and seen.turn.phase is Phase.PLANT:
        return words.say("Completes a perfect habitat")
    card = _card_gain(words, seen, before, after)
    if card:
        return card
    if tree:
        return words.count("Grows a tree: {number} point", "Grows a tree: {number} points", points.tree)
    if was == UNTOUCHED:
        return words.say("Begins an area in one colour")
    if was == MIXED:
        return words.say("That area is mixed already and costs no more")
    if becomes.what == MIXED:
        return words.say("Costs you least in the moves ahead")
    return words.say("Keeps that area in one colour")


def _card_gain(words: Words, seen: Position, before: Forest, after: Forest) -> str:
    """Which ecosystem card brings more by it, if one does."""
    terms = seen.terms
    gains = [
        (score(card, terms.land, after) - score(card, terms.land, before), card.title) for card in terms.ecosystems
    ]
    gain, title = max(gains, default=(0, ""))
    if gain <= 0:
        return ""
    return words.count("{card}: {number} point more", "{card}: {number} points more", gain, card=words.given(title))


# -------------------------------------------------- an animal


def _invited(words: Words, seen: Position, square: int) -> str:
    """Of an animal that takes the place of a tree."""
    terms = seen.terms
    area = next(area for area in terms.land.areas if area & square)
    points = terms.points.animal[area.bit_count()]
    beside = seen._replace(turn=seen.turn._replace(fertile=BESIDE[square] & terms.land.land))
    if any(fertilisings(beside)):
        return words.count(
            "Brings {number} point, and flowers beside it", "Brings {number} points, and flowers beside it", points
        )
    return words.count("Brings {number} point", "Brings {number} points", points)


def _would_cost(seen: Position) -> bool:
    """Whether every flower that may still come beside the animal would cost points at once."""
    terms, forest = seen.terms, forest_of(seen)
    now = total(terms, forest)
    return all(
        total(terms, plant(forest, colour, square)) < now
        for colour, squares in enumerate(fertilisings(seen))
        for square in each(squares)
    )
