"""Everything the picture of the table follows from, beside the lay-out."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.protocol import AnyGame, Seat
from game.rules.hutan.forest import Forest
from game.rules.hutan.grid import BY_NAME
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import Phase, Position
from game.tables.hutan.choosing import Choosing
from game.tables.hutan.drawn import Things, things
from game.tables.saying import Saying
from game.tables.table import WhyNot

CARD, FLOWER, ECOSYSTEM, FOREST, LINE = "card", "flower", "ecosystem", "forest", "line"
"""First part of a spot that is a pair; squares are spots of their own name."""
SCORE, END, ENDING = "score", "end", "ending"


class Hint(NamedTuple):
    """A move that is pointed at, and what is said about it."""

    move: Move
    saying: Saying


@dataclass
class State:
    """What the table shows; changed by the table alone."""

    game: AnyGame
    position: Position
    drawn: list[Things]
    mine: Seat
    """Whose forest is the large one."""
    choosing: Choosing = field(default_factory=Choosing)
    seat: Seat | None = None
    """The person who may choose."""
    viewed: Seat | None = None
    """Whose forest was opened to look at."""
    page: int | None = None
    """The page of the sheet of points, if it is open."""
    held: Move | None = None
    """What would end the turn: it waits until that is confirmed."""
    focus: Hashable = None
    hint: Hint | None = None
    refused: WhyNot | None = None
    busy: bool = False
    everything: bool = False
    """Squares and cards where nothing can be done can be reached as well, to ask why not."""
    takers: dict[int, Seat] = field(default_factory=dict)
    """By place among the cards of this round, who took what lay there, as far as anybody saw it."""
    began: Forest | None = None
    """The acting seat's forest when its turn began, if anybody saw it."""
    last: dict[Seat, int] = field(default_factory=dict)
    """By seat, the squares of its last turn."""

    @property
    def shown(self) -> Seat:
        """Whose forest is in the large frame."""
        return self.mine if self.viewed is None else self.viewed

    @property
    def focused_square(self) -> int | None:
        """The square in focus."""
        return BY_NAME.get(self.focus) if isinstance(self.focus, str) else None

    def focused(self, kind: str) -> int | None:
        """The number of the spot in focus, if it is one of that kind."""
        spot = self.focus
        return spot[1] if isinstance(spot, tuple) and spot[0] == kind else None

    @property
    def aimed(self) -> Move | None:
        """The move that a press would make now, or the one pointed at, or the one that is held."""
        if self.held is not None:
            return self.held
        if self.busy or self.refused is not None or self.viewed is not None:
            return None
        if self.pointed is not None:
            return self.pointed
        if self.seat is None:
            return None
        square = self.choosing.aim if self.choosing.aim is not None else self.focused_square
        if square is not None:
            return self.choosing.move_at(square)
        return self.choosing.ending if self.focus == ENDING else None

    @property
    def pointed(self) -> Move | None:
        """The move of a hint, while it can be made and nobody looks elsewhere."""
        if self.hint is None or (self.seat is not None and not self.focus_is_of(self.hint.move)):
            return None
        seen = self.game.seen_by(self.position, Seat(self.position.seat))
        return self.hint.move if self.hint.move in self.game.legal(seen) else None

    @property
    def card(self) -> str | None:
        """The face of the card in focus, while one is to be taken."""
        number = self.focused(CARD)
        if self.choosing.aimed_card is not None:
            return self.choosing.aimed_card
        if number is None or self.position.turn.phase is not Phase.TAKE or self.seat is None:
            return None
        faces = self.faces
        return faces[number] if number < len(faces) else None

    @property
    def faces(self) -> tuple[str, ...]:
        """The cards of the round as laid out, the pangolin last where there is one."""
        now = self.position.round
        return (*now.cards, "pangolin") if self.position.terms.seats > 1 else now.cards

    def focus_is_of(self, move: Move) -> bool:
        """Whether the focus lies where the move is made, or nowhere."""
        if move.kind in (Kind.PLANT, Kind.ANIMAL):
            return self.focused_square in (None, move.square)
        if move.kind in (Kind.SKIP, Kind.DONE):
            return self.focus in (None, ENDING)
        return self.card in (None, move.card)

    def after(self, move: Move | None) -> Forest:
        """The acting seat's forest after a move."""
        position = self.position
        if move is None:
            return position.forests[position.seat]
        seen = self.game.seen_by(position, Seat(position.seat))
        after: Position = self.game.play(seen, move)
        return after.forests[position.seat]

    def ends_turn(self, move: Move) -> bool:
        """Whether the turn would be over with the move."""
        seen = self.game.seen_by(self.position, Seat(self.position.seat))
        return bool(self.game.turn(self.game.play(seen, move)) > self.position.turns)

    def draw_anew(self) -> None:
        """Exactly the position is drawn."""
        self.drawn = [things(forest) for forest in self.position.forests]


def others_of(state: State) -> list[Seat]:
    """Seats whose forests are the small ones, in order of play after the one in front."""
    count = state.position.terms.seats
    return [Seat((state.mine + step) % count) for step in range(1, count)]


def shown_forest(state: State, after: Forest) -> Forest:
    """The forest in the large frame, as it would be."""
    return after if state.shown == state.position.seat else state.position.forests[state.shown]
