"""What can be in focus on the table of Hutan, in scanning order."""

import math
from collections.abc import Hashable

from game.rules.hutan.grid import NAMES, each
from game.rules.hutan.position import ON_DISPLAY, PANGOLIN, Phase
from game.shell.focus import Spot
from game.tables.hutan.looking_cards import ask_of, present
from game.tables.hutan.points import items
from game.tables.hutan.spread import Spread
from game.tables.hutan.state import CARD, ECOSYSTEM, END, ENDING, FLOWER, FOREST, LINE, SCORE, State, others_of


def spots(spread: Spread, state: State) -> list[Spot]:
    """What can be done first, then what can be looked at."""
    if state.page is not None:
        return [*_lines(spread, state), *_forests(spread, state)] if spread.canvas.portrait else _lines(spread, state)
    found = [] if state.viewed is not None else _deeds(spread, state)
    found += [Spot((ECOSYSTEM, number), rect.inset(3), 18) for number, rect in enumerate(spread.plan.ecosystems)]
    return [*found, *_forests(spread, state), Spot(SCORE, spread.plan.score.inset(3), 18)]


def grips(spread: Spread, state: State) -> list[Spot]:
    """Squares where nothing can be done, to ask why not; only the pointer means them."""
    if state.seat is None or state.viewed is not None or state.everything:
        return []
    chosen = 0 if state.held is not None else state.choosing.squares
    return [_square(spread, square) for square in each(spread.land.land | spread.land.lakes) if not square & chosen]


def first(state: State) -> Hashable:
    """Where the next press most likely does what is wanted: a card, a square near what was planted, or the button."""
    if state.seat is None:
        return None
    if state.held is not None:
        return END
    choosing = state.choosing
    if state.position.turn.phase is Phase.TAKE:
        faces = state.faces
        return next(((CARD, number) for number in _there(state) if faces[number] in choosing.cards), None)
    here = choosing.here
    return NAMES[next(iter(here))] if here else ENDING


def nearest(spread: Spread, state: State, square: int | None) -> Hashable:
    """The square for the flower in hand that lies nearest to one, or to the middle of the forest."""
    here = state.choosing.here
    if not here:
        return first(state)
    plan = spread.plan
    x, y = plan.forest.centre if square is None else spread.forest.middle(square)

    def far(there: int) -> float:
        at = spread.forest.middle(there)
        return math.hypot(at[0] - x, at[1] - y)

    return NAMES[min(here, key=far)]


def _deeds(spread: Spread, state: State) -> list[Spot]:
    """Squares, flowers in hand, cards, the button."""
    if state.seat is None:
        return []
    cards, choosing = spread.cards, state.choosing
    ask = ask_of(spread.room, state)
    if state.held is not None and ask is not None:
        return [Spot(END, cards.button_rect(ask), 20)]
    if state.position.turn.phase is Phase.TAKE:
        return [Spot((CARD, number), cards.slot_rect(number), 18) for number in _there(state)]
    squares = spread.land.land if state.everything else choosing.squares
    found = [_square(spread, square) for square in each(squares)]
    hand = choosing.colours if not choosing.animals else ()
    if len(hand) > 1:
        found += [
            Spot((FLOWER, colour), rect, round=True) for colour, rect in zip(hand, cards.hand_rects(hand), strict=True)
        ]
    if ask is not None:
        found.append(Spot(ENDING, cards.button_rect(ask), 20))
    return found


def _there(state: State) -> list[int]:
    """Places of cards that still lie there."""
    found = [number for number, there in enumerate(present(state)) if there]
    if PANGOLIN in state.faces and state.position.round.pangolin == ON_DISPLAY:
        found.append(len(state.faces) - 1)
    return found


def _square(spread: Spread, square: int) -> Spot:
    size = spread.plan.square
    return Spot(NAMES[square], spread.forest.rects[square].inset(0.01 * size), 18)


def _forests(spread: Spread, state: State) -> list[Spot]:
    order = others_of(state)
    return [Spot((FOREST, seat), rect.inset(3), 18) for seat, rect in zip(order, spread.plan.others, strict=True)]


def _lines(spread: Spread, state: State) -> list[Spot]:
    """The lines of the page that is open."""
    sheet, page = spread.sheet, state.page or 0
    count = len(items(state.position.terms, state.position.forests[state.shown]))
    numbers = range(page * sheet.rows, min(count, (page + 1) * sheet.rows))
    return [Spot((LINE, number), sheet.line_rect(number - page * sheet.rows), 14) for number in numbers]
