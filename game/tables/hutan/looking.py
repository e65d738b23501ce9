"""From the state of a table to what is to be seen. Changes nothing."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.hutan.forest import Forest
from game.rules.hutan.moves import Move
from game.rules.hutan.position import Phase
from game.tables.hutan import sayings
from game.tables.hutan.cards_panel import Cards
from game.tables.hutan.ecosystem_row import EcosystemLook
from game.tables.hutan.forest_painter import Scenery
from game.tables.hutan.goals_panel import Goals
from game.tables.hutan.looking_cards import animal_points, cards_of
from game.tables.hutan.looking_forest import animals_of, coming, scenery_of
from game.tables.hutan.looking_seats import ecosystems_of, goals_of, other_of, score_of, sheet_of
from game.tables.hutan.score_panel import Score
from game.tables.hutan.seats_row import Other
from game.tables.hutan.sheet import SheetLook
from game.tables.hutan.state import ECOSYSTEM, SCORE, State, others_of
from game.tables.saying import Saying, refused
from game.tables.table import Room


class Look(NamedTuple):
    """What is to be seen now."""

    forest: Scenery
    animals: tuple[int, ...]
    cards: Cards
    ecosystems: Sequence[EcosystemLook]
    ecosystem: int | None
    """The card in focus."""
    others: Sequence[Other]
    score: Score
    score_focused: bool
    goals: Goals | None
    sheet: SheetLook | None
    speech: Saying | None


def look(room: Room, state: State, rows: int) -> Look:
    """What is to be seen now; a page of the sheet has so many rows."""
    move = state.aimed
    after = state.after(move)
    return Look(
        forest=scenery_of(room, state, move, after),
        animals=animals_of(state, move),
        cards=cards_of(room, state),
        ecosystems=ecosystems_of(room, state, after),
        ecosystem=state.focused(ECOSYSTEM),
        others=[other_of(room, state, seat) for seat in others_of(state)],
        score=score_of(room, state, after),
        score_focused=state.focus == SCORE,
        goals=goals_of(room, state),
        sheet=sheet_of(room, state, rows),
        speech=_speech(room, state, move, after),
    )


def _speech(room: Room, state: State, move: Move | None, after: Forest) -> Saying | None:
    words = room.words
    if state.refused is not None:
        return refused(words, state.refused)
    if state.hint is not None and not state.busy and (state.seat is None or state.focus_is_of(state.hint.move)):
        return state.hint.saying
    number = state.focused(ECOSYSTEM)
    if number is not None:
        return sayings.ecosystem(words, state.position.terms.ecosystems[number])
    perfect = coming(state, move, after) if state.held is None and not state.busy else 0
    if not perfect or move is None or state.position.turn.phase is not Phase.PLANT:
        return None
    if not state.position.animals[move.colour]:
        return sayings.perfect_but_empty(words, move.colour)
    return sayings.habitat(words, move.colour, animal_points(state, move.square))
