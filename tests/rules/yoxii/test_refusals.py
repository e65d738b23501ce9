"""Every kind of illegal move is refused by its paragraph."""

import pytest

from game.core.errors import NotationError
from game.core.protocol import Paragraph
from game.core.rng import Rng
from game.rules.yoxii.moves import PIECE, TOTEM
from game.rules.yoxii.position import Position
from game.rules.yoxii.refusals import REFUSALS
from tests.rules.yoxii.boards import G1, G2, YOXII, after, board, start, texts
from tests.rules.yoxii.test_end import STUCK

POOL = [move.text for move in (*TOTEM.values(), *(move for moves in PIECE.values() for move in moves.values()))]
"""Every move that can be written."""

NO_FOURS = """
          -- -- --
       -- w4 w4 w4 --
    r1 r1 r1 -- -- -- --
    -- -- -- TT -- -- --
    -- -- -- -- -- -- --
       -- -- -- -- --
          -- -- --
"""

CASES: list[tuple[Position, str, str, str]] = [
    (board(STUCK, to_move=1), "c3", "YX6", "over"),
    (board(STUCK, to_move=1), "1@c3", "YX6", "over"),
    (start(), "3@e5", "YX3", "totem_first"),
    (after(start(), "e5"), "e6", "YX3", "piece_now"),
    (after(board(NO_FOURS), "d3"), "4@d4", "YX3", "value_used_up"),
    (start(), "d4", "YX4", "stays"),
    (board(G1), "d3", "YX4", "occupied"),
    (board(G1), "e4", "YX4", "occupied"),
    (start(), "e6", "YX4", "not_straight"),
    (board(G1), "d2", "YX4", "over_opponent"),
    (start(), "d6", "YX4", "over_gap"),
    (board(G1), "d7", "YX4", "over_gap"),
    (after(start(), "e5"), "1@e5", "YX5", "on_totem"),
    (after(board(G1), "e3"), "1@d3", "YX5", "occupied"),
    (after(start(), "e5"), "1@g5", "YX5", "not_next_to_totem"),
    (after(board(G2), "c1"), "1@c2", "YX5", "occupied"),
]


@pytest.mark.parametrize(("position", "text", "number", "why"), CASES)
def test_an_illegal_move_is_refused_by_its_paragraph(position: Position, text: str, number: str, why: str) -> None:
    assert YOXII.refusal(position, text) == Paragraph(number, why)


def test_every_refusal_there_is_has_a_case() -> None:
    assert {Paragraph(number, why) for _position, _text, number, why in CASES} == set(REFUSALS)


SPOILT = ["", " e5", "e5 ", "E5", "d", "5@d4", "0@d4", "3@", "@d4", "33@d4", "3@d4@d5"]
NO_SQUARES = ["a1", "b1", "h4", "d8", "d0", "3@b1"]


@pytest.mark.parametrize("text", [*SPOILT, *NO_SQUARES])
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        YOXII.refusal(start(), text)
    assert repr(text) in str(raised.value)


@pytest.mark.parametrize("seed", range(4))
def test_of_all_moves_there_are_exactly_the_illegal_ones_are_refused(seed: int) -> None:
    position, rng = start(), Rng(seed)
    while legal := texts(position):
        assert sorted(text for text in POOL if YOXII.refusal(position, text) is None) == sorted(legal)
        position = after(position, legal[rng.below(len(legal))])
    assert {YOXII.refusal(position, text) for text in POOL} == {Paragraph("YX6", "over")}
