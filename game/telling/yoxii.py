"""Yoxii in sentences: pieces, moves, events, reasons, refusals and the stone board read aloud."""

from game.core.events import Placed
from game.core.protocol import Event, Paragraph, Seat
from game.rules.yoxii import refusals
from game.rules.yoxii.board import BETWEEN, BY_NAME, NAMES, NEIGHBOURS, ROWS
from game.rules.yoxii.events import TotemMoved
from game.rules.yoxii.moves import Move
from game.rules.yoxii.pieces import VALUES, counts_of, value_at
from game.rules.yoxii.position import Position, counted, free, hand, points
from game.words import Words


class YoxiiTelling:
    """Sentences about `game.rules.yoxii`."""

    def title(self, words: Words) -> str:
        """The game's name."""
        return words.say("Yoxii")

    def pitch(self, words: Words) -> str:
        """What the game is about."""
        return words.say("Close the totem in and have the most points around it")

    def option(self, words: Words, name: str) -> str:
        """Yoxii has no options, so there is none to name."""
        raise KeyError(name)

    def value(self, words: Words, name: str, value: str) -> str:
        """Yoxii has no options, so there is no value to name."""
        raise KeyError(name, value)

    def explain(self, words: Words, name: str, value: str) -> str:
        """Yoxii has no options, so there is no value to explain."""
        raise KeyError(name, value)

    def piece_name(self, words: Words, seat: Seat) -> str:
        """White or red, as the one who acts."""
        return words.say_in("player", "Red") if seat else words.say_in("player", "White")

    def to_do(self, words: Words, position: Position) -> str:
        """First the totem, then a piece (YX3)."""
        if position.end is not None:
            return ""
        if not position.placing:
            return words.say("move the totem")
        if free(position) & NEIGHBOURS[position.totem]:
            return words.say("place a piece next to the totem")
        return words.say("place a piece on any free square")

    def move(self, words: Words, position: Position, move: Move) -> str:
        """What the move does; the mover is known."""
        place = NAMES[move.square]
        if move.value:
            return words.say("place a piece of value {value} on {place}", value=move.value, place=place)
        over = BETWEEN[position.totem].get(move.square)
        if not over:
            return words.say("move the totem to {place}", place=place)
        places = ", ".join(NAMES[square] for square in over)
        return words.say("jump with the totem over {places} to {place}", places=places, place=place)

    def event(self, words: Words, event: Event) -> str:
        """One sentence an event; the end of a turn goes without saying, that of the game is told by `reason`."""
        if isinstance(event, TotemMoved):
            who, places = self.piece_name(words, event.seat), ", ".join(event.over)
            if not event.over:
                return words.say("{who} moves the totem to {place}.", who=who, place=event.target)
            return words.say(
                "{who} jumps with the totem over {places} to {place}.", who=who, places=places, place=event.target
            )
        if isinstance(event, Placed):
            who = self.piece_name(words, event.seat)
            return words.say(
                "{who} places a piece of value {value} on {place}.", who=who, value=event.piece, place=event.at
            )
        return ""

    def reason(self, words: Words, reason: str) -> str:
        """The one reason there is (YX6)."""
        return {"totem_blocked": words.say("The totem is closed in: the player to move can't move it.")}[reason]

    def refusal(self, words: Words, paragraph: Paragraph) -> str:
        """Why a move is refused."""
        return {
            refusals.OVER: words.say("The game is over."),
            refusals.TOTEM_FIRST: words.say("Move the totem first, then place a piece."),
            refusals.PIECE_NOW: words.say("The totem has moved already, so now place a piece."),
            refusals.VALUE_USED_UP: words.say("You have no piece of that value left."),
            refusals.TOTEM_STAYS: words.say("The totem has to leave its square."),
            refusals.TARGET_OCCUPIED: words.say("The totem needs a free square to land on."),
            refusals.NOT_STRAIGHT: words.say("The totem only moves in a straight line."),
            refusals.OVER_OPPONENT: words.say("The totem can't jump over your opponent's pieces."),
            refusals.OVER_GAP: words.say(
                "The totem goes 1 step, or jumps over your pieces to the first free square behind them."
            ),
            refusals.ON_TOTEM: words.say("The totem stands on that square."),
            refusals.OCCUPIED: words.say("There is already a piece on that square."),
            refusals.NOT_NEXT_TO_TOTEM: words.say("The piece goes next to the totem while a square there is free."),
        }[paragraph]

    def label(self, words: Words, label: str) -> str:
        """Score lines are `value_1` to `value_4`: what the pieces of that value next to the totem bring (YX7)."""
        return {f"value_{value}": words.say("Pieces of value {value}", value=value) for value in VALUES}[label]

    def board(self, words: Words, position: Position) -> str:
        """Row by row, then per seat the pieces next to the totem and those still in hand."""
        lines = [_row(words, position, row) for row in range(len(ROWS))]
        for seat in (Seat(0), Seat(1)):
            lines += [self._near(words, position, seat), self._hand(words, position, seat)]
        return "\n".join(lines)

    def _near(self, words: Words, position: Position, seat: Seat) -> str:
        near = counted(position, seat).bit_count()
        return words.count(
            "{who}: {number} piece next to the totem, worth {points}.",
            "{who}: {number} pieces next to the totem, worth {points}.",
            near,
            who=self.piece_name(words, seat),
            points=points(position, seat),
        )

    def _hand(self, words: Words, position: Position, seat: Seat) -> str:
        who = self.piece_name(words, seat)
        held = [
            words.say("{count} of value {value}", count=count, value=value)
            for value, count in zip(VALUES, counts_of(hand(position, seat)), strict=True)
            if count
        ]
        if not held:
            return words.say("{who} has no pieces left.", who=who)
        return words.say("{who} still has {pieces}.", who=who, pieces=", ".join(held))


def _row(words: Words, position: Position, row: int) -> str:
    squares = ", ".join(f"{column} {_on(words, position, f'{column}{row + 1}')}" for column in ROWS[row])
    return words.say("Row {row}: {squares}.", row=row + 1, squares=squares)


def _on(words: Words, position: Position, name: str) -> str:
    """What is on a square."""
    square = BY_NAME[name]
    if square == position.totem:
        return words.say_in("square", "totem")
    if square & free(position):
        return words.say_in("square", "free")
    value = value_at(square, position.plus_one, position.plus_two)
    if square & position.white:
        return words.say_in("square", "white {value}", value=value)
    return words.say_in("square", "red {value}", value=value)
