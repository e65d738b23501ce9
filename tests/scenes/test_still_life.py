"""The title's still life: on the table wherever no words are, at any shape of screen."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.still_life import LANDSCAPE, LIVING_LANDSCAPE, LIVING_PORTRAIT, PORTRAIT, StillLife
from game.scenes.title import Title
from game.shell.layout import Rect, fit
from game.shell.listing import Listing
from game.shell.paint import Painter
from game.shell.wordmark import Wordmark
from tests.scenes.harness import Playing

MENU = Rect(120, 476, 520, 464)


def test_a_wide_table_has_all_pieces_and_a_high_one_too() -> None:
    wide = StillLife(fit((1920, 1080)), [MENU])
    assert (len(wide.placed), len(wide.living)) == (len(LANDSCAPE), len(LIVING_LANDSCAPE))
    high = StillLife(fit((1080, 1920)), [Rect(280, 500, 520, 344)])
    assert (len(high.placed), len(high.living)) == (len(PORTRAIT), len(LIVING_PORTRAIT))


def test_no_piece_lies_under_words() -> None:
    wide = MENU._replace(w=1100)
    life = StillLife(fit((1920, 1080)), [wide])
    assert 0 < len(life.placed) < len(LANDSCAPE)
    assert 0 < len(life.living) < len(LIVING_LANDSCAPE)
    placed = [*life.placed, *life.living]
    assert not any(wide.touches(piece.rect(x, y, size)) for piece, x, y, size in placed)


def test_a_menu_that_fills_a_high_screen_leaves_no_room() -> None:
    life = StillLife(fit((1080, 1920)), [Rect(54, 300, 972, 1300)])
    assert (life.placed, life.living) == ([], [])


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920), (1280, 960), (800, 600)])
def test_the_titles_own_words_are_free(
    play: Callable[..., Playing], size: tuple[int, int], scale: float, language: str
) -> None:
    app = play(size=size, text_scale=scale, language=language)
    app.go(Title(app.house))
    life = next(widget for widget in app.top.widgets if isinstance(widget, StillLife))
    words = [widget.rect for widget in app.top.widgets if isinstance(widget, Wordmark)]
    words += [row.rect for widget in app.top.widgets if isinstance(widget, Listing) for row in widget.widgets]
    assert app.top.bar is not None
    words.append(app.top.bar.rect)
    pieces = [*life.placed, *life.living]
    assert not any(rect.touches(piece.rect(x, y, part)) for piece, x, y, part in pieces for rect in words)


def test_the_picture_is_put_together_once(app: Playing) -> None:
    kit, canvas = app.house.kit, fit((1600, 900))
    kit.assets.rescale(canvas.scale)
    surface = pygame.Surface(canvas.size_px)
    made: list[tuple[object, ...]] = []
    kept = kit.materials.kept

    def remember(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        def count() -> pygame.Surface:
            made.append(key)
            return make()

        return kept(key, count)

    kit.materials.kept = remember  # type: ignore[method-assign]
    for _ in range(3):
        StillLife(canvas, [MENU]).paint(Painter(surface, canvas, kit), None)
    assert len([key for key in made if key[0] == "still life"]) == 1
