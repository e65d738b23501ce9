"""Outcomes told by somebody else: for each game, plain code that shares nothing with its rules."""

from collections.abc import Callable
from typing import Any

from game.core.protocol import Outcome, Seat
from tests.rules.pylos.plain import replayed
from tests.rules.walks import Walk


def _pylos(walk: Walk, played: int) -> Outcome | None:
    setup: dict[str, Any] = dict(walk.setup)
    plain = replayed(walk.case.options["rules"], setup.get("cells", {}), setup.get("to_move", 0), walk.texts[:played])
    if plain.result is None:
        return None
    winners, reason = plain.result
    return Outcome(tuple(Seat(seat) for seat in winners), reason)


RECOUNT: dict[str, Callable[[Walk, int], Outcome | None]] = {"pylos": _pylos}
"""By game: the outcome after so many moves of a walk."""
