"""Yoxii in text mode: both decisions of a turn, refusals with their paragraphs, the score at the end."""

import pytest

from game.play.levels import open_box
from game.play.match import Match, deal
from game.words import Words
from tests.cli.test_text_play import typed
from tests.rules.yoxii.boards import YOXII, setup
from tests.rules.yoxii.test_end import BEFORE


def table() -> Match:
    return deal(open_box("yoxii").game, {}, 2, 0)


def answers(*lines: str, language: str = "en") -> list[str]:
    """What is shown after the opening lines and before the farewell."""
    opening = len(typed(language=language, match=table())) - 1
    return typed(*lines, language=language, match=table())[opening:-1]


def test_a_turn_is_typed_as_the_totem_and_then_a_piece() -> None:
    match = table()
    shown = typed("E5", " 3 @ f6 ", match=match)
    assert list(match.texts) == ["e5", "3@f6"]
    assert shown.index("White moves the totem to e5.") < shown.index("White places a piece of value 3 on f6.")
    assert shown[-2] == "Red to move: move the totem."


def test_an_illegal_move_is_refused_with_its_paragraph() -> None:
    assert answers("d6") == [
        "The totem goes 1 step, or jumps over your pieces to the first free square behind them. (YX4)"
    ]


def test_why_tells_the_paragraph_itself() -> None:
    told = answers("why 3@e5")
    assert told[0] == "Move the totem first, then place a piece."
    assert told[1].startswith("YX3 Turn. First move the totem")


@pytest.mark.parametrize(
    ("language", "score"),
    [
        (
            "en",
            [
                "White: 10 points (Pieces of value 1: 1, Pieces of value 2: 2, Pieces of value 3: 3, "
                "Pieces of value 4: 4).",
                "Red: 0 points.",
            ],
        ),
        (
            "uk",
            [
                "Білі: 10 очок (Фігури зі значенням 1: 1, Фігури зі значенням 2: 2, Фігури зі значенням 3: 3, "
                "Фігури зі значенням 4: 4).",
                "Червоні: 0 очок.",
            ],
        ),
    ],
)
def test_the_end_tells_why_and_what_counted(language: str, score: list[str]) -> None:
    match, words = Match(YOXII, {}, 2, setup(BEFORE)), Words(language)
    shown = typed("c1", "1@g3", language=language, match=match)
    assert match.outcome is not None
    reason = words.say("The totem is closed in: the player to move can't move it.")
    assert shown[-5:-2] == [reason, *score]
