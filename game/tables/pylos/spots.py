"""What can be in focus on the table, and which spot is meant where several lie over one another."""

import math
from collections.abc import Hashable, Sequence

from game.rules.pylos.board import CELLS, NAMES, NUMBERS, level_of, vacant
from game.shell.focus import Spot
from game.shell.layout import around
from game.tables.pylos.looking import State
from game.tables.pylos.painting import HELD, RAISED
from game.tables.pylos.places import Place
from game.tables.pylos.spread import Spread

DONE = "done"
"""The DONE button; spots of cells are named like the cells."""
TRAY = "tray"
CORE = 0.9
"""A press on that part of a ball means it, whatever else lies near."""


def spots(spread: Spread, state: State) -> list[Spot]:
    """Every cell that a press does something to, from the bottom up and row by row, then DONE.

    While the levels are lifted, all balls, and for somebody who may act all cells: to look, or to ask why not.
    """
    places = spread.places(state.lifted)
    found = [_spot(spread, state, places[cell]) for cell in CELLS if _chosen(state, cell)]
    if state.choosing.done is not None:
        found.append(Spot(DONE, spread.button(state.lifted), 20))
    return found


def grips(spread: Spread, state: State) -> list[Spot]:
    """What only the pointer means: cells where nothing can be done, and the own tray while it can be drawn from."""
    if state.seat is None or state.lifted:
        return []
    places = spread.places(False)
    there = state.filled | vacant(state.filled)
    found = [_spot(spread, state, places[cell]) for cell in CELLS if there >> cell & 1 and not _chosen(state, cell)]
    if state.choosing.places:
        panel = spread.panels[state.seat]
        found.append(Spot(TRAY, panel.tray or panel.rect))
    return found


def first(spread: Spread, state: State, favourite: str | None) -> Hashable:
    """The last cell used if it serves again, else the cell for a ball nearest to the middle of the lowest level.

    While a ball can be put down anywhere it is never one's own ball, which the next press would pick up.
    """
    cells = state.choosing.landings or state.choosing.liftable
    if favourite is not None and NUMBERS[favourite] in cells:
        return favourite
    places = spread.places(state.lifted)
    if not cells:
        return None
    x, y, _ = spread.plan.board
    return NAMES[min(cells, key=lambda cell: (level_of(cell), math.hypot(places[cell].x - x, places[cell].y - y)))]


def after_choosing(spread: Spread, state: State, cell: int) -> Hashable:
    """Where the focus goes when a ball was picked up (the nearest cell for it) or put down (stays)."""
    if state.choosing.source is None:
        return NAMES[cell]
    places = spread.places(state.lifted)
    here = places[cell]
    cells = state.choosing.landings
    return NAMES[min(cells, key=lambda there: math.hypot(places[there].x - here.x, places[there].y - here.y))]


def picked(spread: Spread, state: State, there: Sequence[Spot], x: float, y: float) -> Spot:
    """The spot drawn last whose ball or mark really holds the point, else the cell nearest to it.

    What can be done comes before what can't.
    """
    places = spread.places(state.lifted)
    order = {NAMES[cell]: i for i, cell in enumerate(places)}
    cells = sorted((spot for spot in there if spot.id in order), key=lambda spot: order[str(spot.id)])
    others = [spot for spot in there if spot.id not in order]
    if not cells:
        return others[-1]
    useful = [spot for spot in cells if state.choosing.holds(NUMBERS[str(spot.id)])]
    for spot in (*reversed(useful), *reversed(cells)):
        place = places[NUMBERS[str(spot.id)]]
        held = place.in_ball(x, y, CORE) if place.cell in state.drawn.balls else place.in_mark(x, y)
        if held:
            return spot
    return min(useful or cells, key=lambda spot: places[NUMBERS[str(spot.id)]].off_mark(x, y))


def _chosen(state: State, cell: int) -> bool:
    looks = state.lifted and (cell in state.drawn.balls or state.seat is not None)
    return looks or state.choosing.holds(cell)


def _spot(spread: Spread, state: State, place: Place) -> Spot:
    wide = 2 * place.radius
    size = spread.size(state.lifted)
    if place.cell in state.drawn.balls:
        up = HELD * size if place.cell == state.choosing.source else 0.0
        return Spot(place.name, around(place.x, place.y - up, wide, wide), round=True)
    return Spot(place.name, around(place.x, place.y - RAISED * size, wide, wide), round=True, hit=place.pitch)
