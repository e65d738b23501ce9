"""Pylos in sentences: pieces, options, moves, events, reasons, refusals and the pyramid read aloud."""

from game.core.events import Earned, Placed, Raised, TakenBack
from game.core.protocol import Event, Paragraph, Seat
from game.rules.pylos import refusals
from game.rules.pylos.board import LEVELS, NAMES, number, side, vacant
from game.rules.pylos.game import Pylos
from game.rules.pylos.moves import Kind, Move
from game.rules.pylos.position import Position, reserve
from game.words import Words

_RULES = Pylos()


class PylosTelling:
    """Sentences about `game.rules.pylos`."""

    def title(self, words: Words) -> str:
        """The game's name."""
        return words.say("Pylos")

    def pitch(self, words: Words) -> str:
        """What the game is about."""
        return words.say("Build one pyramid together, save your balls, take the top")

    def option(self, words: Words, name: str) -> str:
        """The one option is the rule set."""
        return {"rules": words.say("Rule set")}[name]

    def value(self, words: Words, name: str, value: str) -> str:
        """Names of the rule sets (PY10)."""
        return {
            ("rules", "standard"): words.say_in("rule set", "Standard"),
            ("rules", "children"): words.say_in("rule set", "Children"),
            ("rules", "advanced"): words.say_in("rule set", "Advanced"),
        }[name, value]

    def explain(self, words: Words, name: str, value: str) -> str:
        """What the rule sets mean (PY10)."""
        return {
            ("rules", "standard"): words.say("A square of your colour lets you take balls back"),
            ("rules", "children"): words.say("Nothing is taken back: only placing and raising"),
            ("rules", "advanced"): words.say("Squares and lines of your colour let you take balls back"),
        }[name, value]

    def piece_name(self, words: Words, seat: Seat) -> str:
        """Light or dark, as the one who acts."""
        return words.say_in("player", "Dark") if seat else words.say_in("player", "Light")

    def to_do(self, words: Words, position: Position) -> str:
        """What may be decided now."""
        if position.end is not None:
            return ""
        if position.taking == 0:
            return words.say("take back a ball")
        if position.taking == 1:
            return words.say("take back a second ball, or stop")
        kinds = {move.kind for move in _RULES.legal(position)}
        if Kind.PLACE not in kinds:
            return words.say("raise a ball")
        return words.say("place a ball or raise one") if Kind.RAISE in kinds else words.say("place a ball")

    def move(self, words: Words, position: Position, move: Move) -> str:
        """What the move does; the mover is known."""
        if move.kind is Kind.DONE:
            return words.say("stop taking back")
        at = _place(NAMES[move.cell])
        if move.kind is Kind.PLACE:
            return words.say("place a ball on level {level}, {place}", **at)
        if move.kind is Kind.TAKE_BACK:
            return words.say("take back the ball on level {level}, {place}", **at)
        source = _place(NAMES[move.source], "source_")
        return words.say(
            "raise the ball from level {source_level}, {source_place} to level {level}, {place}", **source, **at
        )

    def event(self, words: Words, event: Event) -> str:
        """One sentence an event; the end of a turn goes without saying, that of the game is told by `reason`."""
        if isinstance(event, Placed):
            who, at = self.piece_name(words, event.seat), _place(event.at)
            return words.say("{who} places a ball on level {level}, {place}.", who=who, **at)
        if isinstance(event, Raised):
            who, at = self.piece_name(words, event.seat), _place(event.target)
            source = _place(event.source, "source_")
            return words.say(
                "{who} raises a ball from level {source_level}, {source_place} to level {level}, {place}.",
                who=who,
                **source,
                **at,
            )
        if isinstance(event, Earned):
            return self._earned(words, event)
        if isinstance(event, TakenBack):
            who, at = self.piece_name(words, event.seat), _place(event.at)
            return words.say("{who} takes back the ball on level {level}, {place}.", who=who, **at)
        return ""

    def reason(self, words: Words, reason: str) -> str:
        """Why it ended (PY8, PY9, PY11)."""
        return {
            "apex": words.say("The last ball stands on the apex."),
            "no_move": words.say("The side to move has an empty reserve and no ball to raise."),
            "repetition": words.say("The same board stood for the third time, so the game is a draw."),
        }[reason]

    def refusal(self, words: Words, paragraph: Paragraph) -> str:
        """Why a move is refused."""
        return {**_no_move(words), **_no_take_back(words)}[paragraph]

    def label(self, words: Words, label: str) -> str:
        """Pylos has no score, so there is no line to name."""
        raise KeyError(label)

    def board(self, words: Words, position: Position) -> str:
        """Level by level and row by row, then both reserves."""
        lines = [line for level in LEVELS for line in _level(words, position, level)]
        lines += [self._reserve(words, position, seat) for seat in (Seat(0), Seat(1))]
        return "\n".join(lines)

    def _reserve(self, words: Words, position: Position, seat: Seat) -> str:
        who, left = self.piece_name(words, seat), reserve(position, seat)
        return words.count("{who}: {number} ball in reserve.", "{who}: {number} balls in reserve.", left, who=who)

    def _earned(self, words: Words, event: Earned) -> str:
        who = self.piece_name(words, event.seat)
        if len(event.shapes) > 1:
            return words.say("{who} finishes several shapes at once and earns a take-back.", who=who)
        if _is_square(event.shapes[0]):
            return words.say("{who} finishes a square and earns a take-back.", who=who)
        return words.say("{who} finishes a line and earns a take-back.", who=who)


def _place(name: str, prefix: str = "") -> dict[str, str]:
    """A cell's name as the fields of a sentence."""
    return {f"{prefix}level": name[0], f"{prefix}place": name[1:]}


def _is_square(shape: tuple[str, ...]) -> bool:
    return len({name[1] for name in shape}) == 2


def _level(words: Words, position: Position, level: int) -> list[str]:
    filled = position.light | position.dark
    whole = sum(1 << number(level, column, row) for column in range(side(level)) for row in range(side(level)))
    if not (filled | vacant(filled)) & whole:
        return [words.say("Level {level}: nothing fits here yet.", level=level)]
    return [_row(words, position, level, row) for row in range(side(level))]


def _row(words: Words, position: Position, level: int, row: int) -> str:
    free = vacant(position.light | position.dark)
    cells = []
    for column in range(side(level)):
        cell = number(level, column, row)
        if position.light >> cell & 1:
            what = words.say_in("hollow", "light")
        elif position.dark >> cell & 1:
            what = words.say_in("hollow", "dark")
        else:
            what = words.say_in("hollow", "free") if free >> cell & 1 else words.say_in("hollow", "not yet")
        cells.append(f"{'abcd'[column]} {what}")
    return words.say("Level {level}, row {row}: {cells}.", level=level, row=row + 1, cells=", ".join(cells))


def _no_move(words: Words) -> dict[Paragraph, str]:
    """Why no ball may be placed or raised like that."""
    over = words.say("The game is over.")
    filled = words.say("There is already a ball in that hollow.")
    unsupported = words.say("That hollow needs all four balls below it first.")
    return {
        **dict.fromkeys(refusals.OVER.values(), over),
        refusals.NO_PASS: words.say("You can't pass: place a ball or raise one."),
        refusals.OCCUPIED: filled,
        refusals.UNSUPPORTED: unsupported,
        refusals.RESERVE_EMPTY: words.say("Your reserve is empty, so you have to raise a ball."),
        refusals.NO_BALL_TO_RAISE: words.say("There is no ball to raise in that hollow."),
        refusals.NOT_YOURS_TO_RAISE: words.say("You can only raise your own balls."),
        refusals.CARRIES: words.say("That ball carries another one, so it has to stay."),
        refusals.NOT_HIGHER: words.say("A raised ball has to land on a higher level."),
        refusals.OWN_SUPPORT: words.say("A ball can't rise onto a square that it is part of itself."),
        refusals.TARGET_OCCUPIED: filled,
        refusals.TARGET_UNSUPPORTED: unsupported,
    }


def _no_take_back(words: Words) -> dict[Paragraph, str]:
    """Why no ball may be taken back like that, or why one must be."""
    return {
        refusals.NOTHING_EARNED: words.say("You take balls back only after you finish a shape that earns them."),
        refusals.TAKE_BACK_FIRST: words.say("You finished a shape: first take back one of your balls."),
        refusals.TAKE_BACK_OR_DONE: words.say("Take back a second ball, or stop taking back."),
        refusals.NO_BALL_TO_TAKE: words.say("There is no ball to take back in that hollow."),
        refusals.NOT_YOURS_TO_TAKE: words.say("You can only take back your own balls."),
        refusals.CARRIES_TO_TAKE: words.say("That ball carries another one, so you can't take it back."),
        refusals.NO_TAKE_BACKS: words.say("In the children's rules no balls are taken back."),
    }
