"""Where a press means which cell: at any turn of the picture, any size, in the whole pyramid and in lifted levels."""

from collections.abc import Hashable, Sequence

import pytest

from game.shell.focus import Direction, Spot, neighbour
from tests.tables.pylos.conftest import G3, HIGH, Lay, Tabletop

POSITIONS = ("", G3, HIGH)
SIZES = ((1280, 720), (1080, 1920), (800, 600))


def _misses(table: Tabletop) -> list[str]:
    assert table.canvas is not None
    found = []
    for spot in table.table.spots():
        window = table.canvas.to_window(*table.middle(str(spot.id)))
        meant = table._at(*table.canvas.from_window(*window))
        if meant != spot.id:
            found.append(f"{spot.id} gives {meant}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_tap_on_a_cells_middle_means_that_cell(lay: Lay, size: tuple[int, int], turn: int) -> None:
    for cells in POSITIONS:
        table = lay(cells, size, turn=turn)
        assert len(table.ids) >= 2
        assert _misses(table) == []


def test_it_does_so_while_balls_are_taken_back_and_while_one_is_picked_up(lay: Lay) -> None:
    taking, raising = lay(G3), lay(G3)
    taking.play("1d4")
    taking.table.finish()
    raising.confirm("1d3")
    assert _misses(taking) == []
    assert _misses(raising) == []


def test_it_does_so_all_through_a_game(lay: Lay) -> None:
    table = lay("")
    for number in range(70):
        legal = table.match.legal()
        if not legal:
            break
        table.play(legal[number * 7 % len(legal)].text)
        table.table.finish()
        assert _misses(table) == [], table.match.texts


@pytest.mark.parametrize("size", SIZES)
def test_it_does_so_with_the_levels_lifted(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(HIGH, size)
    table.table._lift(True)
    assert _misses(table) == []


def test_a_press_beside_a_hollow_but_nearest_to_it_means_it(lay: Lay) -> None:
    table = lay("")
    x, y = table.middle("1b2")
    place = table.table.spread.places(False)[5]
    assert table._at(x + 0.95 * place.k, y) == "1b2"
    assert table._at(x, y - 0.7 * place.k) == "1b2"


def test_directions_lead_from_every_spot_to_every_other(lay: Lay) -> None:
    for cells in POSITIONS:
        for lifted in (False, True):
            table = lay(cells)
            table.table._lift(lifted)
            spots = table.table.spots()
            for start in spots:
                assert _reached(spots, start.id) == {spot.id for spot in spots}, (cells, lifted, start.id)


def test_directions_reach_done(lay: Lay) -> None:
    table = lay(G3)
    table.play("1d4")
    table.play("-2a1")
    spots = table.table.spots()
    assert all("done" in _reached(spots, spot.id) for spot in spots)


def _reached(spots: Sequence[Spot], start: Hashable) -> set[Hashable]:
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for direction in Direction:
            there = neighbour(spots, here, direction)
            if there not in seen:
                seen.add(there)
                todo.append(there)
    return seen
