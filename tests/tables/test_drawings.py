"""Drawings of the rule book: every shipped one is drawn, at every size, and its marks are seen."""

from collections.abc import Iterator

import msgspec
import numpy as np
import pygame
import pytest

from game.play.drawings import Drawing, shipped_drawings
from game.play.levels import open_box
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.kit import Kit
from game.shell.layout import Canvas, fit
from game.shell.text import Texts
from game.shell.theme import load_theme
from game.tables.drawings import drawable, height_of, picture
from game.where import folder

GAMES = sorted(path.stem for path in (folder("levels") / "drawings").glob("*.toml"))
EVERY = [(game, drawing) for game in GAMES for found in shipped_drawings(game).values() for drawing in found]
shipped = pytest.mark.parametrize(
    ("game", "drawing"), EVERY, ids=[f"{drawing.paragraph}-{number}" for number, (_, drawing) in enumerate(EVERY)]
)


@pytest.fixture
def kit() -> Iterator[Kit]:
    """Everything to draw with."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    assets = folder("assets")
    theme = load_theme(assets / "theme.toml")
    texts, audio = Texts(assets / "fonts", theme), Audio(assets / "sounds", lambda: 0.0)
    yield Kit(theme, Assets(assets, 2 / 3), texts, audio)
    pygame.display.quit()


def drawn(kit: Kit, canvas: Canvas, game: str, drawing: Drawing, width: float = 440.0) -> pygame.Surface:
    kit.assets.rescale(canvas.scale)
    return picture(kit, canvas, open_box(game).game, drawing, width)


def bare(drawing: Drawing) -> Drawing:
    return msgspec.structs.replace(drawing, text=f"{drawing.text} (bare)", marks={})


def test_pylos_draws_what_its_paragraphs_need() -> None:
    assert {"PY1", "PY4", "PY5", "PY6", "PY7", "PY8", "PY10", "PY12"} <= set(shipped_drawings("pylos"))


def test_a_file_of_drawings_has_a_table_that_makes_them() -> None:
    assert GAMES
    assert all(drawable(game) for game in GAMES)
    assert not drawable("chess")


@shipped
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160), (1080, 1920)])
def test_every_drawing_fills_its_place(kit: Kit, game: str, drawing: Drawing, size: tuple[int, int]) -> None:
    canvas = fit(size)
    made = drawn(kit, canvas, game, drawing)
    assert made.get_size() == (canvas.length(440), canvas.length(height_of(game, drawing, 440)))
    assert len({tuple(made.get_at((x, made.get_height() // 2))) for x in range(0, made.get_width(), 7)}) > 10


@shipped
def test_marks_are_seen(kit: Kit, game: str, drawing: Drawing) -> None:
    canvas = fit((1280, 720))
    marked, without = (drawn(kit, canvas, game, one) for one in (drawing, bare(drawing)))
    same = pygame.image.tobytes(marked, "RGBA") == pygame.image.tobytes(without, "RGBA")
    assert same == (not drawing.marks)


def test_a_drawing_is_made_once_for_a_size(kit: Kit) -> None:
    game, drawing = EVERY[0]
    canvas = fit((1280, 720))
    first = drawn(kit, canvas, game, drawing)
    assert drawn(kit, canvas, game, drawing) is first
    assert drawn(kit, canvas, game, drawing, 300.0) is not first


@pytest.mark.parametrize("cell", ["1a1", "1d1", "1a4", "1d4", "4a1"])
def test_every_marked_place_lies_in_the_picture(kit: Kit, cell: str) -> None:
    """A sign on each of the outermost cells changes pixels well inside the edge alone."""
    canvas = fit((1280, 720))
    plain, marked = (Drawing("PY1", f"{cell} {marks}", {}, {}, marks) for marks in ({}, {"wrong": [cell]}))
    one, other = (pygame.surfarray.array3d(drawn(kit, canvas, "pylos", each)) for each in (plain, marked))
    xs, ys = np.nonzero((one != other).any(axis=2))
    assert len(xs) > 50
    assert 4 < xs.min() < xs.max() < one.shape[0] - 5
    assert 4 < ys.min() < ys.max() < one.shape[1] - 5
