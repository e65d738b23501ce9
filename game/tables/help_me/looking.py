"""From the state of a table to what is to be seen: marks, words, whose creatures lie face up. Changes nothing."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.help_me.board import STRIDE
from game.rules.help_me.moves import Move
from game.rules.help_me.position import Position, is_over, seat_to_move
from game.rules.help_me.tiles import HELD
from game.tables.help_me import sayings
from game.tables.help_me.choosing import Choosing
from game.tables.help_me.drawn import Drawn
from game.tables.help_me.last_move import Last
from game.tables.help_me.painting import Scenery
from game.tables.help_me.seat_panel import Seated
from game.tables.help_me.spread import Look
from game.tables.saying import Saying, refused
from game.tables.table import Room, WhyNot


class Hint(NamedTuple):
    """A move that is pointed at, and what is said about it."""

    move: Move
    saying: Saying


class Refused(NamedTuple):
    """The square where something was tried that can't be done, and why not."""

    square: int
    why: WhyNot


class Invitation(NamedTuple):
    """Somebody is asked to look; who isn't `alone` says themselves when they have `seen` enough."""

    alone: bool
    seen: bool = False


@dataclass
class State:
    """Everything the picture follows from, beside the lay-out. The position is one that everybody may see."""

    position: Position
    drawn: Drawn
    near: int = 0
    """Whose panel is the own one: who is at the screen."""
    choosing: Choosing = field(default_factory=Choosing)
    seat: Seat | None = None
    """The person who may choose."""
    step: Step | None = None
    """What was done last."""
    top: int = 0
    """The tile on top of what moved then."""
    focused: int | None = None
    busy: bool = False
    hint: Hint | None = None
    refused: Refused | None = None
    invited: Invitation | None = None
    """The person at the screen should look at the own creatures now."""
    on_done: bool = False
    feeling: int | None = None
    """The creature at which the pad would tell by shaking whether it is one's own."""

    def follow(self, step: Step | None) -> None:
        """A step has been made."""
        self.step = step
        if step is not None:
            self.top = self.drawn.stacks[step.move.target].top


def look(room: Room, state: State) -> Look:
    """What is to be seen now."""
    scenery = _scenery(room, state)
    seats = [_seated(room, state, seat) for seat in range(len(room.sitters))]
    speech, loud = _speech(room, state)
    done = state.invited is not None and not state.invited.alone
    return Look(scenery, seats, state.near, speech, loud, _last(room, state), done, state.on_done)


def _scenery(room: Room, state: State) -> Scenery:
    choosing, hint = state.choosing, _hinted(state)
    source = hint.move.source if hint is not None else choosing.source
    targets: Collection[int] = ()
    if not state.busy and hint is not None:
        targets = (hint.move.target,)
    elif not state.busy and room.show_legal and state.refused is None:
        targets = tuple(choosing.targets(source if source is not None else state.focused))
    last = state.step if room.show_last and not state.busy and not state.drawn.counted else None
    return Scenery(
        stacks=dict(state.drawn.stacks),
        source=None if state.busy else source,
        targets=targets,
        arrows=source if targets else None,
        last=None if last is None else (last.move.source, last.move.target),
        wrong=state.refused.square if state.refused is not None else None,
        counted=dict(state.drawn.counted),
    )


def _hinted(state: State) -> Hint | None:
    """The hint, unless one looks somewhere else."""
    hint = state.hint
    if hint is None or state.busy or state.refused is not None:
        return None
    return hint if state.focused in (None, hint.move.source, hint.move.target) else None


def _seated(room: Room, state: State, seat: int) -> Seated:
    position, drawn = state.position, state.drawn
    sitter = room.sitters[seat]
    held = position.creatures[seat]
    shown = held if held is not None and seat in drawn.turned else ()
    over = is_over(position)
    total = drawn.total(seat) if over and seat in drawn.turned else None
    acting = not over and seat_to_move(position) == seat
    number = HELD[position.layout.seats]
    return Seated(seat, sitter.name, sitter.second, acting, number, shown, seat in drawn.turning, total)


def _last(room: Room, state: State) -> Last | None:
    step = state.step
    if step is None or not room.show_last:
        return None
    move = step.move
    dx, dy = {1: (1, 0), -1: (-1, 0), STRIDE: (0, 1), -STRIDE: (0, -1)}[move.target - move.source]
    name = room.sitters[step.seat].name
    return Last(int(step.seat), name, sayings.way(room.words, move), state.top, dx, dy)


def _speech(room: Room, state: State) -> tuple[Saying | None, int]:
    """What the bubble says, and which of its lines matters most."""
    words, choosing, square = room.words, state.choosing, state.focused
    if state.refused is not None:
        return refused(words, state.refused.why), 0
    hint = _hinted(state)
    if hint is not None:
        return hint.saying, 1
    if state.busy:
        return None, 0
    if state.drawn.counted and any(state.drawn.total(seat) == 0 for seat in state.drawn.turned):
        return sayings.well_hidden(words), 0
    if state.feeling is not None:
        return sayings.feeling(words, state.feeling), 0
    if state.invited is not None:
        return sayings.invitation(words, HELD[state.position.layout.seats], state.invited.alone), 0
    if choosing.source is not None:
        move = None if square is None else choosing.move_at(square)
        if move is None:
            return sayings.picked_up(words), 0
        stacks = state.drawn.stacks
        return sayings.promise(words, stacks[move.source], stacks[move.target]), 0
    return None, 0
