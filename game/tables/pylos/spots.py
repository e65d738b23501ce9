"""What can be in focus on the table, and which spot is meant where several lie over one another."""

import math
from collections.abc import Hashable, Sequence

from game.rules.pylos.board import CELLS, NAMES, NUMBERS, level_of
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
    """Every cell that a press does something to, from the bottom up and row by row, then DONE."""
    places = spread.places(state.lifted)
    found = [_spot(spread, state, places[cell]) for cell in CELLS if _chosen(state, cell)]
    if state.choosing.done is not None:
        found.append(Spot(DONE, spread.button(state.lifted), 20))
    return found


def grips(spread: Spread, state: State) -> list[Spot]:
    """The own tray while a ball can be placed from it."""
    if state.seat is None or state.lifted or not state.choosing.places:
        return []
    panel = spread.panels[state.seat]
    return [Spot(TRAY, panel.tray or panel.rect)]


def first(spread: Spread, state: State, favourite: str | None) -> Hashable:
    """The last cell used if it serves again, else the cell for a ball nearest to the middle of the lowest level."""
    if favourite is not None and state.choosing.holds(NUMBERS[favourite]):
        return favourite
    places = spread.places(state.lifted)
    cells = state.choosing.landings or state.choosing.liftable
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
    """The spot drawn last whose ball or mark really holds the point, else the cell nearest to it."""
    places = spread.places(state.lifted)
    order = {NAMES[cell]: i for i, cell in enumerate(places)}
    cells = sorted((spot for spot in there if spot.id in order), key=lambda spot: order[str(spot.id)])
    others = [spot for spot in there if spot.id not in order]
    if not cells:
        return others[-1]
    for spot in reversed(cells):
        place = places[NUMBERS[str(spot.id)]]
        held = place.in_ball(x, y, CORE) if place.cell in state.drawn.balls else place.in_mark(x, y)
        if held:
            return spot
    return min(cells, key=lambda spot: places[NUMBERS[str(spot.id)]].off_mark(x, y))


def _chosen(state: State, cell: int) -> bool:
    return state.choosing.holds(cell) or (state.lifted and cell in state.drawn.balls)


def _spot(spread: Spread, state: State, place: Place) -> Spot:
    wide = 2 * place.radius
    size = spread.size(state.lifted)
    if place.cell in state.drawn.balls:
        up = HELD * size if place.cell == state.choosing.source else 0.0
        return Spot(place.name, around(place.x, place.y - up, wide, wide), round=True)
    return Spot(place.name, around(place.x, place.y - RAISED * size, wide, wide), round=True, hit=place.pitch)
