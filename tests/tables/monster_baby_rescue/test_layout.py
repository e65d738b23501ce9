"""Everything on the table finds room at any shape, text size, language and number of seats."""

import pytest

from game.shell.kit import Kit
from tests.scenes.layout_check import faults
from tests.tables.monster_baby_rescue.conftest import Lay

SIZES = ((1920, 1080), (1280, 720), (1280, 800), (1280, 960), (1080, 1920), (3840, 2160))
SCALES = (1.0, 1.3, 1.5, 2.0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("seats", [2, 5])
def test_words_stay_in_their_panels_and_in_the_safe_area(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str, seats: int
) -> None:
    table = lay(size, text_scale=text_scale, language=language, seats=seats, moves=9)
    assert table.canvas is not None
    assert list(faults(table, kit, table.canvas)) == []
    for spot in (*table.ids, "pile"):
        if spot in table.ids:
            table.focus_on(spot)
            assert list(faults(table, kit, table.canvas)) == [], spot


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panels_lie_apart_in_the_safe_area(lay: Lay, size: tuple[int, int], text_scale: float, seats: int) -> None:
    table = lay(size, text_scale=text_scale, seats=seats)
    plan = table.table.spread.plan
    panels = [plan.track, plan.board, plan.row, plan.things, plan.goals, *plan.seats]
    assert all(panel.within(table.table.rect, slack=2) for panel in panels)
    for number, one in enumerate(panels):
        assert not any(one.touches(other) for other in panels[:number]), number
    for spot in table.table.spots():
        assert any(spot.rect.within(panel, slack=2) for panel in panels), spot.id


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", SCALES)
def test_tiles_and_monsters_stay_large_enough_to_be_told_apart(
    lay: Lay, size: tuple[int, int], text_scale: float
) -> None:
    spread = lay(size, text_scale=text_scale, seats=5).table.spread
    assert spread.row.wide >= 62
    assert spread.board.high >= 120
    assert spread.goals.goal_rect(0).h >= 44
    assert all(spread.seats.monster(number)[1] >= 56 for number in range(4))


def test_at_full_size_everything_lies_where_it_was_drawn(lay: Lay) -> None:
    plan = lay((1920, 1080), seats=4).table.spread.plan
    assert (plan.track.x, plan.track.w, plan.track.h) == pytest.approx((96, 1728, 150), abs=16)
    assert (plan.board.x, plan.board.w) == pytest.approx((96, 504), abs=4)
    assert (plan.row.x, plan.row.w) == pytest.approx((612, 992), abs=24)
    assert (plan.seats[0].x, plan.seats[0].w) == pytest.approx((1616, 208), abs=4)
