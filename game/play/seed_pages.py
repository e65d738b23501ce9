"""The rule pages of seeds/<language>/<game>.md: title, name of the seed document, numbered paragraphs by heading."""

import re
from pathlib import Path
from typing import NamedTuple

from game.where import folder

PREFIXES = {"pylos": "PY", "yoxii": "YX", "help_me": "HM", "hutan": "HU", "monster_baby_rescue": "MB"}
"""The letters before a game's paragraph numbers; a page for each in every language."""

_TITLE = re.compile(r"# (?P<title>\S.*)")
_SEED = re.compile(r"Seed: `(?P<seed>[^`]+)`")
_HEADING = re.compile(r"## (?P<heading>\S.*)")
_PARAGRAPH = re.compile(r"\*\*(?P<number>[A-Z]{2}\d+) (?P<name>[^*]+)\.\*\* (?P<text>\S.*)")


class PageError(ValueError):
    """A page that isn't in the agreed form: the line's number and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Rule(NamedTuple):
    """One numbered paragraph, "PY5" with its name and text; `notes` are unnumbered lines that follow it."""

    number: str
    name: str
    text: str
    notes: tuple[str, ...] = ()


class Section(NamedTuple):
    """The paragraphs under one heading; `intro` are the lines before the first of them."""

    heading: str
    intro: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()


class Page(NamedTuple):
    """A whole page: `seed` is the file name of the seed document, `pitch` the lines before the first heading."""

    title: str
    seed: str
    pitch: tuple[str, ...]
    sections: tuple[Section, ...]

    def numbers(self) -> list[str]:
        """All paragraph numbers in order."""
        return [rule.number for section in self.sections for rule in section.rules]


def read_page(game: str, language: str) -> Page:
    """The page of a game in a language, in English where that language has none."""
    wanted = folder("seeds") / language / f"{game}.md"
    path = wanted if wanted.is_file() else folder("seeds") / "en" / f"{game}.md"
    return parse_page(path.read_text(encoding="utf-8"))


def page_path(root: Path, language: str, game: str) -> Path:
    """Where a page lies under a folder of pages."""
    return root / language / f"{game}.md"


def parse_page(text: str) -> Page:
    """Read a page; `PageError` names the line that isn't in form."""
    lines = text.splitlines()
    title = _expect(_TITLE, lines, 1, "the first line must be `# Title`")
    seed = _expect(_SEED, lines, 2, "the second line must be ``Seed: `file` ``")
    pitch: list[str] = []
    sections: list[Section] = []
    for number, line in enumerate(lines[2:], start=3):
        if line.strip():
            _take(line, number, pitch, sections)
    return Page(title, seed, tuple(pitch), tuple(sections))


def _expect(pattern: re.Pattern[str], lines: list[str], number: int, reason: str) -> str:
    found = pattern.fullmatch(lines[number - 1]) if len(lines) >= number else None
    if found is None:
        raise PageError(number, reason)
    return found[1]


def _take(line: str, number: int, pitch: list[str], sections: list[Section]) -> None:
    """Add one line that isn't blank to what was read so far."""
    if heading := _HEADING.fullmatch(line):
        sections.append(Section(heading["heading"]))
    elif rule := _PARAGRAPH.fullmatch(line):
        if not sections:
            raise PageError(number, "a numbered paragraph before the first `## Heading`")
        sections[-1] = _with_rule(sections[-1], Rule(rule["number"], rule["name"], rule["text"]))
    elif line.startswith(("#", "**")):
        raise PageError(number, "neither `## Heading` nor `**XX1 Name.** text`")
    elif sections:
        sections[-1] = _with_line(sections[-1], line)
    else:
        pitch.append(line)


def _with_rule(section: Section, rule: Rule) -> Section:
    return section._replace(rules=(*section.rules, rule))


def _with_line(section: Section, line: str) -> Section:
    """An unnumbered line belongs to the paragraph before it, or to the heading."""
    if not section.rules:
        return section._replace(intro=(*section.intro, line))
    last = section.rules[-1]
    return section._replace(rules=(*section.rules[:-1], last._replace(notes=(*last.notes, line))))
