"""A game's card in the chooser: a picture window, name, pitch, and facts; upright in a row or lying in a column."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.shell.focus import Spot
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import LIFT
from game.tables import offers
from game.tables.miniatures import window
from game.words import Words

RADIUS, INSET, EDGE = 24.0, 16.0, 24.0
GAP, NEXT, RULE, ACCENT = 14.0, 24.0, 3.0, 72.0
LEAST_WINDOW = 150.0


class Line(NamedTuple):
    """Words of a card: where they go, their role and colour."""

    words: str
    role: str
    colour: str
    rect: Rect
    icon: str = ""


class Told(NamedTuple):
    """What a card says."""

    game: str
    title: str
    pitch: str
    facts: tuple[tuple[str, str], ...]
    """Icons and words."""
    dimmed: bool

    @classmethod
    def of(cls, words: Words, game: str) -> "Told":
        """All of it in a language."""
        facts = [("people", offers.players(words, game))]
        if duration := offers.duration(words, game):
            facts.append(("clock", duration))
        if not offers.playable(game):
            facts.append(("rules", words.say("Rules to read")))
        return cls(game, offers.title(words, game), offers.pitch(words, game), tuple(facts), not offers.playable(game))


class GameCard(Widget):
    """One game. `wide` is the one in focus of a row; `lying` has its picture at the left."""

    def __init__(
        self,
        rect: Rect,
        told: Told,
        kit: Kit,
        canvas: Canvas,
        action: Callable[[], None],
        *,
        wide: bool = False,
        lying: bool = False,
        window_height: float = 0.0,
    ) -> None:
        """An upright card's window takes what words leave, or `window_height`."""
        super().__init__(rect)
        self.told, self.kit, self.canvas, self.action = told, kit, canvas, action
        self.wide, self.lying, self._window_height = wide, lying, window_height
        self.live: pygame.Surface | None = None
        """What the picture window shows instead of the miniature: a picture of the same size."""
        self._lay_out()

    # -------------------------------------------------- lay-out

    def _lay_out(self) -> None:
        rect = self.rect
        if self.lying:
            picture = min(0.36 * rect.w, 1.25 * (rect.h - 2 * INSET))
            self.window = Rect(rect.x + INSET, rect.y + INSET, picture, rect.h - 2 * INSET)
            left, right = self.window.right + EDGE, rect.right - EDGE
            self.lines, height = self._words(left, 0, right - left)
            top = rect.y + (rect.h - height) / 2
        else:
            self.lines, height = self._words(rect.x + EDGE, 0, rect.w - 2 * EDGE)
            room = self._window_height or rect.h - INSET - height - 2 * EDGE
            self.window = Rect(rect.x + INSET, rect.y + INSET, rect.w - 2 * INSET, room)
            top = self.window.bottom + EDGE
        self.fits = self.window.h >= LEAST_WINDOW and all(self._has_room(line) for line in self.lines)
        self.lines = [line._replace(rect=line.rect.moved(0, top)) for line in self.lines]
        if not self.lying:
            down = rect.bottom - EDGE - self.lines[-1].rect.bottom
            self.lines = [
                line if not line.icon else line._replace(rect=line.rect.moved(0, down)) for line in self.lines
            ]

    @classmethod
    def lying_height(cls, told: Told, width: float, kit: Kit, canvas: Canvas) -> float:
        """How high a lying card of that width has to be."""
        height = 232.0
        for _ in range(2):
            card = cls(Rect(0, 0, width, height), told, kit, canvas, lambda: None, lying=True)
            lines = card.lines
            height = max(height, lines[-1].rect.bottom - lines[0].rect.y + 2 * EDGE)
        return height

    def _has_room(self, line: Line) -> bool:
        """No word is broken and no fact wrapped."""
        width = line.rect.w - (self._icon_width() if line.icon else 0)
        parts = [line.words] if line.icon else line.words.split()
        return all(self.kit.measure(part, line.role, self.canvas)[0] <= width + 0.5 for part in parts)

    def _words(self, x: float, y: float, width: float) -> tuple[list[Line], float]:
        """Name, pitch and facts from y down, and the height they take."""
        told, start = self.told, y
        lines = []
        name = self._name_role(width)
        pitch = "second" if self.wide or self.lying else "small"
        for words, role, colour in ((told.title, name, "ink"), (told.pitch, pitch, "ink_2")):
            height = self.kit.measure(words, role, self.canvas, width)[1]
            lines.append(Line(words, role, colour, Rect(x, y, width, height)))
            y += height + (GAP / 2 if role == name else GAP)
        y += RULE + GAP
        facts = self._facts(x, y, width, pitch)
        return [*lines, *facts], facts[-1].rect.bottom - start

    def _name_role(self, width: float) -> str:
        if self.wide or self.lying:
            return "focused" if self.kit.measure(self.told.title, "focused", self.canvas)[0] <= width else "name"
        return "item" if self.kit.measure(self.told.title, "item", self.canvas)[0] <= width else "who"

    def _icon_width(self) -> float:
        return 34 * min(1.4, self.canvas.text_scale) + 12

    def _facts(self, x: float, y: float, width: float, role: str) -> list[Line]:
        """In one row where they fit, else one below the other."""
        icon = self._icon_width()
        sizes = [self.kit.measure(text, role, self.canvas) for _, text in self.told.facts]
        one_row = sum(icon + w for w, _ in sizes) + NEXT * (len(sizes) - 1) <= width
        lines, left = [], x
        for (name, text), (w, h) in zip(self.told.facts, sizes, strict=True):
            lines.append(Line(text, role, "ink", Rect(left, y, icon + w if one_row else width, h), name))
            if one_row:
                left += icon + w + NEXT
            else:
                y += h + 4
        return lines

    def move_to(self, rect: Rect) -> None:
        """Go to another place with all that lies on it."""
        dx, dy = rect.x - self.rect.x, rect.y - self.rect.y
        super().move_to(rect)
        self.window = self.window.moved(dx, dy)
        self.lines = [line._replace(rect=line.rect.moved(dx, dy)) for line in self.lines]

    # -------------------------------------------------- widget

    def spots(self) -> Sequence[Spot]:
        """The whole card."""
        return (Spot(self.told.game, self.rect, RADIUS, lift=LIFT),)

    def confirm(self, spot: Hashable) -> None:
        """Choose it."""
        self.action()

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Paper, picture, words, rule."""
        mine = focused == self.told.game
        up = -LIFT if mine else 0.0
        painter.panel(self.rect.moved(0, up), "paper_focus" if mine else "paper", RADIUS, 12 if mine else 0)
        size = self.canvas.px(self.window).size
        live = self.live if self.live is not None and self.live.get_size() == size else None
        picture = live or window(self.kit, self.told.game, size, self.told.dimmed)
        painter.blit(picture, self.window.x, self.window.y + up)
        for line in self.lines:
            self._paint_line(painter, line, up)
        facts = next(line for line in self.lines if line.icon)
        y = facts.rect.y - GAP - RULE + up
        x, width = self.lines[0].rect.x, self.lines[0].rect.w
        painter.bar(Rect(x, y, width, RULE), "line_paper")
        painter.bar(Rect(x, y - 0.5, min(ACCENT, width / 3), RULE + 1), f"accent.{self.told.game}")

    def _paint_line(self, painter: Painter, line: Line, up: float) -> None:
        rect = line.rect.moved(0, up)
        if not line.icon:
            painter.block(line.words, rect, line.role, line.colour)
            return
        size, (_, y) = self._icon_width() - 12, rect.centre
        painter.icon(line.icon, Rect(rect.x, y - size / 2, size, size))
        painter.text(line.words, rect.x + size + 12, y, line.role, line.colour)
