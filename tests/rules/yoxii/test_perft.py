"""The move generator counted, by decisions and by whole turns."""

import pytest

from game.core.perft import perft
from tests.rules.yoxii.boards import G1, G2, YOXII, board, start

BY_DECISIONS = [
    (start(), (8, 256, 1792, 51136)),
    (board(G1), (5, 84, 336, 4784)),
    (board(G2), (5, 192, 488, 9968)),
]
"""Position, sequences of 1 to 4 decisions; confirmed once by the plain telling of the rules."""


@pytest.mark.parametrize(("position", "counts"), BY_DECISIONS, ids=["start", "G1", "G2"])
def test_sequences_of_decisions(position: object, counts: tuple[int, ...]) -> None:
    assert tuple(perft(YOXII, position, depth) for depth in (1, 2, 3, 4)) == counts


def test_there_are_256_whole_turns_at_the_start() -> None:
    turns = [YOXII.play(moved, piece) for moved in after_totem() for piece in YOXII.legal(moved)]
    assert len(turns) == len(set(turns)) == 256


def after_totem() -> list[object]:
    return [YOXII.play(start(), move) for move in YOXII.legal(start())]
