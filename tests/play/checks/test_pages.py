"""Bad rule pages are found and named."""

import shutil
from pathlib import Path

import pytest

from game.play.checks import Fault, page_faults
from game.where import folder

EN, UK = "seeds/en/pylos.md", "seeds/uk/pylos.md"


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder("seeds"), tmp_path / "seeds"))


def change(pages: Path, file: str, old: str, new: str) -> None:
    path = pages.parent / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_shipped_pages_have_no_fault(pages: Path) -> None:
    assert page_faults(pages) == []


def test_a_missing_page_is_a_fault(pages: Path) -> None:
    (pages / "uk" / "pylos.md").unlink()
    assert page_faults(pages) == [Fault(UK, "", "missing or unreadable")]


def test_a_page_in_another_encoding_is_a_fault(pages: Path) -> None:
    (pages / "uk" / "pylos.md").write_bytes("# Пілос".encode("cp1251"))
    assert page_faults(pages) == [Fault(UK, "", "missing or unreadable")]


def test_a_gap_in_the_numbering_is_a_fault_of_both_pages(pages: Path) -> None:
    for file in (EN, UK):
        change(pages, file, "**PY3 ", "**PY33 ")
    assert page_faults(pages) == [Fault(EN, "PY33", "expected PY3"), Fault(UK, "PY33", "expected PY3")]


def test_a_paragraph_that_only_one_language_has_is_a_fault(pages: Path) -> None:
    path = pages / "uk" / "pylos.md"
    path.write_text(path.read_text(encoding="utf-8") + "\n**PY13 Ще.** Одне.\n", encoding="utf-8")
    assert page_faults(pages) == [Fault(UK, "PY13", "only this page has it")]


def test_another_seed_document_is_a_fault(pages: Path) -> None:
    change(pages, UK, "Seed: `001_3cd0ca713216e052.txt`", "Seed: `1.txt`")
    reason = "names 1.txt, the English page 001_3cd0ca713216e052.txt"
    assert page_faults(pages) == [Fault(UK, "Seed", reason)]


def test_a_page_without_its_seed_document_is_a_fault(pages: Path) -> None:
    change(pages, EN, "Seed: ", "From: ")
    assert [(fault.file, fault.key) for fault in page_faults(pages)] == [(EN, "line 2")]


def test_a_page_without_paragraphs_is_a_fault(pages: Path) -> None:
    for language in ("en", "uk"):
        (pages / language / "pylos.md").write_text("# Pylos\nSeed: `a.txt`\n", encoding="utf-8")
    assert page_faults(pages) == [Fault(EN, "", "no numbered paragraph"), Fault(UK, "", "no numbered paragraph")]
