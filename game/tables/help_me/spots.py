"""Where one can be or press at the table."""

import math
from collections.abc import Hashable, Sequence

from game.rules.help_me.board import NAMES, NUMBERS
from game.shell.focus import Spot
from game.tables.help_me.grid import HELD
from game.tables.help_me.looking import State
from game.tables.help_me.spread import Spread

LOOK = "look"
"""The first part of a spot that lets somebody look at their creatures; the second is the seat."""
DONE = "done looking"
"""The button with which somebody says that they have seen enough."""
RADIUS = 18


def spots(spread: Spread, state: State) -> Sequence[Spot]:
    """Stacks that can be chosen, or the one picked up with its neighbours; then what persons look with."""
    if state.invited is not None and not state.invited.alone:
        look = spread.panels[spread.near].button
        found = [] if look is None else [Spot((LOOK, spread.near), look, RADIUS)]
        return [*found, Spot(DONE, spread.button, 20)]
    choosing = state.choosing
    if choosing.source is not None:
        squares = [choosing.source, *choosing.targets(choosing.source)]
        found = [_stack(spread, state, square) for square in sorted(squares)]
    elif choosing.moves:
        found = [_stack(spread, state, square) for square in sorted(state.drawn.stacks)]
    else:
        found = []
    looks = [(spread.near, spread.panels[spread.near]), *((seat, spread.panels[seat]) for seat in spread.others)]
    if not state.drawn.turned and not state.drawn.turning:
        found += [Spot((LOOK, seat), panel.button, RADIUS) for seat, panel in looks if panel.button is not None]
    return found


def _stack(spread: Spread, state: State, square: int) -> Spot:
    cell = spread.cell(square)
    up = HELD if square == state.choosing.source else 0.0
    return Spot(NAMES[square], cell.stack(state.drawn.stacks[square].height, up), RADIUS, hit=cell.pitch)


def grips(spread: Spread, state: State) -> Sequence[Spot]:
    """With the pointer everything can be tried, on empty squares too."""
    if state.seat is None:
        return ()
    found = []
    for square, cell in spread.cells.items():
        stack = state.drawn.stacks.get(square)
        rect = cell.bed if stack is None else cell.stack(stack.height)
        found.append(Spot(NAMES[square], rect, RADIUS, hit=cell.pitch))
    return found


def square_of(spot: Hashable) -> int | None:
    """The square a spot is; None for others."""
    return NUMBERS.get(spot) if isinstance(spot, str) else None


def seat_of(spot: Hashable) -> int | None:
    """The seat whose creatures a spot lets one look at; None for others."""
    return spot[1] if isinstance(spot, tuple) and spot[0] == LOOK else None


def first(state: State, spread: Spread) -> Hashable:
    """The stack that moved last if it can be chosen, else the one nearest to the middle."""
    if state.invited is not None:
        return DONE if state.invited.seen else (LOOK, spread.near)
    moves = state.choosing.moves
    if state.step is not None and state.step.move.target in moves:
        return NAMES[state.step.move.target]
    x, y = spread.plan.board.centre
    beds = {square: spread.cell(square).bed.centre for square in moves}
    near = min(moves, key=lambda at: (math.hypot(beds[at][0] - x, beds[at][1] - y), at), default=None)
    return None if near is None else NAMES[near]
