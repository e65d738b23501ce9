"""Sentences in the player's language, and the catalogues they come from."""

import pytest

from game.words import Words, languages, preferred


def test_english_comes_first_and_ukrainian_is_there() -> None:
    assert languages()[0] == "en"
    assert "uk" in languages()


def test_a_sentence_is_said_in_ukrainian() -> None:
    assert Words("uk").say("raise a ball") == "підняти кульку"


def test_one_english_word_can_mean_two_things() -> None:
    words = Words("uk")
    assert words.say_in("player", "Light") == "Світлі"
    assert words.say_in("hollow", "light") == "світла"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "Скасовано 0 ходів."),
        (1, "Скасовано 1 хід."),
        (2, "Скасовано 2 ходи."),
        (5, "Скасовано 5 ходів."),
        (11, "Скасовано 11 ходів."),
        (21, "Скасовано 21 хід."),
        (22, "Скасовано 22 ходи."),
        (101, "Скасовано 101 хід."),
    ],
)
def test_ukrainian_counts_in_three_forms(number: int, said: str) -> None:
    assert Words("uk").count("{number} move undone.", "{number} moves undone.", number) == said


@pytest.mark.parametrize(("number", "said"), [(0, "0 moves undone."), (1, "1 move undone."), (21, "21 moves undone.")])
def test_english_counts_in_two_forms(number: int, said: str) -> None:
    assert Words("en").count("{number} move undone.", "{number} moves undone.", number) == said


def test_fields_are_filled_in() -> None:
    assert Words("uk").say("{who} to move: {what}.", who="Світлі", what="так") == "Світлі, ваш хід: так."


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").say("raise a ball") == "raise a ball"


def test_a_sentence_that_no_catalogue_has_is_said_in_english() -> None:
    unknown = "a sentence nobody wrote"
    assert Words("uk").say(unknown) == unknown


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA@euro"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:uk:en"}, "uk"),
        ({"LC_ALL": "C", "LANGUAGE": "uk"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language
