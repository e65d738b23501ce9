"""Everything on the table finds room at any shape, text size and language, and nothing lies on anything."""

import pytest

from game.shell.kit import Kit
from game.shell.layout import Rect, around
from tests.scenes.layout_check import faults
from tests.tables.pylos.conftest import G3, HIGH, Lay, Tabletop

SIZES = ((1920, 1080), (1280, 720), (1280, 800), (1280, 960), (1080, 1920), (3840, 2160))
SCALES = (1.0, 1.3, 1.5, 2.0)
LANGUAGES = ("en", "uk")

at_every_size = pytest.mark.parametrize("size", SIZES)
at_every_scale = pytest.mark.parametrize("text_scale", SCALES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@at_every_size
@at_every_scale
@in_every_language
def test_words_stay_in_their_panels_and_in_the_safe_area(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str
) -> None:
    table = lay(G3, size, text_scale=text_scale, language=language)
    assert table.canvas is not None
    for text in ("", "1d4", "-2a1"):
        if text:
            table.play(text)
            table.table.finish()
        table.focus_on(table.ids[-1])
        assert list(faults(table, kit, table.canvas)) == [], text


@at_every_size
@at_every_scale
@in_every_language
def test_words_do_so_with_the_levels_lifted(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str
) -> None:
    table = lay(HIGH, size, text_scale=text_scale, language=language)
    table.table._lift(True)
    assert table.canvas is not None
    for ball in ("1a1", "3a1", "1d2"):
        table.focus_on(ball)
        assert list(faults(table, kit, table.canvas)) == [], ball


@at_every_size
@at_every_scale
def test_spots_stay_in_the_safe_area(lay: Lay, size: tuple[int, int], text_scale: float) -> None:
    for lifted in (False, True):
        table = lay(G3, size, text_scale=text_scale)
        table.play("1d4")
        table.play("-2a1")
        table.table.finish()
        table.table._lift(lifted)
        assert table.canvas is not None
        for spot in (*table.table.spots(), *table.table.grips()):
            assert spot.rect.within(table.canvas.safe), (spot, lifted)


@at_every_size
@at_every_scale
def test_panels_board_and_bubble_lie_apart(lay: Lay, size: tuple[int, int], text_scale: float) -> None:
    table = lay(HIGH, size, text_scale=text_scale)
    spread = table.table.spread
    rooms = [*spread.plan.seats, spread.plan.bubble, spread.plan.side]
    assert all(room.within(table.table.rect) for room in rooms)
    for number, one in enumerate(rooms):
        assert not any(one.touches(other) for other in rooms[:number]), rooms
    discs = [place.disc for place in spread.places(False).values()]
    assert not any(_over(room, disc) for room in rooms for disc in discs)


def _over(room: Rect, disc: Rect) -> bool:
    """Whether a panel covers more than the rim of a ball."""
    x, y = disc.centre
    return room.touches(around(x, y, disc.w * 0.7, disc.h * 0.7))


def test_at_full_size_everything_lies_where_it_was_drawn(lay: Lay) -> None:
    table = lay("", (1920, 1080))
    x, y, size = table.table.spread.plan.board
    left, right = table.table.spread.plan.seats
    assert (x, y, size) == pytest.approx((956, 556, 1), abs=12)
    assert (left.x, left.y, left.w) == pytest.approx((96, 168, 336), abs=2)
    assert (right.x, right.y, right.w) == pytest.approx((1488, 168, 336), abs=2)
    assert left.h == pytest.approx(600, abs=16)


def test_the_near_seat_lies_below_in_an_upright_picture(lay: Lay) -> None:
    for near in (0, 1):
        table = lay("", (1080, 1920), near=near)
        seats = table.table.spread.plan.seats
        assert seats[near].y > seats[1 - near].y


def test_a_tray_holds_all_fifteen_balls(lay: Lay) -> None:
    for size in SIZES:
        for panel in lay("", size).table.spread.panels:
            assert panel.tray is not None
            assert panel.slots is not None
            r = panel.slots.radius
            assert len(panel.slots.points) == 15
            assert all(around(x, y, 2 * r, 2 * r).within(panel.tray, slack=1) for x, y in panel.slots.points), size


def _look(table: Tabletop):  # type: ignore[no-untyped-def]
    look = table.table._look
    assert look is not None
    return look


def test_legal_cells_are_marked_only_for_who_may_act(lay: Lay) -> None:
    table = lay(G3)
    assert len(_look(table).scenery.landings) == 7
    table.table.offer((), None)
    assert not _look(table).scenery.landings
    assert not _look(lay(G3, show_legal=False)).scenery.landings


def test_what_a_ball_would_complete_is_ticked(lay: Lay) -> None:
    table = lay(G3)
    table.focus_on("1d4")
    look = _look(table)
    assert len(look.scenery.partners) == 3
    assert look.speech.saying == ("Completes a light square", "then take back 1 or 2 balls")


def test_a_line_is_told_from_a_square(lay: Lay) -> None:
    table = lay("L 2a1 2b1 1a1 1b2 1d2 D 1b1 1c1 1d1 1a2 1c2", options={"rules": "advanced"})
    table.focus_on("2c1")
    look = _look(table)
    assert len(look.scenery.partners) == 2
    assert look.speech.saying.title == "Completes a light line"


def test_the_last_move_wears_a_ring_until_its_ball_is_gone(lay: Lay) -> None:
    table = lay("")
    table.play("1b2")
    table.table.finish()
    assert _look(table).scenery.last == 5
    assert not _look(lay("", show_last=False)).scenery.last
    taken = lay(G3)
    taken.play("1d4")
    taken.play("-1d4")
    taken.table.finish()
    assert _look(taken).scenery.last is None
