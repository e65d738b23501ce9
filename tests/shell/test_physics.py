"""Discs thrown at slots: every one arrives, exactly, in time, and the same way each time."""

import math
import random

import pytest

from game.shell.physics import DEADLINE, EASE, HOLLOW, STEP, Pull, World

PITCH, RADIUS = 136.0, 66.0
TRAY = Pull(omega=16, begins=0.5, solid=0.7, late=1.2)


def _thrown(rng: random.Random) -> tuple[World, int]:
    """Some of eight neighbours round a slot, and a disc thrown from somewhere near in any direction."""
    world = World()
    for column, row in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y):
        if rng.random() < 0.6:
            world.rest(column * PITCH, row * PITCH, RADIUS)
    angle, far, heading, speed = (
        rng.random() * math.tau,
        130 * rng.random(),
        rng.random() * math.tau,
        1500 * rng.random(),
    )
    start = far * math.cos(angle), far * math.sin(angle)
    return world, world.throw(start, (speed * math.cos(heading), speed * math.sin(heading)), RADIUS, (0.0, 0.0))


def _run(world: World) -> list[tuple[float, float]]:
    way = []
    while world.moving:
        world.step()
        way.append(world.at(world.moving[0]) if world.moving else (0.0, 0.0))
        assert world.seconds <= DEADLINE + STEP
    return way


def test_a_thousand_throws_settle_exactly_in_their_slots() -> None:
    rng = random.Random(3)
    longest = 0.0
    for _ in range(1000):
        world, disc = _thrown(rng)
        _run(world)
        assert world.at(disc) == (0.0, 0.0)
        longest = max(longest, world.seconds)
    assert longest <= HOLLOW.late + EASE + STEP


def test_the_same_throw_takes_the_same_way() -> None:
    ways = [[_run(_thrown(rng)[0]) for _ in range(20)] for rng in (random.Random(5), random.Random(5))]
    assert ways[0] == ways[1]


def test_discs_knock_together_before_they_lie_still() -> None:
    world = World()
    world.rest(PITCH, 0.0, RADIUS)
    disc = world.throw((-30.0, 0.0), (900.0, 0.0), RADIUS, (0.0, 0.0))
    touches = []
    while world.moving:
        world.step()
        touches += world.touches
    assert [(touch.disc, touch.other) for touch in touches][:1] == [(disc, 0)]
    assert touches[0].velocity[0] > 0


def test_a_disc_that_is_kept_out_is_led_in_when_its_time_is_up() -> None:
    """A wall lies between it and its slot for ever."""
    world = World()
    world.wall((50.0, -500.0), (50.0, 500.0))
    disc = world.throw((150.0, 0.0), (0.0, 0.0), RADIUS, (0.0, 0.0), HOLLOW._replace(solid=9.0))
    before = 0.0
    while world.moving:
        before = world.at(disc)[0]
        world.step()
        assert before - world.at(disc)[0] < 30, "it glides, it doesn't jump"
    assert world.at(disc) == (0.0, 0.0)
    assert world.seconds == pytest.approx(HOLLOW.late + EASE, abs=2 * STEP)


def test_nothing_takes_longer_than_the_deadline() -> None:
    world = World()
    disc = world.throw((500.0, 0.0), (0.0, 0.0), RADIUS, (0.0, 0.0), Pull(begins=9.0, solid=9.0, late=9.0))
    _run(world)
    assert world.at(disc) == (0.0, 0.0)
    assert world.seconds <= DEADLINE + STEP


def _tray(rng: random.Random) -> tuple[World, list[tuple[float, float]]]:
    """A tray with some balls lying in it, and one that drops in."""
    world = World(gravity=2500.0)
    for start, end in (((0, 0), (0, 400)), ((0, 400), (252, 400)), ((252, 400), (252, 0))):
        world.wall(start, end)
    slots = [(42.0 + 84 * (i % 3), 360.0 - 74 * (i // 3)) for i in range(15)]
    lying = rng.randrange(12)
    for slot in slots[:lying]:
        world.rest(*slot, 36.0)
    world.throw((126 + 80 * (rng.random() - 0.5), 20.0), (600 * (rng.random() - 0.5), 100.0), 36.0, slots[lying], TRAY)
    return world, slots[: lying + 1]


def test_balls_roll_in_a_tray_and_come_to_lie_in_their_places() -> None:
    rng = random.Random(8)
    for _ in range(100):
        world, slots = _tray(rng)
        while world.moving:
            world.step()
            for touch in world.touches:
                if touch.other is not None and touch.other not in world.moving:
                    world.wake(touch.other, (touch.velocity[0] / 3, touch.velocity[1] / 3), TRAY._replace(begins=0.0))
            for disc in world.moving:
                x, y = world.at(disc)
                assert -60 < x < 312, "the walls hold it"
                assert y < 430
        assert world.seconds <= DEADLINE + STEP
        assert [world.at(disc) for disc in range(len(slots))] == slots


def test_a_resting_disc_can_be_woken_and_comes_back() -> None:
    world = World()
    disc = world.rest(10.0, 20.0, RADIUS)
    assert world.moving == ()
    world.wake(disc, (300.0, 0.0), HOLLOW)
    world.step()
    assert world.at(disc)[0] > 10
    _run(world)
    assert world.at(disc) == (10.0, 20.0)
