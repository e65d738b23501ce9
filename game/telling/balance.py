"""How a game stood, in words: who was better off, and by how much."""

from collections.abc import Sequence

from game.words import Words

EVEN, LITTLE = 0.1, 0.35
"""Worths up to which a position is even, and one side only a little ahead."""


def balance(words: Words, worth: float, names: Sequence[str]) -> str:
    """What a worth between -1 and 1 for the first of two sides means; `names` are theirs."""
    name = names[0] if worth > 0 else names[1]
    if abs(worth) < EVEN:
        return words.say("About even")
    if abs(worth) < LITTLE:
        return words.say("{name}: a little ahead", name=name)
    if abs(worth) < 1:
        return words.say("{name}: ahead", name=name)
    return words.say("{name}: sure to win", name=name)
