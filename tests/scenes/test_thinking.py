"""The strongest bot at its hardest, and the picture that must not wait for it."""

import time
from collections.abc import Callable

import pytest

from game.play.seat import Bot, Person
from game.play.thinking import Thinker
from game.scenes.pause import Pause
from game.shell.input.wish import Wish
from tests.running import KeyboardHands
from tests.scenes.harness import Playing, match_of, sit_down

pytestmark = [pytest.mark.slow, pytest.mark.timeout(120)]

Play = Callable[..., Playing]
LIGHT, DARK = "1a1 1b1 1a2 1c3 1d4", "1b2 1c2 1b3 1d1 1a4"
"""Many ways to go on for both."""


def test_no_frame_waits_for_the_expert_and_leaving_takes_no_time(play: Play) -> None:
    app = play(bots=Thinker)
    sit_down(app, match_of(app, light=LIGHT, dark=DARK), Bot("expert"), Person())
    assert isinstance(app.house.thinker, Thinker)
    longest, deadline = 0.0, time.monotonic() + 60
    frames = 0
    while app.house.thinker.thinking:
        before = time.thread_time()
        app.frame()
        frames += 1
        longest = max(longest, time.thread_time() - before)
        assert time.monotonic() < deadline
    assert frames > 1
    assert longest < 0.1


def test_menu_and_end_come_at_once_while_the_expert_thinks(play: Play) -> None:
    app = play(bots=Thinker)
    sit_down(app, match_of(app, light=LIGHT, dark=DARK), Bot("expert"), Person())
    assert isinstance(app.house.thinker, Thinker)
    assert app.house.thinker.thinking
    KeyboardHands(app).wish(Wish.MENU)
    assert app.at(Pause)
    start = time.monotonic()
    app.house.home()
    app.frame()
    app.house.thinker.close()
    assert time.monotonic() - start < 2
