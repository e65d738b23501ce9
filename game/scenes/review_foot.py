"""The foot of a review: the course of the game as a graph, and buttons that go along it; in one row or in two."""

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

from game.scenes.review_graph import GRAPH, Graph
from game.shell.column import Arrow
from game.shell.layout import Canvas, Rect
from game.shell.widget import Widget
from game.words import Words

BUTTON, GAP, GRAPH_HIGH = 84.0, 16.0, 108.0
ROW_GAP = 28.0
"""Between graph and buttons."""
ENOUGH = 0.65
"""If less of a portrait screen's height were left for table and prompts, graph and buttons take turns in one row."""
PAGE, TURNING = "page", "turning"
"""The buttons that change from one to the other, and that go to the next turning point."""


class Way(NamedTuple):
    """What a button does: its drawing, the deed, and whether there is anything to do."""

    icon: str
    go: Callable[[], None]
    possible: Callable[[], bool]


class Form(NamedTuple):
    """Where the foot's things are."""

    graph: Rect
    row: Rect
    """Of the buttons."""
    folded: bool
    """Only one of them at a time."""

    @property
    def rect(self) -> Rect:
        """All of it."""
        top = min(self.graph.y, self.row.y)
        left = min(self.graph.x, self.row.x)
        right, bottom = max(self.graph.right, self.row.right), max(self.graph.bottom, self.row.bottom)
        return Rect(left, top, right - left, bottom - top)


def form_in(room: Rect, canvas: Canvas, buttons: int) -> Form:
    """At the lower edge of a room: beside one another, or in portrait the graph above if there is height enough."""
    wide = buttons * (BUTTON + GAP) - GAP
    if not canvas.portrait:
        graph = Rect(room.x + wide + ROW_GAP, room.bottom - GRAPH_HIGH, room.w - wide - ROW_GAP, GRAPH_HIGH)
        return Form(graph, Rect(room.x, graph.centre[1] - BUTTON / 2, wide, BUTTON), False)
    both = GRAPH_HIGH + ROW_GAP + BUTTON
    row = Rect(room.centre[0] - wide / 2, room.bottom - BUTTON, wide, BUTTON)
    if canvas.safe.bottom - both - room.y >= ENOUGH * canvas.height:
        return Form(Rect(room.x, room.bottom - both, room.w, GRAPH_HIGH), row, False)
    graph = Rect(room.x, room.bottom - GRAPH_HIGH, room.w - BUTTON - GAP, GRAPH_HIGH)
    left = graph.right - wide
    return Form(graph, Rect(left, graph.centre[1] - BUTTON / 2, wide, BUTTON), True)


def foot(form: Form, graph: Graph, ways: Mapping[str, Way], paging: Way, paged: bool) -> list[Widget]:
    """Its widgets; where it is folded, the buttons only when it is `paged`, else the graph."""
    row, wide = form.row, BUTTON + GAP
    buttons = [
        Arrow(name, Rect(row.x + number * wide, row.y, BUTTON, BUTTON), *way)
        for number, (name, way) in enumerate(ways.items())
    ]
    if not form.folded:
        return [graph, *buttons]
    page = Arrow(PAGE, Rect(form.graph.right + GAP, row.y, BUTTON, BUTTON), *paging)
    return [*(buttons if paged else [graph]), page]


def labels(words: Words, playing: bool, paged: bool) -> dict[Hashable, str]:
    """What CONFIRM does on each spot."""
    say = words.say
    play = say("Pause") if playing else say("Play on")
    return {
        GRAPH: play,
        "first": say("To the beginning"),
        "back": say("A step back"),
        "play": play,
        "forward": say("A step on"),
        "last": say("To the end"),
        TURNING: say("Turning point"),
        PAGE: say("Show the course") if paged else say("Show the buttons"),
    }
