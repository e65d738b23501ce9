"""Why a move of Yoxii is advised, in a few words: how it ends the game, what it closes, counts, blocks or saves."""

from collections.abc import Iterator

from game.rules.yoxii.board import BETWEEN, BEYOND, NEIGHBOURS, Square, destinations, jumps, squares_of
from game.rules.yoxii.game import Yoxii
from game.rules.yoxii.moves import Move
from game.rules.yoxii.pieces import HELD
from game.rules.yoxii.position import Position, counted, free, hand, pieces, points
from game.words import Words

_RULES = Yoxii()
_HIGH = 3
"""Pieces worth so much are worth keeping."""


def advice(words: Words, position: Position, move: Move) -> str:
    """The most telling reason for a legal move."""
    after = _RULES.play(position, move)
    return _piece(words, position, move, after) if position.placing else _totem(words, position, move, after)


# -------------------------------------------------- the totem


def _totem(words: Words, position: Position, move: Move, after: Position) -> str:
    """Of where the totem goes; `after` waits for a piece."""
    seat, rival = position.seat, 1 - position.seat
    if any(end.end is not None and end.end.winners == (seat,) for end in _placed(after)):
        return words.say("There you can end the game, and win")
    others = [_RULES.play(position, other) for other in _RULES.legal(position) if other != move]
    if others and _is_safe(after) and not any(map(_is_safe, others)):
        return words.say("Anywhere else the other side can end the game, and win")
    if BETWEEN[position.totem][move.square]:
        return words.say("The other side can't jump back over your pieces")
    own, other = points(after, seat), points(after, rival)
    if own > other:
        return words.say("There you are ahead, {own} to {other}", own=own, other=other)
    if _near(after, rival) < _near(position, rival):
        return words.say("Leads away from pieces of the other side")
    if _near(after, seat) > _near(position, seat):
        return words.say("Leads to more of your own pieces")
    if _room(after) > _room(position):
        return words.say("Leads to where more squares are free")
    return words.say("Costs you least in the moves ahead")


def _is_safe(waiting: Position) -> bool:
    """Whether some piece can be placed after which the other side can't end the game and win with its next turn."""
    return any(_holds(after, waiting.seat) for after in _placed(waiting))


def _holds(after: Position, seat: int) -> bool:
    """Whether a turn of `seat` that led here neither lost the game nor lets the other side win it next."""
    return not _can_win(after) if after.end is None else seat in after.end.winners


def _placed(waiting: Position) -> Iterator[Position]:
    """What every piece leads to that may be placed now."""
    return (_RULES.play(waiting, piece) for piece in _RULES.legal(waiting))


def _can_win(position: Position) -> bool:
    """Whether the seat to move can end the game with this turn, and win.

    That takes a place for the totem with one free neighbour at most.
    """
    moved = (_RULES.play(position, move) for move in _RULES.legal(position))
    tight = (each for each in moved if _room(each) < 2)
    return any(
        after.end is not None and after.end.winners == (position.seat,) for each in tight for after in _placed(each)
    )


def _room(position: Position) -> int:
    """How many squares next to the totem are free."""
    return (free(position) & NEIGHBOURS[position.totem]).bit_count()


def _near(position: Position, seat: int) -> int:
    """How many pieces of a seat are next to the totem."""
    return counted(position, seat).bit_count()


# -------------------------------------------------- a piece


def _piece(words: Words, position: Position, move: Move, after: Position) -> str:
    """Of a piece that is placed beside the totem."""
    if after.end is not None:
        return _ended(words, position.seat, after)
    seat, rival = position.seat, 1 - position.seat
    if not _can_win(after) and any(not _holds(each, seat) for each in _placed(position)):
        return words.say("Keeps the other side from ending the game, and winning")
    ways = destinations(after.totem, pieces(after, rival), free(after))
    if ways.bit_count() == 1:
        return words.say("Leaves only one way for the totem")
    if move.square & jumps(position.totem, pieces(position, rival), free(position)):
        return words.say("Takes a jump away from the other side")
    if all(NEIGHBOURS[way] & move.square for way in squares_of(ways)):
        return words.say("Counts wherever the totem goes next")
    held = HELD[hand(position, seat)]
    if move.value == held[0] < _HIGH <= held[-1]:
        return words.say("Keeps your high pieces for later")
    if move.value >= _HIGH and _nearly_closed(after):
        return words.say("Your {value} counts where little room is left", value=move.value)
    if points(position, seat) <= points(position, rival) and points(after, seat) > points(after, rival):
        return words.say("Brings you ahead next to the totem")
    if _makes_bridge(after, seat, move):
        return words.say("Makes a longer bridge for your jumps")
    return words.say("Costs you least in the moves ahead")


def _ended(words: Words, seat: int, after: Position) -> str:
    """Of a piece that closes the totem in."""
    assert after.end is not None
    own, other = points(after, seat), points(after, 1 - seat)
    if len(after.end.winners) == 2:
        return words.say("Ends the game in a draw")
    if seat not in after.end.winners:
        return words.say("Costs you least in the moves ahead")
    if own == other:
        return words.say("Ends the game now: more pieces of yours are next to the totem")
    return words.say("Ends the game now, with you ahead {own} to {other}", own=own, other=other)


def _nearly_closed(position: Position) -> bool:
    """Whether more squares next to the totem are taken than free."""
    return 2 * _room(position) < NEIGHBOURS[position.totem].bit_count()


def _makes_bridge(after: Position, seat: int, move: Move) -> bool:
    """Whether the piece joins one of the same seat in a line that the totem could jump over from end to end."""
    own, square = pieces(after, seat), move.square
    return any(
        _lands(BEYOND[square][beside], own, after) and _lands(BEYOND[beside][square], own, after)
        for beside in squares_of(own & NEIGHBOURS[square])
    )


def _lands(line: tuple[Square, ...], own: int, position: Position) -> bool:
    """Whether the first square of a line that holds none of these pieces is free, or the totem's."""
    end = next((square for square in line if not square & own), 0)
    return bool(end & (free(position) | position.totem))
