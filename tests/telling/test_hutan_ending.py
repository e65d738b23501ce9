"""What a score in Hutan is worth, in sentences (HU18)."""

import pytest

from game.rules.hutan.position import Position
from game.telling.hutan_ending import ending, goal
from game.words import Words
from tests.rules.hutan.forests import EMPTY, forest, position

WORDS = Words("en")
TREES = "~BBBBB BBBBBB BBBBBB BBBBBB ~BBB~B BBBBBB"
"""Trees on a blue flower everywhere: 33 of them, and every area complete."""


def asking(target: int | None, *rows: str) -> Position:
    """Forests of these rows, one a seat, in a game with that target."""
    found = position(*(forest(row) for row in rows))
    return found._replace(terms=found.terms._replace(target=target))


def test_alone_the_stars_are_told() -> None:
    assert ending(WORDS, asking(None, TREES), ["Fern"]) == ["5 stars of 5."]
    assert ending(WORDS, asking(None, EMPTY), ["Fern"]) == ["No star this time, but the score is kept."]


def test_every_seat_hears_whether_it_reached_the_target() -> None:
    assert ending(WORDS, asking(75, TREES, EMPTY), ["Fern", "Moss"]) == [
        "Fern has reached the target of 75 points.",
        "Moss has missed the target of 75 by 75 points.",
    ]


def test_with_others_and_without_a_target_the_reason_says_it_all() -> None:
    assert ending(WORDS, asking(None, TREES, EMPTY), ["Fern", "Moss"]) == []


@pytest.mark.parametrize(("target", "words"), [(None, ""), (75, "Target 75")])
def test_the_goal_is_the_scenarios_target(target: int | None, words: str) -> None:
    assert goal(WORDS, asking(target, EMPTY)) == words
