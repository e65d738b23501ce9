"""One spirit blinks now and then, and all are still when nobody has done anything for a while."""

from itertools import pairwise

from game.shell.kit import Kit
from game.shell.tween import Pace
from game.tables.help_me.blinking import AWAKE, LEAST, Blinking
from game.tables.help_me.drawn import Lying
from tests.tables.help_me.conftest import Lay

STACKS = {square: Lying(square, 1) for square in range(6)}
STEP = 1 / 60


def _blinks(blinking: Blinking, seconds: float) -> list[tuple[float, int]]:
    """When eyes closed, and whose."""
    found, before = [], None
    for number in range(round(seconds / STEP)):
        blinking.step(STEP, STACKS)
        if blinking.square is not None and before is None:
            found.append((number * STEP, blinking.square))
        before = blinking.square
    return found


def test_there_are_some_seconds_between_blinks_and_none_after_a_while() -> None:
    found = _blinks(Blinking(0.12), 60)
    assert 1 <= len(found) <= 3
    assert all(at <= AWAKE for at, _ in found)
    assert all(b[0] - a[0] >= LEAST for a, b in pairwise(found))


def test_whoever_does_something_wakes_them() -> None:
    blinking = Blinking(0.12)
    _blinks(blinking, 60)
    blinking.wake()
    assert _blinks(blinking, 8)


def test_with_reduced_motion_nobody_blinks(lay: Lay, kit: Kit) -> None:
    kit.pace = Pace(reduced=True)
    table = lay()
    for _ in range(900):
        table.table.step(STEP)
        assert table.table.movers(1.0) == []


def test_at_a_table_that_rests_somebody_blinks(lay: Lay) -> None:
    table = lay()
    shown = 0
    for _ in range(round(AWAKE / STEP)):
        table.table.step(STEP)
        shown += bool(table.table.movers(1.0))
    assert 0 < shown < 60
