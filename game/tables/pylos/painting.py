"""Draws the board: plates, marks, and the balls from back to front, each just after its shadow."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.rules.pylos.board import HIDES, level_of
from game.shell.assets import Sprite
from game.shell.layout import Rect, around
from game.shell.paint import Painter
from game.shell.scene import Mover
from game.tables.pylos.pieces import Pieces, variant
from game.tables.pylos.places import Place
from game.tables.pylos.view import View

RAISED = 12.0
"""How much higher a ghost floats, at the size the board was baked for."""
HELD = 18.0
"""How much higher a picked up ball floats."""
SIGN = 56.0
"""Signs are at most so large."""
SIGN_AT = 0.36
"""Signs sit on the upper left of a ball, at that part of its radius."""
WINDOW_AT = 0.2
"""The window in a ball lies that part of its radius to the lower right, beside its signs."""


@dataclass
class Scenery:
    """What is on the board and what is marked, all by cell."""

    balls: Mapping[int, int] = field(default_factory=dict)
    """The seat of each ball."""
    landings: Collection[int] = ()
    """Marked as places to put a ball."""
    risers: Collection[int] = ()
    """Balls marked as ones that can be raised."""
    takes: Collection[int] = ()
    """Balls marked as ones that can be taken back."""
    source: int | None = None
    """The ball that is picked up."""
    ghost: int | None = None
    ghost_seat: int = 0
    partners: Collection[int] = ()
    """Balls that would complete a shape together with the ghost."""
    last: int | None = None
    hidden: Collection[int] = ()
    beneath: tuple[int, int] | None = None
    """A ball, and the seat of the one right under it that it hides from above (PY12): that one is shown in it."""
    empty: bool = False
    """Show empty places (on sheets of glass)."""


class BoardPainter:
    """One view with its pieces."""

    def __init__(self, view: View, pieces: Pieces) -> None:
        self.view, self.pieces = view, pieces
        self._places = list(view.places.values())
        self._reach = [pieces.canvas.px(_reach(place, HELD * view.size)) for place in self._places]

    def paint(self, painter: Painter, scenery: Scenery) -> None:
        """Everything, or what lies in the painter's clip."""
        for plate in self.view.plates:
            if painter.visible(plate.rect):
                target = painter.canvas.px(plate.rect)
                painter.surface.blit(self.pieces.kit.assets.fitted(plate.picture, *target.size), target)
        near = self._near(painter.surface.get_clip())
        self._ground_marks(painter, scenery, near)
        for place in near:
            self._cell(painter, scenery, place)
        self._signs(painter, scenery, {place.cell for place in near})

    def pile(self, surface: pygame.Surface, scenery: Scenery, first: Place, x: int, y: int) -> None:
        """A ball and what is drawn after it, on a surface whose corner is that pixel of the canvas."""
        painter = _Shifted(surface, self.pieces, x, y)
        near = self._near(surface.get_rect(topleft=(x, y)))
        for place in near[near.index(first) :]:
            if place.cell in scenery.balls:
                self._ball(painter, scenery.balls[place.cell], place)

    def level(self, scenery: Scenery, level: int) -> Mover:
        """One of the levels that lie apart: what it lies on, and its balls."""
        count = len(self.view.chips)
        plates = [(plate.picture, self.pieces.canvas.px(plate.rect)) for plate in self.view.plates[level - 1 :: count]]
        places = [(place, reach) for place, reach in zip(self._places, self._reach, strict=True) if _on(place, level)]
        bounds = plates[0][1].unionall([target for _, target in plates] + [reach for _, reach in places])
        image = pygame.Surface(bounds.size, pygame.SRCALPHA)
        for picture, target in plates:
            image.blit(self.pieces.kit.assets.fitted(picture, *target.size), target.move(-bounds.x, -bounds.y))
        painter = _Shifted(image, self.pieces, *bounds.topleft)
        for place, _ in places:
            if place.cell in scenery.balls:
                self._ball(painter, scenery.balls[place.cell], place)
            elif level > 1:
                self._put(painter, self.pieces.empty(place.k), place.mark_x, place.mark_y)
        return Mover(image.convert_alpha() if pygame.display.get_surface() else image, *bounds.topleft)

    def rect(self, how: str, cell: int) -> Rect:
        """What looks different when a cell begins or ends to be drawn that way (a field of `Scenery`, or "ball")."""
        place, pieces, scale = self.view.places[cell], self.pieces, self.pieces.canvas.scale
        if how in ("ball", "ghost", "source"):
            return _reach(place, {"ghost": RAISED, "source": HELD}.get(how, 0.0) * self.view.size)
        if how == "landings":
            w, h = pieces.mark(place.k).image.get_size()
            return around(place.mark_x, place.mark_y, w / scale, h / scale)
        if how in ("takes", "last", "beneath"):
            return place.disc.inset(-0.3 * place.radius)
        return around(place.x - SIGN_AT * place.radius, place.y - SIGN_AT * place.radius, SIGN, SIGN)

    def _near(self, clip: pygame.Rect) -> list[Place]:
        """The cells that may be seen there, back to front."""
        return [self._places[i] for i in clip.collidelistall(self._reach)]

    def _ground_marks(self, painter: Painter, scenery: Scenery, near: Sequence[Place]) -> None:
        """Marks that lie on wood or glass, under every ball."""
        for place in near:
            if not self._grounded(place) or place.cell in scenery.balls:
                continue
            if place.cell in scenery.landings:
                self._put(painter, self.pieces.mark(place.k), place.mark_x, place.mark_y)
            elif scenery.empty and place.cell >= 16:
                self._put(painter, self.pieces.empty(place.k), place.mark_x, place.mark_y)

    def _grounded(self, place: Place) -> bool:
        return bool(self.view.chips) or place.cell < 16

    def _cell(self, painter: Painter, scenery: Scenery, place: Place) -> None:
        seat = scenery.balls.get(place.cell)
        if seat is not None and place.cell == scenery.source:
            self._floating(painter, self.pieces.ball(seat, variant(place.cell), place.radius), place, HELD)
        elif seat is not None:
            self._ball(painter, seat, place)
            if place.cell in scenery.takes:
                self._put(painter, self.pieces.grip(place.radius), place.x, place.y)
        elif place.cell == scenery.ghost:
            ghost = self.pieces.ghost(scenery.ghost_seat, variant(place.cell), place.radius)
            self._floating(painter, ghost, place, RAISED)
        elif place.cell in scenery.landings and not self._grounded(place):
            self._put(painter, self.pieces.mark(place.k), place.mark_x, place.mark_y)

    def _ball(self, painter: "Painter | _Shifted", seat: int, place: Place) -> None:
        self._put(painter, self.pieces.shadow(place.radius), place.x, place.y)
        self._put(painter, self.pieces.ball(seat, variant(place.cell), place.radius), place.x, place.y)

    def _floating(self, painter: Painter, sprite: Sprite, place: Place, up: float) -> None:
        self._put(painter, self.pieces.shadow(place.radius), place.x, place.y)
        self._put(painter, sprite, place.x, place.y - up * self.view.size)

    def _signs(self, painter: Painter, scenery: Scenery, near: set[int]) -> None:
        """What lies on top of all balls, so that it can be seen wherever it is."""
        places, pieces = self.view.places, self.pieces
        if scenery.source is not None and scenery.source in near:
            place = places[scenery.source]
            self._put(painter, pieces.grip(place.radius), place.x, place.y - HELD * self.view.size)
        if scenery.last is not None and scenery.last in near:
            place = places[scenery.last]
            self._put(painter, pieces.last(place.radius), place.x, place.y)
        signs = (
            (scenery.takes, "arrow_up", pieces.sign),
            (scenery.risers, "chevron_up", pieces.sign),
            (scenery.hidden, "hidden", pieces.small),
            (scenery.partners, "tick", pieces.small),
        )
        for cells, name, picture in signs:
            for cell in near.intersection(cells):
                self._sign(painter, picture(name), places[cell])
        if scenery.beneath is not None and scenery.beneath[0] in near:
            cell, seat = scenery.beneath
            place = places[cell]
            window = pieces.window(seat, variant(HIDES[cell]), place.radius)
            self._put(painter, window, place.x + WINDOW_AT * place.radius, place.y + WINDOW_AT * place.radius)

    def _sign(self, painter: Painter, sprite: Sprite, place: Place) -> None:
        self._put(painter, sprite, place.x - SIGN_AT * place.radius, place.y - SIGN_AT * place.radius)

    def _put(self, painter: "Painter | _Shifted", sprite: Sprite, x: float, y: float) -> None:
        scale = painter.canvas.scale
        rect = sprite.image.get_rect(topleft=sprite.at(x * scale, y * scale))
        if isinstance(painter, _Shifted):
            rect.move_ip(-painter.x, -painter.y)
        if rect.colliderect(painter.surface.get_clip()):
            painter.surface.blit(sprite.image, rect)


class _Shifted:
    """A surface that is a cut-out of the canvas."""

    def __init__(self, surface: pygame.Surface, pieces: Pieces, x: int, y: int) -> None:
        self.surface, self.canvas, self.x, self.y = surface, pieces.canvas, x, y


def _reach(place: Place, up: float) -> Rect:
    """A ball with its shadow, and the ball lifted so far, with arcs round it."""
    r = place.radius
    return Rect(place.x - 1.35 * r, place.y - 1.35 * r - up, 3.15 * r, 3.1 * r + up)


def _on(place: Place, level: int) -> bool:
    return level_of(place.cell) == level
