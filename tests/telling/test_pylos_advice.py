"""The reasons for moves of Pylos say what the moves do."""

import pytest

from game.play.levels import open_box
from game.play.match import Match
from game.rules.pylos.board import NAMES
from game.telling import advice_of
from game.words import Words

GAME = open_box("pylos").game
ENGLISH = Words("en")
G3 = ("1a1 1b1 1a2 1b2 2a1 1c3 1d3 1c4", "1c1 1d1 1c2 1d2 1a3 1b3 1a4")
THREE = ("1a1 1b1 1a2", "1d4 1c4 1d3")
G4 = ("2a1 2b1 1a1 1b2 1d2", "1b1 1c1 1d1 1a2 1c2")
GROUND = [name for name in NAMES.values() if name[0] in "123"]


def position(light: str, dark: str, *moves: str, to_move: int = 0, rules: str = "standard") -> Match:
    cells = {**dict.fromkeys(light.split(), 0), **dict.fromkeys(dark.split(), 1)}
    match = Match(GAME, {"rules": rules}, 2, {"cells": cells, "to_move": to_move})
    for move in moves:
        match.play(move)
    return match


def reason(match: Match, text: str) -> str:
    move = GAME.read_move(match.position, text)
    assert move in match.legal()
    return advice_of("pylos")(ENGLISH, match.position, move)


@pytest.mark.parametrize(
    ("match", "text", "said"),
    [
        (position(*THREE), "1b2", "Completes a square: take back 2 balls"),
        (position(*THREE), "1c3", "Blocks a dark square"),
        (position(*THREE, to_move=1), "1b2", "Blocks a light square"),
        (position("1a1 1b1", "1d4"), "1a2", "Prepares a light square"),
        (position("", ""), "1b2", "Gives the other side nothing to gain"),
        (position(*G3), "1d3>2b1", "Saves a ball by raising it"),
        (position("1a1 1b1 1d4", "1a2 1b2 1a4"), "1d4>2a1", "Saves a ball by raising it"),
        (position(*G4, rules="advanced"), "2c1", "Completes a line: take back 2 balls"),
        (position(*G3, "1d4"), "-2a1", "Frees another ball to take back"),
        (position(*THREE, "1b2"), "-1b2", "One more ball for later"),
        (position(*THREE, "1b2", "-1b2"), "done", "Your other balls do more where they lie"),
    ],
)
def test_a_reason_names_what_matters_most(match: Match, text: str, said: str) -> None:
    assert reason(match, text) == said


def test_the_top_wins_at_once() -> None:
    match = position(" ".join(GROUND[::2]), " ".join(GROUND[1::2]), to_move=1)
    assert reason(match, "4a1") == "Takes the top and wins at once"


def test_a_ball_taken_from_under_a_chance_of_the_other_side_says_so() -> None:
    light = "1b1 1c1 1a2 1a3 1d3 1d4 2a1 2c1 2a2 2b2 2c2 2c3"
    match = position(light, "1a1 1d1 1b2 1c2 1d2 1b3 1c3 1c4 2b1 3a1 3b1", "1b4", to_move=1)
    assert reason(match, "-1b4") == "Takes a chance away from the other side"
    assert reason(match, "-3a1") == "One more ball for later"
