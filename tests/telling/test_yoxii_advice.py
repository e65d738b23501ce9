"""The reasons for moves of Yoxii say what the moves do."""

import pytest

from game.play.match import Match
from game.telling import advice_of
from game.words import Words
from tests.rules.yoxii.boards import G1, YOXII, setup

ENGLISH = Words("en")
NOOK = """
          -- w3 --
       r3 TT r3 -- --
    w1 -- -- -- w2 -- --
    -- -- -- -- -- -- --
    -- -- -- -- -- r2 --
       -- -- -- -- --
          -- -- --
"""
"""In the nook c1 White can close the totem in: 7 to 6 with a four, level with a three, behind with less."""

SMALL = """
          -- w1 --
       w1 TT r4 -- --
    r1 r2 -- -- w3 w3 --
    w3 -- r3 w4 -- r3 w4
    -- w3 -- r4 w3 r1 --
       r1 w4 r2 r2 --
          -- -- --
"""
"""In the nook c1 a two makes 4 to 4, with three white pieces against one."""

EDGE = """
          -- -- --
       -- -- -- -- --
    -- -- -- -- -- w4 --
    -- -- -- r4 w3 r1 TT
    -- -- -- w1 r1 w4 --
       -- -- -- r3 w4
          -- w2 r3
"""
"""Red is to move: anywhere but on g3 White can close the totem in and win."""

TIGHT = """
          -- -- --
       -- -- -- -- --
    -- -- -- -- -- -- --
    -- -- -- -- -- w2 --
    -- -- -- -- r3 -- --
       -- -- -- r4 TT
          -- -- w4
"""

CORNER = """
          -- -- --
       -- -- -- -- --
    -- r3 w3 -- -- -- --
    w4 TT -- -- -- -- --
    -- -- r3 -- -- -- --
       -- -- -- -- --
          -- -- --
"""
"""Next to a3 only two squares are free."""

FULL = """
          -- r1 w2
       w2 r1 r2 -- r1
    r3 w1 w4 w2 r4 w4 w2
    r4 w1 -- r3 -- w3 w3
    -- w1 w2 r4 w4 r1 r1
       r2 -- r2 TT r3
          w1 r2 w1
"""
"""From e4 Red could jump over d4 to c4."""

BESIDE = """
          -- -- --
       -- -- -- -- --
    -- TT -- -- -- -- --
    -- r4 -- w4 -- -- --
    -- -- -- -- -- -- --
       -- -- -- -- --
          -- -- --
"""

APART = """
          -- -- --
       -- -- -- -- --
    -- r1 -- -- -- -- --
    -- TT -- -- -- -- --
    -- w4 -- -- -- -- --
       -- -- -- -- --
          -- -- --
"""


def position(drawing: str | None = None, *moves: str, to_move: int = 0) -> Match:
    match = Match(YOXII, {}, 2, setup(drawing, to_move) if drawing else {})
    for move in moves:
        match.play(move)
    return match


def reason(match: Match, text: str, words: Words = ENGLISH) -> str:
    move = YOXII.read_move(match.position, text)
    assert move in match.legal()
    return advice_of("yoxii")(words, match.position, move)


@pytest.mark.parametrize(
    ("match", "text", "said"),
    [
        (position(NOOK), "c1", "There you can end the game, and win"),
        (position(NOOK, "c1"), "4@c2", "Ends the game now, with you ahead 7 to 6"),
        (position(NOOK, "c1"), "3@c2", "Ends the game in a draw"),
        (position(SMALL, "c1"), "2@c2", "Ends the game now: more pieces of yours are next to the totem"),
        (position(G1), "g4", "The other side can't jump back over your pieces"),
        (position(G1), "c5", "Leads away from pieces of the other side"),
        (position(G1), "e3", "There you are ahead, 6 to 3"),
        (position(), "c3", "Costs you least in the moves ahead"),
        (position(EDGE, to_move=1), "g3", "Anywhere else the other side can end the game, and win"),
        (position(BESIDE), "c3", "Leads to more of your own pieces"),
        (position(APART), "c3", "Leads to where more squares are free"),
        (position(TIGHT, "f5"), "2@f6", "Keeps the other side from ending the game, and winning"),
        (position(CORNER, "a3"), "3@b4", "Leaves only one way for the totem"),
        (position(FULL, "e4"), "3@c4", "Takes a jump away from the other side"),
        (position(NOOK, "b3"), "3@b4", "Brings you ahead next to the totem"),
        (position(NOOK, "c3"), "3@d3", "Makes a longer bridge for your jumps"),
        (position(G1, "e3"), "3@f3", "Your 3 counts where little room is left"),
        (position(G1, "e3"), "1@f3", "Keeps your high pieces for later"),
    ],
)
def test_a_reason_names_what_matters_most(match: Match, text: str, said: str) -> None:
    assert reason(match, text) == said


def test_no_end_is_praised_that_is_lost() -> None:
    assert reason(position(NOOK, "c1"), "1@c2") == "Costs you least in the moves ahead"


def test_a_place_is_called_the_only_safe_one_only_if_all_others_lose_at_once() -> None:
    match = position(EDGE, to_move=1)
    for move in match.legal():
        said = reason(match, move.text)
        assert said.startswith("Anywhere else") == (move.text == "g3"), move.text


def test_every_reason_of_a_game_is_a_short_line_in_both_languages() -> None:
    for words in (ENGLISH, Words("uk")):
        match = position()
        while match.outcome is None:
            for move in match.legal():
                said = advice_of("yoxii")(words, match.position, move)
                assert 0 < len(said) <= 70
                assert not said.endswith(".")
            match.play(match.legal()[len(match.steps) * 7 % len(match.legal())])
