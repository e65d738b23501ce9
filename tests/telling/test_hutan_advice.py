"""The reasons for moves of Hutan say what the moves do."""

import pytest

from game.core.options import fill
from game.core.rng import Rng
from game.play.lessons import shipped_lesson
from game.play.levels import open_box
from game.play.match import Match, deal
from game.telling import advice_of
from game.words import Words

GAME = open_box("hutan").game
ENGLISH = Words("en")
LESSON = shipped_lesson("hutan")


def at(step: int, *moves: str) -> Match:
    match = LESSON[step - 1].match(GAME)
    for move in moves:
        match.play(move)
    return match


def anew(step: int, *moves: str) -> Match:
    """The deal of a step, and other decisions than those before it."""
    task = LESSON[step - 1]
    match = Match(GAME, task.options, task.seats or 1, task.setup)
    for move in moves:
        match.play(move)
    return match


def reason(match: Match, text: str, words: Words = ENGLISH) -> str:
    assert match.to_move is not None
    seen = GAME.seen_by(match.position, match.to_move)
    move = GAME.read_move(seen, text)
    assert move in match.legal()
    return advice_of("hutan")(words, seen, move)


@pytest.mark.parametrize(
    ("match", "text", "said"),
    [
        (at(2), "take rr", "With it you can complete an area"),
        (at(3), "take rr", "With it you can bring an animal"),
        (anew(8, "take gg", "g@b2", "g@c2"), "take j", "With it you can grow 1 tree"),
        (at(6), "take bg", "Its flowers fit without mixing colours in an area"),
        (at(7), "take pangolin", "Any colour you need, and you begin the next round"),
        (at(1, "take ww"), "w@b2", "Begins an area in one colour"),
        (at(1, "take ww", "w@b2"), "w@c2", "Keeps that area in one colour"),
        (at(1, "take by", "b@b2"), "y@c2", "Costs you least in the moves ahead"),
        (at(1, "take by", "b@b2", "y@c2", "take ww"), "w@c3", "That area is mixed already and costs no more"),
        (at(2, "take rr", "r@a6"), "r@b6", "Completes an area: 2 points"),
        (at(3, "take rr"), "r@b6", "Grows a tree: 2 points"),
        (at(3, "take rr", "r@b6"), "r@a6", "Completes a perfect habitat"),
        (at(8, "take j"), "g@b1", "Forest Fringe: 2 points more"),
        (at(4), "animal b6", "Brings 3 points, and flowers beside it"),
        (at(4), "animal a6", "Brings 3 points"),
        (at(4), "skip", "Costs you least in the moves ahead"),
        (at(5), "done", "More flowers beside the animal would cost points"),
        (at(5), "w@c6", "Begins an area in one colour"),
    ],
)
def test_a_reason_names_what_matters_most(match: Match, text: str, said: str) -> None:
    assert reason(match, text) == said


def test_no_habitat_is_promised_beside_an_animal_and_no_next_round_in_the_last() -> None:
    rng = Rng(5)
    for seed in range(4):
        match = deal(GAME, fill(GAME, {"mode": "advanced"}), 2, seed)
        while match.outcome is None:
            table = match.state()["table"]
            for move in match.legal():
                said = reason(match, move.text)
                assert 0 < len(said) <= 70
                assert not said.endswith(".")
                assert said != "Completes a perfect habitat" or table["phase"] == "plant"
                assert "next round" not in said or table["round"] < 9
            match.play(match.legal()[rng.below(len(match.legal()))])
