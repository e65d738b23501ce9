"""Help Me! in sentences: creatures, moves, events, refusals, score lines, and the stacks read aloud.

Nothing here tells more of a stack than its top and height, and only `secrets` tells creatures before the end (HM6).
"""

from collections.abc import Iterable, Sequence

from game.core.protocol import Event, Paragraph, Seat
from game.rules.help_me import refusals
from game.rules.help_me.board import COLUMNS, NAMES, ROWS, STRIDE
from game.rules.help_me.events import Revealed, StackMoved
from game.rules.help_me.moves import Move
from game.rules.help_me.position import Position, is_over, stacks
from game.rules.help_me.scoring import HEIGHT, NUMBERS
from game.rules.help_me.tiles import CREATURE, CREATURES, NUMBER
from game.words import Words


class HelpMeTelling:
    """Sentences about `game.rules.help_me`."""

    def title(self, words: Words) -> str:
        """The game's name."""
        return words.say("Help Me!")

    def pitch(self, words: Words) -> str:
        """What the game is about."""
        return words.say("Bring your secret tree spirits to the top, and let nobody guess which they are")

    def option(self, words: Words, name: str) -> str:
        """Help Me! has no options, so there is none to name."""
        raise KeyError(name)

    def value(self, words: Words, name: str, value: str) -> str:
        """Help Me! has no options, so there is no value to name."""
        raise KeyError(name, value)

    def explain(self, words: Words, name: str, value: str) -> str:
        """Help Me! has no options, so there is no value to explain."""
        raise KeyError(name, value)

    def piece_name(self, words: Words, seat: Seat) -> str:
        """Nobody owns pieces that show, so players are numbered."""
        return words.say("Player {number}", number=seat + 1)

    def to_do(self, words: Words, position: Position) -> str:
        """The one kind of turn there is (HM5)."""
        return "" if is_over(position) else words.say("move a stack onto a neighbour")

    def move(self, words: Words, position: Position, move: Move) -> str:
        """From where to where; what lies there is not said (HM6)."""
        return words.say(
            "move the stack on {source} onto {target}", source=NAMES[move.source], target=NAMES[move.target]
        )

    def event(self, words: Words, event: Event) -> str:
        """Squares of a move; creatures when they are revealed."""
        if isinstance(event, StackMoved):
            who = self.piece_name(words, event.seat)
            return words.say(
                "{who} moves the stack on {source} onto {target}.", who=who, source=event.source, target=event.target
            )
        if isinstance(event, Revealed):
            who = self.piece_name(words, event.seat)
            creatures = _listed(words, map(CREATURES.index, event.creatures))
            return words.say("{who} protected: {creatures}.", who=who, creatures=creatures)
        return ""

    def reason(self, words: Words, reason: str) -> str:
        """The one reason there is (HM7)."""
        return {"no_neighbours": words.say("No two stacks are neighbours any more.")}[reason]

    def refusal(self, words: Words, paragraph: Paragraph) -> str:
        """Why a move is refused."""
        return {
            refusals.OVER: words.say("The game is over."),
            refusals.NO_STACK: words.say("There is no stack on that square to move."),
            refusals.NO_STEP: words.say("A stack has to move one step."),
            refusals.DIAGONAL: words.say("A stack never moves diagonally: only left, right, up or down."),
            refusals.TOO_FAR: words.say("A stack moves only one step."),
            refusals.EMPTY_TARGET: words.say("A stack can't move onto an empty square."),
        }[paragraph]

    def label(self, words: Words, label: str) -> str:
        """What a line of the score is for (HM8)."""
        kind, square = label.split()
        return {
            HEIGHT: words.say("height of the stack on {square}", square=square),
            NUMBERS: words.say("numbers of its own kind inside the stack on {square}", square=square),
        }[kind]

    def board(self, words: Words, position: Position) -> str:
        """Row by row the top of every stack and its height."""
        lying = stacks(position)
        return "\n".join(_row(words, lying, row) for row in range(ROWS))


def creature_name(words: Words, creature: int) -> str:
    """What a creature is called."""
    return (
        words.say_in("creature", "baobab"),
        words.say_in("creature", "cherry"),
        words.say_in("creature", "palm"),
        words.say_in("creature", "bamboo"),
        words.say_in("creature", "willow"),
        words.say_in("creature", "oak"),
    )[creature]


def secrets(words: Words, seen: Position) -> Sequence[str]:
    """What only the viewer of a position may read: the own creatures (HM3)."""
    own: Sequence[int] = () if seen.viewer is None else seen.creatures[seen.viewer] or ()
    return [words.say("Your creatures: {creatures}.", creatures=_listed(words, own))]


def _listed(words: Words, creatures: Iterable[int]) -> str:
    return ", ".join(creature_name(words, creature) for creature in creatures)


def _row(words: Words, lying: dict[int, tuple[int, ...]], row: int) -> str:
    cells = [_cell(words, column, lying.get(STRIDE * row + column, ())) for column in range(COLUMNS)]
    return words.say("Row {row}: {cells}.", row=row + 1, cells="; ".join(cells))


def _cell(words: Words, column: int, stack: tuple[int, ...]) -> str:
    at = "abcdef"[column]
    if not stack:
        return words.say("{square} empty", square=at)
    top = stack[-1]
    creature = creature_name(words, CREATURE[top])
    if len(stack) == 1:
        return words.say("{square} {creature} {number}", square=at, creature=creature, number=NUMBER[top])
    return words.say(
        "{square} {creature} {number}, height {height}",
        square=at,
        creature=creature,
        number=NUMBER[top],
        height=len(stack),
    )
