"""From the state of a table to what is to be seen: marks, ghosts, sums, words. Changes nothing."""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.yoxii.board import BETWEEN, NEIGHBOURS, openings, squares_of
from game.rules.yoxii.moves import Move
from game.rules.yoxii.position import Position
from game.rules.yoxii.position import free as free_squares
from game.tables.saying import Saying, refused
from game.tables.table import Room, WhyNot
from game.tables.yoxii import sayings
from game.tables.yoxii.choosing import Choosing
from game.tables.yoxii.drawn import Drawn, Piece
from game.tables.yoxii.hand_panel import Seated
from game.tables.yoxii.painting import Ghost, Scenery
from game.tables.yoxii.reckoning import Reckoned, reckon
from game.tables.yoxii.score_panel import Scored
from game.tables.yoxii.spread import Look, Speech


class Hint(NamedTuple):
    """A move that is pointed at, and what is said about it."""

    move: Move
    saying: Saying


class Refused(NamedTuple):
    """The square where something was tried that can't be done (None: somewhere else), and why not."""

    square: int | None
    why: WhyNot


@dataclass
class State:
    """Everything the picture follows from, beside the lay-out."""

    position: Position
    drawn: Drawn
    choosing: Choosing = field(default_factory=Choosing)
    seat: Seat | None = None
    """The person who may choose."""
    placed: int | None = None
    """Where the last piece was placed."""
    focused: int | None = None
    roaming: bool = False
    """The focus reaches every square, to try what can't be done as well."""
    busy: bool = False
    hint: Hint | None = None
    refused: Refused | None = None
    shown: list[int] = field(default_factory=lambda: [0, 0])
    """The sums as they are written while they count up or down."""

    def follow(self, step: Step | None) -> None:
        """A step has been made: its piece is remembered until the next one."""
        if step is not None and step.move.value:
            self.placed = step.move.square

    @property
    def aimed(self) -> Move | None:
        """The move that a press would make where one aims, or looks, or else the one pointed at."""
        if self.busy or self.refused is not None:
            return None
        hint = self.hinted
        if hint is not None:
            return hint.move
        square = self.choosing.aim if self.choosing.aim is not None else self.focused
        return None if square is None else self.choosing.move_at(square)

    @property
    def hinted(self) -> Hint | None:
        """The hint, unless one looks somewhere else."""
        hint = self.hint
        if hint is None or self.busy or self.refused is not None or self.choosing.aim is not None:
            return None
        return hint if self.focused in (None, hint.move.square) else None

    @property
    def reckoned(self) -> tuple[Reckoned, Reckoned]:
        """What the game would come to where the totem stands, or where it would stand after the move aimed at."""
        drawn, move = self.drawn, self.aimed
        totem = drawn.totem if move is None or move.value else move.square
        sides = [drawn.around(totem, seat) for seat in (0, 1)]
        if move is not None and move.value and move.square & NEIGHBOURS[totem]:
            sides[self.position.seat] = sorted([*sides[self.position.seat], move.value], reverse=True)
        return reckon(*sides)


def look(room: Room, state: State) -> Look:
    """What is to be seen now."""
    seats = [_seated(room, state, seat) for seat in (0, 1)]
    return Look(_scenery(room, state), seats, _scores(room, state), _speech(room, state))


def _scenery(room: Room, state: State) -> Scenery:
    drawn, move = state.drawn, state.aimed
    marked = room.show_legal and not state.busy
    scenery = Scenery(
        pieces=dict(drawn.pieces),
        totem=None if drawn.in_air else drawn.totem,
        held=state.choosing.held and not state.choosing.placing,
        marks=tuple(state.choosing.squares) if marked else (),
        last=state.placed if room.show_last and not state.busy else None,
    )
    totem = drawn.totem
    if move is not None and move.value:
        scenery.piece_ghost = Ghost(move.square, Piece(state.position.seat, move.value))
    elif move is not None:
        totem = scenery.totem_ghost = move.square
        scenery.jump = bool(BETWEEN[drawn.totem].get(move.square))
        free = free_squares(state.position) & ~move.square | drawn.totem
        scenery.openings = tuple(squares_of(openings(move.square, free))) if room.show_legal else ()
    if not drawn.in_air:
        near = {square for square in drawn.pieces if square & NEIGHBOURS[totem]}
        if scenery.piece_ghost is not None and scenery.piece_ghost.square & NEIGHBOURS[totem]:
            near.add(scenery.piece_ghost.square)
        scenery.counting = tuple(sorted(near))
    return scenery


def _seated(room: Room, state: State, seat: int) -> Seated:
    position, sitter = state.position, room.sitters[seat]
    acting = position.end is None and position.seat == seat
    move = state.aimed
    value = state.choosing.value if acting and not state.busy else 0
    if acting and move is not None and move.value:
        value = move.value
    return Seated(seat, sitter.name, sitter.second, tuple(state.drawn.hands[seat]), acting, value)


def _scores(room: Room, state: State) -> list[Scored]:
    move = state.aimed
    there, over = move is not None and not move.value, state.position.end is not None and not state.busy
    return [
        Scored(sayings.title(room.words, reckoned, there, over), reckoned, shown)
        for reckoned, shown in zip(state.reckoned, state.shown, strict=True)
    ]


def _speech(room: Room, state: State) -> Speech | None:
    words, choosing = room.words, state.choosing
    if state.refused is not None:
        return Speech(refused(words, state.refused.why), state.refused.square)
    if (hint := state.hinted) is not None:
        return Speech(hint.saying, hint.move.square, loud=1)
    if state.busy:
        return None
    if state.position.end is not None:
        names = room.sitters[0].name, room.sitters[1].name
        return Speech(sayings.ended(words, state.position, names), state.position.totem, last=True)
    move = state.aimed
    if move is not None:
        saying = sayings.promise(words, state.position, move)
        if choosing.aim is not None and not choosing.held:
            saying = sayings.again(words, saying, move)
        return None if saying is None else Speech(saying, move.square)
    if choosing.held:
        return Speech(sayings.picked_up(words), None if choosing.placing else state.drawn.totem)
    return None
