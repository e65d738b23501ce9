"""Faults of the rule pages: form, numbering, and the languages agreeing with one another."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.play.checks.fault import Fault
from game.play.seed_pages import PREFIXES, Page, PageError, page_path, parse_page

LANGUAGES = ("en", "uk")


def page_faults(root: Path) -> list[Fault]:
    """Everything wrong with the pages under `root`, which stands for the folder seeds."""
    return [fault for game, prefix in PREFIXES.items() for fault in _game_faults(root, game, prefix)]


def _game_faults(root: Path, game: str, prefix: str) -> Iterator[Fault]:
    pages: dict[str, Page] = {}
    for language in LANGUAGES:
        file = f"seeds/{language}/{game}.md"
        try:
            pages[language] = parse_page(page_path(root, language, game).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            yield Fault(file, "", "missing or unreadable")
        except PageError as error:
            yield Fault(file, f"line {error.line}", error.reason)
        else:
            yield from _numbering(file, pages[language].numbers(), prefix)
    if len(pages) == len(LANGUAGES):
        yield from _agreement(game, pages)


def _numbering(file: str, numbers: Sequence[str], prefix: str) -> Iterator[Fault]:
    """The first paragraph that isn't the next number."""
    if not numbers:
        yield Fault(file, "", "no numbered paragraph")
    for wanted, number in enumerate(numbers, start=1):
        if number != f"{prefix}{wanted}":
            yield Fault(file, number, f"expected {prefix}{wanted}")
            return


def _agreement(game: str, pages: dict[str, Page]) -> Iterator[Fault]:
    """Each translation holds the English page's paragraphs and names its seed document."""
    english = pages["en"]
    for language in LANGUAGES[1:]:
        file, page = f"seeds/{language}/{game}.md", pages[language]
        if page.seed != english.seed:
            yield Fault(file, "Seed", f"names {page.seed}, the English page {english.seed}")
        for number in sorted(set(english.numbers()) ^ set(page.numbers())):
            has = "the English page" if number in english.numbers() else "this page"
            yield Fault(file, number, f"only {has} has it")
