"""The rules of Help Me! (HM1-HM9) behind the protocol of the core."""

from collections.abc import Sequence
from typing import Any

from game.core.events import Ended, TurnEnded
from game.core.protocol import Event, Option, Options, Outcome, Paragraph, ScoreLines, Seat, Setup
from game.rules.help_me.board import FULL, NAMES, SQUARES, STRIDE
from game.rules.help_me.events import Revealed, StackMoved
from game.rules.help_me.moves import ACROSS, ALONG, Move, read
from game.rules.help_me.position import Position, is_over, seat_to_move, stacks
from game.rules.help_me.refusals import why_not
from game.rules.help_me.scoring import outcome, score_lines
from game.rules.help_me.setups import deal, lay, read_setup
from game.rules.help_me.tiles import names, written

_A1, _A2, _A3, _A4, _A5 = ALONG
_D1, _D2, _D3, _D4 = ACROSS
_PAIRS, _ROW = 31, 63


class HelpMe:
    """Pure functions of `Position`; the only owner of these rules."""

    name = "help_me"
    seats = (2, 4)

    def options(self) -> Sequence[Option]:
        """None."""
        return ()

    def deal(self, options: Options, seats: int, seed: int) -> Setup:
        """Tiles, creatures and first seat, shuffled by the seed."""
        return deal(seats, seed)

    def read_setup(self, options: Options, seats: int, value: object) -> Setup:
        """Each tile and each square once, the right number of creatures a seat, none of them twice."""
        return read_setup(seats, value)

    def start(self, options: Options, seats: int, setup: Setup) -> Position:
        """Thirty single tiles."""
        layout, creatures = lay(setup)
        return Position(FULL, (), layout, creatures, None)

    def to_move(self, position: Position) -> Seat | None:
        """Seats take turns, one move each."""
        return None if is_over(position) else Seat(seat_to_move(position))

    def turn(self, position: Position) -> int:
        """Moves made."""
        return len(position.moves)

    def legal(self, position: Position) -> Sequence[Move]:
        """Row by row: along the row, then between it and the next (HM5)."""
        filled = position.filled
        right = filled & filled >> 1
        down = filled & filled >> STRIDE
        return [
            *_A1[right & _PAIRS],
            *_D1[down & _ROW],
            *_A2[right >> 7 & _PAIRS],
            *_D2[down >> 7 & _ROW],
            *_A3[right >> 14 & _PAIRS],
            *_D3[down >> 14 & _ROW],
            *_A4[right >> 21 & _PAIRS],
            *_D4[down >> 21 & _ROW],
            *_A5[right >> 28],
        ]

    def play(self, position: Position, move: Move) -> Position:
        """The source is empty now; the stack lies on top of the target's."""
        filled, moves, layout, creatures, viewer = position
        return Position(filled ^ move.empties, (*moves, move), layout, creatures, viewer)

    def outcome(self, position: Position) -> Outcome | None:
        """Who won, with the reason `no_neighbours`; no winners in a view that doesn't know all creatures."""
        return outcome(position)

    def score_lines(self, position: Position) -> ScoreLines | None:
        """Two lines a stack, for its height and for the numbers inside; None while creatures are hidden (HM6)."""
        return score_lines(position)

    def seen_by(self, position: Position, seat: Seat) -> Position:
        """Without the others' creatures until the game is over (HM3)."""
        creatures = position.creatures
        if not is_over(position):
            creatures = tuple(held if owner == seat else None for owner, held in enumerate(creatures))
        return position._replace(creatures=creatures, viewer=int(seat))

    def tell(self, position: Position, move: Move) -> Sequence[Event]:
        """What `play` does with the move; the end reveals all creatures that are known."""
        after = self.play(position, move)
        seat = Seat(seat_to_move(position))
        events: list[Event] = [StackMoved(seat, NAMES[move.source], NAMES[move.target]), TurnEnded(seat)]
        ended = outcome(after)
        if ended:
            events += [Revealed(Seat(owner), tuple(names(held))) for owner, held in enumerate(after.creatures) if held]
            events.append(Ended(*ended))
        return events

    def refusal(self, position: Position, text: str) -> Paragraph | None:
        """The paragraph that forbids the move; None exactly for legal ones."""
        return why_not(position, read(text))

    def write_move(self, move: Move) -> str:
        """Such as `c2>c3`."""
        return move.text

    def read_move(self, position: Position, text: str) -> Move:
        """The move a text names in any position."""
        return read(text)

    def write_table(self, position: Position) -> dict[str, Any]:
        """`tiles`, `stacks` and `creatures` of docs/protocol.md; of a stack a viewer sees top and height (HM6)."""
        tiles = zip(SQUARES, position.layout.tiles, strict=True)
        return {
            "tiles": {NAMES[square]: written(tile) for square, tile in tiles},
            "stacks": {NAMES[square]: _shown(position, stack) for square, stack in stacks(position).items()},
            "creatures": [None if held is None else names(held) for held in position.creatures],
        }


def _shown(position: Position, stack: tuple[int, ...]) -> Any:
    if position.viewer is None:
        return [written(tile) for tile in stack]
    return {"top": written(stack[-1]), "height": len(stack)}
