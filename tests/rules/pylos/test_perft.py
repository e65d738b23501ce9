"""The move generator counted, by decisions and by whole turns."""

import pytest

from game.core.perft import perft, silent
from game.rules.pylos.position import RULE_SETS
from game.rules.pylos.turns import count_turns
from tests.rules.pylos.boards import PYLOS, RULES, board, golden

BY_DECISIONS = [
    ("standard", "start", (16, 240, 3360, 43680)),
    ("standard", "G1", (10, 86, 695, 5382)),
    ("standard", "G3", (19, 322, 2741, 25381)),
    ("standard", "G4", (9, 72, 570, 4092)),
    ("children", "start", (16, 240, 3360, 43680)),
    ("children", "G1", (10, 95, 876, 7848)),
    ("children", "G3", (19, 354, 3318, 34424)),
    ("children", "G4", (9, 72, 570, 4092)),
    ("advanced", "start", (16, 240, 3360, 43680)),
    ("advanced", "G1", (10, 86, 695, 5310)),
    ("advanced", "G3", (19, 322, 2741, 24985)),
    ("advanced", "G4", (9, 67, 525, 3521)),
]
"""Rule set, position, sequences of 1 to 4 decisions; confirmed once by the plain telling of the rules."""


@pytest.mark.parametrize(("rules", "name", "counts"), BY_DECISIONS)
def test_sequences_of_decisions(rules: str, name: str, counts: tuple[int, ...]) -> None:
    position = board(rules=rules) if name == "start" else golden(name, rules)
    assert tuple(perft(PYLOS, position, depth) for depth in (1, 2, 3, 4)) == counts


@pytest.mark.parametrize("rules", RULES)
def test_sequences_of_whole_turns_from_the_empty_board(rules: str) -> None:
    counts = [count_turns(0, 0, RULE_SETS[rules], depth, silent) for depth in range(6)]
    assert counts == [1, 16, 240, 3360, 43680, 524376]


def test_a_stuck_side_and_a_filled_apex_add_no_turns() -> None:
    stuck = board(*STUCK)
    assert count_turns(stuck.light, stuck.dark, RULE_SETS["standard"], 1, silent) == 0
    assert count_turns(stuck.dark, stuck.light, RULE_SETS["standard"], 1, silent) == 1
    assert count_turns(stuck.dark, stuck.light, RULE_SETS["standard"], 2, silent) == 0


GROUND = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4"
STUCK = (
    f"{GROUND[:47]} 2a1 2b1 2c1",
    f"{GROUND[48:]} 2a2 2b2 2c2 2a3 2b3 2c3 3a1 3b1 3a2 3b2",
)
"""Only the apex is open and light has no ball left for it."""


@pytest.mark.parametrize("rules", RULES)
def test_whole_turns_are_told_to_the_tick(rules: str) -> None:
    counted: list[int] = []
    assert count_turns(0, 0, RULE_SETS[rules], 3, counted.append) == sum(counted) == 3360
