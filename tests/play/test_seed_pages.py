"""Rule pages are read into title, seed document, sections and numbered paragraphs."""

import pytest

from game.play.seed_pages import PREFIXES, PageError, Rule, Section, parse_page, read_page

PAGE = """# Nim
Seed: `005_nim.txt`

For 2 players.

## Stones

Take turns.

**NI1 Heap.** There is one heap.

- It has 7 stones.

## End
**NI2 Last stone.** Who takes it wins.
"""


def test_a_page_is_read_whole() -> None:
    page = parse_page(PAGE)
    assert (page.title, page.seed, page.pitch) == ("Nim", "005_nim.txt", ("For 2 players.",))
    heap = Rule("NI1", "Heap", "There is one heap.", ("- It has 7 stones.",))
    last = Rule("NI2", "Last stone", "Who takes it wins.")
    assert page.sections == (Section("Stones", ("Take turns.",), (heap,)), Section("End", (), (last,)))
    assert page.numbers() == ["NI1", "NI2"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the first line must be"),
        ("Nim", 1, "the first line must be"),
        ("# Nim\nSeed: nim", 2, "the second line must be"),
        (PAGE.replace("## Stones\n", ""), 9, "a numbered paragraph before the first"),
        (PAGE.replace("**NI2 Last stone.**", "**NI2 Last stone**"), 15, "neither"),
        (PAGE.replace("## End", "### End"), 14, "neither"),
    ],
)
def test_a_line_out_of_form_is_named(text: str, line: int, reason: str) -> None:
    with pytest.raises(PageError, match=f"line {line}: {reason}") as caught:
        parse_page(text)
    assert caught.value.line == line


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_game_has_its_page_in_both_languages(game: str, language: str) -> None:
    page = read_page(game, language)
    assert page.title
    assert page.numbers()[0] == f"{PREFIXES[game]}1"


def test_a_language_without_pages_reads_the_english_one() -> None:
    assert read_page("pylos", "de") == read_page("pylos", "en")
