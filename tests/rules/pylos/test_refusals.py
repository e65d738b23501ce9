"""Every kind of illegal move is refused by its paragraph (recipe 25)."""

import pytest

from game.core.errors import NotationError
from game.core.protocol import Paragraph
from game.core.rng import Rng
from game.rules.pylos.moves import PLACE, RAISE, TAKE_BACK
from game.rules.pylos.position import Position
from game.rules.pylos.refusals import REFUSALS
from tests.rules.pylos.boards import PYLOS, RULES, after, board, golden, texts
from tests.rules.pylos.test_end import DARK, LIGHT, NULL_TURNS

G1, G2, G3 = golden("G1"), golden("G2"), golden("G3")
EARNED = after(G3, "1d4")
FULL = board("1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 2a1 2b1 2c1 1a3 1b3 2a2 2b2", "1c3 1d3 1a4 1b4")

CASES: list[tuple[Position, str, str, str]] = [
    (G1, "1a1", "PY4", "occupied"),
    (G1, "2a1", "PY4", "unsupported"),
    (FULL, "1c4", "PY4", "reserve_empty"),
    (G2, "1c1>2a1", "PY5", "no_ball"),
    (G2, "1a4>2a1", "PY5", "not_yours"),
    (G3, "1a1>2b1", "PY5", "carries"),
    (G2, "1d4>1d3", "PY5", "not_higher"),
    (G2, "1d4>1d4", "PY5", "not_higher"),
    (G3, "2a1>1d4", "PY5", "not_higher"),
    (G3, "1d3>2a1", "PY5", "occupied"),
    (G2, "1a1>2a1", "PY5", "own_support"),
    (G2, "1d4>2b1", "PY5", "unsupported"),
    (G1, "-1a1", "PY6", "nothing_earned"),
    (EARNED, "1d1", "PY6", "take_back_first"),
    (EARNED, "1c4>2b1", "PY6", "take_back_first"),
    (EARNED, "done", "PY6", "take_back_first"),
    (after(EARNED, "-1d4"), "1d4", "PY6", "take_back_or_done"),
    (EARNED, "-3a1", "PY7", "no_ball"),
    (EARNED, "-1c1", "PY7", "not_yours"),
    (EARNED, "-1b1", "PY7", "carries"),
    (golden("G1", "children"), "-1a1", "PY10", "no_take_backs"),
    (G1, "done", "PY3", "no_pass"),
    (after(board(LIGHT, DARK, to_move=1), "4a1"), "1a1", "PY8", "over"),
    (board(LIGHT, DARK), "4a1", "PY9", "over"),
    (after(G1, f"{NULL_TURNS} {NULL_TURNS}"), "1b2", "PY11", "over"),
]


@pytest.mark.parametrize(("position", "text", "number", "why"), CASES)
def test_an_illegal_move_is_refused_by_its_paragraph(position: Position, text: str, number: str, why: str) -> None:
    assert PYLOS.refusal(position, text) == Paragraph(number, why)


def test_every_refusal_there_is_has_a_case() -> None:
    assert {Paragraph(number, why) for _position, _text, number, why in CASES} == set(REFUSALS)


NONSENSE = ["", " 1a1", "1a1 ", "1A1", "5a1", "2d1", "1a5", "a1", "1a1>", ">1a1", "1a1>2a1>3a1", "--1a1", "-", "DONE"]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        PYLOS.refusal(G1, text)
    assert repr(text) in str(raised.value)


@pytest.mark.parametrize("rules", RULES)
def test_of_all_moves_there_are_exactly_the_illegal_ones_are_refused(rules: str) -> None:
    pool = [move.text for move in (*PLACE.values(), *RAISE.values(), *TAKE_BACK.values())] + ["done"]
    rng = Rng(25)
    position = PYLOS.start({"rules": rules}, 2, {})
    while legal := texts(position):
        allowed = [text for text in pool if PYLOS.refusal(position, text) is None]
        assert sorted(allowed) == sorted(legal)
        position = after(position, legal[rng.below(len(legal))])
    assert {PYLOS.refusal(position, text) for text in pool} <= set(REFUSALS)
