"""Deals of Pylos: an empty board, or balls that already lie (docs/protocol.md)."""

from collections.abc import Mapping
from typing import Any

from game.core.errors import SetupError
from game.core.protocol import Setup
from game.core.setups import fields, whole
from game.rules.pylos.board import BALLS, NUMBERS, SUPPORTS, names


def read_setup(value: object) -> Setup:
    """The setup in house order, or `SetupError` naming the key that can't be."""
    given = fields(value, ("cells", "to_move"))
    if not given:
        return {}
    return {"cells": _cells(given["cells"]), "to_move": whole(given["to_move"], "to_move", 0, 1)}


def lay(setup: Setup) -> tuple[int, int, int]:
    """Light bits, dark bits and the seat to move of a checked setup."""
    balls = [0, 0]
    for name, seat in setup.get("cells", {}).items():
        balls[seat] |= 1 << NUMBERS[name]
    return balls[0], balls[1], setup.get("to_move", 0)


def _cells(value: object) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise SetupError(f"cells is an object of cell and seat, not {value!r}")
    seats: dict[Any, int] = {name: whole(seat, f"cells {name}", 0, 1) for name, seat in value.items()}
    for name in seats:
        if name not in NUMBERS:
            raise SetupError(f"cells: there is no cell {name!r}")
    filled = sum(1 << NUMBERS[name] for name in seats)
    for name in seats:
        missing = SUPPORTS[NUMBERS[name]] & ~filled
        if missing:
            raise SetupError(f"cells: the ball on {name} lacks support on {', '.join(names(missing))}")
    for seat in (0, 1):
        balls = list(seats.values()).count(seat)
        if balls > BALLS:
            raise SetupError(f"cells: seat {seat} has {balls} balls, the box holds {BALLS}")
    return {name: seats[name] for name in NUMBERS if name in seats}
