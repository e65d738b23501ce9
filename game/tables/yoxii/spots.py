"""What can be in focus on the table, and what the pointer can mean beside that."""

from collections.abc import Hashable, Sequence

from game.rules.yoxii.board import BY_NAME, NAMES, SQUARES
from game.rules.yoxii.pieces import VALUES
from game.shell.focus import Spot
from game.tables.yoxii.looking import State
from game.tables.yoxii.places import Place
from game.tables.yoxii.spread import Spread

ROWS = {f"value {value}": value for value in VALUES}
"""The rows of the own tray; spots of squares are named like the squares."""
RADIUS, ROW_RADIUS = 10.0, 12.0


def spots(spread: Spread, state: State) -> list[Spot]:
    """Every square that a press does something to, row by row; while one roams, all squares and the own tray."""
    found = [_square(spread.places[square]) for square in SQUARES if state.roaming or square in state.choosing.squares]
    return [*found, *_rows(spread, state)] if state.roaming and state.seat is not None else found


def grips(spread: Spread, state: State) -> list[Spot]:
    """What only the pointer means: all other squares, and the rows of the own tray."""
    if state.seat is None or state.roaming:
        return []
    others = [_square(spread.places[square]) for square in SQUARES if square not in state.choosing.squares]
    return [*others, *_rows(spread, state)]


def first(spread: Spread, state: State) -> Hashable:
    """The square nearest to the middle of the board."""
    squares = state.choosing.squares
    if not squares:
        return None
    x, y, _ = spread.plan.board
    return NAMES[min(squares, key=lambda square: spread.places[square].far_from(x, y))]


def square_of(spot: Hashable) -> int | None:
    """The square of a spot."""
    return BY_NAME.get(spot) if isinstance(spot, str) else None


def value_of(spot: Hashable) -> int | None:
    """The value of a row of the tray."""
    return ROWS.get(spot) if isinstance(spot, str) else None


def _square(place: Place) -> Spot:
    return Spot(place.name, place.rect, RADIUS * place.size, hit=place.pitch)


def _rows(spread: Spread, state: State) -> Sequence[Spot]:
    assert state.seat is not None
    hand = spread.hands[state.seat]
    return [Spot(name, hand.row(value), ROW_RADIUS) for name, value in ROWS.items()]
