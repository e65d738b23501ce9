"""What is written about the project stays in step with it."""

import re
from pathlib import Path

import pytest

from game import __version__, cli

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(ROOT.glob("docs/**/*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_index_of_decisions_names_every_page_and_no_number_twice() -> None:
    folder = ROOT / "docs" / "decisions"
    pages = sorted(path.name for path in folder.glob("[0-9]*.md"))
    assert LINK.findall((folder / "README.md").read_text(encoding="utf-8")) == pages
    assert len({name[:3] for name in pages}) == len(pages)


def test_the_changelog_begins_with_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == __version__


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_every_command_a_page_names_exists(name: str) -> None:
    commands = {command.__name__.rpartition(".")[2] for command in cli.COMMANDS} | {"test", "lint"}
    named = re.findall(r"run\.py ([a-z]\w*)", (ROOT / name).read_text(encoding="utf-8"))
    assert named
    assert set(named) <= commands
