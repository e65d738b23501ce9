"""How strong each level plays each game."""

from typing import NamedTuple


class Strength(NamedTuple):
    """The limits of a level."""

    nodes: int
    """Budget of a decision."""
    turns: int
    """Most turns to look ahead."""
    slip: int
    """How far it may misjudge a turn, in the units of the evaluation: 0 for a level that never slips."""
    few: int = 0
    """So many legal moves or fewer are searched to the very end, in games with secrets."""


LEVELS: tuple[str, ...] = ("casual", "skilled", "expert")
"""Weakest first."""

STRENGTH: dict[str, dict[str, Strength]] = {
    "pylos": {
        "casual": Strength(nodes=8_000, turns=2, slip=200),
        "skilled": Strength(nodes=40_000, turns=5, slip=0),
        "expert": Strength(nodes=120_000, turns=40, slip=0),
    },
    "yoxii": {
        "casual": Strength(nodes=3_000, turns=2, slip=30),
        "skilled": Strength(nodes=8_000, turns=4, slip=0),
        "expert": Strength(nodes=30_000, turns=36, slip=0),
    },
    "help_me": {
        "casual": Strength(nodes=3_000, turns=1, slip=300, few=4),
        "skilled": Strength(nodes=10_000, turns=2, slip=80, few=10),
        "expert": Strength(nodes=30_000, turns=3, slip=0, few=14),
    },
    "hutan": {
        "casual": Strength(nodes=3_000, turns=1, slip=90),
        "skilled": Strength(nodes=3_000, turns=1, slip=0),
        "expert": Strength(nodes=120_000, turns=4, slip=0),
    },
    "monster_baby_rescue": {
        "casual": Strength(nodes=6, turns=1, slip=700),
        "skilled": Strength(nodes=200, turns=2, slip=150),
        "expert": Strength(nodes=24_000, turns=2, slip=0),
    },
}
"""By game and level: nodes cost more in one game than in another, and a slip is of the size of its evaluation."""
