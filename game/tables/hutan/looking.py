"""From the state of a table to what is to be seen: marks, ghost, points, words. Changes nothing."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.rules.hutan import ecosystems, scoring
from game.rules.hutan.counted import asked, counted
from game.rules.hutan.forest import Forest, colour_at
from game.rules.hutan.grid import union
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import ON_DISPLAY, PANGOLIN, Phase
from game.rules.hutan.scoring import standing
from game.rules.hutan.turns import habitats
from game.tables.hutan import sayings
from game.tables.hutan.cards_panel import Ask, Cards, Slot
from game.tables.hutan.drawn import things
from game.tables.hutan.ecosystem_row import EcosystemLook
from game.tables.hutan.forest_painter import Scenery
from game.tables.hutan.goals_panel import Goals
from game.tables.hutan.points import items, summed
from game.tables.hutan.score_panel import Score
from game.tables.hutan.seats_row import Other
from game.tables.hutan.sheet import SheetLook
from game.tables.hutan.state import CARD, ECOSYSTEM, END, ENDING, LINE, SCORE, State
from game.tables.saying import Saying, refused
from game.tables.table import Room

ALL_COLOURS = 5


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
        forest=_forest(room, state, move, after),
        animals=_animals(state, move),
        cards=_cards(room, state),
        ecosystems=_ecosystems(room, state, after),
        ecosystem=state.focused(ECOSYSTEM),
        others=[_other(room, state, seat) for seat in others_of(state)],
        score=_score(room, state, after),
        score_focused=state.focus == SCORE,
        goals=_goals(room, state),
        sheet=_sheet(room, state, rows),
        speech=_speech(room, state, move, after),
    )


def others_of(state: State) -> list[Seat]:
    """Seats whose forests are the small ones, in order of play after the one in front."""
    count = state.position.terms.seats
    return [Seat((state.mine + step) % count) for step in range(1, count)]


def _shown_forest(state: State, after: Forest) -> Forest:
    """The forest in the large frame, as it would be."""
    return after if state.shown == state.position.seat else state.position.forests[state.shown]


# -------------------------------------------------- the forest


def _forest(room: Room, state: State, move: Move | None, after: Forest) -> Scenery:
    terms, seat = state.position.terms, state.shown
    mine = seat == state.position.seat and state.seat is not None and not state.busy
    ghost, there = None, dict(state.drawn[seat])
    if mine and move is not None and move.kind in (Kind.PLANT, Kind.ANIMAL):
        ghost = (move.square, things(after)[move.square])
        if state.held is not None:
            there[ghost[0]], ghost = ghost[1], None
    choosing = state.choosing
    marked = mine and state.held is None and room.show_legal
    return Scenery(
        seat=seat,
        things=there,
        standings=[standing(terms.points, area, _shown_forest(state, after)) for area in terms.land.areas],
        marks=union([*choosing.here]) if marked else 0,
        fitting=_fitting(state) if marked else {},
        ghost=ghost,
        lit=_lit(state, _shown_forest(state, after)),
        about=_about(state),
        last=state.last.get(seat, 0) if room.show_last and not mine and not state.busy else 0,
        coming=_coming(state, move, after) if mine and state.held is None else 0,
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


def _coming(state: State, move: Move | None, after: Forest) -> int:
    """The habitats that the flower in focus would make perfect."""
    if move is None or move.kind is not Kind.PLANT:
        return 0
    return union(habitats(state.position.terms.land, after, move.square))


def _animals(state: State, move: Move | None) -> tuple[int, ...]:
    left = list(state.position.animals)
    if state.held is not None and move is not None and move.kind is Kind.ANIMAL:
        left[colour_at(state.after(None), move.square)] -= 1
    return tuple(left)


# -------------------------------------------------- cards


def _cards(room: Room, state: State) -> Cards:
    now, choosing = state.position.round, state.choosing
    acting = state.seat is not None and not state.busy
    return Cards(
        label=room.words.say("Flower cards"),
        turns=_turns(state),
        slots=[_slot(state, number, face) for number, face in enumerate(state.faces)],
        hand=choosing.colours if acting and state.held is None and not choosing.animals else (),
        any=len(choosing.colours) > len(set(state.position.turn.card)),
        colour=_colour(state),
        ask=_ask(room, state) if acting else None,
    )


def _colour(state: State) -> int | None:
    """The flower in hand; where only another one may go, that one."""
    move = state.aimed
    return move.colour if move is not None and move.kind is Kind.PLANT else state.choosing.colour


def _turns(state: State) -> list[tuple[Seat, bool]]:
    """Whose turns are to come in this round, the present one first."""
    terms, now = state.position.terms, state.position.round
    if terms.seats == 1 or state.position.end is not None:
        return []
    order = [Seat((now.first + turn) % terms.seats) for turn in range(now.turns, terms.turns)]
    return [(seat, number == 0) for number, seat in enumerate(order)]


def present(state: State) -> list[bool]:
    """Which of the cards as laid out still lie there; of equal ones the first that nobody was seen to take."""
    left, found = list(state.position.round.display), []
    for number, face in enumerate(state.position.round.cards):
        there = face in left and number not in state.takers
        if there:
            left.remove(face)
        found.append(there)
    return found


def _slot(state: State, number: int, face: str) -> Slot:
    now, turn = state.position.round, state.position.turn
    if face == PANGOLIN:
        there = now.pangolin == ON_DISPLAY
        taken = turn.phase is not Phase.TAKE and state.takers.get(number) == state.position.seat
        chosen = taken and turn.card != ""
        taker = Seat(now.pangolin) if now.pangolin >= 0 else None
        return Slot(face, None, there or chosen, taker, _dim(state, face, there), chosen)
    there = present(state)[number]
    in_hand = turn.phase is not Phase.TAKE and state.takers.get(number) == state.position.seat
    chosen = in_hand and number == _in_hand(state)
    shown = turn.card if chosen and turn.phase is Phase.PLANT else None
    return Slot(face, shown, there or chosen, state.takers.get(number), _dim(state, face, there), chosen)


def _in_hand(state: State) -> int | None:
    """The place of the card taken this turn: the last one noted."""
    return next(reversed(state.takers), None)


def _dim(state: State, face: str, there: bool) -> bool:
    """It can't be taken now by the person who may choose."""
    taking = state.seat is not None and state.position.turn.phase is Phase.TAKE and not state.busy
    return there and taking and face not in state.choosing.cards


def _ask(room: Room, state: State) -> Ask | None:
    """Words and a button in place of the cards, where one has to decide something without a card or flower."""
    words, choosing = room.words, state.choosing
    if state.held is not None:
        loss = losses(room, state, state.held)
        saying = sayings.ending(words, _gained(state), loss)
        if state.held.kind is Kind.DISCARD:
            saying = sayings.discarding(words)
        return Ask(saying, sayings.end_turn(words), END, bool(loss), state.focus == END)
    if choosing.ending is None:
        return None
    focused = state.focus == ENDING
    if choosing.animals:
        colours = sorted({colour_at(state.after(None), square) for square in choosing.animals})
        points = max(_animal_points(state, square) for square in choosing.animals)
        return Ask(sayings.inviting(words, colours, points), sayings.no_animal(words), ENDING, True, focused)
    free = choosing.squares.bit_count()
    return Ask(sayings.fertilising(words, free), sayings.done(words), ENDING, free > 0, focused)


def losses(room: Room, state: State, move: Move) -> str:
    """What is given away by a move that goes without something."""
    telling = room.telling
    loss = getattr(telling, "loss", None)
    return "" if loss is None else str(loss(room.words, state.position, move))


def _animal_points(state: State, square: int) -> int:
    terms = state.position.terms
    return next(terms.points.animal[area.bit_count()] for area in terms.land.areas if area & square)


def _gained(state: State) -> int:
    """What the turn brings if it ends like that."""
    terms = state.position.terms
    before = state.began or state.position.forests[state.position.seat]
    return scoring.total(terms, state.after(state.held)) - scoring.total(terms, before)


# -------------------------------------------------- seats and points


def _other(room: Room, state: State, seat: Seat) -> Other:
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


def _score(room: Room, state: State, after: Forest) -> Score:
    position, seat = state.position, state.shown
    terms, forest = position.terms, position.forests[seat]
    points = summed(terms, forest)
    would = summed(terms, _shown_forest(state, after))
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


def _goals(room: Room, state: State) -> Goals | None:
    """Alone: stars and target."""
    terms = state.position.terms
    if terms.seats > 1:
        return None
    total = scoring.total(terms, state.position.forests[0])
    reached = terms.target is not None and total >= terms.target
    return Goals(terms.stars, scoring.stars(terms, total), _target(room, state, total), reached)


def _ecosystems(room: Room, state: State, after: Forest) -> list[EcosystemLook]:
    terms, forest = state.position.terms, state.position.forests[state.shown]
    would = _shown_forest(state, after)
    found = []
    for card in terms.ecosystems:
        points = ecosystems.score(card, terms.land, forest)
        more = ecosystems.score(card, terms.land, would) - points
        found.append(EcosystemLook(card.number, room.words.given(card.title), points, more))
    return found


def _sheet(room: Room, state: State, rows: int) -> SheetLook | None:
    if state.page is None:
        return None
    terms, forest = state.position.terms, state.position.forests[state.shown]
    found = items(terms, forest)
    start = state.page * rows
    lines = [(room.telling.label(room.words, item.label), item.points) for item in found[start : start + rows]]
    number = state.focused(LINE)
    focused = number - start if number is not None and start <= number < start + rows else None
    total = sum(item.points for item in found)
    pages = max(1, -(-len(found) // rows))
    return SheetLook(state.shown, room.sitters[state.shown].name, total, lines, state.page, pages, focused)


# -------------------------------------------------- words


def _speech(room: Room, state: State, move: Move | None, after: Forest) -> Saying | None:
    words = room.words
    if state.refused is not None:
        return refused(words, state.refused)
    if state.hint is not None and not state.busy and (state.seat is None or state.focus_is_of(state.hint.move)):
        return state.hint.saying
    number = state.focused(ECOSYSTEM)
    if number is not None:
        return sayings.ecosystem(words, state.position.terms.ecosystems[number])
    coming = _coming(state, move, after) if state.held is None and not state.busy else 0
    if not coming or move is None or state.position.turn.phase is not Phase.PLANT:
        return None
    if not state.position.animals[move.colour]:
        return sayings.perfect_but_empty(words, move.colour)
    return sayings.habitat(words, move.colour, _animal_points(state, move.square))


def spot_of_card(state: State, face: str) -> tuple[str, int] | None:
    """The spot of the first card with that face that still lies there."""
    there = [*present(state), state.position.round.pangolin == ON_DISPLAY]
    for number, (known, lies) in enumerate(zip(state.faces, there, strict=False)):
        if known == face and lies:
            return CARD, number
    return None
