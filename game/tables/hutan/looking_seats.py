"""What is to be seen of seats and points, the sheet, the goals, the ecosystem cards. Changes nothing."""

from game.core.protocol import Seat
from game.rules.hutan import ecosystems, scoring
from game.rules.hutan.forest import Forest
from game.tables.hutan import sayings
from game.tables.hutan.ecosystem_row import EcosystemLook
from game.tables.hutan.goals_panel import Goals
from game.tables.hutan.points import items, summed
from game.tables.hutan.score_panel import Score
from game.tables.hutan.seats_row import Other
from game.tables.hutan.sheet import SheetLook
from game.tables.hutan.state import LINE, State, shown_forest
from game.tables.table import Room


def other_of(room: Room, state: State, seat: Seat) -> Other:
    """A small forest's panel."""
    position = state.position
    return Other(
        seat=seat,
        name=room.sitters[seat].name,
        points=scoring.total(position.terms, position.forests[seat]),
        things=tuple(sorted(state.drawn[seat].items())),
        acting=position.seat == seat and position.end is None,
        pangolin=position.round.pangolin == seat,
        opened=state.viewed == seat,
    )


def score_of(room: Room, state: State, after: Forest) -> Score:
    """The breakdown of the seat in front, and what the move that is aimed at would change."""
    position, seat = state.position, state.shown
    terms, forest = position.terms, position.forests[seat]
    points = summed(terms, forest)
    would = summed(terms, shown_forest(state, after))
    count = len(points) if terms.ecosystems else len(points) - 1
    total = sum(points)
    words = room.words
    return Score(
        seat=seat,
        name=room.sitters[seat].name,
        acting=position.seat == seat and position.end is None,
        pangolin=position.round.pangolin == seat,
        labels=sayings.score_lines(words)[:count],
        points=points[:count],
        more=[late - early for late, early in zip(would, points, strict=True)][:count],
        total=total,
        total_word=words.say("Total"),
        note=_target(room, state, total) if terms.seats > 1 else "",
    )


def _target(room: Room, state: State, total: int) -> str:
    """What a scenario asks for."""
    target = state.position.terms.target
    return "" if target is None else sayings.target(room.words, target, total >= target)


def goals_of(room: Room, state: State) -> Goals | None:
    """Alone: stars and target."""
    terms = state.position.terms
    if terms.seats > 1:
        return None
    total = scoring.total(terms, state.position.forests[0])
    reached = terms.target is not None and total >= terms.target
    return Goals(terms.stars, scoring.stars(terms, total), _target(room, state, total), reached)


def ecosystems_of(room: Room, state: State, after: Forest) -> list[EcosystemLook]:
    """The cards with their points, now and with the move that is aimed at."""
    terms, forest = state.position.terms, state.position.forests[state.shown]
    would = shown_forest(state, after)
    found = []
    for card in terms.ecosystems:
        points = ecosystems.score(card, terms.land, forest)
        more = ecosystems.score(card, terms.land, would) - points
        found.append(EcosystemLook(card.number, room.words.given(card.title), points, more))
    return found


def sheet_of(room: Room, state: State, rows: int) -> SheetLook | None:
    """A page of single lines, if the sheet is open."""
    if state.page is None:
        return None
    terms, forest = state.position.terms, state.position.forests[state.shown]
    found = items(terms, forest)
    start = state.page * rows
    lines = [
        (sayings.capital(room.telling.label(room.words, item.label)), item.points)
        for item in found[start : start + rows]
    ]
    number = state.focused(LINE)
    focused = number - start if number is not None and start <= number < start + rows else None
    total = sum(item.points for item in found)
    pages = max(1, -(-len(found) // rows))
    return SheetLook(state.shown, room.sitters[state.shown].name, total, lines, state.page, pages, focused)
