"""Why a move of Help Me! is advised, in a few words, from what its seat knows and the screen shows: tops and heights.

Nothing here follows from the inside of a stack, or from a creature that isn't the adviser's own (HM6).
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.help_me.board import are_neighbours
from game.rules.help_me.game import HelpMe
from game.rules.help_me.moves import Move
from game.rules.help_me.position import Position, is_over, stacks
from game.rules.help_me.tiles import CREATURE
from game.words import Words

_RULES = HelpMe()
_TALL = 3
"""Tiles of a stack that is worth burying."""


class _Stack(NamedTuple):
    """What everybody sees of one, and whether it would be one's own if the game ended now."""

    creature: int
    height: int
    own: bool


def advice(words: Words, seen: Position, move: Move) -> str:
    """The most telling reason for a legal move of the seat that sees the position like this."""
    after = _RULES.play(seen, move)
    before, then = _shown(seen), _shown(after)
    moving, covered = before[move.source], before[move.target]
    if is_over(after) and any(stack.own for stack in then.values()):
        return words.say("Ends the game: nobody can cover your stacks any more")
    if moving.own:
        return _own_moved(words, moving, covered, alone=not _neighbours(then, move.target))
    others = [square for square, stack in then.items() if stack.own and square != move.target]
    if any(_neighbours(before, square) and not _neighbours(then, square) for square in others):
        return words.say("Leaves a stack of yours without neighbours: nobody can cover it")
    if covered.own:
        return words.say("Bluff: it looks as if that creature weren't yours")
    if covered.height >= _TALL:
        return words.say("Buries a tall stack that isn't yours")
    if any(len(_neighbours(then, square)) < len(_neighbours(before, square)) for square in others):
        return words.say("Takes a neighbour away from a stack of yours")
    return words.say("Tells nobody which creatures are yours")


def _own_moved(words: Words, moving: _Stack, covered: _Stack, alone: bool) -> str:
    """Of a stack with one's own creature on top; `alone` if it has no neighbour where it goes."""
    if alone:
        return words.say("Brings a stack of yours to where nobody can cover it")
    if covered.own and moving.creature == covered.creature:
        return words.say("Puts two of a kind together: the number below counts as well")
    if covered.own:
        return words.say("Makes one taller stack of two that are yours")
    return words.count(
        "Puts a creature of yours on top of {number} tile",
        "Puts a creature of yours on top of {number} tiles",
        covered.height,
    )


def _shown(position: Position) -> dict[int, _Stack]:
    """By square: the stacks as their tops and heights show them to the viewer."""
    mine = () if position.viewer is None else position.creatures[position.viewer] or ()
    tops = {square: (CREATURE[stack[-1]], len(stack)) for square, stack in stacks(position).items()}
    return {square: _Stack(creature, height, creature in mine) for square, (creature, height) in tops.items()}


def _neighbours(shown: Mapping[int, _Stack], square: int) -> list[int]:
    """The stacks that could be put on the one on a square."""
    return [other for other in shown if are_neighbours(other, square)]
