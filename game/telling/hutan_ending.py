"""What a score in Hutan is worth: stars for one who plays alone, and whether a scenario's target was reached (HU18)."""

from collections.abc import Sequence

from game.rules.hutan.position import Position
from game.rules.hutan.scoring import stars, total
from game.words import Words


def ending(words: Words, position: Position, names: Sequence[str]) -> Sequence[str]:
    """Whole sentences; `names` are everybody's in seat order."""
    terms = position.terms
    totals = [total(terms, forest) for forest in position.forests]
    found = []
    if len(totals) == 1:
        found.append(_stars(words, stars(terms, totals[0]), len(terms.stars)))
    if terms.target is not None:
        found += [_target(words, terms.target, points, name) for points, name in zip(totals, names, strict=True)]
    return found


def goal(words: Words, position: Position) -> str:
    """What there is to reach, in a word or two; empty where it is only stars."""
    target = position.terms.target
    return "" if target is None else words.say("Target {points}", points=target)


def _stars(words: Words, earned: int, most: int) -> str:
    if not earned:
        return words.say("No star this time, but the score is kept.")
    return words.count("{number} star of {most}.", "{number} stars of {most}.", earned, most=most)


def _target(words: Words, target: int, points: int, name: str) -> str:
    if points >= target:
        return words.say("{name} has reached the target of {points} points.", name=name, points=target)
    return words.count(
        "{name} has missed the target of {target} by {number} point.",
        "{name} has missed the target of {target} by {number} points.",
        target - points,
        name=name,
        target=target,
    )
