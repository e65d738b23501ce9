"""Pylos in sentences: what a player reads and hears."""

import pytest

from game.core.protocol import Paragraph, Seat
from game.play.match import Match
from game.play.seed_pages import read_page
from game.rules.pylos.game import Pylos
from game.rules.pylos.refusals import REFUSALS
from game.telling import telling_of
from game.words import Words

TELLING = telling_of("pylos")
ENGLISH, UKRAINIAN = Words("en"), Words("uk")
FREED = {
    **dict.fromkeys(["1a1", "1b1", "1a2", "1b2", "2a1", "1c3", "1d3", "1c4"], 0),
    **dict.fromkeys(["1c1", "1d1", "1c2", "1d2", "1a3", "1b3", "1a4"], 1),
}
"""Light completes a square by 1d4 and may free 1a1 by taking back 2a1."""


def match(cells: dict[str, int] | None = None, rules: str = "standard") -> Match:
    setup = {"cells": cells, "to_move": 0} if cells else {}
    return Match(Pylos(), {"rules": rules}, 2, setup)


def told(game: Match, text: str, words: Words = ENGLISH) -> list[str]:
    return [sentence for event in game.play(text).events if (sentence := TELLING.event(words, event))]


def moved(game: Match, text: str) -> str:
    return TELLING.move(ENGLISH, game.position, game.game.read_move(game.position, text))


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.number}-{refusal.why}")
def test_every_refusal_is_a_sentence_in_both_languages(refusal: Paragraph) -> None:
    english, ukrainian = TELLING.refusal(ENGLISH, refusal), TELLING.refusal(UKRAINIAN, refusal)
    assert english.endswith(".")
    assert ukrainian.endswith(".")
    assert english != ukrainian


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.number}-{refusal.why}")
def test_every_refusal_cites_a_paragraph_of_the_page(refusal: Paragraph) -> None:
    assert refusal.number in read_page("pylos", "en").numbers()


@pytest.mark.parametrize(
    ("reason", "english"),
    [
        ("apex", "The last ball stands on the apex."),
        ("no_move", "The side to move has an empty reserve and no ball to raise."),
        ("repetition", "The same board stood for the third time, so the game is a draw."),
    ],
)
def test_a_reason_explains_itself(reason: str, english: str) -> None:
    assert TELLING.reason(ENGLISH, reason) == english
    assert TELLING.reason(UKRAINIAN, reason) != english


def test_moves_say_what_they_do() -> None:
    game = match(FREED)
    assert moved(game, "1d4") == "place a ball on level 1, d4"
    assert moved(game, "1c3>2b1") == "raise the ball from level 1, c3 to level 2, b1"
    game.play("1d4")
    assert moved(game, "-2a1") == "take back the ball on level 2, a1"
    game.play("-2a1")
    assert moved(game, "done") == "stop taking back"


def test_a_turn_that_earns_is_told_event_by_event() -> None:
    game = match(FREED)
    assert told(game, "1d4") == [
        "Light places a ball on level 1, d4.",
        "Light finishes a square and earns a take-back.",
    ]
    assert told(game, "-2a1") == ["Light takes back the ball on level 2, a1."]
    assert told(game, "-1a1") == ["Light takes back the ball on level 1, a1."]


def test_a_raise_is_told_with_both_places() -> None:
    assert told(match(FREED), "1c3>2b1", UKRAINIAN) == ["Світлі піднімають кульку з ярусу 1, c3 на ярус 2, b1."]


def test_a_line_is_told_as_a_line() -> None:
    game = match({"1a1": 0, "1b1": 0, "1c1": 0, "1a2": 1}, rules="advanced")
    assert told(game, "1d1")[1] == "Light finishes a line and earns a take-back."


def test_a_square_and_a_line_at_once_are_told_as_several_shapes() -> None:
    game = match({"1a1": 0, "1b1": 0, "1c1": 0, "1c2": 0, "1d2": 0, "1a2": 1}, rules="advanced")
    assert told(game, "1d1")[1] == "Light finishes several shapes at once and earns a take-back."


def test_what_to_do_follows_the_turn() -> None:
    game = match(FREED)
    said = [TELLING.to_do(ENGLISH, game.position)]
    for text in ("1d4", "-1d4"):
        game.play(text)
        said.append(TELLING.to_do(ENGLISH, game.position))
    assert said == ["place a ball or raise one", "take back a ball", "take back a second ball, or stop"]
    assert TELLING.to_do(ENGLISH, match().position) == "place a ball"


def test_an_empty_reserve_leaves_only_raising() -> None:
    lights = dict.fromkeys(["1a1", "1b1", "1a2", "1c1", "1d1", "1c2", "1d2", "1a3", "1b3", "1c3", "1d3"], 0)
    cells = {**lights, "1b2": 1, "1a4": 0, "1b4": 0, "1c4": 0, "1d4": 0}
    assert TELLING.to_do(ENGLISH, match(cells).position) == "raise a ball"


def test_the_board_reads_row_by_row_from_the_bottom() -> None:
    assert TELLING.board(ENGLISH, match(FREED).position).splitlines() == [
        "Level 1, row 1: a light, b light, c dark, d dark.",
        "Level 1, row 2: a light, b light, c dark, d dark.",
        "Level 1, row 3: a dark, b dark, c light, d light.",
        "Level 1, row 4: a dark, b free, c light, d free.",
        "Level 2, row 1: a light, b free, c free.",
        "Level 2, row 2: a free, b free, c free.",
        "Level 2, row 3: a not yet, b not yet, c not yet.",
        "Level 3: nothing fits here yet.",
        "Level 4: nothing fits here yet.",
        "Light: 7 balls in reserve.",
        "Dark: 8 balls in reserve.",
    ]


def test_the_board_reads_in_ukrainian() -> None:
    lines = TELLING.board(UKRAINIAN, match({"1a1": 0, "1b1": 1}).position).splitlines()
    assert lines[0] == "Ярус 1, ряд 1: a світла, b темна, c вільно, d вільно."
    assert lines[-1] == "Темні: у запасі 14 кульок."


def test_pylos_has_no_score_to_name() -> None:
    with pytest.raises(KeyError):
        TELLING.label(ENGLISH, "anything")


def test_pieces_are_called_light_and_dark() -> None:
    assert [TELLING.piece_name(ENGLISH, Seat(seat)) for seat in (0, 1)] == ["Light", "Dark"]
