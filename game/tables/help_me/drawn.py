"""What lies on the table as it is drawn: it changes as the events of a move are shown, one after the other."""

from typing import NamedTuple

from game.rules.help_me.board import NUMBERS
from game.rules.help_me.events import StackMoved
from game.rules.help_me.position import Position, is_over, stacks
from game.rules.help_me.scoring import inside
from game.rules.help_me.tiles import CREATURE


class Lying(NamedTuple):
    """A stack as everybody may see it (HM6)."""

    top: int
    height: int


class Worth(NamedTuple):
    """What a stack brings at the end, and to whom (HM8)."""

    seat: int
    height: int
    numbers: int

    @property
    def points(self) -> int:
        """All of it."""
        return self.height + self.numbers


def worths(position: Position) -> dict[int, Worth]:
    """What each stack brings that belongs to somebody, seat by seat; nothing before all creatures are known."""
    if not is_over(position) or None in position.creatures:
        return {}
    owner = {creature: seat for seat, held in enumerate(position.creatures) for creature in held or ()}
    found = {}
    for square, stack in stacks(position).items():
        seat = owner.get(CREATURE[stack[-1]])
        if seat is not None:
            found[square] = Worth(seat, len(stack), inside(stack))
    return dict(sorted(found.items(), key=lambda item: (item[1].seat, item[0])))


class Drawn:
    """Stacks by square, whose creatures are turned up, and which stacks are counted. A stack on its way is nowhere."""

    def __init__(self, position: Position) -> None:
        self.stacks = {square: Lying(stack[-1], len(stack)) for square, stack in stacks(position).items()}
        self.turned = {seat for seat, held in enumerate(position.creatures) if held is not None}
        self.turning: set[int] = set()
        """Seats whose creatures are being turned right now."""
        self.counted = worths(position)

    def cover(self) -> None:
        """As it is just before the creatures are turned up at the end."""
        self.turned, self.counted = set(), {}

    def leave(self, event: StackMoved) -> Lying:
        """The stack of an event leaves; what it is."""
        return self.stacks.pop(NUMBERS[event.source])

    def arrive(self, event: StackMoved, moved: Lying) -> None:
        """It lies on the other one."""
        target = NUMBERS[event.target]
        self.stacks[target] = Lying(moved.top, moved.height + self.stacks[target].height)

    def total(self, seat: int) -> int:
        """What a seat's counted stacks bring together."""
        return sum(worth.points for worth in self.counted.values() if worth.seat == seat)
