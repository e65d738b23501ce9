"""Outcomes told by somebody else: for each game, plain code that shares nothing with its rules."""

from collections.abc import Callable
from typing import Any

from game.core.protocol import Outcome, Seat
from tests.rules.help_me.plain import replayed as help_me_replayed
from tests.rules.pylos.plain import replayed
from tests.rules.walks import Walk
from tests.rules.yoxii.plain import replayed as yoxii_replayed


def _pylos(walk: Walk, played: int) -> Outcome | None:
    setup: dict[str, Any] = dict(walk.setup)
    plain = replayed(walk.case.options["rules"], setup.get("cells", {}), setup.get("to_move", 0), walk.texts[:played])
    if plain.result is None:
        return None
    winners, reason = plain.result
    return Outcome(tuple(Seat(seat) for seat in winners), reason)


def _yoxii(walk: Walk, played: int) -> Outcome | None:
    winners = yoxii_replayed(walk.texts[:played]).winners()
    return winners and Outcome(tuple(Seat(seat) for seat in winners), "totem_blocked")


def _help_me(walk: Walk, played: int) -> Outcome | None:
    winners = help_me_replayed(dict(walk.setup), walk.texts[:played]).winners()
    return winners and Outcome(tuple(Seat(seat) for seat in winners), "no_neighbours")


RECOUNT: dict[str, Callable[[Walk, int], Outcome | None]] = {"pylos": _pylos, "yoxii": _yoxii, "help_me": _help_me}
"""By game: the outcome after so many moves of a walk."""
