"""What is to be seen of the cards: who took which, flowers in hand, or words in their place. Changes nothing."""

from game.core.protocol import Seat
from game.rules.hutan import scoring
from game.rules.hutan.forest import colour_at
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import ON_DISPLAY, PANGOLIN, Phase
from game.tables.hutan import sayings
from game.tables.hutan.cards_panel import Ask, Cards, Slot
from game.tables.hutan.state import CARD, END, ENDING, State
from game.tables.table import Room


def cards_of(room: Room, state: State) -> Cards:
    """The panel of cards."""
    choosing = state.choosing
    acting = state.seat is not None and not state.busy
    return Cards(
        label=room.words.say("Flower cards"),
        turns=_turns(state),
        slots=[_slot(state, number, face) for number, face in enumerate(state.faces)],
        hand=choosing.colours if acting and state.held is None and not choosing.animals else (),
        any=len(choosing.colours) > len(set(state.position.turn.card)),
        colour=_colour(state),
        ask=ask_of(room, state) if acting else None,
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


def ask_of(room: Room, state: State) -> Ask | None:
    """Words and a button in place of the cards, where one has to decide something without a card or flower."""
    words, choosing = room.words, state.choosing
    if state.held is not None:
        loss = losses(room, state, state.held)
        saying = sayings.ending(words, _gained(state), loss)
        if state.held.kind is Kind.DISCARD:
            saying = sayings.discarding(words)
        return Ask(saying, sayings.end_turn(words), END, bool(loss), state.focus == END, hand=False)
    if choosing.ending is None:
        return None
    focused = state.focus == ENDING
    if choosing.animals:
        colours = sorted({colour_at(state.after(None), square) for square in choosing.animals})
        points = max(animal_points(state, square) for square in choosing.animals)
        return Ask(
            sayings.inviting(words, colours, points), sayings.no_animal(words), ENDING, True, focused, hand=False
        )
    free = choosing.squares.bit_count()
    return Ask(sayings.fertilising(words, free), sayings.done(words), ENDING, free > 0, focused, hand=True)


def losses(room: Room, state: State, move: Move) -> str:
    """What is given away by a move that goes without something."""
    telling = room.telling
    loss = getattr(telling, "loss", None)
    return "" if loss is None else str(loss(room.words, state.position, move))


def animal_points(state: State, square: int) -> int:
    """What an animal on a square is worth."""
    terms = state.position.terms
    return next(terms.points.animal[area.bit_count()] for area in terms.land.areas if area & square)


def _gained(state: State) -> int:
    """What the turn brings if it ends like that."""
    terms = state.position.terms
    before = state.began or state.position.forests[state.position.seat]
    return scoring.total(terms, state.after(state.held)) - scoring.total(terms, before)


def spot_of_card(state: State, face: str) -> tuple[str, int] | None:
    """The spot of the first card with that face that still lies there."""
    there = [*present(state), state.position.round.pangolin == ON_DISPLAY]
    for number, (known, lies) in enumerate(zip(state.faces, there, strict=False)):
        if known == face and lies:
            return CARD, number
    return None
