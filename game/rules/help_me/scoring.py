"""What the stacks are worth, line by line, and who wins (HM8, HM9)."""

from collections.abc import Sequence

from game.core.protocol import Outcome, ScoreLine, ScoreLines, Seat
from game.rules.help_me.board import NAMES
from game.rules.help_me.position import Position, is_over, stacks
from game.rules.help_me.tiles import CREATURE, NUMBER

REASON = "no_neighbours"

HEIGHT, NUMBERS = "height", "numbers"
"""A line's label is one of these, a space and the square: `height c3`, `numbers c3`."""


def inside(stack: Sequence[int]) -> int:
    """The numbers of the tiles beneath the top that show the same creature as the top (HM8)."""
    top = CREATURE[stack[-1]]
    return sum(NUMBER[tile] for tile in stack[:-1] if CREATURE[tile] == top)


def score_lines(position: Position) -> ScoreLines | None:
    """Each seat's stacks as they lie now; None where somebody's creatures are not known."""
    owner: dict[int, int] = {}
    for seat, creatures in enumerate(position.creatures):
        if creatures is None:
            return None
        owner.update(dict.fromkeys(creatures, seat))
    lines: list[list[ScoreLine]] = [[] for _ in position.creatures]
    for square, stack in stacks(position).items():
        seat = owner.get(CREATURE[stack[-1]], -1)
        if seat >= 0:
            lines[seat] += _lines(NAMES[square], stack)
    return tuple(map(tuple, lines))


def outcome(position: Position) -> Outcome | None:
    """Most points win, equal totals share; nobody is named by a view that doesn't know all creatures."""
    if not is_over(position):
        return None
    lines = score_lines(position)
    if lines is None:
        return Outcome((), REASON)
    totals = [sum(line.points for line in seat) for seat in lines]
    return Outcome(tuple(Seat(seat) for seat, total in enumerate(totals) if total == max(totals)), REASON)


def _lines(square: str, stack: Sequence[int]) -> list[ScoreLine]:
    numbers = inside(stack)
    height = ScoreLine(f"{HEIGHT} {square}", len(stack))
    return [height, ScoreLine(f"{NUMBERS} {square}", numbers)] if numbers else [height]
