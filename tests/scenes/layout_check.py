"""Looks at a scene as it is painted: every word inside the safe area and its panel, no word on another."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pygame

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect, fit
from game.shell.paint import Anchor, Painter
from game.shell.stage import WidgetScene

SLACK = 3
"""Pixels a letter's edge may go too far: rounding, and overhanging letters."""


class Written(NamedTuple):
    """Words where they were drawn: all of their ink, what of it can be seen, and the panel they lie on."""

    words: str
    ink: pygame.Rect
    seen: pygame.Rect
    panel: pygame.Rect | None


class _Paper(pygame.Surface):
    """A surface that knows which of the pictures drawn onto it are words."""

    def take_notes(self) -> None:
        self.known: dict[int, tuple[str, pygame.Surface]] = {}
        self.panels: list[pygame.Rect] = []
        self.written: list[Written] = []

    def blit(self, source, dest=(0, 0), *more, **named):  # type: ignore[no-untyped-def]
        note = self.known.get(id(source)) if hasattr(self, "known") else None
        if note is not None:
            ink = source.get_bounding_rect().move(dest[:2])
            seen = ink.clip(self.get_clip())
            if seen.w and seen.h:
                self.written.append(Written(note[0], ink, seen, self._under(seen)))
        return super().blit(source, dest, *more, **named)

    def _under(self, seen: pygame.Rect) -> pygame.Rect | None:
        """The topmost panel in the middle of the words, or where they begin or end."""
        for point in (seen.center, seen.midleft, (seen.right - 1, seen.centery)):
            for panel in reversed(self.panels):
                if panel.collidepoint(point):
                    return panel
        return None


class _Reader(Painter):
    """Paints (words without shadows), and tells the paper what is words, what a panel, and what paper covers."""

    surface: _Paper

    def panel(self, rect: Rect, name: str = "paper", radius: float = 24, lift: float = 0) -> None:
        target, surface = self.canvas.px(rect), self.surface
        if name.startswith("paper"):
            surface.written = [each for each in surface.written if not target.contains(each.seen)]
        surface.panels.append(target)
        super().panel(rect, name, radius, lift)

    def text(self, words: str, x: float, y: float, role: str, *more: Any, shadow: bool = False, **named: Any) -> None:
        super().text(words, x, y, role, *more, **named)

    def _words(self, words: str, role: str, colour: str, width: float | None, anchor: Anchor) -> pygame.Surface:
        picture = super()._words(words, role, colour, width, anchor)
        self.surface.known[id(picture)] = (words, picture)
        return picture


def written_on(scene: WidgetScene, kit: Kit, canvas: Canvas) -> list[Written]:
    """All words of a scene, where they can be seen."""
    paper = _Paper(canvas.size_px)
    paper.take_notes()
    scene.paint(_Reader(paper, canvas, kit))
    return paper.written


def faults(scene: WidgetScene, kit: Kit, canvas: Canvas) -> Iterator[str]:
    """What is wrong with the words of a scene, a line each."""
    written = written_on(scene, kit, canvas)
    safe = canvas.px(canvas.safe).inflate(2 * SLACK, 2 * SLACK)
    if not written:
        yield "nothing is written at all"
    for each in written:
        if not safe.contains(each.seen):
            yield f"{each.words!r} leaves the safe area: {each.seen} in {safe}"
        if each.panel is not None and not _inside(each, each.panel):
            yield f"{each.words!r} leaves its panel: {each.ink} in {each.panel}"
    for number, one in enumerate(written):
        for other in written[:number]:
            common = one.seen.clip(other.seen)
            if min(common.w, common.h) > SLACK:
                yield f"{one.words!r} lies on {other.words!r}"


def _inside(each: Written, panel: pygame.Rect) -> bool:
    """Words that scroll may be cut at the upper and lower edge of what shows them, never at a side."""
    wide = each.ink.x >= panel.x - SLACK and each.ink.right <= panel.right + SLACK
    cut = each.seen.h < each.ink.h
    high = each.ink.y >= panel.y - SLACK and each.ink.bottom <= panel.bottom + SLACK
    return wide and (cut or high)


SIZES = ((1280, 720), (1920, 1080), (1080, 1920), (1280, 960))


def faults_at_all_sizes(scene: WidgetScene, kit: Kit, text_scale: float) -> list[str]:
    """The faults of a scene laid out for windows of several shapes, with the size they are seen at."""
    found = []
    for size in SIZES:
        canvas = fit(size, text_scale=text_scale)
        kit.assets.rescale(canvas.scale)
        scene.arrange(canvas)
        found += [f"{size}: {fault}" for fault in faults(scene, kit, canvas)]
    return found
