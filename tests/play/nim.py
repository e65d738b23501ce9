"""Nim with a decision more: whoever takes from a heap says afterwards whether one token goes back. For tests of play.

Two or three seats take tokens from heaps; taking two or more asks `back` or `keep`; who takes the last wins.
The moves are small: "a2" takes two tokens of heap a. Option `heaps`: `small` 2 3, `big` 3 4 5.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.core.errors import NotationError, SetupError
from game.core.events import Ended, TakenBack
from game.core.protocol import Event, Option, Options, Outcome, Paragraph, ScoreLines, Seat, Setup


class Move(NamedTuple):
    """`count` tokens of heap number `heap`; heap -1 answers the question: 1 back, 0 keep."""

    heap: int
    count: int


class Position(NamedTuple):
    heaps: tuple[int, ...]
    seats: int
    seat: Seat
    turn: int
    asked: int
    """The heap a token may go back to, -1 when nobody is asked."""


class Nim:
    name = "nim"
    seats = (2, 3)

    def options(self) -> Sequence[Option]:
        return (Option("heaps", ("small", "big")),)

    def deal(self, options: Options, seats: int, seed: int) -> Setup:
        extra = seed % 3
        heaps = {"small": [2, 3], "big": [3, 4, 5]}[options["heaps"]]
        return {"heaps": [heap + extra for heap in heaps]}

    def read_setup(self, options: Options, seats: int, value: object) -> Setup:
        if not isinstance(value, dict) or set(value) != {"heaps"}:
            raise SetupError("setup: exactly the key heaps is wanted")
        heaps = value["heaps"]
        fine = isinstance(heaps, list) and 1 <= len(heaps) <= 9
        if not fine or not all(type(heap) is int and 0 <= heap <= 9 for heap in heaps):
            raise SetupError("heaps: one to nine numbers from 0 to 9 are wanted")
        return {"heaps": list(heaps)}

    def start(self, options: Options, seats: int, setup: Setup) -> Position:
        return Position(tuple(setup["heaps"]), seats, Seat(0), 0, -1)

    def to_move(self, position: Position) -> Seat | None:
        return position.seat if any(position.heaps) or position.asked >= 0 else None

    def turn(self, position: Position) -> int:
        return position.turn

    def legal(self, position: Position) -> Sequence[Move]:
        if position.asked >= 0:
            return (Move(-1, 0), Move(-1, 1))
        return tuple(
            Move(heap, count) for heap, tokens in enumerate(position.heaps) for count in range(1, min(tokens, 3) + 1)
        )

    def play(self, position: Position, move: Move) -> Position:
        if move.heap < 0:
            back = _changed(position.heaps, position.asked, move.count)
            return self._next(position._replace(heaps=back, asked=-1))
        left = position._replace(heaps=_changed(position.heaps, move.heap, -move.count))
        return left._replace(asked=move.heap) if move.count > 1 and any(left.heaps) else self._next(left)

    def _next(self, position: Position) -> Position:
        return position._replace(seat=Seat((position.seat + 1) % position.seats), turn=position.turn + 1)

    def tell(self, position: Position, move: Move) -> Sequence[Event]:
        after = self.play(position, move)
        taken = TakenBack(position.seat, "abcdefghi"[max(move.heap, position.asked)])
        ended = self.outcome(after)
        return (taken,) if ended is None else (taken, Ended(*ended))

    def outcome(self, position: Position) -> Outcome | None:
        if self.to_move(position) is not None:
            return None
        return Outcome((Seat((position.seat - 1) % position.seats),), "empty")

    def score_lines(self, position: Position) -> ScoreLines | None:
        return None

    def seen_by(self, position: Position, seat: Seat) -> Position:
        return position

    def refusal(self, position: Position, text: str) -> Paragraph | None:
        move = self.read_move(position, text)
        return None if move in self.legal(position) else Paragraph("NI1", "not_there")

    def write_move(self, move: Move) -> str:
        if move.heap < 0:
            return "back" if move.count else "keep"
        return "abcdefghi"[move.heap] + str(move.count)

    def read_move(self, position: Position, text: str) -> Move:
        if text in ("keep", "back"):
            return Move(-1, int(text == "back"))
        if len(text) != 2 or text[0] not in "abcdefghi" or text[1] not in "123":
            raise NotationError(f"{text!r} is no move of Nim")
        return Move("abcdefghi".index(text[0]), int(text[1]))

    def write_table(self, position: Position) -> dict[str, Any]:
        return {"heaps": list(position.heaps), "asked": position.asked >= 0}


def _changed(heaps: tuple[int, ...], heap: int, by: int) -> tuple[int, ...]:
    return tuple(tokens + by * (at == heap) for at, tokens in enumerate(heaps))


NIM = Nim()
SMALL: Mapping[str, str] = {"heaps": "small"}
BIG: Mapping[str, str] = {"heaps": "big"}
