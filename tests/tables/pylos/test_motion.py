"""Balls in flight: where they come from and go to, what they pass behind, and that the end is the position."""

import math
from collections.abc import Callable

import pygame
import pytest

from game.rules.pylos.board import NUMBERS
from game.shell.frame import Frame
from game.shell.kit import Kit
from game.shell.tween import Pace
from game.tables.pylos.drawn import Drawn
from tests.tables.pylos.conftest import G3, HIGH, Lay, Tabletop

LINE = ("1d4", "-2a1", "-1a1")
DrawnOn = Callable[[Tabletop], Frame]


def _shown(table: Tabletop) -> tuple[object, object]:
    return table.table.state.drawn.balls, table.table.state.drawn.reserve


def _expected(table: Tabletop) -> tuple[object, object]:
    drawn = Drawn(table.match.position)
    return drawn.balls, drawn.reserve


def _settled(frame: Frame, table: Tabletop) -> pygame.Surface:
    """The static layer once nothing is left to paint."""
    table._ring.rest()
    while table.all_stale or table.stale_rects or table.soon_rects:
        frame.draw([table], 1.0)
    return frame.static.copy()


def _run(table: Tabletop, seconds: float) -> float:
    passed = 0.0
    while table.table.busy:
        table.table.step(seconds)
        passed += seconds
        assert passed < 10
    return passed


def test_shown_events_end_at_the_position(lay: Lay) -> None:
    table = lay(G3)
    for text in LINE:
        table.play(text)
        assert table.table.busy
        _run(table, 1 / 60)
        assert _shown(table) == _expected(table)


def test_events_one_by_one_rebuild_the_position(lay: Lay) -> None:
    table = lay(G3)
    for text in LINE:
        step = table.match.play(text)
        drawn = Drawn(step.before)
        for event in step.events:
            if hasattr(event, "at") or hasattr(event, "target"):
                drawn.leave(event)
                drawn.arrive(event)
        assert (drawn.balls, drawn.reserve) == (Drawn(step.after).balls, Drawn(step.after).reserve)


def test_a_raise_is_shown_like_it_is_played(lay: Lay) -> None:
    table = lay(G3)
    table.play("1d3>2b1")
    table.table.step(0.2)
    assert NUMBERS["1d3"] not in table.table.state.drawn.balls
    assert NUMBERS["2b1"] not in table.table.state.drawn.balls
    _run(table, 1 / 60)
    assert _shown(table) == _expected(table)


@pytest.mark.parametrize("part", [0.0, 0.2, 0.45, 0.7])
def test_finish_at_any_time_is_the_end(lay: Lay, part: float) -> None:
    table = lay(G3)
    table.play("1d4")
    table.table.step(part)
    table.table.finish()
    assert not table.table.busy
    assert table.table.movers(1.0) == []
    assert _shown(table) == _expected(table)


def test_steps_of_any_length_take_the_same_time_to_the_same_end(lay: Lay) -> None:
    times = []
    for seconds in (1 / 30, 1 / 60, 1 / 144, 1 / 240):
        table = lay(G3)
        table.play("1d4")
        times.append((_run(table, seconds), seconds))
        assert _shown(table) == _expected(table)
    shortest = min(time for time, _ in times)
    assert all(time - shortest <= seconds for time, seconds in times)


def test_the_next_step_ends_the_one_before(lay: Lay) -> None:
    table = lay("")
    table.play("1b2")
    table.table.step(0.1)
    table.play("1c2")
    assert table.table.state.drawn.balls == {NUMBERS["1b2"]: 0}
    _run(table, 1 / 60)
    assert _shown(table) == _expected(table)


@pytest.mark.parametrize("pace", [Pace(speed=0), Pace(reduced=True)])
def test_without_motion_everything_is_there_at_once(lay: Lay, kit: Kit, pace: Pace) -> None:
    kit.pace = pace
    table = lay(G3)
    for text in LINE:
        table.play(text)
        assert not table.table.busy
        assert _shown(table) == _expected(table)


def test_undone_steps_are_taken_back_at_once(lay: Lay) -> None:
    table = lay(G3)
    table.play("1d4")
    table.table.step(0.1)
    for step in table.match.undo():
        table.table.take_back(step)
    assert not table.table.busy
    assert _shown(table) == _expected(table)


def test_a_ball_flies_from_the_tray_to_its_cell(lay: Lay) -> None:
    table = lay("")
    table.play("1b2")
    assert table.canvas is not None
    start, end = table.table.spread.slot(0, 14), table.table.spread.places(False)[NUMBERS["1b2"]]
    assert _ball(table) == pytest.approx((start[0], start[1]), abs=4)
    last = start[:2]
    while table.table.busy:
        last = _ball(table)
        table.table.step(1 / 120)
    assert last == pytest.approx((end.x, end.y), abs=6)


def _ball(table: Tabletop) -> tuple[float, float]:
    assert table.canvas is not None
    mover = table.table.movers(1.0)[1]
    w, h = mover.surface.get_size()
    return (mover.x + w / 2) / table.canvas.scale, (mover.y + h / 2) / table.canvas.scale


def test_between_two_steps_a_ball_is_between_two_places(lay: Lay) -> None:
    table = lay("", (1920, 1080))
    table.play("1b2")
    table.table.step(0.1)
    table.table.step(0.1)
    (ax, _), (bx, _), (cx, _) = (_middle(table, blend) for blend in (0.0, 0.5, 1.0))
    assert ax < bx < cx


def _middle(table: Tabletop, blend: float) -> tuple[float, float]:
    mover = table.table.movers(blend)[1]
    return mover.x + mover.surface.get_width() / 2, mover.y + mover.surface.get_height() / 2


def test_a_ball_that_lands_behind_others_is_drawn_behind_them(lay: Lay) -> None:
    """What lies before the cell is drawn again after the ball, as it was."""
    table = lay("L 1b3 1b4 D 1a4 1c3", (1280, 720))
    table.play("1a3")
    movers = table.table.movers(1.0)
    while table.table.busy:
        movers = table.table.movers(1.0)
        table.table.step(1 / 120)
    places = table.table.spread.places(False)
    before = [
        places[cell] for cell in table.table.state.drawn.balls if places[cell].depth < places[NUMBERS["1a3"]].depth
    ]
    near = [place for place in before if math.hypot(place.x - places[8].x, place.y - places[8].y) < 2 * place.radius]
    assert near
    assert len(movers) >= 2 + len(near)


def test_the_picture_after_a_flight_is_that_of_the_position(lay: Lay, drawn: DrawnOn) -> None:
    """Only what changed was painted: had anything been forgotten, it would show here."""
    for cells, texts in ((G3, LINE), (HIGH, ("1d4",)), (G3, ("1d3>2b1",))):
        table = lay(cells, (960, 540))
        frame = drawn(table)
        frame.draw([table], 1.0)
        for text in texts:
            table.play(text)
            while table.table.busy:
                table.table.step(1 / 30)
                frame.draw([table], 1.0)
            partly = _settled(frame, table)
            table.stale()
            frame.draw([table], 1.0)
            assert _different(partly, frame.static) == 0, (cells, text)


def test_moving_the_focus_paints_all_that_changes(lay: Lay, drawn: DrawnOn) -> None:
    table = lay(G3, (960, 540))
    frame = drawn(table)
    frame.draw([table], 1.0)
    for spot in table.ids:
        table.focus_on(spot)
        frame.draw([table], 1.0)
        partly = frame.static.copy()
        table.stale()
        frame.draw([table], 1.0)
        assert _different(partly, frame.static) == 0, spot


def test_choosing_by_tap_paints_all_that_changes(lay: Lay, drawn: DrawnOn) -> None:
    table = lay(G3, (960, 540))
    frame = drawn(table)
    frame.draw([table], 1.0)
    for spot in ("1d4", "2b1", "1d3", "1d3", "1c4"):
        table.tap(spot)
        frame.draw([table], 1.0)
        partly = frame.static.copy()
        table.stale()
        frame.draw([table], 1.0)
        assert _different(partly, frame.static) == 0, spot


def _different(one: pygame.Surface, other: pygame.Surface) -> int:
    """Pixels that differ by more than rounding."""
    unlike = pygame.mask.from_threshold(one, (0, 0, 0), (6, 6, 6, 255), other)
    return one.get_width() * one.get_height() - unlike.count()


def test_a_resting_table_makes_no_picture_twice(lay: Lay, drawn: DrawnOn, kit: Kit) -> None:
    table = lay(G3, (960, 540))
    frame = drawn(table)
    frame.draw([table], 1.0)
    held = kit.assets.held
    for _ in range(5):
        table.table.step(1 / 60)
        assert table.table.movers(1.0) == []
        table.stale()
        frame.draw([table], 1.0)
    assert kit.assets.held == held


def test_after_a_rest_a_motion_makes_hardly_any_pictures(lay: Lay, kit: Kit) -> None:
    """Only the ball and the shadow as they will lie there."""
    table = lay(G3, (960, 540))
    for _ in range(400):
        table.table.step(0.05)
    held, lying = kit.assets.held, table.table.spread.places(False)[NUMBERS["1d4"]].radius / 2
    for text in LINE:
        table.play(text)
        _run(table, 1 / 120)
    assert kit.assets.held - held <= 4 * ((2 * lying + 4) ** 2 + (4 * lying + 4) ** 2)
