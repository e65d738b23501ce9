"""Outcomes told by somebody else: for each game, plain code that shares nothing with its rules."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from game.core.protocol import Outcome, Seat
from tests.rules.help_me.plain import replayed as help_me_replayed
from tests.rules.hutan.forests import DATA as HUTAN_DATA
from tests.rules.hutan.plain import Plain
from tests.rules.monster_baby_rescue.boards import DATA as MONSTER_DATA
from tests.rules.monster_baby_rescue.plain import replayed as monster_replayed
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


@lru_cache(maxsize=1)
def _hutan_begun(setup: str, seats: int) -> tuple[list[str], Plain]:
    """A plain game that goes on with its walk, and what was played in it."""
    return [], Plain(HUTAN_DATA, json.loads(setup), seats)


def _hutan(walk: Walk, played: int) -> Outcome | None:
    texts, plain = _hutan_begun(json.dumps(walk.setup), walk.case.seats)
    assert texts == walk.texts[: len(texts)]
    for text in walk.texts[len(texts) : played]:
        plain.move(text)
        texts.append(text)
    assert len(texts) == played, "the law asks for one walk after another, from its start to its end"
    return Outcome(tuple(Seat(seat) for seat in plain.winners()), "last_round") if plain.over else None


def _monster(walk: Walk, played: int) -> Outcome | None:
    full = walk.case.options["rules"] == "full"
    winners = monster_replayed(MONSTER_DATA, dict(walk.setup), walk.texts[:played], full=full).winners()
    return winners and Outcome(tuple(Seat(seat) for seat in winners), "last_turns")


RECOUNT: dict[str, Callable[[Walk, int], Outcome | None]] = {
    "pylos": _pylos,
    "yoxii": _yoxii,
    "help_me": _help_me,
    "hutan": _hutan,
    "monster_baby_rescue": _monster,
}
"""By game: the outcome after so many moves of a walk."""
