"""The rules of Yoxii (YX1-YX9) behind the protocol of the core."""

from collections.abc import Sequence
from typing import Any

from game.core.events import Ended, Placed, TurnEnded
from game.core.protocol import Event, Option, Options, Outcome, Paragraph, ScoreLine, ScoreLines, Seat, Setup
from game.rules.yoxii.board import ALL, BETWEEN, NAMES, NEIGHBOURS, jumps
from game.rules.yoxii.events import TotemMoved
from game.rules.yoxii.moves import FROM_HAND, TOTEM, Move, read
from game.rules.yoxii.pieces import VALUES, counts_of, value_at
from game.rules.yoxii.position import Position, counted, pieces, points
from game.rules.yoxii.refusals import why_not
from game.rules.yoxii.setups import lay, read_setup

_WON = tuple(Outcome((Seat(seat),), "totem_blocked") for seat in (0, 1))
_DRAWN = Outcome((Seat(0), Seat(1)), "totem_blocked")


class Yoxii:
    """Pure functions of `Position`; the only owner of these rules."""

    name = "yoxii"
    seats = (2, 2)

    def options(self) -> Sequence[Option]:
        """None: there is one set of rules."""
        return ()

    def deal(self, options: Options, seats: int, seed: int) -> Setup:
        """Always the same start: nothing in Yoxii is left to chance."""
        return {}

    def read_setup(self, options: Options, seats: int, value: object) -> Setup:
        """Hand and board together 5, 5, 5, 3 a seat; the seat to move holds as many pieces or one more."""
        return read_setup(value)

    def start(self, options: Options, seats: int, setup: Setup) -> Position:
        """The first position; over at once if the seat to start can't move the totem (YX6)."""
        return _turn_started(lay(setup))

    def to_move(self, position: Position) -> Seat | None:
        """The seat to decide: first about the totem, then about its piece."""
        return None if position.end else Seat(position.seat)

    def turn(self, position: Position) -> int:
        """Turns completed."""
        return position.turn

    def legal(self, position: Position) -> Sequence[Move]:
        """Squares row by row; on each square the smallest value first (YX4, YX5)."""
        totem, white, red, _one, _two, white_hand, red_hand, seat, placing, _turn, end = position
        if end is not None:
            return []
        free = ALL ^ (totem | white | red)
        near = NEIGHBOURS[totem] & free
        moves: list[Move] = []
        if placing:
            from_hand = FROM_HAND[red_hand if seat else white_hand]
            squares = near or free
            while squares:
                square = squares & -squares
                squares ^= square
                moves += from_hand[square]
            return moves
        squares = near | jumps(totem, red if seat else white, free)
        while squares:
            square = squares & -squares
            squares ^= square
            moves.append(TOTEM[square])
        return moves

    def play(self, position: Position, move: Move) -> Position:
        """The table after the move; a turn is over when its piece is placed."""
        totem, white, red, one, two, white_hand, red_hand, seat, placing, turn, _end = position
        square = move.square
        if not placing:
            return Position(square, white, red, one, two, white_hand, red_hand, seat, True, turn, None)
        one |= move.plus_one
        two |= move.plus_two
        if seat:
            after = Position(
                totem, white, red | square, one, two, white_hand, red_hand - move.cost, 0, False, turn + 1, None
            )
        else:
            after = Position(
                totem, white | square, red, one, two, white_hand - move.cost, red_hand, 1, False, turn + 1, None
            )
        return _turn_started(after)

    def outcome(self, position: Position) -> Outcome | None:
        """Who has more next to the totem that can't move."""
        return position.end

    def score_lines(self, position: Position) -> ScoreLines | None:
        """Per seat a line for each value it has next to the totem, `value_1` to `value_4` (YX7)."""
        return tuple(_lines(position, seat) for seat in (0, 1))

    def seen_by(self, position: Position, seat: Seat) -> Position:
        """The same position: everything lies open (YX2)."""
        return position

    def tell(self, position: Position, move: Move) -> Sequence[Event]:
        """What `play` does with the move."""
        seat = Seat(position.seat)
        if not position.placing:
            over = tuple(NAMES[square] for square in BETWEEN[position.totem][move.square])
            return (TotemMoved(seat, NAMES[position.totem], NAMES[move.square], over),)
        events: list[Event] = [Placed(seat, NAMES[move.square], str(move.value)), TurnEnded(seat)]
        end = self.play(position, move).end
        if end:
            events.append(Ended(*end))
        return events

    def refusal(self, position: Position, text: str) -> Paragraph | None:
        """The paragraph that forbids the move; None exactly for legal ones."""
        return why_not(position, read(text))

    def write_move(self, move: Move) -> str:
        """`e5` or `3@f6`."""
        return move.text

    def read_move(self, position: Position, text: str) -> Move:
        """The move a text names in any position."""
        return read(text)

    def write_table(self, position: Position) -> dict[str, Any]:
        """`totem`, `pieces`, `hands` and `placing` of docs/protocol.md."""
        return {
            "totem": NAMES[position.totem],
            "pieces": {
                NAMES[square]: [int(square & position.red != 0), value_at(square, position.plus_one, position.plus_two)]
                for square in NAMES
                if square & (position.white | position.red)
            },
            "hands": [list(counts_of(position.white_hand)), list(counts_of(position.red_hand))],
            "placing": position.placing,
        }


def _turn_started(position: Position) -> Position:
    """The same position, over if the seat to start its turn can't move the totem (YX6)."""
    free = ALL ^ (position.totem | position.white | position.red)
    if NEIGHBOURS[position.totem] & free or jumps(position.totem, pieces(position, position.seat), free):
        return position
    return position._replace(end=_result(position))


def _result(position: Position) -> Outcome:
    """More points next to the totem, else more pieces there, else a draw (YX7, YX8)."""
    white, red = ((points(position, seat), counted(position, seat).bit_count()) for seat in (0, 1))
    if white == red:
        return _DRAWN
    return _WON[0] if white > red else _WON[1]


def _lines(position: Position, seat: int) -> tuple[ScoreLine, ...]:
    around = [
        value_at(square, position.plus_one, position.plus_two) for square in NAMES if square & counted(position, seat)
    ]
    return tuple(ScoreLine(f"value_{value}", value * around.count(value)) for value in VALUES if value in around)
