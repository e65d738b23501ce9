"""Draws the board: its wood, the ground of every square, the stacks row by row, and what is marked."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import pygame

from game.core.protocol import Seat
from game.rules.help_me.board import STRIDE
from game.shell.assets import Sprite
from game.shell.layout import Rect, around
from game.shell.paint import Painter
from game.tables.help_me.drawn import Lying, Worth
from game.tables.help_me.grid import HELD, RISE, Cell, Cells, edges, names
from game.tables.help_me.pieces import Pieces
from game.tables.help_me.sayings import reward

CORNER = 24
FLAG_ASIDE, FLAG_ABOVE = 0.035, 0.03
"""A flag reaches so far beyond the tile's right and upper edge."""
NAME, NAME_LEAST = 0.2, 22.0
"""Height of a square's name, in tiles and at least."""
AIMED = 0.16
"""A chip that tells what a stack brings is so much of a tile high above and below its middle."""


@dataclass
class Scenery:
    """What lies on the board and what is marked, by square."""

    stacks: Mapping[int, Lying] = field(default_factory=dict)
    source: int | None = None
    """The stack that is picked up."""
    targets: Collection[int] = ()
    """Where it, or the stack in focus, may go."""
    arrows: int | None = None
    """The square from which arrows lead to the targets."""
    last: tuple[int, int] | None = None
    """From where to where the last stack went."""
    wrong: int | None = None
    """Where something was tried that can't be done."""
    counted: Mapping[int, Worth] = field(default_factory=dict)


class BoardPainter:
    """One board with its pieces."""

    def __init__(self, board: Rect, cells: Cells, pieces: Pieces) -> None:
        self.board, self.cells, self.pieces = board, cells, pieces
        self._cells = list(cells.values())
        canvas, tile = pieces.canvas, pieces.tile_wide
        self._reach = [canvas.px(cell.reach) for cell in self._cells]
        self._whole = canvas.px(board.inset(-0.2 * tile))
        self._names = [
            (name, x, y, canvas.px(around(x, y, 0.4 * tile, 0.4 * tile))) for name, x, y in names(board, tile)
        ]

    def paint(self, painter: Painter, scenery: Scenery) -> None:
        """Everything, or what lies in the painter's clip."""
        clip = painter.surface.get_clip()
        if not clip.colliderect(self._whole):
            return
        self._wood(painter)
        for name, x, y, place in self._names:
            if clip.colliderect(place):
                painter.letters(name, x, y, max(NAME * self.pieces.tile_wide, NAME_LEAST), "cream_3")
        near = [self._cells[number] for number in clip.collidelistall(self._reach)]
        for cell in near:
            self._bed(painter, cell)
        for cell in near:
            if cell.square in scenery.counted and cell.square in scenery.stacks:
                x, y = cell.foot
                self.put(painter, self.pieces.glow(scenery.counted[cell.square].seat), x, y)
            if cell.square in scenery.stacks and cell.square != scenery.source:
                self._stack(painter, cell, scenery.stacks[cell.square])
        for cell in near:
            if scenery.last is not None and cell.square == scenery.last[1] and cell.square != scenery.source:
                self._mark_last(painter, cell, scenery.stacks[cell.square].height)
        for cell in near:
            if cell.square in scenery.targets and cell.square in scenery.stacks:
                x, y = cell.face(scenery.stacks[cell.square].height).centre
                self.put(painter, self.pieces.frame(), x, y)
        source = scenery.source
        held = self.cells[source] if source is not None and source in scenery.stacks else None
        if held is not None and painter.visible(held.reach):
            self._stack(painter, held, scenery.stacks[held.square], HELD)
        self._arrows(painter, scenery)
        for cell in near:
            if cell.square in scenery.stacks:
                self._flag(painter, cell, scenery.stacks[cell.square], HELD if cell is held else 0.0)
        self._signs(painter, scenery)

    def _wood(self, painter: Painter) -> None:
        target = painter.canvas.px(self.board)
        kit = self.pieces.kit
        key = ("help_me board", target.size)
        painter.surface.blit(kit.materials.kept(key, lambda: board(self.pieces, target.size)), target)

    def _bed(self, painter: Painter, cell: Cell) -> None:
        row, column = divmod(cell.square, STRIDE)
        picture = self.pieces.bed(6 * row + column + row)
        x, y = painter.canvas.point(*cell.bed.centre)
        painter.surface.blit(picture, picture.get_rect(center=(x, y)))

    def _stack(self, painter: Painter, cell: Cell, stack: Lying, up: float = 0.0) -> None:
        x, y = cell.foot
        self.put(painter, self.pieces.shadow(up > 0), x, y)
        for sprite, dx, dy in self.parts(stack, up)[: 1 + (stack.height > 1)]:
            self.put(painter, sprite, x + dx, y + dy)

    def _flag(self, painter: Painter, cell: Cell, stack: Lying, up: float) -> None:
        """The number of tiles lies above every mark."""
        x, y = cell.foot
        for sprite, dx, dy in self.parts(stack, up)[1 + (stack.height > 1) :]:
            self.put(painter, sprite, x + dx, y + dy)

    def parts(self, stack: Lying, up: float = 0.0) -> list[tuple[Sprite, float, float]]:
        """The pictures of a stack, bottom first, and where each goes from the stack's foot."""
        tile, count = self.pieces.tile_wide, edges(stack.height)
        raised = -up * tile
        found = [(self.pieces.edges(count), 0.0, raised)] if count else []
        top = raised - RISE * count * tile
        found.append((self.pieces.tile(stack.top), 0.0, top))
        if stack.height > 1:
            high = self.pieces.tile(stack.top).image.get_height() / self.pieces.canvas.scale
            found.append((self.pieces.flag(stack.height), (0.5 + FLAG_ASIDE) * tile, top - high - FLAG_ABOVE * tile))
        return found

    def _mark_last(self, painter: Painter, cell: Cell, height: int) -> None:
        """A thin dashed line round the stack that moved last."""
        self.put(painter, self.pieces.last(), *cell.face(height).centre)

    def _arrows(self, painter: Painter, scenery: Scenery) -> None:
        if scenery.arrows is not None:
            for target in scenery.targets:
                self._arrow(painter, self.cells[scenery.arrows], self.cells[target])

    def _signs(self, painter: Painter, scenery: Scenery) -> None:
        if scenery.wrong is not None:
            self.put(painter, self.pieces.cross(), *self.cells[scenery.wrong].bed.centre)
        for square, worth in scenery.counted.items():
            self._counted(painter, self.cells[square], scenery.stacks[square].height, worth)

    def _arrow(self, painter: Painter, source: Cell, target: Cell) -> None:
        (x0, y0), (x1, y1) = source.bed.centre, target.bed.centre
        dx, dy = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
        up = 0.06 * source.tile
        self.put(painter, self.pieces.arrow(dx, dy), x0 + 0.52 * (x1 - x0), y0 + 0.52 * (y1 - y0) - up)

    def _counted(self, painter: Painter, cell: Cell, height: int, worth: Worth) -> None:
        """Whose it is, and what it brings."""
        words, tile = reward(worth.numbers, worth.height), cell.tile
        x, y = cell.face(height).centre
        y -= 0.06 * tile
        badge = 0.3 * tile
        wide = badge + 0.1 * tile * 3 + _width(painter, words, 0.26 * tile)
        chip = around(x, y, wide, 2 * AIMED * tile + 6)
        painter.panel(chip, "paper", 31, 5)
        painter.badge(Seat(worth.seat), chip.x + 0.06 * tile + badge / 2, y, badge)
        painter.letters(words, chip.right - 0.1 * tile - _width(painter, words, 0.26 * tile) / 2, y, 0.26 * tile, "ink")

    def put(self, painter: Painter, sprite: Sprite, x: float, y: float) -> None:
        """A picture on a logical point."""
        scale = painter.canvas.scale
        painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))


def _width(painter: Painter, words: str, size: float) -> float:
    pixels = max(1, painter.canvas.length(size))
    return painter.kit.texts.measure(words, pixels, "ExtraBold")[0] / painter.canvas.scale


def board(pieces: Pieces, size: tuple[int, int]) -> pygame.Surface:
    """The board's wood: planks that stand, darkened, under a routed edge and a line of brass."""
    kit = pieces.kit
    w, h = size
    planks = pygame.transform.rotate(kit.assets.loose("table/tile"), 90)
    part = max(1.0, w / planks.get_width(), h / planks.get_height())
    if part > 1:
        planks = pygame.transform.smoothscale_by(planks, part)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.blit(planks, (0, 0), (0, 0, w, h))
    picture.fill(kit.colour("pieces.help_me.wood"), special_flags=pygame.BLEND_RGBA_MULT)
    corner = kit.assets.px(CORNER)
    picture.blit(kit.assets.nine("panel/recess_dark_r14", w, h), (0, 0))
    line = kit.assets.px(3)
    whole = kit.materials.pill(size, kit.colour("pieces.help_me.line"), corner).copy()
    inner = (w - 2 * line, h - 2 * line)
    mask = kit.materials.pill(inner, (255, 255, 255), corner - line)
    picture = picture.subsurface((line, line, *inner)).copy()
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    whole.blit(picture, (line, line))
    return whole if pygame.display.get_surface() is None else whole.convert_alpha()
