"""Yoxii in sentences: what a player reads and hears."""

import pytest

from game.core.protocol import Paragraph, Seat
from game.play.match import Match
from game.play.seed_pages import read_page
from game.rules.yoxii.refusals import REFUSALS
from game.telling import telling_of
from game.words import Words
from tests.rules.yoxii.boards import G1, G2, YOXII, setup
from tests.rules.yoxii.test_end import STUCK

TELLING = telling_of("yoxii")
ENGLISH, UKRAINIAN = Words("en"), Words("uk")

any_refusal = pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.number}-{refusal.why}")


def match(drawing: str | None = None, to_move: int = 0) -> Match:
    return Match(YOXII, {}, 2, setup(drawing, to_move) if drawing else {})


def told(game: Match, text: str, words: Words = ENGLISH) -> list[str]:
    return [sentence for event in game.play(text).events if (sentence := TELLING.event(words, event))]


def moved(game: Match, text: str, words: Words = ENGLISH) -> str:
    return TELLING.move(words, game.position, game.game.read_move(game.position, text))


@any_refusal
def test_every_refusal_is_a_sentence_in_both_languages(refusal: Paragraph) -> None:
    english, ukrainian = TELLING.refusal(ENGLISH, refusal), TELLING.refusal(UKRAINIAN, refusal)
    assert english.endswith(".")
    assert ukrainian.endswith(".")
    assert english != ukrainian


@any_refusal
def test_every_refusal_cites_a_paragraph_of_the_page(refusal: Paragraph) -> None:
    assert refusal.number in read_page("yoxii", "en").numbers()


def test_the_reason_explains_itself() -> None:
    assert TELLING.reason(ENGLISH, "totem_blocked") == "The totem is closed in: the player to move can't move it."
    assert TELLING.reason(UKRAINIAN, "totem_blocked") == "Тотем оточено: гравець, чия черга, не може його пересунути."


def test_moves_say_what_they_do() -> None:
    game = match(G1)
    assert moved(game, "e3") == "move the totem to e3"
    assert moved(game, "d6") == "jump with the totem over d5 to d6"
    assert moved(game, "g4") == "jump with the totem over e4, f4 to g4"
    assert moved(game, "g4", UKRAINIAN) == "стрибнути тотемом через e4, f4 на g4"
    game.play("g4")
    assert moved(game, "3@g3") == "place a piece of value 3 on g3"


def test_a_turn_is_told_move_by_move() -> None:
    game = match(G1)
    assert told(game, "g4") == ["White jumps with the totem over e4, f4 to g4."]
    assert told(game, "3@g3") == ["White places a piece of value 3 on g3."]
    assert told(game, "f5", UKRAINIAN) == ["Червоні пересувають тотем на f5."]
    assert told(game, "1@g5", UKRAINIAN) == ["Червоні ставлять фігуру зі значенням 1 на g5."]


def test_what_to_do_follows_the_turn() -> None:
    game = match(G2)
    said = [TELLING.to_do(ENGLISH, game.position)]
    game.play("c4")
    said.append(TELLING.to_do(ENGLISH, game.position))
    game.undo()
    game.play("c1")
    said.append(TELLING.to_do(ENGLISH, game.position))
    assert said == ["move the totem", "place a piece next to the totem", "place a piece on any free square"]
    assert TELLING.to_do(ENGLISH, match(STUCK, 1).position) == ""


def test_the_board_reads_row_by_row_then_what_counts_and_what_is_left() -> None:
    assert TELLING.board(ENGLISH, match(G1).position).splitlines() == [
        "Row 1: c free, d free, e free.",
        "Row 2: b free, c white 1, d free, e red 2, f free.",
        "Row 3: a free, b free, c white 3, d red 1, e free, f free, g free.",
        "Row 4: a free, b free, c red 4, d totem, e white 2, f white 4, g free.",
        "Row 5: a free, b free, c free, d white 1, e red 3, f free, g free.",
        "Row 6: b free, c red 2, d free, e free, f free.",
        "Row 7: c free, d free, e free.",
        "White: 3 pieces next to the totem, worth 6.",
        "White still has 3 of value 1, 4 of value 2, 4 of value 3, 2 of value 4.",
        "Red: 3 pieces next to the totem, worth 8.",
        "Red still has 4 of value 1, 3 of value 2, 4 of value 3, 2 of value 4.",
    ]


def test_the_board_reads_in_ukrainian() -> None:
    lines = TELLING.board(UKRAINIAN, match(STUCK, 1).position).splitlines()
    assert lines[0] == "Ряд 1: c тотем, d біла 4, e вільно."
    assert lines[7:] == [
        "Білі: поруч із тотемом 4 фігури, разом очок: 10.",
        "Білі ще мають: 4 зі значенням 1, 4 зі значенням 2, 4 зі значенням 3, 2 зі значенням 4.",
        "Червоні: поруч із тотемом 0 фігур, разом очок: 0.",
        "Червоні ще мають: 1 зі значенням 1, 5 зі значенням 2, 5 зі значенням 3, 3 зі значенням 4.",
    ]


def test_a_value_that_is_used_up_and_an_empty_hand_are_told() -> None:
    values = iter("1" * 5 + "2" * 5 + "3" * 5 + "4" * 3)
    full = "TT " + " ".join(f"w{value} r{value}" for value in values)
    lines = TELLING.board(ENGLISH, match(full).position).splitlines()
    assert lines[-1] == "Red has no pieces left."
    game = match(G1.replace("-- -- --\n", "w1 w1 w1\n", 1).replace("-- r2 -- -- --", "r4 r2 r4 r1 --"))
    assert "White still has 4 of value 2, 4 of value 3, 2 of value 4." in TELLING.board(ENGLISH, game.position)


def test_score_lines_are_named_by_value() -> None:
    labels = [TELLING.label(ENGLISH, f"value_{value}") for value in (1, 2, 3, 4)]
    assert labels == ["Pieces of value 1", "Pieces of value 2", "Pieces of value 3", "Pieces of value 4"]


def test_pieces_are_called_white_and_red() -> None:
    assert [TELLING.piece_name(ENGLISH, Seat(seat)) for seat in (0, 1)] == ["White", "Red"]


def test_yoxii_has_no_options_to_name() -> None:
    for ask in (
        lambda: TELLING.option(ENGLISH, "rules"),
        lambda: TELLING.value(ENGLISH, "rules", "standard"),
        lambda: TELLING.explain(ENGLISH, "rules", "standard"),
    ):
        with pytest.raises(KeyError):
            ask()
