"""Every refusal has a position in which it is the reason."""

import pytest

from game.core.errors import NotationError
from game.core.protocol import Paragraph
from game.rules.monster_baby_rescue import refusals
from game.rules.monster_baby_rescue.position import Position
from tests.rules.monster_baby_rescue.boards import MONSTER, after, last_turns, monster, position

ROW = "A01 G03 L01 P01 B01 D01"
START = position(monster((4, 1, 1)), monster(), row=ROW)
PART = after(START, "take 1")
GEM = after(START, "take 2")
LAST = after(last_turns(monster(), monster(), row=ROW), "take 3")
OVER = after(LAST, "take 4")

CASES: list[tuple[Position, str, Paragraph]] = [
    (OVER, "take 1", refusals.OVER),
    (START, "improve head", refusals.TAKE_FIRST),
    (START, "gem red", refusals.TAKE_FIRST),
    (PART, "take 2", refusals.ONE_TILE),
    (GEM, "take 3", refusals.ONE_TILE),
    (PART, "gem red", refusals.CHOOSE_PART),
    (GEM, "improve legs", refusals.CHOOSE_GEM),
    (PART, "improve head", refusals.AT_HIGHEST),
    (GEM._replace(supply=(0, 3)), "gem red", refusals.NONE_LEFT),
    (LAST, "take 3", refusals.NO_TILE),
]


@pytest.mark.parametrize(("here", "text", "paragraph"), CASES, ids=[f"{text} {why.why}" for _, text, why in CASES])
def test_a_refusal_names_paragraph_and_reason(here: Position, text: str, paragraph: Paragraph) -> None:
    assert MONSTER.refusal(here, text) == paragraph


def test_every_refusal_is_tried() -> None:
    assert {paragraph for _here, _text, paragraph in CASES} == set(refusals.REFUSALS)


@pytest.mark.parametrize(
    "text", ["take 0", "take 7", "take", "take 1 ", "Take 1", "improve any", "gem blue", "done", ""]
)
def test_nonsense_is_a_notation_error(text: str) -> None:
    with pytest.raises(NotationError, match="take 1 to take 6"):
        MONSTER.refusal(START, text)
