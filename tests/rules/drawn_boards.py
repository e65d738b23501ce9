"""Boards as a view draws them: changed by nothing but the events that `tell` returns."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.events import Earned, Ended, Placed, Raised, TakenBack, TurnEnded
from game.core.protocol import Event
from game.rules.help_me.events import Revealed, StackMoved
from game.rules.yoxii.events import TotemMoved

Drawing = dict[str, Any]
"""A copy of the table's parts that events may change."""


def _pylos(table: Drawing, events: Sequence[Event]) -> None:
    cells, reserve = table["cells"], table["reserve"]
    for event in events:
        if isinstance(event, Placed):
            assert event.at not in cells
            cells[event.at] = event.seat
            reserve[event.seat] -= 1
        elif isinstance(event, Raised):
            assert event.target not in cells
            cells[event.target] = cells.pop(event.source)
        elif isinstance(event, TakenBack):
            assert cells.pop(event.at) == event.seat
            reserve[event.seat] += 1
            table["taking"] += 1
        elif isinstance(event, Earned):
            assert all(cells[at] == event.seat for shape in event.shapes for at in shape)
            table["taking"] = 0
        elif isinstance(event, TurnEnded):
            table["taking"] = None
        else:
            assert isinstance(event, Ended)


def _yoxii(table: Drawing, events: Sequence[Event]) -> None:
    for event in events:
        if isinstance(event, TotemMoved):
            assert event.source == table["totem"]
            assert all(table["pieces"][square][0] == event.seat for square in event.over)
            table["totem"], table["placing"] = event.target, True
        elif isinstance(event, Placed):
            assert event.at not in table["pieces"]
            table["pieces"][event.at] = [event.seat, int(event.piece)]
            table["hands"][event.seat][int(event.piece) - 1] -= 1
        elif isinstance(event, TurnEnded):
            table["placing"] = False
        else:
            assert isinstance(event, Ended)


def _help_me(table: Drawing, events: Sequence[Event]) -> None:
    stacks = table["stacks"]
    for event in events:
        if isinstance(event, StackMoved):
            stacks[event.target] = stacks[event.target] + stacks.pop(event.source)
        elif isinstance(event, Revealed):
            assert table["creatures"][event.seat] == list(event.creatures)
        else:
            assert isinstance(event, TurnEnded | Ended)


DRAW: dict[str, Callable[[Drawing, Sequence[Event]], None]] = {"pylos": _pylos, "yoxii": _yoxii, "help_me": _help_me}
"""By game: draws events on a table."""
