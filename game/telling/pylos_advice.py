"""Why a move of Pylos is advised, in a few words: what it wins, earns, saves, blocks, prepares or gives up."""

from game.rules.pylos.board import carrying, vacant
from game.rules.pylos.game import Pylos
from game.rules.pylos.moves import Kind, Move
from game.rules.pylos.position import SHAPES, Position, balls, reserve
from game.words import Words

_RULES = Pylos()


def advice(words: Words, position: Position, move: Move) -> str:
    """The most telling reason for a legal move."""
    after = _RULES.play(position, move)
    if after.end is not None and after.end.winners == (position.seat,):
        if after.end.reason == "apex":
            return words.say("Takes the top and wins at once")
        return words.say("Wins at once: the other side is stuck")
    if move.kind is Kind.DONE:
        return words.say("Your other balls do more where they lie")
    if move.kind is Kind.TAKE_BACK:
        return _take_back(words, position, move)
    if after.taking is not None:
        return _earned(words, after, move)
    return _landed(words, position, move, after)


def _earned(words: Words, after: Position, move: Move) -> str:
    own = balls(after, after.seat)
    shapes = [shape for shape in SHAPES[after.rules][move.cell] if own & shape == shape]
    number = 2 if any(_RULES.play(after, take).taking for take in _RULES.legal(after)) else 1
    if len(shapes) > 1:
        return words.count(
            "Completes several shapes: take back {number} ball",
            "Completes several shapes: take back {number} balls",
            number,
        )
    if _is_square(shapes[0]):
        return words.count(
            "Completes a square: take back {number} ball", "Completes a square: take back {number} balls", number
        )
    return words.count(
        "Completes a line: take back {number} ball", "Completes a line: take back {number} balls", number
    )


def _landed(words: Words, position: Position, move: Move, after: Position) -> str:
    """Of a place or a raise that earns nothing."""
    blocks = move.cell in _paying(position, 1 - position.seat)
    if move.kind is Kind.RAISE:
        return (
            words.say("Blocks the other side and saves a ball") if blocks else words.say("Saves a ball by raising it")
        )
    if blocks:
        return words.say("Blocks a light square") if position.seat else words.say("Blocks a dark square")
    if _prepares(after, position.seat, move):
        return words.say("Prepares a dark square") if position.seat else words.say("Prepares a light square")
    if not _gains(after):
        return words.say("Gives the other side nothing to gain")
    return words.say("Costs you least in the moves ahead")


def _take_back(words: Words, position: Position, move: Move) -> str:
    rival = 1 - position.seat
    without = _without(position, move)
    if len(_paying(without, rival)) < len(_paying(position, rival)):
        return words.say("Takes a chance away from the other side")
    before, after = (balls(each, position.seat) & ~carrying(each.light | each.dark) for each in (position, without))
    if position.taking == 0 and after & ~before:
        return words.say("Frees another ball to take back")
    return words.say("One more ball for later")


def _without(position: Position, move: Move) -> Position:
    """The board when the ball is gone, whoever is to move then."""
    if position.seat:
        return position._replace(dark=position.dark ^ move.change)
    return position._replace(light=position.light ^ move.change)


def _replies(position: Position, seat: int) -> list[Move]:
    """What a seat could do if it were to start a turn on this board."""
    return list(_RULES.legal(position._replace(seat=seat, taking=None, end=None)))


def _paying(position: Position, seat: int) -> set[int]:
    """Cells where a ball of the seat would complete a shape."""
    own = balls(position, seat)
    return {
        move.cell
        for move in _replies(position, seat)
        if any((own ^ move.change) & shape == shape for shape in SHAPES[position.rules][move.cell])
    }


def _prepares(after: Position, seat: int, move: Move) -> bool:
    """Whether one more ball would complete a square that the move belongs to."""
    own, free = balls(after, seat), vacant(after.light | after.dark)
    missing = [shape & ~own for shape in SHAPES[after.rules][move.cell] if _is_square(shape)]
    return reserve(after, seat) > 0 and any(cells.bit_count() == 1 and cells & free for cells in missing)


def _gains(after: Position) -> bool:
    """Whether the seat to move can complete a shape or raise a ball."""
    return bool(_paying(after, after.seat)) or any(move.kind is Kind.RAISE for move in _RULES.legal(after))


def _is_square(shape: int) -> bool:
    """Four cells of which two and two are neighbours in a row."""
    first = shape & -shape
    return shape == first * 0b110011
