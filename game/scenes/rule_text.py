"""A rule page as blocks of a column: headings, numbered paragraphs, lists, rulings set apart."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, TypeAlias

from game.play.seed_pages import Page, Rule
from game.shell.column import Block
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Words
from game.words import Words as Language

BULLET = "- "
INDENT, EDGE = 36.0, 20.0
SECTION_GAP, RULE_GAP, TEXT_GAP = 44.0, 32.0, 12.0


Drawn: TypeAlias = Callable[[str, float], Sequence[Block]]
"""The drawings of a paragraph by its number, for a width."""


class Set(NamedTuple):
    """The page as it is set: blocks, and which of them begin a section or a numbered paragraph."""

    blocks: list[Block]
    sections: list[int]
    rules: dict[str, int]


class SectionHead(Widget):
    """A section's name with the game's bar before it."""

    def __init__(self, rect: Rect, words: str, accent: str) -> None:
        super().__init__(rect)
        self.words, self.accent = words, accent

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Bar and name."""
        rect = self.rect
        painter.bar(Rect(rect.x, rect.y + 8, 8, rect.h - 16), self.accent)
        painter.block(self.words, Rect(rect.x + 26, rect.y, rect.w - 26, rect.h), "game")


class RuleHead(Widget):
    """A paragraph's number on a dark pill and its name; that of the one the page was opened at is lighter."""

    def __init__(self, rect: Rect, rule: Rule, pill: tuple[float, float], wanted: bool) -> None:
        super().__init__(rect)
        self.rule, self.pill, self.wanted = rule, pill, wanted

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Pill, number, name."""
        rect, (width, height) = self.rect, self.pill
        pill = Rect(rect.x, rect.y, width, height)
        painter.bar(pill, "ink_icon" if self.wanted else "ink")
        painter.text(self.rule.number, pill.centre[0], pill.centre[1], "small_strong", "cream", anchor="centre")
        x = pill.right + EDGE
        painter.block(self.rule.name, Rect(x, rect.y + 1, rect.right - x, rect.h), "who")


class Item(Words):
    """A line of a list, behind a dot."""

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Dot and words."""
        line = painter.kit.measure("Hg", self.role, painter.canvas)[1]
        x, y = self.rect.x - INDENT * 0.62, self.rect.y + line * 0.54
        painter.bar(Rect(x - 5, y - 5, 10, 10), "ink_icon")
        super().paint(painter, focused)


class Ruling(Widget):
    """What the seed document left open and how this app decides it."""

    def __init__(self, rect: Rect, words: str) -> None:
        super().__init__(rect)
        self.words = words

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Quieter words behind a bar."""
        rect = self.rect
        painter.bar(Rect(rect.x + 4, rect.y + 4, 6, rect.h - 8), "line_paper")
        painter.block(self.words, ruling_box(rect), "second", "ink_2")


def ruling_box(rect: Rect) -> Rect:
    """Where a ruling's words lie in its rectangle."""
    return Rect(rect.x + 28, rect.y + 4, rect.w - 28, rect.h - 8)


class Setter:
    """Sets one page for a width."""

    def __init__(
        self, kit: Kit, canvas: Canvas, width: float, accent: str, words: Language, drawn: Drawn | None = None
    ) -> None:
        """`drawn` gives the drawings of a paragraph, laid out for a width."""
        self.kit, self.canvas, self.width, self.accent = kit, canvas, width, accent
        self.drawn = drawn or (lambda _number, _width: ())
        self.marker = words.say_in("rule page", "Ruling:")
        w, h = kit.measure("MB88", "small_strong", canvas)
        self.pill = (w + 36, max(46.0, h + 8))

    def set(self, page: Page, wanted: str | None) -> Set:
        """Everything on the page; `wanted` is the number of the paragraph that is looked for."""
        blocks: list[Block] = []
        sections: list[int] = []
        rules: dict[str, int] = {}
        for line in page.pitch:
            blocks += self._text(line, 0.0)
        for section in page.sections:
            sections.append(len(blocks))
            blocks.append(self._section(section.heading))
            for line in section.intro:
                blocks += self._text(line, 0.0)
            for rule in section.rules:
                rules[rule.number] = len(blocks)
                blocks += self._rule(rule, rule.number == wanted)
        return Set(blocks, sections, rules)

    def _section(self, heading: str) -> Block:
        height = self.kit.measure(heading, "game", self.canvas, self.width - 26)[1]
        return Block(height, lambda rect: SectionHead(rect, heading, self.accent), SECTION_GAP)

    def _rule(self, rule: Rule, wanted: bool) -> list[Block]:
        room = self.width - self.pill[0] - EDGE
        height = max(self.pill[1], self.kit.measure(rule.name, "who", self.canvas, room)[1])
        head = Block(height, lambda rect: RuleHead(rect, rule, self.pill, wanted), RULE_GAP)
        lines = [block for line in (rule.text, *rule.notes) for block in self._text(line, INDENT)]
        drawn = [_indented_block(block, INDENT) for block in self.drawn(rule.number, self.width - INDENT)]
        return [head, *lines, *drawn]

    def _text(self, line: str, indent: float) -> list[Block]:
        """A line as words or list item, and the ruling at its end."""
        item = line.startswith(BULLET)
        words, marker, ruling = line.removeprefix(BULLET).partition(self.marker)
        indent += INDENT if item else 0.0
        blocks = []
        if words.strip():
            blocks.append(self._words(words.strip(), indent, item))
        if marker:
            blocks.append(self._ruling(marker + ruling, indent))
        return blocks

    def _words(self, words: str, indent: float, item: bool) -> Block:
        height = self.kit.measure(words, "body", self.canvas, self.width - indent)[1]
        kind = Item if item else Words
        return Block(height, lambda rect: kind(_indented(rect, indent), words, "body", "ink"), TEXT_GAP)

    def _ruling(self, words: str, indent: float) -> Block:
        inner = ruling_box(Rect(0, 0, self.width - indent, 100)).w
        height = self.kit.measure(words, "second", self.canvas, inner)[1] + 8
        return Block(height, lambda rect: Ruling(_indented(rect, indent), words), TEXT_GAP)


def _indented_block(block: Block, by: float) -> Block:
    return block._replace(make=lambda rect: block.make(_indented(rect, by)))


def _indented(rect: Rect, by: float) -> Rect:
    return Rect(rect.x + by, rect.y, rect.w - by, rect.h)
