"""Pictures carried over the table."""

import pygame

from game.shell.assets import Sprite
from game.shell.tween import linear
from game.tables.carry import ASIDE, GIVE, LINGER, Carry, Way
from game.tables.motion import Motion

PICTURES = tuple(Sprite(pygame.Surface((4, 4)), 2, 2) for _ in range(2))
SHADOW = Sprite(pygame.Surface((4, 4)), 2, 2)
WAY = Way((10.0, 20.0), (110.0, 20.0), 30.0, 1.0, linear)


def test_it_waits_flies_an_arc_over_its_shadow_and_waits() -> None:
    told: list[str] = []
    clip = Carry(WAY, PICTURES, SHADOW, 2.0, lambda: told.append("left"), lambda: told.append("lies"))
    motion = Motion([clip])
    motion.step(0.0)
    assert told == ["left"]
    start, middle, end = (list(clip.movers(seconds)) for seconds in (0.0, LINGER + 0.5, LINGER + 1.0))
    assert [(mover.x + 2, mover.y + 2) for mover in start] == [(20, 40), (20, 40)]
    assert [(mover.x + 2, mover.y + 2) for mover in middle] == [(120 + round(2 * ASIDE * 30), 40), (120, -20)]
    assert [(mover.x + 2, mover.y + 2) for mover in end] == [(220, 40), (220, 40)]
    assert (start[1].surface, end[1].surface) == (PICTURES[0].image, PICTURES[1].image)
    motion.step(1.0 + 3 * LINGER)
    assert told == ["left", "lies"]
    assert not motion.busy


def test_without_time_it_is_there_at_once() -> None:
    told: list[str] = []
    motion = Motion([Carry(WAY._replace(seconds=0.0), PICTURES, None, 1.0, ended=lambda: told.append("lies"))])
    motion.step(0.0)
    assert told == ["lies"]


def test_it_gives_when_it_lands_and_tells_once_that_it_has() -> None:
    told: list[str] = []
    landed = tuple(Sprite(pygame.Surface((4, 4)), 2, 2) for _ in range(2))
    clip = Carry(WAY, PICTURES[:1], None, 1.0, landed=landed, touched=lambda: told.append("touched"))
    motion = Motion([clip])
    motion.step(LINGER + 0.9)
    assert told == []
    for _ in range(3):
        motion.step(0.05)
    assert told == ["touched"]
    over = LINGER + 1.0
    seen = [next(clip.movers(over + GIVE * part)).surface for part in (0.5, 1.5, 2.5)]
    assert seen == [landed[0].image, landed[1].image, PICTURES[0].image]
