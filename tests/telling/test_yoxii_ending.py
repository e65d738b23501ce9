"""What else is said of how a game of Yoxii ended."""

import pytest

from game.play.levels import open_box
from game.play.match import Match
from game.telling import ending_of
from game.words import Words
from tests.tables.yoxii.conftest import CLOSED, LEVEL, STUCK, setup_of

NAMES = ("Fern", "Moss")
EVEN = "g3 W3d2 4f2 2e3 3g4 2e5 R4f3 1e4 3f4 1f5"


def said(placed: str, language: str = "en", to_move: int = 0) -> list[str]:
    match = Match(open_box("yoxii").game, {}, 2, setup_of(placed, to_move))
    assert match.outcome is not None
    ending = ending_of("yoxii")
    assert ending is not None
    return list(ending(Words(language), match.position, NAMES))


def test_the_seat_to_move_is_stuck_although_the_other_one_is_not() -> None:
    """YX6."""
    assert said(STUCK) == ["Fern is stuck. Moss could still jump, but that makes no difference."]


def test_where_both_are_stuck_and_points_differ_the_reason_says_it_all() -> None:
    assert said(CLOSED) == []


def test_a_tie_is_broken_by_pieces_next_to_the_totem() -> None:
    """YX8."""
    assert said(LEVEL)[-1] == "Both have as many points. Moss wins with 3 pieces next to the totem against 2."


def test_a_draw_is_explained() -> None:
    """YX8."""
    assert said(EVEN, to_move=1)[-1] == "Both have as many points, and as many pieces next to the totem."


@pytest.mark.parametrize("language", ["en", "uk"])
def test_names_are_in_every_sentence_that_needs_one(language: str) -> None:
    assert all("Fern" in line and "Moss" in line for line in said(STUCK, language))


def test_other_games_have_nothing_to_add() -> None:
    assert ending_of("pylos") is None
