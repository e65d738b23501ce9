"""Stacks that slide and land, creatures that turn, stacks that are counted: the end is always the position."""

from collections.abc import Callable

import pygame
import pytest

from game.rules.help_me.position import stacks
from game.shell.frame import Frame
from game.shell.kit import Kit
from game.shell.tween import Pace
from game.tables.help_me.drawn import Drawn, Lying, worths
from tests.tables.help_me.conftest import NEARLY, Lay, Tabletop, at

LINE = ("c3>d3", "d3>d2", "a1>b1", "b1>b2")
DrawnOn = Callable[[Tabletop], Frame]


def _run(table: Tabletop, seconds: float) -> float:
    passed = 0.0
    while table.table.busy:
        table.table.step(seconds)
        passed += seconds
        assert passed < 30
    return passed


def _expected(table: Tabletop) -> dict[int, Lying]:
    return {square: Lying(stack[-1], len(stack)) for square, stack in stacks(table.match.position).items()}


def test_slides_end_at_the_position(lay: Lay) -> None:
    table = lay()
    for text in LINE:
        table.play(text)
        assert table.table.busy
        _run(table, 1 / 60)
        assert table.table.state.drawn.stacks == _expected(table)


def test_while_it_slides_a_stack_lies_nowhere_and_leaves_bare_ground(lay: Lay) -> None:
    table = lay()
    table.play("c3>d3")
    table.table.step(0.2)
    assert at("c3") not in table.table.state.drawn.stacks
    assert table.table.state.drawn.stacks[at("d3")].height == 1
    assert table.table.movers(1.0)


@pytest.mark.parametrize("part", [0.0, 0.1, 0.3, 0.5])
def test_finish_at_any_time_is_the_end(lay: Lay, part: float) -> None:
    table = lay()
    table.play("c3>d3")
    table.table.step(part)
    table.table.finish()
    assert not table.table.busy
    assert table.table.movers(1.0) == []
    assert table.table.state.drawn.stacks == _expected(table)


def test_steps_of_any_length_take_the_same_time_to_the_same_end(lay: Lay) -> None:
    times = []
    for seconds in (1 / 30, 1 / 60, 1 / 144, 1 / 240):
        table = lay()
        table.play("c3>d3")
        times.append((_run(table, seconds), seconds))
        assert table.table.state.drawn.stacks == _expected(table)
    shortest = min(time for time, _ in times)
    assert all(time - shortest <= seconds for time, seconds in times)


def test_the_next_step_ends_the_one_before(lay: Lay) -> None:
    table = lay()
    table.play("c3>d3")
    table.table.step(0.1)
    table.play("a1>b1")
    assert table.table.state.drawn.stacks[at("d3")].height == 2
    _run(table, 1 / 60)
    assert table.table.state.drawn.stacks == _expected(table)


@pytest.mark.parametrize("pace", [Pace(speed=0), Pace(reduced=True)])
def test_without_motion_everything_is_there_at_once(lay: Lay, kit: Kit, pace: Pace) -> None:
    kit.pace = pace
    table = lay(NEARLY)
    while table.match.to_move is not None:
        table.play(table.match.legal()[0].text)
        table.table.finish()
        assert table.table.state.drawn.stacks == _expected(table)
    assert table.table.state.drawn.counted == worths(table.match.position)


def test_a_stack_taken_back_lies_where_it_lay(lay: Lay) -> None:
    table = lay()
    table.play("c3>d3")
    _run(table, 1 / 60)
    (step,) = table.match.undo()
    table.table.take_back(step)
    assert table.table.state.drawn.stacks == _expected(table)


def test_the_picture_after_a_slide_is_that_of_a_new_table(lay: Lay, drawn: DrawnOn) -> None:
    moved, fresh = lay(), lay("c3>d3")
    moved.play("c3>d3")
    frame = drawn(moved)
    while moved.table.busy:
        moved.table.step(1 / 60)
        frame.draw([moved], 1.0)
    for table in (moved, fresh):
        table.focus_on("f5")
        table._ring.rest()
    other = drawn(fresh)
    assert _settled(frame, moved) == _settled(other, fresh)


def _settled(frame: Frame, table: Tabletop) -> bytes:
    while table.all_stale or table.stale_rects or table.soon_rects:
        frame.draw([table], 1.0)
    frame.draw([table], 1.0)
    return pygame.image.tobytes(frame.static, "RGB")


def test_the_end_turns_up_every_creature_and_counts_every_stack_once(lay: Lay) -> None:
    table = lay(NEARLY, seats=3)
    while len(table.match.legal()) > 2:
        table.play(table.match.legal()[0].text)
        table.table.finish()
    while table.match.to_move is not None:
        table.play(table.match.legal()[0].text)
    state, counted = table.table.state, []
    while table.table.busy:
        table.table.step(1 / 60)
        counted.append(dict(state.drawn.counted))
    steps = [one for one, other in zip(counted[1:], counted, strict=False) if one != other]
    assert [len(each) for each in steps] == list(range(1, len(worths(table.match.position)) + 1))
    assert state.drawn.turned == {0, 1, 2}
    lines = table.match.game.score_lines(table.match.position)
    assert lines is not None
    for seat, mine in enumerate(lines):
        assert state.drawn.total(seat) == sum(line.points for line in mine)


def test_drawn_from_a_position_is_what_events_make_of_the_one_before(lay: Lay) -> None:
    table = lay()
    for text in LINE:
        step = table.match.play(text)
        before = Drawn(step.before)
        moved = before.leave(step.events[0])  # type: ignore[arg-type]
        before.arrive(step.events[0], moved)  # type: ignore[arg-type]
        assert before.stacks == Drawn(step.after).stacks
