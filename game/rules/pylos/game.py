"""The rules of Pylos (PY1-PY12) behind the protocol of the core."""

from collections.abc import Sequence
from typing import Any

from game.core.events import Earned, Ended, Placed, Raised, TakenBack, TurnEnded
from game.core.protocol import Event, Option, Options, Outcome, Paragraph, ScoreLines, Seat, Setup
from game.rules.pylos.board import (
    APEX,
    APEX_BIT,
    BALLS,
    BOTTOM,
    CORNERS,
    NAMES,
    NUMBERS,
    REACH,
    carrying,
    names,
)
from game.rules.pylos.moves import DONE, PLACE, RAISE, TAKE_BACK, Kind, Move, read
from game.rules.pylos.position import RULE_SETS, SHAPES, Position, RuleSet, balls, reserve, stand
from game.rules.pylos.refusals import why_not
from game.rules.pylos.setups import lay, read_setup

_WON = {reason: tuple(Outcome((Seat(seat),), reason) for seat in (0, 1)) for reason in ("apex", "no_move")}
_DRAWN = Outcome((Seat(0), Seat(1)), "repetition")


class Pylos:
    """Pure functions of `Position`; the only owner of these rules."""

    name = "pylos"
    seats = (2, 2)

    def options(self) -> Sequence[Option]:
        """The rule sets of PY10."""
        return (Option("rules", tuple(RULE_SETS)),)

    def deal(self, options: Options, seats: int, seed: int) -> Setup:
        """Always an empty board: nothing in Pylos is left to chance."""
        return {}

    def read_setup(self, options: Options, seats: int, value: object) -> Setup:
        """Known cells, every ball supported, at most 15 a seat."""
        return read_setup(value)

    def start(self, options: Options, seats: int, setup: Setup) -> Position:
        """The first position; over at once if the apex is filled (PY8) or the seat to start is stuck (PY9)."""
        light, dark, seat = lay(setup)
        rules = RULE_SETS[options["rules"]]
        if light & APEX_BIT:
            return Position(light, dark, seat, None, 0, rules, (), _WON["apex"][0])
        if dark & APEX_BIT:
            return Position(light, dark, seat, None, 0, rules, (), _WON["apex"][1])
        return _start_turn(light, dark, seat, 0, rules, ())

    def to_move(self, position: Position) -> Seat | None:
        """The seat to decide; the same one again while it takes balls back."""
        return None if position.end else Seat(position.seat)

    def turn(self, position: Position) -> int:
        """Turns completed."""
        return position.turn

    def legal(self, position: Position) -> Sequence[Move]:
        """Places, then raises, each from the lowest cell up; or take-backs, then `done` (PY4, PY5, PY7)."""
        light, dark, seat, taking, _turn, _rules, _stood, end = position
        if end is not None:
            return []
        own, filled = dark if seat else light, light | dark
        if taking is None:
            return _landings(own, filled)
        upper = filled >> 16
        free = own & ~(upper | upper << 1 | upper << 4 | upper << 5)
        moves = []
        while free:
            ball = free & -free
            moves.append(TAKE_BACK[ball])
            free ^= ball
        if taking:
            moves.append(DONE)
        return moves

    def play(self, position: Position, move: Move) -> Position:
        """The board after the move; the turn goes on while balls may be taken back."""
        light, dark, seat, taking, turn, rules, stood, _end = position
        if seat:
            dark ^= move.change
            own = dark
        else:
            light ^= move.change
            own = light
        if taking is None:
            cell = move.cell
            for shape in SHAPES[rules][cell]:
                if own & shape == shape:
                    return Position(light, dark, seat, 0, turn, rules, stood, None)
            if cell == APEX:
                return Position(light, dark, 1 - seat, None, turn + 1, rules, stood, _WON["apex"][seat])
        elif taking == 0 and own & ~carrying(light | dark):
            return Position(light, dark, seat, 1, turn, rules, stood, None)
        return _start_turn(light, dark, 1 - seat, turn + 1, rules, stood)

    def outcome(self, position: Position) -> Outcome | None:
        """Who won and why: `apex`, `no_move` or `repetition`."""
        return position.end

    def score_lines(self, position: Position) -> ScoreLines | None:
        """None: Pylos is won, not scored."""
        return None

    def seen_by(self, position: Position, seat: Seat) -> Position:
        """The same position: everything lies open."""
        return position

    def tell(self, position: Position, move: Move) -> Sequence[Event]:
        """What `play` does with the move."""
        after = self.play(position, move)
        seat = Seat(position.seat)
        events: list[Event] = []
        if move.kind is Kind.PLACE:
            events.append(Placed(seat, NAMES[move.cell]))
        elif move.kind is Kind.RAISE:
            events.append(Raised(seat, NAMES[move.source], NAMES[move.cell]))
        elif move.kind is Kind.TAKE_BACK:
            events.append(TakenBack(seat, NAMES[move.cell]))
        if after.taking == 0:
            events.append(Earned(seat, _completed(after, move.cell)))
        if after.turn > position.turn:
            events.append(TurnEnded(seat))
        if after.end:
            events.append(Ended(*after.end))
        return events

    def refusal(self, position: Position, text: str) -> Paragraph | None:
        """The paragraph that forbids the move; None exactly for legal ones."""
        return why_not(position, read(text))

    def write_move(self, move: Move) -> str:
        """`1b2`, `1b2>2a1`, `-2a1` or `done`."""
        return move.text

    def read_move(self, position: Position, text: str) -> Move:
        """The move a text names in any position."""
        return read(text)

    def write_table(self, position: Position) -> dict[str, Any]:
        """`cells`, `reserve` and `taking` of docs/protocol.md."""
        filled = position.light | position.dark
        cells = {name: position.dark >> cell & 1 for name, cell in NUMBERS.items() if filled >> cell & 1}
        return {
            "cells": cells,
            "reserve": [reserve(position, 0), reserve(position, 1)],
            "taking": position.taking,
        }


def _landings(own: int, filled: int) -> list[Move]:
    """Every place and raise of the owner of `own`."""
    squares = filled & filled >> 1 & filled >> 4 & filled >> 5 & CORNERS
    empty = (squares << 16 | BOTTOM) & ~filled
    moves = []
    if own.bit_count() < BALLS:
        cells = empty
        while cells:
            cell = cells & -cells
            moves.append(PLACE[cell])
            cells ^= cell
    if empty > BOTTOM:
        upper = filled >> 16
        free = own & ~(upper | upper << 1 | upper << 4 | upper << 5)
        while free:
            ball = free & -free
            free ^= ball
            cells = empty & REACH[ball]
            while cells:
                cell = cells & -cells
                moves.append(RAISE[ball | cell])
                cells ^= cell
    return moves


def _start_turn(light: int, dark: int, seat: int, turn: int, rules: RuleSet, stood: tuple[int, ...]) -> Position:
    """A seat is to start a turn: it may be stuck (PY9), or the board may stand for the third time (PY11)."""
    end = None
    own = dark if seat else light
    if own.bit_count() == BALLS and not _landings(own, light | dark):
        end = _WON["no_move"][1 - seat]
    elif rules != RuleSet.CHILDREN:
        standing = stand(light, dark, seat)
        stood = (*stood, standing)
        if stood.count(standing) == 3:
            end = _DRAWN
    return Position(light, dark, seat, None, turn, rules, stood, end)


def _completed(position: Position, cell: int) -> tuple[tuple[str, ...], ...]:
    """The shapes of the seat to move that the ball landed on `cell` is part of (PY6)."""
    own = balls(position, position.seat)
    return tuple(names(shape) for shape in SHAPES[position.rules][cell] if own & shape == shape)
