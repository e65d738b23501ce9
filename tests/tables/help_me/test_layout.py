"""The table in any window: nothing lies on anything else, heights are readable, six spirits stay six spirits."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.rules.help_me.board import SQUARES
from game.rules.help_me.tiles import CREATURES
from game.shell.kit import Kit
from game.shell.layout import Rect, fit
from game.shell.paint import Painter
from game.tables.help_me.drawn import Lying
from game.tables.help_me.grid import MOST_EDGES, edges
from game.tables.help_me.painting import Scenery
from game.tables.help_me.pieces import DISC, FLAG, FLAG_SHAPE, UNITS, Pieces
from tests.scenes.layout_check import faults
from tests.tables.help_me.conftest import Lay, Tabletop, tile

SIZES = ((1280, 720), (1920, 1080), (1080, 1920), (1280, 960), (720, 1280))
LOOKS = [(size, scale, seats) for size in SIZES for scale in (1.0, 1.4, 2.0) for seats in (2, 3, 4)]


@pytest.mark.parametrize(("size", "scale", "seats"), LOOKS)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_everything_has_a_place_of_its_own_inside_the_area(
    lay: Lay, size: tuple[int, int], scale: float, seats: int, language: str
) -> None:
    table = lay(size=size, text_scale=scale, seats=seats, language=language, persons=frozenset(range(seats)))
    spread, area = table.table.spread, table.table.rect
    plan = spread.plan
    places: dict[str, Rect] = {"board": plan.board, "own": plan.own, "note": plan.note}
    places |= {f"seat {number}": rect for number, rect in enumerate(plan.others)}
    if plan.legend is not None:
        places["legend"] = plan.legend
    for name, rect in places.items():
        assert rect.within(area, 1.0), (name, rect, area)
    for (one, first), (other, second) in combinations(places.items(), 2):
        assert not first.inset(1).touches(second.inset(1)), (one, other)
    assert spread.panels[0].places, "there is nowhere to look"
    assert plan.tile >= (84 if scale < 1.4 else 56)


@pytest.mark.parametrize(("size", "scale"), [(size, scale) for size in SIZES for scale in (1.0, 2.0)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_words_stay_inside_their_panels(lay: Lay, kit: Kit, size: tuple[int, int], scale: float, language: str) -> None:
    for seats in (2, 4):
        table = lay("c3>d3 d3>d2", size, text_scale=scale, seats=seats, language=language)
        assert table.canvas is not None
        wrong = list(faults(table, kit, table.canvas))
        assert not wrong, (seats, wrong)


def _painted(table: Tabletop, kit: Kit, height: int) -> pygame.Surface:
    """A board full of stacks of a height."""
    assert table.canvas is not None
    stacks = {square: Lying(number % 30, height) for number, square in enumerate(SQUARES)}
    surface = pygame.Surface(table.canvas.size_px)
    surface.fill((40, 26, 18))
    table.table.spread.board.paint(Painter(surface, table.canvas, kit), Scenery(stacks=stacks))
    return surface


@pytest.mark.parametrize("height", [2, 5, 12, 30])
def test_recipe_24_the_height_of_every_stack_is_readable_among_neighbours_at_1280x720(
    lay: Lay, kit: Kit, height: int
) -> None:
    table = lay(size=(1280, 720))
    surface = _painted(table, kit, height)
    pieces, scale = table.table.spread.pieces, table.canvas.scale  # type: ignore[union-attr]
    flag = pieces.flag(height)
    digits = FLAG * FLAG_SHAPE * 0.84 * pieces.tile_wide * scale
    assert digits >= 18
    opaque = flag.image.get_bounding_rect(min_alpha=255)
    for square, cell in table.table.spread.cells.items():
        sprite, dx, dy = table.table.spread.board.parts(Lying(0, height))[-1]
        assert sprite is flag
        x, y = cell.foot
        corner = sprite.at((x + dx) * scale, (y + dy) * scale)
        seen = surface.subsurface(opaque.move(corner))
        assert _same(seen, flag.image.subsurface(opaque)), square


def _same(seen: pygame.Surface, wanted: pygame.Surface) -> bool:
    """Whether every pixel that hides what is below it is there."""
    return all(
        seen.get_at((x, y))[:3] == wanted.get_at((x, y))[:3]
        for x in range(wanted.get_width())
        for y in range(wanted.get_height())
        if wanted.get_at((x, y))[3] == 255
    )


@pytest.mark.parametrize("height", [1, 5, 30])
def test_no_stack_covers_the_number_or_the_mark_of_the_one_behind_it(lay: Lay, kit: Kit, height: int) -> None:
    table = lay(size=(1280, 720))
    surface = _painted(table, kit, height)
    scale = table.canvas.scale  # type: ignore[union-attr]
    for number, (square, cell) in enumerate(table.table.spread.cells.items()):
        (sprite, dx, dy) = table.table.spread.board.parts(Lying(number, height))[0 if height == 1 else 1]
        left, top = sprite.at((cell.foot[0] + dx) * scale, (cell.foot[1] + dy) * scale)
        unit = sprite.image.get_width() / UNITS
        disc = pygame.Rect(*(round(value * unit) for value in (*DISC[:2], DISC[2], DISC[2])))
        inner = disc.inflate(-round(12 * unit), -round(12 * unit))
        assert _same(surface.subsurface(inner.move(left, top)), sprite.image.subsurface(inner)), square


def test_heights_beyond_five_look_alike_from_the_side_but_for_the_number() -> None:
    assert [edges(height) for height in (1, 2, 5, 6, 30)] == [0, 1, MOST_EDGES, MOST_EDGES, MOST_EDGES]


def test_buried_tiles_are_the_same_plain_wood_whatever_they_show(lay: Lay) -> None:
    board = lay().table.spread.board
    for height in (2, 3, 5, 12):
        parts = [board.parts(Lying(top, height))[0][0] for top in (0, 7, 29)]
        assert parts[0] is parts[1] is parts[2]


def test_six_spirits_differ_in_greyscale_at_the_smallest_size_in_play(kit: Kit) -> None:
    canvas = fit((1280, 720))
    kit.assets.rescale(canvas.scale)
    pieces = Pieces(kit, canvas, 96)
    grey = [_grey(pieces.tile(tile(name, 3)).image) for name in CREATURES]
    for one, other in combinations(range(6), 2):
        apart = sum(abs(a - b) for a, b in zip(grey[one], grey[other], strict=True)) / len(grey[one])
        assert apart >= 18, (CREATURES[one], CREATURES[other], apart)


def _grey(picture: pygame.Surface) -> bytes:
    flat = pygame.Surface(picture.get_size())
    flat.blit(picture, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(flat), "RGB")[::3]


def test_a_picture_is_the_same_for_every_deal_of_creatures(lay: Lay, kit: Kit) -> None:
    pictures = set()
    for order in ((0, 1, 2, 3), (4, 5, 0, 1), (2, 0, 5, 3)):
        held = [[CREATURES[order[0]], CREATURES[order[1]]], [CREATURES[order[2]], CREATURES[order[3]]]]
        table = lay("c3>d3", (1280, 720), setup={"creatures": held})
        assert table.canvas is not None
        surface = pygame.Surface(table.canvas.size_px)
        table.paint(Painter(surface, table.canvas, kit))
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 1


def test_another_person_at_the_screen_has_the_own_panel(lay: Lay) -> None:
    table = lay(seats=3, persons=frozenset((0, 2)))
    assert table.table.spread.near == 0
    table.table.offer(table.match.legal(), 2)  # type: ignore[arg-type]
    assert table.table.spread.near == 2
    assert table.table.spread.others == [0, 1]
    found: dict[Any, Rect] = {spot.id: spot.rect for spot in table.table.spots()}
    assert ("look", 1) not in found
    assert found["look", 2].within(table.table.spread.plan.own)
