"""Draws the large forest: frame, ground, what grows there, points of areas, and everything that is marked."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.core.protocol import Seat
from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.grid import ALL, BESIDE, ROW, SQUARES, each
from game.rules.hutan.land import Land
from game.rules.hutan.position import Terms
from game.rules.hutan.scoring import Standing
from game.shell.assets import Sprite, nine_patch
from game.shell.layout import Rect, union
from game.shell.paint import Painter
from game.tables.hutan.drawn import Thing, Things
from game.tables.hutan.ground import ground, place_of
from game.tables.hutan.pieces import HELD, Pieces
from game.tables.hutan.plan import FRAME, square_of

FRAME_CUT = 24.0
FRAMED = "hutan/forest"
"""The baked forest of the title lends its frame."""
CHIP_AT, SIGN, SIGN_STEP = 0.19, 0.2, 0.19
FLOAT, LIFT = 6.0, 14.0
"""How much higher a flower in hand is drawn, and how high its shadow takes it to be."""
GHOST = 0.86
AROUND = 0.09
"""What stands on a square reaches so far over it, in squares."""
RING, OUTLINE = 5.0, 0.03
"""Width of the line round a group of squares, and how far it lies inside them."""


class Scenery(NamedTuple):
    """What is in the large forest and what is marked."""

    seat: Seat
    things: Mapping[int, Thing]
    standings: Sequence[Standing]
    """By area."""
    marks: int = 0
    """Squares where something can be done."""
    fitting: Mapping[int, tuple[int, ...]] = {}
    """By square, colours of the focused card that could go there."""
    ghost: tuple[int, Thing] | None = None
    """What would stand on a square."""
    lit: int = 0
    """Squares that count for what is in focus."""
    about: int = 0
    """Squares it is about."""
    last: int = 0
    """Squares of the last turn."""
    coming: int = 0
    """A habitat that would be perfect."""
    visiting: bool = False
    """It is somebody else's forest, opened to look at."""


class ForestPainter:
    """The large forest of one lay-out."""

    def __init__(self, frame: Rect, pieces: Pieces, terms: Terms) -> None:
        self.frame, self.pieces, self.land, self.points = frame, pieces, terms.land, terms.points
        self.size = square_of(frame)
        self.rects = {square: _square_rect(frame, *place_of(square)) for square in SQUARES}
        self._chips = {next(each(area)): number for number, area in enumerate(self.land.areas)}

    def middle(self, square: int) -> tuple[float, float]:
        """Where things stand."""
        return self.rects[square].centre

    def reach(self, square: int) -> Rect:
        """Everything that may be drawn because of that square."""
        return self.rects[square].inset(-AROUND * self.size)

    # -------------------------------------------------- what changes

    def changed(self, before: Scenery, now: Scenery) -> list[Rect] | None:
        """What looks different now; None for all of it."""
        if (before.seat, before.visiting) != (now.seat, now.visiting):
            return None
        if before == now:
            return []
        return [self.reach(square) for square in SQUARES if self._of(before, square) != self._of(now, square)]

    def _of(self, scenery: Scenery, square: int) -> tuple[object, ...]:
        chip = self._chips.get(square)
        ghost = scenery.ghost
        sets = (scenery.marks, scenery.lit, scenery.about, scenery.last)
        return (
            scenery.things.get(square),
            None if chip is None else scenery.standings[chip],
            scenery.fitting.get(square),
            ghost if ghost is not None and ghost[0] == square else None,
            *(bool(squares & square) for squares in sets),
            (scenery.coming & square and scenery.coming, scenery.lit & square and scenery.lit & BESIDE[square]),
        )

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, scenery: Scenery) -> None:
        """All of it, or what lies in the painter's clip."""
        if not painter.visible(self.frame):
            return
        self._ground(painter, scenery)
        near = [square for square in SQUARES if painter.visible(self.reach(square))]
        for squares, name in ((scenery.about, "about"), (scenery.last, "last"), (scenery.lit, "lit")):
            for square in near:
                if squares & square:
                    self._wash(painter, square, name)
        for outlined in (scenery.coming, scenery.lit):
            self._outline(painter.surface, (0, 0), outlined, near)
        for square in near:
            thing = scenery.things.get(square)
            if thing is not None and not (scenery.ghost is not None and scenery.ghost[0] == square):
                self._put(painter, standing_sprite(self.pieces, thing, self.size), square)
        for square in near:
            if scenery.marks & square:
                self._put(painter, self.pieces.mark(self.size), square)
            self._signs(painter, scenery.fitting.get(square, ()), square)
        self._ghost(painter, scenery)
        for square in near:
            if square in self._chips:
                self._chip(painter, scenery, self._chips[square], square)

    def _ground(self, painter: Painter, scenery: Scenery) -> None:
        """Ground in its frame, with a bar of the seat's colour where somebody else's is looked at."""
        kit = self.pieces.kit
        target = painter.canvas.px(self.frame)
        frame = kit.materials.kept(("hutan frame", target.size), lambda: self._frame(target.size))
        inner = self._inner(painter)
        for rect in _border(target, inner):
            painter.surface.blit(frame, rect, rect.move(-target.x, -target.y))
        painter.surface.blit(ground(kit, self.land, inner.w), inner)
        painter.surface.blit(kit.assets.nine("panel/recess_r14", *inner.size), inner)
        if scenery.visiting:
            wide = self.frame.w
            painter.bar(Rect(self.frame.x + 0.1 * wide, self.frame.y + 4, 0.8 * wide, 8), f"seat.{scenery.seat}")

    def _inner(self, painter: Painter) -> pygame.Rect:
        first, last = self.rects[SQUARES[0]], self.rects[SQUARES[-1]]
        inner = painter.canvas.px(Rect(first.x, first.y, last.right - first.x, last.bottom - first.y))
        return pygame.Rect(inner.topleft, (inner.w, inner.w))

    def _frame(self, size: tuple[int, int]) -> pygame.Surface:
        assets = self.pieces.kit.assets
        frame = nine_patch(assets.image(FRAMED), assets.px(FRAME_CUT), *size)
        corners = self.pieces.kit.materials.pill(size, (255, 255, 255), assets.px(14))
        frame.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return frame

    def _put(self, painter: Painter, sprite: Sprite, square: int, up: float = 0.0) -> None:
        x, y = self.middle(square)
        scale = painter.canvas.scale
        painter.surface.blit(sprite.image, sprite.at(x * scale, (y - up) * scale))

    def _wash(self, painter: Painter, square: int, name: str) -> None:
        rect = painter.canvas.px(self.rects[square].inset(0.05 * self.size))
        colour = painter.kit.colour(f"pieces.hutan.{name}")
        radius = painter.canvas.length(0.14 * self.size)
        painter.surface.blit(painter.kit.materials.pill(rect.size, colour, radius), rect)

    def outlined(self, squares: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """A golden line round a group of squares as a picture, and the pixel of its corner."""
        canvas = self.pieces.canvas
        target = canvas.px(union([self.reach(square) for square in each(squares)]))
        picture = pygame.Surface(target.size, pygame.SRCALPHA)
        self._outline(picture, target.topleft, squares, list(each(squares)))
        return picture, target.topleft

    def _outline(self, out: pygame.Surface, corner: tuple[int, int], squares: int, near: Sequence[int]) -> None:
        """A golden line round a group of squares on a picture; `corner` is its pixel of the canvas."""
        kit, canvas = self.pieces.kit, self.pieces.canvas
        sides = [rect for square in near if squares & square for rect in self._sides(squares, square)]
        for colour, wider in (("focus_dark", 1.5), ("pieces.hutan.outline", 0.0)):
            for rect in sides:
                target = canvas.px(rect.inset(-wider))
                bar = kit.materials.pill(target.size, kit.colour(colour))
                out.blit(bar, target.move(-corner[0], -corner[1]))

    def _sides(self, squares: int, square: int) -> Iterator[Rect]:
        """The lines along the edges of the group that belong to one of its squares; they meet at corners."""
        full, inset = self.rects[square], OUTLINE * self.size
        above, below, left, right = (squares & there for there in around_square(square))
        if not above or not below:
            x0 = full.x + inset if not left else full.x - inset
            x1 = full.right - inset if not right else full.right + inset
            if not above:
                yield Rect(x0, full.y + inset, x1 - x0, RING)
            if not below:
                yield Rect(x0, full.bottom - inset - RING, x1 - x0, RING)
        if not left or not right:
            y0 = full.y + inset if not above else full.y - inset
            y1 = full.bottom - inset if not below else full.bottom + inset
            if not left:
                yield Rect(full.x + inset, y0, RING, y1 - y0)
            if not right:
                yield Rect(full.right - inset - RING, y0, RING, y1 - y0)

    def _signs(self, painter: Painter, colours: Sequence[int], square: int) -> None:
        """Small badges of the colours that may go there."""
        x, y = self.middle(square)
        scale = painter.canvas.scale
        for number, colour in enumerate(colours):
            sprite = self.pieces.badge(colour, SIGN * self.size)
            at = x + (number - (len(colours) - 1) / 2) * SIGN_STEP * self.size
            painter.surface.blit(sprite.image, sprite.at(at * scale, (y + 0.33 * self.size) * scale))

    def _ghost(self, painter: Painter, scenery: Scenery) -> None:
        if scenery.ghost is None:
            return
        square, thing = scenery.ghost
        if not painter.visible(self.reach(square)):
            return
        if thing.kind == "flower":
            self._put(painter, self.pieces.flower(COLOURS[thing.colour], self.size, LIFT, HELD), square, FLOAT)
        else:
            self._put(painter, self.pieces.plant(thing.kind, thing.colour, self.size, seen=GHOST), square, FLOAT)

    def _chip(self, painter: Painter, scenery: Scenery, area: int, square: int) -> None:
        what, points = scenery.standings[area]
        worth = self.points.area[self.land.areas[area].bit_count()]
        sprite = self.pieces.chip(what, points, worth, self.size)
        rect, scale = self.rects[square], painter.canvas.scale
        at = CHIP_AT * self.size
        painter.surface.blit(sprite.image, sprite.at((rect.x + at) * scale, (rect.y + at) * scale))


def _square_rect(frame: Rect, row: int, column: int) -> Rect:
    inset, size = FRAME * frame.w, square_of(frame)
    return Rect(frame.x + inset + column * size, frame.y + inset + row * size, size, size)


def around_square(square: int) -> tuple[int, int, int, int]:
    """The squares above, below, left and right of one, or nothing."""
    return square >> ROW, square << ROW & ALL, square >> 1 & ALL, square << 1 & ALL


def standing_sprite(pieces: Pieces, thing: Thing, square: float) -> Sprite:
    """What stands on a square, its point the square's middle."""
    if thing.kind == "flower":
        return pieces.flower(COLOURS[thing.colour], square)
    return pieces.plant(thing.kind, thing.colour, square)


def _border(outer: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """The four strips of a frame."""
    return [
        pygame.Rect(outer.x, outer.y, outer.w, inner.y - outer.y),
        pygame.Rect(outer.x, inner.bottom, outer.w, outer.bottom - inner.bottom),
        pygame.Rect(outer.x, inner.y, inner.x - outer.x, inner.h),
        pygame.Rect(inner.right, inner.y, outer.right - inner.right, inner.h),
    ]


def small_forest(
    pieces: Pieces, land: Land, there: Things, side: int, known: tuple[Things, pygame.Surface] | None = None
) -> pygame.Surface:
    """A forest as a picture of that many pixels, for a panel; yours alone.

    `known` is one from before with what stood there: only what is different is drawn again, onto it.
    """
    bare, square = ground(pieces.kit, land, side), side / 6
    before, out = (Things(), bare.copy()) if known is None else known
    for place in SQUARES:
        if there.get(place) == before.get(place):
            continue
        row, column = place_of(place)
        left, top, right, bottom = (round(at * square) for at in (column, row, column + 1, row + 1))
        rect = pygame.Rect(left, top, right - left, bottom - top)
        out.blit(bare, rect, rect)
        if place in there:
            sprite = standing_sprite(pieces, there[place], square / pieces.canvas.scale)
            out.set_clip(rect)
            out.blit(sprite.image, sprite.at((column + 0.5) * square, (row + 0.5) * square))
            out.set_clip(None)
    return out
