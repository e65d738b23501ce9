"""Everything on the table finds room at any shape, text size and language, and every spot can be reached."""

from collections.abc import Hashable, Sequence

import pytest

from game.shell.focus import Direction, Spot, neighbour
from game.shell.kit import Kit
from game.shell.layout import fit
from game.tables.hutan.state import ECOSYSTEM, END, ENDING, SCORE
from tests.scenes.layout_check import faults
from tests.tables.hutan.conftest import HABITAT, Lay

SIZES = ((1920, 1080), (1280, 720), (1280, 800), (1280, 960), (1080, 1920), (3840, 2160))
SCALES = (1.0, 1.3, 1.5, 2.0)
LANGUAGES = ("en", "uk")
at_every_size = pytest.mark.parametrize("size", SIZES)
at_every_scale = pytest.mark.parametrize("text_scale", SCALES)


@at_every_size
@at_every_scale
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_in_their_panels_and_in_the_safe_area(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str
) -> None:
    for seats in (1, 4):
        table = lay("scenario", size, seats=seats, first=(), text_scale=text_scale, language=language)
        assert table.canvas is not None
        for spot in (table.table.first_spot, (ECOSYSTEM, 4), SCORE):
            table.focus_on(spot)
            assert list(faults(table, kit, table.canvas)) == [], (seats, spot)
        table.confirm(SCORE)
        assert list(faults(table, kit, table.canvas)) == [], (seats, "sheet")


@at_every_size
@at_every_scale
@pytest.mark.parametrize("language", LANGUAGES)
def test_warnings_find_room(lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str) -> None:
    table = lay("first_game", size, text_scale=text_scale, language=language)
    table.moves(HABITAT)
    assert table.canvas is not None
    assert list(faults(table, kit, table.canvas)) == []
    table.confirm(ENDING)
    assert list(faults(table, kit, table.canvas)) == []
    assert all(spot.rect.within(table.canvas.safe) for spot in table.table.spots())


@at_every_size
@at_every_scale
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_spots_stay_in_the_safe_area(lay: Lay, size: tuple[int, int], text_scale: float, seats: int) -> None:
    table = lay("advanced", size, seats=seats, first=("bgw",), text_scale=text_scale)
    assert table.canvas is not None
    for _ in range(3):
        for spot in (*table.table.spots(), *table.table.grips()):
            assert spot.rect.within(table.canvas.safe, 3), spot
        table.play(table.match.legal()[0].text)
        table.table.finish()


@at_every_size
@at_every_scale
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_panels_lie_apart(lay: Lay, size: tuple[int, int], text_scale: float, seats: int, mode: str) -> None:
    table = lay(mode, size, seats=seats, first=(), text_scale=text_scale)
    plan = table.table.spread.plan
    rooms = [plan.forest, plan.animals, plan.cards, *plan.ecosystems, *plan.others, plan.score]
    assert all(room.within(table.table.rect, 1) for room in rooms), rooms
    for number, one in enumerate(rooms):
        assert not any(one.inset(0.5).touches(other.inset(0.5)) for other in rooms[:number]), rooms
    assert plan.forest.w >= 0.3 * min(table.table.rect.w, table.table.rect.h)


def reached(spots: Sequence[Spot], start: Hashable) -> set[Hashable]:
    """Everything that direction presses lead to."""
    seen, front = {start}, [start]
    while front:
        here = front.pop()
        new = {neighbour(spots, here, direction) for direction in Direction} - seen
        seen |= new
        front += new
    return seen


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_directions_lead_from_every_spot_to_every_other(
    lay: Lay, size: tuple[int, int], text_scale: float, seats: int
) -> None:
    table = lay("advanced", size, seats=seats, first=("bgw",), text_scale=text_scale)
    for number in range(30):
        spots = table.table.spots()
        for start in spots:
            assert reached(spots, start.id) == {spot.id for spot in spots}, start
        legal = table.match.legal()
        table.play(legal[number * 5 % len(legal)].text)
        table.table.finish()


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920), (800, 600)])
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_tap_on_a_spots_middle_means_that_spot(lay: Lay, size: tuple[int, int], turn: int) -> None:
    table = lay("advanced", size, seats=3, first=("bgw",), turn=turn)
    assert table.canvas is not None
    for _ in range(3):
        for spot in (*table.table.spots(), *table.table.grips()):
            window = table.canvas.to_window(*table.middle(spot.id))
            assert table._at(*table.canvas.from_window(*window)) == spot.id
        table.play(table.match.legal()[0].text)
        table.table.finish()


def test_what_waits_still_waits_when_the_window_changes(lay: Lay) -> None:
    table = lay()
    table.move("take yy")
    table.move("y@a2")
    table.confirm("a3")
    table.kit.assets.rescale(fit((960, 540)).scale)
    table.arrange(fit((960, 540)))
    assert table.table.state.held is not None
    table.confirm(END)
    assert table.committed[-1] == "y@a3"
