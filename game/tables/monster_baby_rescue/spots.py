"""What can be in focus on the table."""

from collections.abc import Hashable

from game.rules.monster_baby_rescue.moves import Deed
from game.rules.monster_baby_rescue.position import GONE, Choice, left
from game.shell.focus import Spot
from game.tables.monster_baby_rescue.spread import Spread
from game.tables.monster_baby_rescue.state import BOARD, FINAL, GEM, GOAL, PART, PILE, SEAT, TILE, State


def spots(spread: Spread, state: State) -> list[Spot]:
    """Tiles, or what is to be chosen; then boards, pile, goals and final tiles to look at."""
    if state.sheet is not None:
        return [Spot(BOARD, spread.plan.board, 18), *_seats(spread, state)]
    return [*_deeds(spread, state), *_things(spread, state)]


def _deeds(spread: Spread, state: State) -> list[Spot]:
    if state.choosing is Choice.PART:
        parts = [move.what for move in state.legal if move.deed is Deed.IMPROVE]
        return [Spot((PART, part), spread.board.part_rect(part), 24) for part in parts]
    if state.choosing is Choice.GEM:
        gems = [move.what for move in state.legal if move.deed is Deed.GEM]
        return [Spot((GEM, gem), spread.things.gem_rect(gem), 18) for gem in gems]
    return [
        Spot((TILE, place), spread.row.tile_rect(place), 18)
        for place, number in enumerate(state.drawn.row)
        if number != GONE
    ]


def _things(spread: Spread, state: State) -> list[Spot]:
    found = _seats(spread, state)
    if state.choosing is not Choice.PART:
        found.insert(0, Spot(BOARD, spread.plan.board, 18))
    if left(state.drawn):
        words = spread.pile_words(state)
        found.append(Spot(PILE, spread.track.pile_rect(words), 14))
    terms = state.position.terms
    found += [Spot((GOAL, number), spread.goals.goal_rect(number), 14) for number in range(len(terms.goals))]
    return found + [Spot((FINAL, number), spread.goals.final_rect(number), 14) for number in range(len(terms.finals))]


def _seats(spread: Spread, state: State) -> list[Spot]:
    return [Spot((SEAT, int(seat)), spread.plan.seats[at], 18) for at, seat in enumerate(state.others)]


def first(state: State) -> Hashable:
    """The cheapest tile, or the first thing to choose."""
    if state.seat is None or not state.legal:
        return None
    move = state.legal[0]
    return {Deed.TAKE: TILE, Deed.IMPROVE: PART, Deed.GEM: GEM}[move.deed], move.what
