"""How a game of Yoxii ended, beyond the reason: who is stuck although the other one isn't, and what broke a tie."""

from collections.abc import Sequence

from game.rules.yoxii.board import destinations
from game.rules.yoxii.position import Position, counted, free, pieces, points
from game.words import Words


def other_could(position: Position) -> bool:
    """The seat that isn't to move could still move the totem (YX6)."""
    return bool(destinations(position.totem, pieces(position, 1 - position.seat), free(position)))


def ending(words: Words, position: Position, names: Sequence[str]) -> Sequence[str]:
    """Whole sentences; `names` are everybody's in seat order."""
    found = []
    if other_could(position):
        stuck, other = names[position.seat], names[1 - position.seat]
        found.append(
            words.say(
                "{name} is stuck. {other} could still jump, but that makes no difference.", name=stuck, other=other
            )
        )
    near = [counted(position, seat).bit_count() for seat in (0, 1)]
    if points(position, 0) != points(position, 1):
        return found
    if near[0] == near[1]:
        return [*found, words.say("Both have as many points, and as many pieces next to the totem.")]
    winner = 0 if near[0] > near[1] else 1
    return [
        *found,
        words.count(
            "Both have as many points. {name} wins with {number} piece next to the totem against {fewer}.",
            "Both have as many points. {name} wins with {number} pieces next to the totem against {fewer}.",
            near[winner],
            name=names[winner],
            fewer=near[1 - winner],
        ),
    ]
