"""Everything on the table finds room at any shape, text size and language, and nothing lies on anything."""

import pytest

from game.rules.yoxii.pieces import VALUES
from game.shell.kit import Kit
from game.shell.layout import Rect, around
from tests.scenes.layout_check import faults
from tests.tables.yoxii.conftest import JUMPY, LEVEL, Lay

SIZES = ((1920, 1080), (1280, 720), (1280, 800), (1280, 960), (1080, 1920), (3840, 2160))
SCALES = (1.0, 1.3, 1.5, 2.0)
LANGUAGES = ("en", "uk")

at_every_size = pytest.mark.parametrize("size", SIZES)
at_every_scale = pytest.mark.parametrize("text_scale", SCALES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

CROWDED = "d4 W4c3 4d3 4c4 3c5 R4e3 4e4 4e5 3d5 3f5"
"""As many addends as there can be, and large ones."""


@at_every_size
@at_every_scale
@in_every_language
def test_words_stay_in_their_panels_and_in_the_safe_area(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str
) -> None:
    for placed in (JUMPY, CROWDED, LEVEL):
        table = lay(placed, size, text_scale=text_scale, language=language)
        assert table.canvas is not None
        for move in ("", "e4") if placed is JUMPY else ("",):
            if move:
                table.play(move)
                table.table.finish()
            assert list(faults(table, kit, table.canvas)) == [], placed


@at_every_size
@at_every_scale
def test_spots_stay_in_the_safe_area(lay: Lay, size: tuple[int, int], text_scale: float) -> None:
    table = lay(JUMPY, size, text_scale=text_scale)
    assert table.canvas is not None
    for spot in (*table.table.spots(), *table.table.grips()):
        assert spot.rect.within(table.canvas.safe), spot


@at_every_size
@at_every_scale
def test_panels_and_board_lie_apart(lay: Lay, size: tuple[int, int], text_scale: float) -> None:
    table = lay(JUMPY, size, text_scale=text_scale)
    plan, places = table.table.spread.plan, table.table.spread.places
    panels = [*plan.hands, *plan.scores]
    assert all(panel.within(table.table.rect, slack=2) for panel in panels)
    for number, one in enumerate(panels):
        assert not any(one.touches(other) for other in panels[:number]), panels
        assert not any(one.touches(place.rect) for place in places.values())


@at_every_size
@at_every_scale
def test_every_value_has_a_row_with_pieces_and_their_count(lay: Lay, size: tuple[int, int], text_scale: float) -> None:
    for hand in lay("", size, text_scale=text_scale).table.spread.hands:
        radius = hand.fitted.radius
        assert radius >= 19
        for value in VALUES:
            row = hand.row(value)
            assert row.within(hand.rect)
            assert around(*hand.place(value, 4), 2 * radius, 2 * radius).within(row, slack=6), value
            assert not any(row.touches(hand.row(other)) for other in VALUES if other != value)


def test_at_full_size_everything_lies_where_it_was_drawn(lay: Lay) -> None:
    plan = lay("", (1920, 1080)).table.spread.plan
    assert plan.board == pytest.approx((960, 544, 1), abs=12)
    left, right = plan.hands
    assert (left.x, left.w, right.x) == pytest.approx((96, 336, 1488), abs=2)
    assert (left.y, left.h) == pytest.approx((164, 616), abs=16)
    assert (plan.scores[0].y, plan.scores[0].h) == pytest.approx((804, 120), abs=12)


def test_the_near_seat_lies_below_in_an_upright_picture(lay: Lay) -> None:
    for near in (0, 1):
        hands = lay("", (1080, 1920), near=near).table.spread.plan.hands
        assert hands[near].y > hands[1 - near].y


def test_a_bubble_leaves_free_what_it_speaks_of(lay: Lay) -> None:
    for size in SIZES:
        table = lay(JUMPY, size)
        for square in table.table.spread.places:
            place: Rect = table.table.spread.places[square].rect
            table.table.tap(table.table.spread.places[square].name, 0, 0)
            said = table.table._look.speech
            if said is not None and said.square is not None:
                assert not table.table.spread.bubble(said)[1].touches(place)
