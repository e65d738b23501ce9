"""The reasons for moves of Monster Baby Rescue say what the moves do."""

import pytest

from game.core.rng import Rng
from game.play.lessons import shipped_lesson
from game.play.levels import open_box
from game.play.match import Match, deal
from game.telling import advice_of
from game.words import Words

GAME = open_box("monster_baby_rescue").game
ENGLISH = Words("en")
LESSON = shipped_lesson("monster_baby_rescue")


def at(step: int, *moves: str) -> Match:
    match = LESSON[step - 1].match(GAME)
    for move in moves:
        match.play(move)
    return match


def reason(match: Match, text: str, words: Words = ENGLISH) -> str:
    assert match.to_move is not None
    seen = GAME.seen_by(match.position, match.to_move)
    move = GAME.read_move(seen, text)
    assert move in match.legal()
    return advice_of("monster_baby_rescue")(words, seen, move)


CASES = [
    (at(4), "take 6", "Reaches a goal: 1 point"),
    (at(6), "take 5", "Completes a line: 3 points"),
    (at(8), "take 3", "Brings 4 points as things stand"),
    (at(3, "take 3"), "improve legs", "Brings 3 points as things stand"),
    (at(5, "take 4"), "gem red", "Brings 2 points as things stand"),
    (at(4), "take 5", "Costs you least in the moves ahead"),
    (at(7), "take 2", "Takes you only a few locations ahead"),
    (at(2), "take 1", "You stay farthest behind, so you are next again"),
]


@pytest.mark.parametrize(("match", "text", "said"), CASES, ids=[said for _, _, said in CASES])
def test_a_reason_names_what_matters_most(match: Match, text: str, said: str) -> None:
    assert reason(match, text) == said


@pytest.mark.parametrize("rules", ["full", "simplified"])
def test_every_reason_is_a_short_line_and_who_is_next_again_really_is(rules: str) -> None:
    rng = Rng(3)
    for seed in range(4):
        match = deal(GAME, {"rules": rules}, 2 + seed, seed)
        while match.outcome is None:
            seat = match.to_move
            for move in match.legal():
                said = reason(match, move.text)
                assert 0 < len(said) <= 70
                assert not said.endswith(".")
                if "next again" in said:
                    assert GAME.to_move(GAME.play(match.position, move)) == seat
            match.play(match.legal()[rng.below(len(match.legal()))])
