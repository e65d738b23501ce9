"""A match: the only owner of the current position, and the one gate that refuses an illegal move."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from game.core.errors import IllegalMove, RulesError
from game.core.options import check_seats, fill
from game.core.protocol import AnyGame, Event, Options, Outcome, Seat, Setup

FORMAT: Final = 1
"""The record format written, and the newest one understood."""

DEEPEST = 12
"""Lists and objects inside one another that a setup may hold; no game's goes half as deep."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match written down: what is saved to disk, and what a replay plays."""

    format: Literal[1]
    game: str
    players: int
    options: dict[str, str]
    setup: dict[str, Any]
    actions: list[str]
    data: str | None = None
    """Digest of the data the game was built from; None where nobody noted it."""

    def __post_init__(self) -> None:
        values: list[Any] = [self.setup]
        for _depth in range(DEEPEST):
            values = [inner for value in values for inner in _inside(value)]
        if values:
            raise ValueError("setup is nested too deep")


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


class Step(NamedTuple):
    """One decision of a match: who took which move, between which positions, and what it did."""

    seat: Seat
    before: Any
    move: Any
    text: str
    after: Any
    events: Sequence[Event]


class NothingToUndo(RulesError):  # noqa: N818 - it names what happened
    """Undo or redo was asked for where `can_undo` or `can_redo` is false."""


def shows_more(game: AnyGame) -> Callable[[Step], bool]:
    """Which steps of that game showed their own seat what it could not have worked out before them."""

    def reveals(step: Step) -> bool:
        foreseen = game.play(game.seen_by(step.before, step.seat), step.move)
        return bool(foreseen != game.seen_by(step.after, step.seat))

    return reveals


class Match:
    """One game from its setup on.

    `start` is the position before the first move, `steps` are the decisions that led from there to `position`;
    those taken back wait for `redo` until another move is played. `reveals` names the steps that showed
    somebody something new (`shows_more` unless told otherwise): undo for persons stops behind them.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, str],
        seats: int,
        setup: Setup,
        *,
        digest: str | None = None,
        reveals: Callable[[Step], bool] | None = None,
    ) -> None:
        """Checks everything: `OptionError` for options and seats, `SetupError` for the setup."""
        check_seats(game, seats)
        self.game = game
        self.options: Options = fill(game, options)
        self.seats = seats
        self.setup = game.read_setup(self.options, seats, setup)
        self.digest = digest
        self._reveals = reveals or shows_more(game)
        self.start = game.start(self.options, seats, self.setup)
        self._line: list[Step] = []
        self._played = 0
        self._sealed = 0
        self._legal: tuple[Any, Sequence[Any]] | None = None

    @property
    def position(self) -> Any:
        """The current position."""
        return self._line[self._played - 1].after if self._played else self.start

    @property
    def steps(self) -> Sequence[Step]:
        """Every decision up to the current position, for replay, log and review."""
        return tuple(self._line[: self._played])

    @property
    def moves(self) -> Sequence[Any]:
        """The moves of `steps`."""
        return tuple(step.move for step in self.steps)

    @property
    def texts(self) -> Sequence[str]:
        """The texts of `steps`, as a record holds them."""
        return tuple(step.text for step in self.steps)

    @property
    def to_move(self) -> Seat | None:
        """The seat to decide, None when the game is over."""
        return self.game.to_move(self.position)

    @property
    def turn(self) -> int:
        """Turns completed so far, the last one included."""
        return self.game.turn(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.game.outcome(self.position)

    def legal(self) -> Sequence[Any]:
        """Every legal decision in the order of the rules; empty only when the game is over."""
        if self._legal is None or self._legal[0] is not self.position:
            self._legal = (self.position, self.game.legal(self.position))
        return self._legal[1]

    def play(self, move: Any) -> Step:
        """Play a move or its text; `NotationError` or `IllegalMove` (naming the paragraph) leave all as it was."""
        position = self.position
        if isinstance(move, str):
            move = self.game.read_move(position, move)
        if move not in self.legal():
            raise IllegalMove(self._why_not(self.game.write_move(move)))
        step = self._step(position, move)
        del self._line[self._played :]
        self._line.append(step)
        self._played += 1
        return step

    def can_undo(self, persons: Collection[Seat] | None = None) -> bool:
        """Whether `undo` with the same argument has anything to take back."""
        return self._undo_target(persons) is not None

    def undo(self, persons: Collection[Seat] | None = None) -> Sequence[Step]:
        """Take back one decision; the steps taken back come newest first, else `NothingToUndo`.

        With the seats of `persons`: back to where one of them decided, whatever bots played since. That goes
        decision by decision inside a turn, then turn by turn, and never past a step that revealed something.
        """
        target = self._undo_target(persons)
        if target is None:
            raise NothingToUndo("there is nothing to take back")
        taken_back = self._line[target : self._played]
        self._played = target
        self._sealed = min(self._sealed, target)
        return tuple(reversed(taken_back))

    def seal(self) -> None:
        """The next person was called: persons take back nothing that was played until now (HM6)."""
        self._sealed = self._played

    def can_redo(self) -> bool:
        """Whether anything was taken back that can be played again."""
        return self._played < len(self._line)

    def redo(self, persons: Collection[Seat] | None = None) -> Sequence[Step]:
        """Play again what the last `undo` with the same `persons` took back; the steps come oldest first."""
        if not self.can_redo():
            raise NothingToUndo("there is nothing to play again")
        target = min(stop for stop in self._stops(persons) if stop > self._played)
        played = self._line[self._played : target]
        self._played = target
        return tuple(played)

    def state(self, viewer: Seat | None = None) -> dict[str, Any]:
        """The State of docs/protocol.md; with a viewer only what that seat may know."""
        game, position = self.game, self.position
        seen = position if viewer is None else game.seen_by(position, viewer)
        outcome = self.outcome
        lines = game.score_lines(seen)
        return {
            "game": game.name,
            "options": dict(self.options),
            "players": self.seats,
            "to_move": self.to_move,
            "turn": self.turn,
            "over": outcome is not None,
            "winners": list(outcome.winners) if outcome else [],
            "reason": outcome.reason if outcome else None,
            "scores": None if lines is None else [sum(line.points for line in seat) for seat in lines],
            "actions": list(self.texts),
            "table": game.write_table(seen),
        }

    def record(self) -> Record:
        """The match written down, up to the current position."""
        return Record(
            format=FORMAT,
            game=self.game.name,
            players=self.seats,
            options=dict(self.options),
            setup=dict(self.setup),
            actions=list(self.texts),
            data=self.digest,
        )

    def _step(self, position: Any, move: Any) -> Step:
        seat = self.game.to_move(position)
        assert seat is not None
        after = self.game.play(position, move)
        events = self.game.tell(position, move)
        return Step(seat, position, move, self.game.write_move(move), after, events)

    def _why_not(self, text: str) -> str:
        if self.outcome is not None:
            return f"{text}: the game is over"
        paragraph = self.game.refusal(self.position, text)
        return f"{text}: {paragraph.number} {paragraph.why}" if paragraph else f"{text}: not a legal move"

    def _undo_target(self, persons: Collection[Seat] | None) -> int | None:
        stops = [stop for stop in self._stops(persons) if stop < self._played]
        if not stops:
            return None
        target = max(stops)
        if persons is None:
            return target
        shown = any(self._reveals(step) for step in self._line[target : self._played])
        return None if shown or target < self._sealed else target

    def _stops(self, persons: Collection[Seat] | None) -> Sequence[int]:
        """Where undo and redo halt: counts of steps, in the whole line with what was taken back."""
        whole = len(self._line)
        if persons is None:
            return range(whole + 1)
        return (*(at for at in range(whole) if self._line[at].seat in persons and self._halts(at)), whole)

    def _halts(self, at: int) -> bool:
        """Whether a person deciding the step at this index is a place to go back to."""
        turn = self._turn_at(at)
        if at == 0 or turn == self._turn_at(len(self._line)):
            return True
        return turn != self._turn_at(at - 1) or self._reveals(self._line[at - 1])

    def _turn_at(self, count: int) -> tuple[int, Seat | None]:
        position = self._line[count - 1].after if count else self.start
        return self.game.turn(position), self.game.to_move(position)


def deal(
    game: AnyGame,
    options: Mapping[str, str],
    seats: int,
    seed: int,
    *,
    digest: str | None = None,
    reveals: Callable[[Step], bool] | None = None,
) -> Match:
    """A match of the deal that `seed` (0 to 2**63-1) gives; `OptionError` for options and seats."""
    check_seats(game, seats)
    setup = game.deal(fill(game, options), seats, seed)
    return Match(game, options, seats, setup, digest=digest, reveals=reveals)
