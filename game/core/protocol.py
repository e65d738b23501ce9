"""The protocol every game's rules fulfil, and the values it speaks in.

A position is an immutable value (NamedTuples of ints and tuples: cheap, hashable, shareable between processes)
and a move is one *decision*; `to_move` may name the same seat again after it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NewType, Protocol, TypeAlias, TypeVar

Seat = NewType("Seat", int)
"""A seat, counted from 0."""

Options: TypeAlias = Mapping[str, str]
"""Every option of a game with its chosen value; defaults filled in."""

Setup: TypeAlias = Mapping[str, Any]
"""A complete deal as plain JSON values, keys and forms as in docs/protocol.md."""

Event: TypeAlias = tuple[Any, ...]
"""What one move did, as a NamedTuple of `game.core.events` or of the game."""


class Option(NamedTuple):
    """A choice made before the deal; the first value is the default."""

    name: str
    values: tuple[str, ...]
    only: tuple[str, str] | None = None
    """Another option and the value of it with which alone this one means anything."""


class ScoreLine(NamedTuple):
    """One line of a seat's score; `label` is an id that `telling` turns into words."""

    label: str
    points: int


class Outcome(NamedTuple):
    """How a game ended: several winners are a shared win (or a draw); `reason` is an id of docs/protocol.md."""

    winners: tuple[Seat, ...]
    reason: str


class Paragraph(NamedTuple):
    """Why something is refused: the rule paragraph ("PY5") and an id that `telling` turns into a sentence."""

    number: str
    why: str


ScoreLines: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
"""Per seat its score lines; they add up to the seat's score."""

S = TypeVar("S")
M = TypeVar("M")


class Game(Protocol[S, M]):
    """Pure functions of immutable positions: the only owner of a game's rules."""

    name: str
    seats: tuple[int, int]
    """Least and greatest number of seats."""

    def options(self) -> Sequence[Option]:
        """The options in a fixed order."""
        ...

    def deal(self, options: Options, seats: int, seed: int) -> Setup:
        """A complete setup that depends on nothing but its arguments (0 <= seed < 2**63)."""
        ...

    def read_setup(self, options: Options, seats: int, value: object) -> Setup:
        """A setup from outside, complete and checked against the box, else `SetupError` naming the key."""
        ...

    def start(self, options: Options, seats: int, setup: Setup) -> S:
        """The first position of a checked setup; it may be over at once."""
        ...

    def to_move(self, position: S) -> Seat | None:
        """The seat to decide, None when the game is over."""
        ...

    def turn(self, position: S) -> int:
        """Turns completed so far, the last one included."""
        ...

    def legal(self, position: S) -> Sequence[M]:
        """Every legal decision in a fixed order; empty only when the game is over."""
        ...

    def play(self, position: S, move: M) -> S:
        """The next position; trusts that the move is legal."""
        ...

    def tell(self, position: S, move: M) -> Sequence[Event]:
        """What the move does, in order: applied to a drawn board they give the board of `play`."""
        ...

    def outcome(self, position: S) -> Outcome | None:
        """How the game ended, None while it goes on."""
        ...

    def score_lines(self, position: S) -> ScoreLines | None:
        """Per seat the lines that add up to its score, running ones included; None where none may or can be told."""
        ...

    def seen_by(self, position: S, seat: Seat) -> S:
        """The position as that seat may know it: the only door to secrets."""
        ...

    def refusal(self, position: S, text: str) -> Paragraph | None:
        """Why the move written in `text` isn't legal; None exactly for legal moves. Nonsense raises `NotationError`."""
        ...

    def write_move(self, move: M) -> str:
        """The move's text of docs/protocol.md."""
        ...

    def read_move(self, position: S, text: str) -> M:
        """The move a text names, legal or not; `NotationError` for nonsense."""
        ...

    def write_table(self, position: S) -> dict[str, Any]:
        """The `table` part of the state of docs/protocol.md; for a position of `seen_by`, what that viewer may know."""
        ...


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose positions and moves are of no concern here."""
