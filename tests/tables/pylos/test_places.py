"""The cells lie where the baked board has them, in every place and size."""

import pytest

from game.rules.pylos.board import CELLS, HIDES, LEVEL, NAMES, NUMBERS, ROW, level_of, side
from game.shell.kit import Kit
from game.tables.pylos.places import Camera, hidden_part, lifted, whole
from game.tables.pylos.view import NAMES as SHEETS


def _key(cell: int) -> str:
    return f"{level_of(cell)},{cell % ROW},{side(level_of(cell)) - 1 - cell % LEVEL // ROW}"


def test_the_whole_pyramid_lies_as_the_board_was_baked(kit: Kit) -> None:
    facts = kit.assets.facts("pylos/board")
    places = whole(Camera(*facts.camera))
    for cell in CELLS:
        assert places[cell][1:5] == pytest.approx(facts.cells[_key(cell)], abs=0.01), NAMES[cell]
    for cell in CELLS[:16]:
        assert places[cell][5:8] == pytest.approx(facts.hollows[_key(cell)[2:]], abs=0.01), NAMES[cell]


def test_lifted_levels_lie_as_their_sheets_were_baked(kit: Kit) -> None:
    sheets = [kit.assets.facts(f"pylos/{name}") for name in SHEETS]
    places = lifted([Camera(*sheet.camera) for sheet in sheets])
    for cell in CELLS:
        sheet = sheets[level_of(cell) - 1]
        assert places[cell][1:5] == pytest.approx(sheet.cells[_key(cell)], abs=0.01), NAMES[cell]
        assert places[cell][5:8] == pytest.approx(sheet.hollows[_key(cell)[2:]], abs=0.01), NAMES[cell]


def test_a_board_twice_as_large_elsewhere_has_everything_twice_as_far_apart(kit: Kit) -> None:
    camera = Camera(*kit.assets.facts("pylos/board").camera)
    small, large = whole(camera), whole(camera.at(100, 200, 2))
    for cell in CELLS:
        assert large[cell].x - 100 == pytest.approx(2 * (small[cell].x - camera.cx))
        assert large[cell].y - 200 == pytest.approx(2 * (small[cell].y - camera.cy))
        assert large[cell].radius == pytest.approx(2 * small[cell].radius)


def test_balls_are_drawn_from_back_to_front_and_from_below(kit: Kit) -> None:
    places = list(whole(Camera(*kit.assets.facts("pylos/board").camera)).values())
    assert [place.depth for place in places] == sorted((place.depth for place in places), reverse=True)
    assert places[-1].name == "4a1"


def test_every_ball_that_another_hides_from_above_is_hidden_to_a_large_part(kit: Kit) -> None:
    """PY12, in a view that isn't quite from above: behind the full pyramid none of them shows more than half."""
    places = list(whole(Camera(*kit.assets.facts("pylos/board").camera)).values())
    by_cell = {place.cell: i for i, place in enumerate(places)}
    for under in HIDES.values():
        i = by_cell[under]
        assert hidden_part(places[i], places[i + 1 :]) > 0.5, NAMES[under]
    assert hidden_part(places[by_cell[NUMBERS["4a1"]]], []) == 0
