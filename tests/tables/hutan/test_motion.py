"""What is shown while things grow ends at the position, and only what changed is painted again."""

import random
from collections.abc import Callable

import pygame
import pytest

from game.shell.frame import Frame
from game.shell.kit import Kit
from game.shell.tween import Pace
from game.tables.hutan.drawn import things
from game.tables.hutan.state import CARD, FOREST, SCORE
from tests.tables.hutan.conftest import HABITAT, Lay, Tabletop

DrawnOn = Callable[[Tabletop], Frame]


def settled(frame: Frame, table: Tabletop) -> pygame.Surface:
    """The static layer once nothing is left to paint."""
    table._ring.rest()
    while table.all_stale or table.stale_rects or table.soon_rects:
        frame.draw([table], 1.0)
    return frame.static.copy()


def different(one: pygame.Surface, other: pygame.Surface) -> int:
    """Pixels that differ by more than rounding."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (6, 6, 6, 255), other)
    return one.get_width() * one.get_height() - alike.count()


def run(table: Tabletop, seconds: float, each: Callable[[], None] = lambda: None) -> None:
    for _ in range(2000):
        if not table.table.busy:
            return
        table.table.step(seconds)
        each()
    raise AssertionError("it never ends")


def test_what_is_drawn_in_the_end_is_the_position(lay: Lay) -> None:
    table, chance = lay("advanced", seats=3, first=()), random.Random(1)
    while table.match.outcome is None:
        table.play(chance.choice(table.match.legal()).text)
        run(table, 0.05)
        assert table.table.state.drawn == [things(forest) for forest in table.match.position.forests]


def test_a_flower_is_not_there_before_it_has_unfolded(lay: Lay) -> None:
    table = lay()
    table.move("take yy")
    table.play("y@a2")
    assert table.table._look.forest.things == {}
    assert list(table.table.movers(1.0)) != []
    run(table, 0.05)
    assert len(table.table._look.forest.things) == 1


@pytest.mark.parametrize("part", [0.0, 0.1, 0.3])
def test_finish_at_any_time_is_the_end(lay: Lay, part: float) -> None:
    table = lay()
    table.moves(HABITAT)
    table.play("animal a2")
    table.table.step(part)
    table.table.finish()
    assert table.table.state.drawn == [things(forest) for forest in table.match.position.forests]


@pytest.mark.parametrize("pace", [Pace(reduced=True), Pace(speed=0.0)])
def test_with_reduced_motion_everything_is_there_at_once(lay: Lay, kit: Kit, pace: Pace) -> None:
    table = lay()
    kit.pace = pace
    table.move("take yy")
    table.play("y@a2")
    assert not table.table.busy
    assert len(table.table._look.forest.things) == 1


@pytest.mark.parametrize("seats", [1, 3])
def test_only_what_changed_is_painted_and_nothing_is_forgotten(lay: Lay, drawn: DrawnOn, seats: int) -> None:
    table, chance = lay("advanced", (960, 540), seats=seats, first=()), random.Random(5)
    frame = drawn(table)
    frame.draw([table], 1.0)
    for _ in range(40):
        legal = table.match.legal()
        table.play(chance.choice(legal).text)
        run(table, 1 / 30, lambda: frame.draw([table], 1.0))
        table.focus_on(chance.choice(table.ids))
        partly = settled(frame, table)
        table.stale()
        frame.draw([table], 1.0)
        assert different(partly, frame.static) == 0, table.match.texts[-1]


@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
def test_choosing_and_looking_paints_all_that_changes(lay: Lay, drawn: DrawnOn, size: tuple[int, int]) -> None:
    table = lay("scenario", size, seats=3, first=())
    frame = drawn(table)
    frame.draw([table], 1.0)
    first = table.table.first_spot
    for spot in (first, first, (FOREST, 1), (FOREST, 2), (FOREST, 2), SCORE, "back", "square", "square", (CARD, 0)):
        if spot == "back":
            table.table._let_go()
        elif spot == "square":
            table.tap(next(each for each in table.ids if isinstance(each, str) and len(each) == 2))
        elif spot in table.ids:
            table.tap(spot)
        table.table.finish()
        partly = settled(frame, table)
        table.stale()
        frame.draw([table], 1.0)
        assert different(partly, frame.static) == 0, spot


def test_the_turns_end_and_warnings_are_painted_and_taken_away_again(lay: Lay, drawn: DrawnOn) -> None:
    table = lay("first_game", (960, 540), text_scale=1.5)
    frame = drawn(table)
    table.moves(HABITAT)
    frame.draw([table], 1.0)
    for spot in ("ending", "end"):
        table.confirm(spot)
        table.table.finish()
        partly = settled(frame, table)
        table.stale()
        frame.draw([table], 1.0)
        assert different(partly, frame.static) == 0, spot


def test_a_resting_table_makes_no_picture_twice(lay: Lay, drawn: DrawnOn) -> None:
    table = lay("advanced", (960, 540), seats=2, first=())
    frame = drawn(table)
    frame.draw([table], 1.0)
    made = len(table.table.spread.pieces._made)
    for _ in range(3):
        table.stale()
        frame.draw([table], 1.0)
    assert len(table.table.spread.pieces._made) == made
