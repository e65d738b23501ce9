"""What is to be seen in the large forest: marks, ghost, points of areas. Changes nothing."""

from collections.abc import Mapping

from game.core.protocol import Seat
from game.rules.hutan.counted import asked, counted
from game.rules.hutan.forest import Forest, colour_at
from game.rules.hutan.grid import union
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.scoring import standing
from game.rules.hutan.turns import habitats
from game.tables.hutan.drawn import things
from game.tables.hutan.forest_painter import Scenery
from game.tables.hutan.points import items
from game.tables.hutan.state import ECOSYSTEM, LINE, State, shown_forest
from game.tables.table import Room

ALL_COLOURS = 5


def scenery_of(room: Room, state: State, move: Move | None, after: Forest) -> Scenery:
    """What the large forest shows; `after` is the acting seat's forest with the move that is aimed at."""
    terms, seat = state.position.terms, state.shown
    mine = seat == state.position.seat and state.seat is not None and not state.busy
    ghost, there = None, dict(state.drawn[seat])
    pointed = move is not None and move == state.pointed and seat == state.position.seat and not state.busy
    if (mine or pointed) and move is not None and move.kind in (Kind.PLANT, Kind.ANIMAL):
        ghost = (move.square, things(after)[move.square])
        if state.held is not None:
            there[ghost[0]], ghost = ghost[1], None
    choosing = state.choosing
    marked = mine and state.held is None and state.page is None and room.show_legal
    return Scenery(
        seat=seat,
        things=there,
        standings=[standing(terms.points, area, shown_forest(state, after)) for area in terms.land.areas],
        marks=union([*choosing.here]) if marked else 0,
        fitting=_fitting(state) if marked else {},
        ghost=ghost,
        lit=_lit(state, shown_forest(state, after)),
        about=_about(state),
        last=state.last.get(seat, 0) if room.show_last and not mine and not state.busy else 0,
        coming=coming(state, move, after) if mine and state.held is None else 0,
        visiting=state.viewed is not None,
    )


def _fitting(state: State) -> Mapping[int, tuple[int, ...]]:
    """Where the flowers of the card in focus could go, by square; of a multicoloured one in whatever colour."""
    card = state.card
    if card is None or card not in state.choosing.cards:
        return {}
    move = state.choosing.cards[card]
    seen = state.game.seen_by(state.position, Seat(state.position.seat))
    if move.kind is not Kind.TAKE or state.ends_turn(move):
        return {}
    found: dict[int, list[int]] = {}
    for plant in state.game.legal(state.game.play(seen, move)):
        found.setdefault(plant.square, []).append(plant.colour)
    return {square: () if len(found[square]) == ALL_COLOURS else tuple(found[square]) for square in found}


def _lit(state: State, forest: Forest) -> int:
    """Squares that count for the card or the line in focus."""
    terms = state.position.terms
    number = state.focused(ECOSYSTEM)
    if number is not None:
        return counted(terms.ecosystems[number], terms.land, forest)
    number = state.focused(LINE)
    found = items(terms, forest)
    return found[number].squares if number is not None and number < len(found) else 0


def _about(state: State) -> int:
    number = state.focused(ECOSYSTEM)
    terms = state.position.terms
    return 0 if number is None else asked(terms.ecosystems[number], terms.land)


def coming(state: State, move: Move | None, after: Forest) -> int:
    """The habitats that the flower in focus would make perfect."""
    if move is None or move.kind is not Kind.PLANT:
        return 0
    return union(habitats(state.position.terms.land, after, move.square))


def animals_of(state: State, move: Move | None) -> tuple[int, ...]:
    """By colour, how many animals are left; one that waits to be confirmed is gone already."""
    left = list(state.position.animals)
    if state.held is not None and move is not None and move.kind is Kind.ANIMAL:
        left[colour_at(state.after(None), move.square)] -= 1
    return tuple(left)
