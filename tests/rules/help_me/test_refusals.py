"""Every kind of illegal move is refused by its paragraph."""

import pytest

from game.core.errors import NotationError
from game.core.protocol import Paragraph
from game.core.rng import Rng
from game.rules.help_me.board import NUMBERS
from game.rules.help_me.position import Position
from game.rules.help_me.refusals import REFUSALS
from tests.rules.help_me.boards import HELP_ME, LONGEST, SHORTEST, after, board, texts

START = board()
MOVED = board(moves="c3>c4")

CASES: list[tuple[Position, str, str, str]] = [
    (MOVED, "c3>c2", "HM5", "no_stack"),
    (MOVED, "c3>a1", "HM5", "no_stack"),
    (START, "c3>c3", "HM5", "no_step"),
    (START, "c3>d4", "HM5", "diagonal"),
    (START, "c3>b2", "HM5", "diagonal"),
    (START, "c3>d2", "HM5", "diagonal"),
    (START, "c3>b4", "HM5", "diagonal"),
    (START, "c3>e3", "HM5", "too_far"),
    (START, "c3>c5", "HM5", "too_far"),
    (START, "f1>a2", "HM5", "too_far"),
    (START, "f2>a1", "HM5", "too_far"),
    (START, "c3>d5", "HM5", "too_far"),
    (MOVED, "c2>c3", "HM5", "empty_target"),
    (MOVED, "b2>c3", "HM5", "diagonal"),
    (board(moves=SHORTEST), "a1>b1", "HM7", "over"),
    (board(moves=LONGEST), "f5>f4", "HM7", "over"),
]


@pytest.mark.parametrize(("position", "text", "number", "why"), CASES)
def test_an_illegal_move_is_refused_by_its_paragraph(position: Position, text: str, number: str, why: str) -> None:
    assert HELP_ME.refusal(position, text) == Paragraph(number, why)


def test_every_refusal_there_is_has_a_case() -> None:
    assert {Paragraph(number, why) for _position, _text, number, why in CASES} == set(REFUSALS)


NONSENSE = ["", "pass", "c3", "c3>", ">c3", " c3>c4", "c3>c4 ", "C3>C4", "c3>c6", "g3>f3", "c0>c1", "c3-c4", "c3>c4>c5"]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        HELP_ME.refusal(START, text)
    assert repr(text) in str(raised.value)


def test_of_all_pairs_of_squares_exactly_the_illegal_ones_are_refused() -> None:
    pool = [f"{source}>{target}" for source in NUMBERS for target in NUMBERS]
    rng, position = Rng(5), START
    while legal := texts(position):
        assert {text for text in pool if HELP_ME.refusal(position, text) is None} == set(legal)
        position = after(position, legal[rng.below(len(legal))])
    assert {HELP_ME.refusal(position, text) for text in pool} == {Paragraph("HM7", "over")}
