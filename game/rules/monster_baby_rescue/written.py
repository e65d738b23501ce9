"""The table of docs/protocol.md, written from a position."""

from collections.abc import Sequence
from typing import Any

from game.rules.monster_baby_rescue.monsters import Monster
from game.rules.monster_baby_rescue.position import GONE, Choice, Position, Terms, is_ending, left
from game.rules.monster_baby_rescue.tiles import COLOURS, PARTS


def table(position: Position) -> dict[str, Any]:
    """Everything on the table; the order of the deck is not on it."""
    terms = position.terms
    return {
        "goals": {goal.name: goal.side for goal in terms.goals},
        "finals": {final.name: final.side for final in terms.finals},
        "row": [None if number == GONE else terms.tiles[number].name for number in position.row],
        "deck_left": left(position),
        "pool": _names(terms, sorted(position.deck)),
        "track": [None if step is None else list(step) for step in position.track],
        "ending": is_ending(position),
        "choice": None if position.choice is Choice.NONE else position.choice.name.lower(),
        "monsters": [_monster(terms, monster) for monster in position.monsters],
    }


def _monster(terms: Terms, monster: Monster) -> dict[str, Any]:
    return {
        "levels": dict(zip(PARTS, monster.levels, strict=True)),
        "gems": dict(zip(COLOURS, monster.gems, strict=True)),
        "tiles": _names(terms, monster.tiles),
        "goals": [terms.goals[number].name for number in monster.goals],
    }


def _names(terms: Terms, numbers: Sequence[int]) -> list[str]:
    return [terms.tiles[number].name for number in numbers]
