"""What cards a seat of Hutan may choose from next, and what that may be expected to bring."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import comb
from typing import NamedTuple

from game.ai.evaluation.hutan_worths import Worth, worths_for
from game.ai.groves import KEYS, Ground, Grove, Worths, grove_of, plantings
from game.rules.hutan.flowers import COPIES
from game.rules.hutan.moves import flowers_of
from game.rules.hutan.position import NOBODY, ON_DISPLAY, PANGOLIN, Position

KEY_COUNT = 65
UNFIT = -80
"""What a card is counted for that can't be planted, in tenths of a point."""

GRUDGE = 50
"""How much of what the next seat can gain counts against a turn, of a hundred."""


class Outlook(NamedTuple):
    """What lies on display, who takes of it before the seat's next turn, and what is unseen."""

    display: tuple[str, ...]
    """Faces, the pangolin among them if it lies there, or will after this turn."""
    rivals: tuple[Mapping[str, int], ...]
    """The seats that have a turn before the next one of this seat in this round: by face, what it gains them."""
    again: bool
    """Whether the next turn is in this round."""
    unseen: Mapping[int, int]
    """Cards never laid out, by key."""
    cards: int
    """Cards in a round."""
    seats: int


def flags(keys: Iterable[int]) -> Sequence[bool]:
    """The keys as a list of yes and no."""
    wanted = [False] * KEY_COUNT
    for key in keys:
        wanted[key] = True
    return wanted


def best_gains(ground: Ground, grove: Grove, worths: Worths, wanted: Sequence[bool]) -> tuple[Mapping[int, int], int]:
    """By key, what its best planting gains; and how many plantings were looked at."""
    found = plantings(ground, grove, worths, wanted)
    best: dict[int, int] = {}
    for gain, key, _plants in found:
        if gain > best.get(key, UNFIT):
            best[key] = gain
    return best, len(found)


def outlook_of(position: Position, worths: Sequence[Sequence[Worth]], ground: Ground) -> Outlook:
    """The display as the seat to move leaves it, but for what it takes now."""
    terms, now = position.terms, position.round
    left = Counter(COPIES)
    left.subtract([*now.gone, *now.cards])
    display = list(now.display)
    if now.pangolin == ON_DISPLAY or (now.turns == 0 and now.pangolin != NOBODY):
        display.append(PANGOLIN)
    again = terms.seats > 1 and now.turns < terms.seats
    turns = min(terms.seats - 1, terms.turns - now.turns - 1)
    after = [(position.seat + step) % terms.seats for step in range(1, turns + 1)]
    return Outlook(
        display=tuple(display),
        rivals=tuple(_gains(position, ground, seat, display) for seat in after),
        again=again,
        unseen={KEYS[face]: count for face, count in left.items()},
        cards=len(now.cards),
        seats=terms.seats,
    )


def _gains(position: Position, ground: Ground, seat: int, display: Sequence[str]) -> Mapping[str, int]:
    """What each face on display gains a seat."""
    terms, now = position.terms, position.round
    forest = position.forests[seat]
    rounds = 2 * (terms.rounds - now.number)
    left = rounds + (1 if now.turns < terms.seats else 0)
    worths = worths_for(terms, forest, position.animals)[min(left, 17)]
    wanted = flags(KEYS[flowers_of(face)] for face in display)
    gains, _count = best_gains(ground, grove_of(ground, forest, position.animals), worths, wanted)
    return {face: gains.get(KEYS[flowers_of(face)], UNFIT) for face in display}


def expected_best(gains: Mapping[int, int], outlook: Outlook, taken: str) -> int:
    """The gain of the best turn that the seat may expect next, less what it leaves to the next seat."""
    rest = list(outlook.display)
    if taken in rest:
        rest.remove(taken)
    envy = max((rival[face] for rival in outlook.rivals[:1] for face in rest), default=0)
    for rival in outlook.rivals:
        if rest:
            rest.remove(max(rest, key=lambda face: rival[face]))
    if outlook.again and outlook.seats > 1:
        best = max((gains.get(KEYS[flowers_of(face)], UNFIT) for face in rest), default=0)
    else:
        first = taken == PANGOLIN
        shown = outlook.cards if first or outlook.seats == 1 else max(1, outlook.cards - outlook.seats // 2)
        best = _best_drawn(gains, outlook.unseen, shown)
    return best - max(0, envy) * GRUDGE // 100


def _best_drawn(gains: Mapping[int, int], unseen: Mapping[int, int], shown: int) -> int:
    """The gain of the best of so many unseen cards, on average."""
    ranked = sorted(((gains.get(key, UNFIT), count) for key, count in unseen.items() if count), reverse=True)
    below = sum(count for _gain, count in ranked)
    shown = min(shown, below)
    ways = comb(below, shown)
    total, before = 0, ways
    for gain, count in ranked:
        below -= count
        lower = comb(below, shown)
        total += gain * (before - lower)
        before = lower
    return total // ways
