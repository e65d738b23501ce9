"""From the state of a table to what is to be seen: marks, ghost, words. Changes nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.grid import bits, each
from game.core.protocol import Seat
from game.play.match import Step
from game.rules.pylos.board import HIDES
from game.rules.pylos.moves import Kind, Move
from game.rules.pylos.position import Position, reserve
from game.tables.pylos import sayings
from game.tables.pylos.choosing import Choosing
from game.tables.pylos.drawn import Drawn, finishing
from game.tables.pylos.painting import HELD, RAISED, Scenery
from game.tables.pylos.places import Places, hidden_part
from game.tables.pylos.seat_panel import Seated
from game.tables.pylos.spread import Look, Speech
from game.tables.saying import Saying, refused
from game.tables.table import Room, WhyNot

HIDDEN = 0.78
"""A ball covered more than that is marked as hidden."""


class Hint(NamedTuple):
    """A move that is pointed at, and what is said about it."""

    move: Move
    saying: Saying


class Refused(NamedTuple):
    """The cell where something was tried that can't be done, and why not."""

    cell: int
    why: WhyNot


@dataclass
class State:
    """Everything the picture follows from, beside the lay-out."""

    position: Position
    drawn: Drawn
    choosing: Choosing = field(default_factory=Choosing)
    seat: Seat | None = None
    """The person who may choose."""
    step: Step | None = None
    """What was done last."""
    landed: int | None = None
    """Where a ball came to rest last."""
    focused: int | None = None
    on_done: bool = False
    lifted: bool = False
    apart: bool = False
    """The levels are drawn apart: from when they are lifted until they have come back."""
    gliding: bool = False
    """They are on their way."""
    busy: bool = False
    shining: Sequence[int] = ()
    hint: Hint | None = None
    refused: Refused | None = None

    @property
    def filled(self) -> int:
        """Every cell with a ball, as bits."""
        return self.position.light | self.position.dark | bits(self.drawn.balls)

    def follow(self, step: Step | None) -> None:
        """A step has been made: where its ball lies is remembered while it lies there."""
        self.step = step
        if step is None:
            self.landed = None
        elif step.move.kind in (Kind.PLACE, Kind.RAISE):
            self.landed = step.move.cell
        elif self.landed is not None and self.landed not in self.drawn.balls:
            self.landed = None


def look(room: Room, state: State, places: Places) -> Look:
    """What is to be seen now; `places` are those of the whole pyramid."""
    marked = room.show_legal and not state.busy
    choosing = state.choosing
    move = _aimed(state)
    scenery = Scenery(
        balls=dict(state.drawn.balls),
        landings=tuple(choosing.landings) if marked else (),
        risers=tuple(choosing.raises) if marked and choosing.source is None else (),
        takes=tuple(choosing.takes) if marked else (),
        source=_source(state),
        partners=state.shining,
        hidden=_hidden(state, places) if state.apart else (),
        empty=state.apart,
        last=state.landed if room.show_last and not state.busy and state.landed not in choosing.takes else None,
    )
    if move is not None and move.kind in (Kind.PLACE, Kind.RAISE):
        scenery.ghost, scenery.ghost_seat = move.cell, state.position.seat
        scenery.partners = _partners(state.position, move)
    scenery.beneath = _beneath(state)
    seats = [_seated(room, state, seat) for seat in (0, 1)]
    last = None
    if state.step is not None and room.show_last:
        last = sayings.last(room.words, room.sitters[state.step.seat].name, state.step.move)
    done = choosing.done is not None
    speech = None if state.gliding else _speech(room, state, scenery)
    return Look(scenery, seats, state.filled, state.apart, state.gliding, speech, last, done, state.on_done)


def _aimed(state: State) -> Move | None:
    """The move that a press would make where one aims, or looks, or else the one pointed at."""
    cell = state.choosing.aim if state.choosing.aim is not None else state.focused
    if state.busy or state.refused is not None:
        return None
    hint = _hinted(state)
    if hint is not None:
        return hint.move
    return None if cell is None else state.choosing.move_at(cell)


def _hinted(state: State) -> Hint | None:
    """The hint, unless one looks somewhere else."""
    hint = state.hint
    if hint is None or state.busy or state.refused is not None or state.choosing.aim is not None:
        return None
    return hint if state.focused in (None, hint.move.cell) else None


def _source(state: State) -> int | None:
    """The ball that is held up: picked up, or to be raised by the move pointed at."""
    hint = _hinted(state)
    if state.choosing.source is None and hint is not None and hint.move.kind is Kind.RAISE:
        return hint.move.source
    return state.choosing.source


def _beneath(state: State) -> tuple[int, int] | None:
    """The ball one aims at or looks at, if it hides another one from above, and the seat of that one (PY12)."""
    cell = state.focused if state.choosing.aim is None else state.choosing.aim
    balls = state.drawn.balls
    if cell is None or cell not in balls or HIDES.get(cell) not in balls or state.busy or state.apart:
        return None
    return cell, balls[HIDES[cell]]


def _partners(position: Position, move: Move) -> Sequence[int]:
    shapes = sayings.shapes(position, move)
    return sorted({cell for shape in shapes for cell in each(shape)} - {move.cell})


def _hidden(state: State, places: Places) -> Sequence[int]:
    balls = [place for place in places.values() if place.cell in state.drawn.balls]
    return [place.cell for i, place in enumerate(balls) if hidden_part(place, balls[i + 1 :]) > HIDDEN]


def _seated(room: Room, state: State, seat: int) -> Seated:
    number = state.drawn.reserve[seat] if finishing(state.position) else reserve(state.position, seat)
    acting = state.position.end is None and state.position.seat == seat
    sitter = room.sitters[seat]
    words = sayings.left(room.words, seat, number)
    return Seated(seat, sitter.name, sitter.second, words, number, state.drawn.lying(seat), acting)


def _speech(room: Room, state: State, scenery: Scenery) -> Speech | None:
    words, choosing, cell = room.words, state.choosing, state.focused
    if state.refused is not None:
        return Speech(refused(words, state.refused.why), state.refused.cell, ample=True)
    move, hint = _aimed(state), _hinted(state)
    if hint is not None:
        return _pointing(hint, scenery)
    if move is not None:
        up = RAISED if scenery.ghost is not None else 0.0
        saying = sayings.promise(words, state.position, move)
        if choosing.aim is not None:
            saying = sayings.again(words, saying, move.kind)
        if saying is not None and scenery.beneath is not None:
            saying = sayings.beneath(words, saying, scenery.beneath[1])
        return None if saying is None else Speech(saying, move.cell, up)
    if choosing.source is not None and cell in (None, choosing.source):
        return Speech(sayings.picked_up(words), choosing.source, HELD)
    if cell is None or state.busy:
        return None
    if cell in choosing.raises:
        return Speech(sayings.raisable(words), cell)
    if state.lifted and cell in state.drawn.balls:
        hidden = cell in scenery.hidden
        return Speech(sayings.ball(words, state.drawn.balls[cell], cell, state.filled, hidden), cell)
    return None


def _pointing(hint: Hint, scenery: Scenery) -> Speech:
    """The bubble of a hint; stopping has no cell."""
    cell = None if hint.move.kind is Kind.DONE else hint.move.cell
    return Speech(hint.saying, cell, RAISED if scenery.ghost is not None else 0.0, loud=1, ample=True)
