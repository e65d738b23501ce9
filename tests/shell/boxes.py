"""A scene of coloured boxes that counts how often each is painted, for tests of frame and loop."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.shell.input.wish import Input
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.shell.scene import Mover, Scene


class Box(NamedTuple):
    """A rectangle in logical units and its colour."""

    rect: Rect
    colour: str


class Boxes(Scene):
    """Boxes at rest, and movers given as pictures with places in pixels."""

    def __init__(self, *boxes: Box, ground: str | None = "navy") -> None:
        super().__init__()
        self.boxes, self.ground = list(boxes), ground
        self.moving: list[Mover] = []
        self.paints: list[pygame.Rect] = []
        self.painted: list[str] = []
        self.events: list[Input] = []
        self.steps = 0
        self.lively = False

    def paint(self, painter: Painter) -> None:
        self.paints.append(painter.surface.get_clip())
        if self.ground is not None:
            painter.surface.fill(self.ground)
        for box in self.boxes:
            if painter.visible(box.rect):
                self.painted.append(box.colour)
                painter.surface.fill(box.colour, painter.canvas.px(box.rect))

    def movers(self, blend: float) -> Sequence[Mover]:
        return tuple(self.moving)

    def step(self, seconds: float) -> None:
        self.steps += 1

    def handle(self, event: Input) -> None:
        self.events.append(event)

    def restless(self) -> bool:
        return self.lively


class Veil(Boxes):
    """Boxes above another scene."""

    opaque = False


def tile(colour: str, width: int = 20, height: int = 10) -> pygame.Surface:
    """A picture of one colour."""
    surface = pygame.Surface((width, height))
    surface.fill(colour)
    return surface
