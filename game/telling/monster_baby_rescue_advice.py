"""Why a move of Monster Baby Rescue is advised, in a few words: what it reaches, brings, completes or costs."""

from collections.abc import Sequence

from game.rules.monster_baby_rescue.monsters import Monster, improvable
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import Choice, Position, Terms, is_ending
from game.rules.monster_baby_rescue.scoring import full_lines, totals
from game.rules.monster_baby_rescue.turns import choose_gem, choose_part, in_stock, take
from game.words import Words

_MUCH = 4
"""Points that matter more than the next turn."""


def advice(words: Words, seen: Position, move: Move) -> str:
    """The most telling reason for a legal move."""
    seat, end = seen.seat, _best_end(seen, move)
    before, after = seen.monsters[seat], end.monsters[seat]
    gain = totals(end)[seat] - totals(seen)[seat]
    if len(after.goals) > len(before.goals):
        return _reached(words, seen.terms, after.goals[len(before.goals) :])
    if seen.terms.simple is None and _lines(seen.terms, after) > _lines(seen.terms, before):
        return words.count("Completes a line: {number} point", "Completes a line: {number} points", seen.terms.line)
    if gain >= _MUCH:
        return _brings(words, gain)
    if move.deed is Deed.TAKE and not is_ending(seen):
        return _paid(words, seen, move, end, gain)
    if gain > 0:
        return _brings(words, gain)
    return _chosen(words, seen, move, after)


def _best_end(seen: Position, move: Move) -> Position:
    """The end of the turn, with the best choice where the tile asks for one."""
    seat = seen.seat
    if move.deed is Deed.IMPROVE:
        return choose_part(seen, move.what)
    if move.deed is Deed.GEM:
        return choose_gem(seen, move.what)
    taken = take(seen, move.what)
    if taken.choice is Choice.PART:
        ends = [choose_part(taken, part) for part in improvable(taken.monsters[seat])]
    elif taken.choice is Choice.GEM:
        ends = [choose_gem(taken, colour) for colour in in_stock(taken)]
    else:
        return taken
    return max(ends, key=lambda end: (len(end.monsters[seat].goals), totals(end)[seat]))


def _reached(words: Words, terms: Terms, goals: Sequence[int]) -> str:
    """Of one goal or more; in the simplified game they bring no points."""
    if terms.simple is not None or len(goals) > 1:
        return words.count("Reaches {number} goal", "Reaches {number} goals", len(goals))
    points = sum(terms.goals[number].points for number in goals)
    return words.count("Reaches a goal: {number} point", "Reaches a goal: {number} points", points)


def _brings(words: Words, points: int) -> str:
    return words.count("Brings {number} point as things stand", "Brings {number} points as things stand", points)


def _lines(terms: Terms, monster: Monster) -> int:
    return full_lines([terms.tiles[number] for number in monster.tiles])


def _paid(words: Words, seen: Position, move: Move, end: Position, gain: int) -> str:
    """Of a tile that brings little at once: who is next, or what it costs."""
    if end.seat == seen.seat and end.end is None:
        return words.say("You stay farthest behind, so you are next again")
    if gain > 0:
        return _brings(words, gain)
    prices = seen.terms.prices
    if prices[move.what] == min(prices):
        return words.say("Takes you only a few locations ahead")
    return words.say("Costs you least in the moves ahead")


def _chosen(words: Words, seen: Position, move: Move, after: Monster) -> str:
    """Of a part or a colour that brings no points at once."""
    before = seen.monsters[seen.seat]
    if move.deed is Deed.GEM and min(after.gems) > min(before.gems) == 0:
        return words.say("Then you have a diamond of each colour")
    wanted = any(seen.terms.goals[number].test == "all_parts" for number in seen.goals)
    if move.deed is Deed.IMPROVE and wanted and min(after.levels) > min(before.levels):
        return words.say("Raises your lowest part, which goals ask for")
    return words.say("Costs you least in the moves ahead")
