"""Deals of Yoxii: the start of YX1 and YX2, or a game in progress (docs/protocol.md)."""

from collections.abc import Mapping
from typing import Any

from game.core.errors import SetupError
from game.core.protocol import Setup
from game.core.setups import fields, whole
from game.rules.yoxii.board import BY_NAME, MIDDLE
from game.rules.yoxii.pieces import COUNTS, FULL_HAND, VALUES, hand_of
from game.rules.yoxii.position import Position


def read_setup(value: object) -> Setup:
    """The setup in house order, or `SetupError` naming the key that can't be."""
    given = fields(value, ("totem", "pieces", "hands", "to_move"))
    if not given:
        return {}
    totem = _square(given["totem"], "totem")
    pieces = _pieces(given["pieces"])
    if totem in pieces:
        raise SetupError(f"pieces: the totem stands on {totem}")
    hands = _hands(given["hands"], pieces)
    to_move = whole(given["to_move"], "to_move", 0, 1)
    if sum(hands[to_move]) - sum(hands[1 - to_move]) not in (0, 1):
        held = f"{sum(hands[to_move])} pieces, the other seat {sum(hands[1 - to_move])}"
        raise SetupError(f"to_move: seat {to_move} holds {held}; it must be as many or one more")
    return {"totem": totem, "pieces": pieces, "hands": hands, "to_move": to_move}


def lay(setup: Setup) -> Position:
    """What a checked setup puts on the table, before anybody has asked whether the totem can move."""
    if not setup:
        return Position(MIDDLE, 0, 0, 0, 0, FULL_HAND, FULL_HAND, 0, False, 0, None)
    totem, to_move = BY_NAME[setup["totem"]], setup["to_move"]
    white, red, plus_one, plus_two = 0, 0, 0, 0
    for name, (seat, value) in setup["pieces"].items():
        square = BY_NAME[name]
        white |= square * (seat == 0)
        red |= square * (seat == 1)
        plus_one |= square * (value in (2, 4))
        plus_two |= square * (value in (3, 4))
    white_hand, red_hand = (hand_of(tuple(counts)) for counts in setup["hands"])
    return Position(totem, white, red, plus_one, plus_two, white_hand, red_hand, to_move, False, 0, None)


def _square(value: object, where: str) -> str:
    if not isinstance(value, str) or value not in BY_NAME:
        raise SetupError(f"{where}: there is no square {value!r}")
    return value


def _pair(value: object, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise SetupError(f"{where}: a list of two, not {value!r}")
    return list(value)


def _pieces(value: object) -> dict[str, list[int]]:
    if not isinstance(value, Mapping):
        raise SetupError(f"pieces is an object of square and [seat, value], not {value!r}")
    found: dict[str, list[int]] = {}
    for name, piece in value.items():
        where = f"pieces {_square(name, 'pieces')}"
        seat, worth = _pair(piece, where)
        found[name] = [whole(seat, f"{where} seat", 0, 1), whole(worth, f"{where} value", VALUES[0], VALUES[-1])]
    return {name: found[name] for name in BY_NAME if name in found}


def _hands(value: object, pieces: Mapping[str, list[int]]) -> list[list[int]]:
    """Both hands, if they hold exactly what isn't on the board (YX2)."""
    hands = [_hand(hand, f"hands of seat {seat}") for seat, hand in enumerate(_pair(value, "hands"))]
    laid = list(pieces.values())
    for seat, hand in enumerate(hands):
        for at, (held, count) in enumerate(zip(hand, COUNTS, strict=True)):
            on_board = laid.count([seat, VALUES[at]])
            if held + on_board != count:
                raise SetupError(
                    f"hands of seat {seat}: {held} of value {VALUES[at]} in hand and {on_board} on the board, "
                    f"the box holds {count}"
                )
    return hands


def _hand(value: object, where: str) -> list[int]:
    if not isinstance(value, (list, tuple)) or len(value) != len(COUNTS):
        raise SetupError(f"{where}: a list of {len(COUNTS)} counts, not {value!r}")
    return [whole(held, where, 0, count) for held, count in zip(value, COUNTS, strict=True)]
