"""Physics is decoration: balls come down, roll and knock, and in the end everything is as without it."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from game.play.record import write
from game.rules.pylos.board import CELLS, NAMES, NUMBERS, SUPPORTS, level_of
from game.shell.kit import Kit
from game.shell.physics import DEADLINE, STEP
from game.shell.tween import Pace
from game.tables.motion import Together
from game.tables.pylos.cutting import Fronts
from game.tables.pylos.drawn import Drawn, finishing
from game.tables.pylos.drop import Drop
from game.tables.pylos.landing import TOUCHING, Bed, Bounce, Landing, spot
from game.tables.pylos.roll import Roll
from tests.tables.pylos.conftest import G3, HIGH, Lay, Tabletop

BOUNCE = Bounce(0.12, 0.14)
DIRECTIONS = [(math.cos(turn), math.sin(turn)) for turn in (0.0, 0.7, 1.9, 3.3, 4.4, 5.6)]
STUCK = "L 1a1 1b1 1c1 1b2 1c2 1d2 1d4 2b1 3b2 D 1d1 1a2 1a3 1b3 1c3 1d3 1b4 1c4 2a1 2c1 2a2 2b2 2c2 2b3 2c3"
"""After 3b1 dark, which has all its 15 balls on the board, can do nothing any more."""
Ways = dict[str, Callable[[Tabletop], None]]


def _below(cell: int) -> list[int]:
    return [under for under in CELLS if under != cell and level_of(under) < level_of(cell)]


def _beds(table: Tabletop) -> list[Bed]:
    """Each cell with all its neighbours and with none, on everything it needs."""
    view = table.table.spread.standing.view
    beds = []
    for cell in CELLS:
        beside = [other for other in CELLS if other != cell and level_of(other) == level_of(cell)]
        beds += [Bed(view, cell, _below(cell)), Bed(view, cell, [*_below(cell), *beside])]
    return beds


def test_every_landing_ends_exactly_in_its_cell_and_in_time(lay: Lay) -> None:
    for bed in _beds(lay()):
        for across in DIRECTIONS:
            landing = Landing(bed, across, BOUNCE)
            while not landing.over:
                landing.step()
            assert landing.at == bed.spot
            assert landing.steps * STEP <= DEADLINE


def test_no_ball_passes_through_another_on_its_way(lay: Lay) -> None:
    for bed in _beds(lay()):
        for across in DIRECTIONS:
            landing = Landing(bed, across, BOUNCE)
            while not landing.over:
                landing.step()
                apart = [math.dist(landing.at, at) ** 2 for at in bed.near.values()]
                assert all(square >= TOUCHING - 1e-6 for square in apart), NAMES[bed.cell]


def test_four_balls_carry_one_where_the_pyramid_is_drawn(lay: Lay) -> None:
    """A ball that lies touches all it rests on, and nothing beside it."""
    view = lay().table.spread.standing.view
    for cell in CELLS:
        bed = Bed(view, cell, [other for other in CELLS if other != cell])
        touched = {other for other, at in bed.near.items() if math.dist(at, bed.spot) ** 2 <= TOUCHING + 1e-6}
        rests_on = {other for other in CELLS if SUPPORTS[cell] >> other & 1}
        carries = {other for other in CELLS if SUPPORTS[other] >> cell & 1}
        assert touched == rests_on | carries, NAMES[cell]


def test_a_ball_knocks_at_neighbours_which_give_way(lay: Lay) -> None:
    """The one that is run into is drawn a little farther away for a moment."""
    table = lay("L 1a1 1b1 D 1a2 1d4", (1920, 1080))
    table.play("1b2")
    (coming,) = table.table._motion._clips
    assert isinstance(coming, Together)
    _, drop = coming._running[0]._clips
    assert isinstance(drop, Drop)
    fronts = Fronts(drop.board, table.table.state.drawn.balls, [NUMBERS["1b2"]])
    resting = {cell: fronts.of(cell).mover for cell in (NUMBERS["1b1"], NUMBERS["1a2"])}
    moved = set()
    while table.table.busy:
        table.table.step(1 / 120)
        for cell, ball in resting.items():
            off = {(each.x - ball.x, each.y - ball.y) for each in table.table.movers(1.0)}
            moved |= {cell for dx, dy in off if 0 < abs(dx) + abs(dy) <= 2}
    assert moved
    assert moved <= set(drop.landing.knocks)


def test_a_ball_taken_back_rolls_among_the_others_in_the_tray(lay: Lay) -> None:
    table = lay(G3, (1920, 1080))
    table.play("1d4")
    table.table.finish()
    table.play("-2a1")
    panel = table.table.spread.panels[0]
    assert panel.bowl is not None
    rolled, awake = 0, set()
    while table.table.busy:
        table.table.step(1 / 60)
        clips = table.table._motion._clips
        if clips and isinstance(clips[0], Roll):
            rolled += 1
            awake |= table.table.state.drawn.awake[0]
            for ball in table.table.movers(1.0)[1::2]:
                middle = ball.x + ball.surface.get_width() / 2
                assert panel.bowl.x - 8 < middle < panel.bowl.right + 8
    assert rolled > 20
    assert awake, "others were pushed"
    assert table.table.state.drawn.lying(0) == tuple(range(len(table.table.state.drawn.lying(0))))


@pytest.mark.parametrize("seat", [0, 1])
def test_when_a_ball_is_taken_out_of_the_tray_the_others_move_and_lie_as_before(lay: Lay, seat: int) -> None:
    table = lay(G3, (1920, 1080), to_move=seat)
    before = table.table.state.drawn.lying(seat)
    table.play("1d4")
    panel, drawn = table.table.spread.panels[seat], table.table.state.drawn
    assert panel.slots is not None
    assert panel.bowl is not None
    lying = {round(x) for x, _ in panel.slots.points}
    moved, seconds = set(), 0.0
    while table.table.busy:
        table.table.step(STEP)
        if drawn.awake[seat]:
            seconds += STEP
            middles = [ball.x + ball.surface.get_width() / 2 for ball in table.table.movers(1.0)]
            moved |= {x for x in middles if panel.bowl.x < x < panel.bowl.right and round(x) not in lying}
    assert moved
    assert 0 < seconds <= 0.6
    assert drawn.lying(seat) == before[:-1]


@pytest.mark.parametrize("pace", [Pace(reduced=True), Pace(speed=0.0)])
def test_nothing_in_the_tray_moves_where_nothing_shall_move(lay: Lay, kit: Kit, pace: Pace) -> None:
    kit.pace = pace
    table = lay(G3, (1920, 1080))
    table.play("1d4")
    assert not table.table.busy
    assert table.table.state.drawn.awake == (set(), set())


def _watched(table: Tabletop) -> None:
    while table.table.busy:
        table.table.step(1 / 60)


def _skipped(table: Tabletop) -> None:
    table.table.step(0.3)
    table.table.finish()


WAYS: Ways = {"on": _watched, "off": lambda table: None, "skipped": _skipped}


def _outputs(table: Tabletop) -> tuple[Any, ...]:
    """All that a table tells, and what it shows."""
    shown = table.table
    drawn = shown.state.drawn
    prompts = [(prompt.wish, prompt.label) for prompt in shown.prompts()]
    spots = [(each.id, each.rect) for each in (*shown.spots(), *shown.grips())]
    return drawn.balls, drawn.reserve, drawn.awake, shown._look, prompts, spots, shown.first_spot, shown.busy


@pytest.mark.parametrize(("cells", "texts"), [(G3, "1d4 -2a1 -1a1 1a1"), (G3, "1d3>2b1 1d3"), (HIGH, "1d4")])
def test_the_same_record_and_the_same_board_with_physics_on_off_and_skipped(
    lay: Lay, kit: Kit, cells: str, texts: str
) -> None:
    results = []
    for name, way in WAYS.items():
        kit.pace = Pace(reduced=name == "off")
        table = lay(cells)
        told = []
        for text in texts.split():
            table.play(text)
            way(table)
            told.append(_outputs(table))
        results.append((told, write(table.match.record())))
    assert results[0] == results[1]
    assert results[0] == results[2]


def _stuck(lay: Lay) -> Tabletop:
    table = lay(STUCK)
    table.play("3b1")
    assert table.match.outcome is not None
    return table


def test_the_winner_finishes_the_pyramid(lay: Lay) -> None:
    """PY9: what is left goes round exactly."""
    table = _stuck(lay)
    filling = finishing(table.match.position)
    assert set(filling.values()) == {0}
    assert table.table.state.drawn.balls.keys().isdisjoint(filling)
    _watched(table)
    assert set(table.table.state.drawn.balls) == set(CELLS)
    assert table.table.state.drawn.reserve == [0, 0]


def test_every_frame_of_a_flourish_can_be_drawn(lay: Lay) -> None:
    """Balls knock at others that were still in the air when they set out."""
    table = _stuck(lay)
    most = 0
    while table.table.busy:
        table.table.step(1 / 60)
        most = max(most, len(table.table.movers(0.5)))
    assert most > 8, "several at once"


@pytest.mark.parametrize("part", [0.3, 1.0, 2.0, 3.5, 5.0])
def test_a_flourish_can_be_skipped_at_any_time(lay: Lay, part: float) -> None:
    table = _stuck(lay)
    for _ in range(round(part * 60)):
        table.table.step(1 / 60)
    table.table.finish()
    drawn = table.table.state.drawn
    assert (drawn.balls, drawn.reserve) == (Drawn(table.match.position).balls, [0, 0])


def test_with_reduced_motion_there_is_no_flourish(lay: Lay, kit: Kit) -> None:
    kit.pace = Pace(reduced=True)
    table = _stuck(lay)
    assert not table.table.busy
    assert table.table.movers(1.0) == []


def test_nothing_is_filled_up_before_the_end_or_after_another_one(lay: Lay) -> None:
    assert finishing(lay(G3).match.position) == {}
    apex = [cell for cell in NUMBERS if cell != "4a1"]
    over = lay("L " + " ".join(apex[:14]) + " D " + " ".join(apex[14:]))
    over.play("4a1")
    assert finishing(over.match.position) == {}
    _watched(over)
    assert set(over.table.state.drawn.balls) == set(CELLS)


def test_a_ball_rests_where_it_is_drawn(lay: Lay) -> None:
    for lifted in (False, True):
        painter = lay().table.spread.painter_of(lifted)
        for cell in CELLS:
            place = painter.view.places[cell]
            x, y, radius, _ = painter.view.camera(cell).project(*spot(painter.view, cell))
            assert (x, y, radius) == pytest.approx((place.x, place.y, place.radius))
