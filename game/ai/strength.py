"""How strong each level plays."""

from typing import NamedTuple


class Strength(NamedTuple):
    """The limits of a level."""

    nodes: int
    """Budget of a decision."""
    turns: int
    """Most turns to look ahead."""
    slip: int
    """How far it may misjudge a turn, in the units of the evaluation: 0 for a level that never slips."""


STRENGTH: dict[str, Strength] = {
    "casual": Strength(nodes=8_000, turns=2, slip=300),
    "skilled": Strength(nodes=40_000, turns=5, slip=0),
    "expert": Strength(nodes=120_000, turns=40, slip=0),
}
"""By the level's name, weakest first."""
