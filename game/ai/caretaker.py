"""How a bot plays Monster Baby Rescue: it values tiles, and plays games on to their end over what may come.

A game is played on with the unseen tiles in some order, every seat taking what gains it most for its price. Every
decision that is thought of meets the same orders; those that lead to the best results are tried more often.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ai.courses import Course, course_of
from game.ai.strength import Strength
from game.core.rng import Rng
from game.rules.monster_baby_rescue.monsters import improvable
from game.rules.monster_baby_rescue.moves import GEM, IMPROVE, TAKE, Move
from game.rules.monster_baby_rescue.position import GONE, Choice, Position
from game.rules.monster_baby_rescue.tiles import ROW
from game.rules.monster_baby_rescue.turns import in_stock

FINALISTS = (6, 4, 3, 2)
"""How many decisions games are played on for, in stages of equal length."""

PRIOR = 4
"""The value of a decision counts as much as so many games."""


class Planned(NamedTuple):
    """What is decided."""

    move: Move
    nodes: int
    """Tiles looked at for own turns, in games played on."""
    depth: int
    value: int
    """In hundredths of a point: what the seat is ahead of the others' average, or what a tile gains it."""


def plan(position: Position, strength: Strength, seed: int, stop: Callable[[], bool]) -> Planned:
    """The decision in a position of `seen_by` that isn't over.

    A strength of one turn values tiles alone, of more plays games on.
    """
    rng = Rng(seed)
    course = course_of(position)
    moves = _moves(position)
    values = [course.value_of(move) + rng.below(strength.slip + 1) for move in moves]
    ranked = sorted(range(len(moves)), key=lambda at: -values[at])
    if strength.turns == 1 or len(moves) == 1:
        return Planned(moves[ranked[0]], len(moves), 1, values[ranked[0]])
    return _played_on(course, [(moves[at], values[at]) for at in ranked], strength.nodes, rng, stop)


def _played_on(
    course: Course, valued: Sequence[tuple[Move, int]], budget: int, rng: Rng, stop: Callable[[], bool]
) -> Planned:
    """The decision that leads to the best results, a few games' weight given to what its value says."""
    moves, values = zip(*valued, strict=True)
    leads = dict.fromkeys(range(len(moves)), 0)
    tried = nodes = 0
    for stage, kept in enumerate(FINALISTS):
        order = sorted(leads, key=lambda at: -leads[at] - PRIOR * values[at])
        leads = {at: leads[at] for at in order[:kept]}
        until = budget * (stage + 1) // len(FINALISTS)
        while nodes < until and len(leads) > 1 and not (stop() and tried):
            deck = rng.shuffled(course.deck)
            tried += 1
            for at in leads:
                lead, turns = course.copy(deck).played_out(moves[at])
                leads[at] += lead
                nodes += turns * ROW // course.terms.seats
    best = max(leads, key=lambda at: leads[at] + PRIOR * values[at])
    return Planned(moves[best], nodes, course.turns_left(), leads[best] // max(1, tried))


def _moves(position: Position) -> Sequence[Move]:
    """The legal moves in the order of the rules."""
    if position.choice is Choice.PART:
        return [IMPROVE[part] for part in improvable(position.monsters[position.seat])]
    if position.choice is Choice.GEM:
        return [GEM[colour] for colour in in_stock(position)]
    return [move for move, number in zip(TAKE, position.row, strict=True) if number != GONE]
