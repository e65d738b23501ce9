"""The rule pages of both languages hold the same paragraphs and the same facts."""

import re
from collections import Counter

import pytest

from game.play.seed_pages import PREFIXES, Page, read_page
from game.where import folder

LAST = {"pylos": 12, "yoxii": 9, "help_me": 9, "hutan": 18, "monster_baby_rescue": 15}
RULING = {"en": "Ruling: ", "uk": "Рішення: "}
GAMES = sorted(LAST)


def lines(page: Page) -> list[tuple[str, str]]:
    """Every line of a page with the number of its paragraph, or its section's place."""
    found = [("pitch", line) for line in page.pitch]
    for at, section in enumerate(page.sections):
        found += [(f"section {at}", line) for line in section.intro]
        for rule in section.rules:
            found += [(rule.number, line) for line in (rule.text, *rule.notes)]
    return found


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_holds_every_paragraph_once_and_in_order(game: str, language: str) -> None:
    numbers = read_page(game, language).numbers()
    assert numbers == [f"{PREFIXES[game]}{number}" for number in range(1, LAST[game] + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_seed_document(game: str) -> None:
    english, ukrainian = read_page(game, "en"), read_page(game, "uk")
    assert english.seed == ukrainian.seed
    assert re.fullmatch(r"00[0-4]_[0-9a-f]{16}\.txt", english.seed)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_numbers_line_by_line(game: str) -> None:
    english, ukrainian = (lines(read_page(game, language)) for language in ("en", "uk"))
    assert [place for place, _ in english] == [place for place, _ in ukrainian]
    for (place, one), (_, other) in zip(english, ukrainian, strict=True):
        if place != "pitch":
            assert Counter(re.findall(r"\d+", one)) == Counter(re.findall(r"\d+", other)), place


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_rule_in_the_same_places(game: str) -> None:
    places = {}
    for language, mark in RULING.items():
        places[language] = [place for place, line in lines(read_page(game, language)) if mark in line]
    assert places["en"] == places["uk"]
    assert len(set(places["en"])) == len(places["en"]), "at most one ruling a paragraph"


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_refers_only_to_paragraphs_it_has(game: str, language: str) -> None:
    page = read_page(game, language)
    text = (folder("seeds") / language / f"{game}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\b[A-Z]{2}\d+\b", text)) == set(page.numbers())


@pytest.mark.parametrize("game", GAMES)
def test_no_latin_letter_hides_in_a_ukrainian_word(game: str) -> None:
    text = (folder("seeds") / "uk" / f"{game}.md").read_text(encoding="utf-8")
    assert not re.findall(r"\w*(?:[a-zA-Z][а-яіїєґА-ЯІЇЄҐ]|[а-яіїєґА-ЯІЇЄҐ][a-zA-Z])\w*", text)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_needs_no_more_markdown_than_the_rule_book_draws(game: str, language: str) -> None:
    for _, line in lines(read_page(game, language)):
        assert not re.search(r"[*_`|<>]|^\s|^\d+\. ", line), line


def test_hutan_tells_all_24_ecosystem_cards_and_14_scenarios() -> None:
    page = read_page("hutan", "en")
    cards = [line for line in page.sections[-1].intro if line.startswith("- ")]
    assert [int(line.split()[1]) for line in cards] == list(range(1, 25))
    scenarios = [line for _, line in lines(page) if line.startswith("- Scenario ")]
    assert [line.split()[2] for line in scenarios] == [f"{letter}:" for letter in "ABCDEFGHIJKLMN"]
