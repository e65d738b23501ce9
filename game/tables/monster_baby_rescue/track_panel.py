"""The timing track: locations with rocks, the figures in their order, and the forbidden path behind the last one."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.protocol import Seat
from game.rules.monster_baby_rescue.position import Step
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue.pieces import Pieces

PADDING, SCENE_GAP = 12.0, 12.0
ROCKS, ROCK, FIGURE, MARKER = 5, 0.36, 0.56, 0.36
"""How many rocks a location has; heights of rock, figure and marker in parts of a scene's."""
FOOT = 0.86
"""How far down figures stand."""
LABEL = 16.0
LONE = 64.0
"""Width of the pile's chip with nothing but a number."""
SCENES = ("cave", "creek", "meadow", "ruins", "market", "lagoon")
"""Names of the locations' drawings."""


class Track(NamedTuple):
    """What the panel shows."""

    figures: Sequence[tuple[Seat, int, int]]
    """Seat, location from 0 and rock from 0, the rearmost first."""
    marker: int | None
    """The forbidden path lies before this location."""
    names: Sequence[str]
    acting: int | None
    """The location in which the acting seat stands."""
    pile: str
    """How many tiles are still to come; empty when none is."""
    pile_focused: bool
    preview: tuple[Seat, int, int] | None
    """Where a figure would stand after the move aimed at."""


def standing(track: Sequence[Step | None], locations: int) -> list[tuple[Seat, int, int]]:
    """Who stands where: seat, location and rock, the rearmost first."""
    order = sorted((step, Seat(seat)) for seat, step in enumerate(track) if step is not None)
    crowd: dict[int, int] = {}
    found = []
    for step, seat in order:
        rock = crowd.get(step.travelled, 0)
        crowd[step.travelled] = rock + 1
        found.append((seat, step.travelled % locations, rock))
    return found


class TrackPanel:
    """One lay-out."""

    def __init__(self, rect: Rect, locations: int, measure: Measure, pieces: Pieces) -> None:
        self.rect, self.locations, self.measure, self.pieces = rect, locations, measure, pieces
        inner = rect.inset(PADDING)
        self._wide = (inner.w - SCENE_GAP * (locations - 1)) / locations
        self._inner = inner

    def scene(self, location: int) -> Rect:
        """One location's picture."""
        return Rect(self._inner.x + location * (self._wide + SCENE_GAP), self._inner.y, self._wide, self._inner.h)

    def foot(self, location: int, rock: int) -> tuple[float, float]:
        """Where a figure stands."""
        scene = self.scene(location)
        return scene.x + scene.w * (rock + 0.5) / ROCKS, scene.y + scene.h * FOOT

    @property
    def figure(self) -> float:
        """How high a figure is."""
        return min(self._inner.h * FIGURE, self._wide / 3.2)

    def pile_words(self, words: str) -> str:
        """The whole, or where that is too long the number alone."""
        fits = self.measure.width(words, "small") + 44 <= self._wide
        return words if fits and self.measure.line("small") + 10 <= self._inner.h - 16 else words.split()[0]

    def pile_rect(self, words: str) -> Rect:
        """The chip with the tiles to come, at the right end."""
        high = max(36.0, min(self.measure.line("small") + 10, self._inner.h - 16))
        wide = self.measure.width(words, "small") + 36 if self.pile_words(words) == words else LONE
        return Rect(self.rect.right - PADDING - 8 - wide, self._inner.y + 8, wide, high)

    def paint(self, painter: Painter, track: Track) -> None:
        """Scenes, names, rocks, figures, marker, pile."""
        if not painter.visible(self.rect):
            return
        painter.panel(self.rect, "smoke", 18)
        for location in range(self.locations):
            self._scene(painter, location, track)
        if track.marker is not None:
            self._marker(painter, track.marker)
        if track.preview is not None:
            self._ghost(painter, *track.preview)
        for seat, location, rock in reversed(track.figures):
            self._figure(painter, seat, location, rock)
        if track.pile:
            chip = self.pile_rect(track.pile)
            painter.panel(chip, "paper_focus" if track.pile_focused else "smoke_contrast", 14)
            colour, words = "ink" if track.pile_focused else "cream", self.pile_words(track.pile)
            if words == track.pile:
                painter.text(words, *chip.centre, "small", colour, anchor="centre")
            else:
                painter.letters(words, *chip.centre, 30, colour)

    def _scene(self, painter: Painter, location: int, track: Track) -> None:
        scene = self.scene(location)
        if track.acting == location:
            painter.panel(scene.inset(-5), "paper", 18)
        target = painter.canvas.px(scene)
        painter.surface.blit(self._picture(location, target.size), target)
        side = min(scene.h * ROCK, self._wide / 6)
        for rock in range(ROCKS):
            x, y = self.foot(location, rock)
            sprite = self.pieces.drawing(f"rock_{rock + 1}", side * 1.3, side * 0.9)
            painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))
        name = track.names[location]
        room = scene.w - 2 * LABEL
        if location == self.locations - 1 and track.pile:
            room = self.pile_rect(track.pile).x - scene.x - 2 * LABEL
        if name and self.measure.width(name, "small") + 24 <= room and self.measure.line("small") < scene.h * 0.5:
            chip = Rect(
                scene.x + 8, scene.y + 8, self.measure.width(name, "small") + 28, self.measure.line("small") + 4
            )
            painter.panel(chip, "smoke_contrast", 14)
            painter.text(name, *chip.centre, "small", "cream", anchor="centre")

    def _picture(self, location: int, size: tuple[int, int]) -> pygame.Surface:
        """The scene with round corners, made once."""
        kit = self.pieces.kit
        name = f"monster/location_{location % len(SCENES) + 1}_{SCENES[location % len(SCENES)]}"

        def make() -> pygame.Surface:
            shape = kit.assets.shape(name)
            w = max(size[0], round(size[1] * shape))
            whole = kit.assets.svg(name, w, max(size[1], round(w / shape)))
            left, top = (whole.get_width() - size[0]) // 2, whole.get_height() - size[1]
            picture = whole.subsurface((left, top, *size)).copy()
            corners = kit.materials.pill(size, (255, 255, 255), kit.assets.px(14))
            picture.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            return picture

        return kit.materials.kept((name, size), make)

    def _figure(self, painter: Painter, seat: Seat, location: int, rock: int) -> None:
        x, y = self.foot(location, rock)
        sprite = self.pieces.figure(seat, self.figure)
        painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))

    def _ghost(self, painter: Painter, seat: Seat, location: int, rock: int) -> None:
        """Where the figure would go."""
        x, y = self.foot(location, min(rock, ROCKS - 1))
        sprite = self.pieces.figure(seat, self.figure)
        faint = sprite.image.copy()
        faint.set_alpha(140)
        painter.surface.blit(faint, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))

    def _marker(self, painter: Painter, location: int) -> None:
        scene = self.scene(location)
        side = scene.h * MARKER
        sprite = self.pieces.drawing("forbidden_path", side, side)
        x, y = scene.x - SCENE_GAP / 2, scene.y + scene.h * 0.52
        x = max(x, self.rect.x + side / 2)
        painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))
