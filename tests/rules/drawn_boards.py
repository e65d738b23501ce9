"""Boards as a view draws them: changed by nothing but the events that `tell` returns."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.events import Earned, Ended, Placed, Raised, TakenBack, TurnEnded
from game.core.protocol import Event
from game.rules.help_me.events import Revealed, StackMoved
from game.rules.hutan import events as hutan
from game.rules.monster_baby_rescue import events as monster
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


def _hutan(table: Drawing, events: Sequence[Event]) -> None:
    for event in events:
        if isinstance(event, hutan.Taken):
            if event.card == "pangolin":
                table["pangolin"] = event.seat
            else:
                table["display"].remove(event.card)
            table["phase"], table["card"] = "plant", "j" if event.card == "pangolin" else event.card
        elif isinstance(event, hutan.Discarded):
            table["display"].remove(event.card)
        elif isinstance(event, hutan.Planted):
            _hutan_planted(table, event)
        elif isinstance(event, hutan.HabitatCompleted):
            forest = table["forests"][event.seat]
            assert all(forest[square] == [event.colour, "tree"] for square in event.squares)
        elif isinstance(event, hutan.MayInvite):
            assert event.places
            table["phase"], table["card"] = "animal", None
        elif isinstance(event, hutan.Invited):
            assert table["forests"][event.seat][event.at] == [event.colour, "tree"]
            table["forests"][event.seat][event.at] = [event.colour, "animal"]
            table["animals"][event.colour] -= 1
            table["phase"] = "fertilise"
        else:
            _hutan_passing_on(table, event)


def _hutan_planted(table: Drawing, event: hutan.Planted) -> None:
    forest = table["forests"][event.seat]
    assert forest.get(event.at) == ([event.colour, "flower"] if event.tree else None)
    forest[event.at] = [event.colour, "tree" if event.tree else "flower"]
    if not event.fertilised:
        table["card"] = "" if table["card"] == "j" else table["card"].replace(event.colour, "", 1)


def _hutan_passing_on(table: Drawing, event: Event) -> None:
    if isinstance(event, TurnEnded):
        table["phase"], table["card"] = "take", None
    elif isinstance(event, hutan.PangolinJoined):
        assert table["pangolin"] == event.seat
        table["pangolin"] = "display"
    elif isinstance(event, hutan.RoundEnded):
        assert table["round"] == event.number
        table["gone"] = sorted([*table["gone"], *event.cards])
    elif isinstance(event, hutan.RoundLaid):
        table["round"], table["first"], table["display"] = event.number, event.first, list(event.cards)
    elif isinstance(event, Ended):
        table["phase"], table["display"] = None, []
    else:
        assert isinstance(event, hutan.NotInvited)


def _monster(table: Drawing, events: Sequence[Event]) -> None:
    for event in events:
        if isinstance(event, monster.Taken):
            assert table["row"][event.place - 1] == event.tile.name
            table["row"][event.place - 1] = None
            table["monsters"][event.seat]["tiles"].append(event.tile.name)
        elif isinstance(event, monster.Walked):
            assert table["track"][event.seat][0] + event.steps == event.travelled
            table["track"][event.seat] = [event.travelled, event.arrival]
        elif isinstance(event, monster.MayChoose):
            table["choice"] = event.what
        elif isinstance(event, monster.GoalReached):
            assert not any(event.goal.name in own["goals"] for own in table["monsters"])
            table["monsters"][event.seat]["goals"].append(event.goal.name)
        else:
            _monster_grown(table, event)


def _monster_grown(table: Drawing, event: Event) -> None:
    if isinstance(event, monster.Improved):
        levels = table["monsters"][event.seat]["levels"]
        levels[event.part] += 1
        assert levels[event.part] == event.level
    elif isinstance(event, monster.GemsTaken):
        gems = table["monsters"][event.seat]["gems"]
        gems["red"] += event.red
        gems["green"] += event.green
    elif not isinstance(event, monster.Climbed | monster.Bedded | monster.Visited):
        _monster_passing_on(table, event)


def _monster_passing_on(table: Drawing, event: Event) -> None:
    if isinstance(event, monster.Dealt):
        table["row"].remove(None)
        table["row"].append(event.tile.name)
        table["pool"].remove(event.tile.name)
        table["deck_left"] -= 1
    elif isinstance(event, monster.LastTurnsBegan):
        table["ending"] = True
    elif isinstance(event, monster.LeftTrack):
        table["track"][event.seat] = None
    else:
        table["choice"] = None
        assert isinstance(event, TurnEnded | Ended)


DRAW: dict[str, Callable[[Drawing, Sequence[Event]], None]] = {
    "pylos": _pylos,
    "yoxii": _yoxii,
    "help_me": _help_me,
    "hutan": _hutan,
    "monster_baby_rescue": _monster,
}
"""By game: draws events on a table."""
