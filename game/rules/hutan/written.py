"""The table of docs/protocol.md, written from a position."""

from typing import Any

from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.forest import Forest, colour_at, planted
from game.rules.hutan.grid import NAMES, each
from game.rules.hutan.land import QUADRANTS
from game.rules.hutan.position import NOBODY, ON_DISPLAY, Phase, Position


def table(position: Position) -> dict[str, Any]:
    """Everything on the table; what a viewer may not know was never on it."""
    terms, now, turn, over = position.terms, position.round, position.turn, position.end is not None
    pangolin = {NOBODY: None, ON_DISPLAY: "display"}.get(now.pangolin, now.pangolin)
    return {
        "layout": {
            quadrant: {"side": lie.side, "turns": lie.turns}
            for quadrant, lie in zip(QUADRANTS, terms.land.layout, strict=True)
        },
        "ecosystems": [card.number for card in terms.ecosystems],
        "round": now.number,
        "first": now.first,
        "display": list(now.display),
        "pangolin": pangolin,
        "animals": dict(zip(COLOURS, position.animals, strict=True)),
        "gone": list(now.gone),
        "card": turn.card if turn.phase is Phase.PLANT and not over else None,
        "phase": None if over else turn.phase.name.lower(),
        "forests": [_forest(forest) for forest in position.forests],
    }


def _forest(forest: Forest) -> dict[str, list[str]]:
    return {
        NAMES[square]: [COLOURS[colour_at(forest, square)], _what(forest, square)] for square in each(planted(forest))
    }


def _what(forest: Forest, square: int) -> str:
    if square & forest.animals:
        return "animal"
    return "tree" if square & forest.trees else "flower"
