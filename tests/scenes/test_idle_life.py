"""The title is alive for a while after each action, one thing at a time, and then quite still."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.scenes.idle_life import AWAKE, LATEST, SOONEST
from game.scenes.still_life import CLEAR, StillLife
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.shell.wordmark import LETTERS, Wordmark
from tests.running import KeyboardHands
from tests.scenes.harness import Playing

Play = Callable[..., Playing]


def at_the_title(play: Play, *, greets: bool = False, **asked: Any) -> tuple[Playing, Title]:
    """The title as it is shown in motion."""
    app = play(**{"animation": 1.0, **asked})
    title = Title(app.house, greets=greets)
    app.go(title)
    return app, title


def moving(title: Title) -> list[object]:
    """The pieces that are on their way."""
    return [one for one in title._life.lively if one.away]


def test_now_and_then_one_thing_moves_and_never_two(play: Play) -> None:
    app, title = at_the_title(play)
    begun, before = [], title._life._last
    for _ in range(60 * 40):
        app.frame()
        title._life.stir()
        assert len(moving(title)) <= 1
        if title._life._last is not before:
            before = title._life._last
            begun.append(app.clock.now)
    apart = [after - before for before, after in pairwise(begun)]
    assert len(apart) >= 6
    assert all(SOONEST <= seconds <= LATEST + 1.5 for seconds in apart)


def test_ten_seconds_after_the_last_action_all_is_still(play: Play) -> None:
    app, title = at_the_title(play)
    app.seconds(3.0)
    assert title.restless()
    assert title.lamp > 0
    app.seconds(AWAKE + 1.5 - 3.0)
    assert not title.restless()
    assert title.lamp == 0
    assert title._life.movers(1.0) == ()
    assert app.frame(60) is False


def test_an_action_wakes_it_again(play: Play) -> None:
    app, title = at_the_title(play)
    app.seconds(AWAKE + 2)
    KeyboardHands(app).press(Wish.DOWN)
    app.seconds(2.0)
    assert title.restless()
    assert title.lamp > 0


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"animation": 0.0}])
def test_without_motion_nothing_ever_moves(play: Play, still: dict[str, Any]) -> None:
    app, title = at_the_title(play, greets=True, **still)
    app.seconds(1.0)
    before = app.pixels()
    for _ in range(6):
        app.seconds(1.0)
        assert not title.restless()
        assert app.pixels() == before


def test_every_piece_moves_and_lies_on_the_table_again(play: Play) -> None:
    app, title = at_the_title(play)
    assert title.canvas is not None
    app.seconds(AWAKE + 2)
    lively = title._life.lively
    assert len(lively) > 8
    for one in lively:
        title._life.lively, title._life._coming = [one], one
        title._life.stir()
        app.until(lambda: title._life._motion.busy)
        app.until(lambda: not title._life._motion.busy)
        assert not one.away


@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
def test_what_moved_there_and_back_leaves_no_trace(play: Play, size: tuple[int, int]) -> None:
    app, title = at_the_title(play, size=size)
    app.seconds(AWAKE + 2)
    before = app.pixels()
    ball = next(one for one in title._life.lively if one.way != (0, 0))
    for there in (True, False):
        title._life.lively, title._life._coming = [ball], ball
        title._life.stir()
        app.until(lambda: title._life._motion.busy)
        title._life._coming = None
        app.until(lambda: not title._life._motion.busy)
        app.seconds(AWAKE + 2)
        assert (app.pixels() != before) == there


def test_no_dust_is_seen_over_words(play: Play) -> None:
    app, title = at_the_title(play)
    words = next(widget for widget in title.widgets if isinstance(widget, StillLife)).words
    canvas = app.loop.view_frame.canvas
    for _ in range(30):
        app.frame(10)
        for mote in title._life._dust.movers(title._life._now, 1.0):
            x, y = mote.x / canvas.scale, mote.y / canvas.scale
            assert not any(rect.inset(CLEAR + 2).holds(x, y) for rect in words)


def lettering(app: Playing, mark: Wordmark) -> bytes:
    """What the window shows of name and ribbon."""
    frame = app.loop.view_frame
    return pygame.image.tobytes(frame.window.subsurface(frame.canvas.px(mark.rect._replace(h=230))), "RGB")


def test_at_the_start_the_letters_drop_one_by_one_and_the_ribbon_unfolds(play: Play) -> None:
    app = play(animation=1.0)
    title = Title(app.house, greets=True)
    app.house.stack.reset(title)
    seen, ribbons = [], []
    for _ in range(120):
        app.frame()
        mark = next(widget for widget in title.widgets if isinstance(widget, Wordmark))
        seen.append(mark.letters)
        ribbons.append(mark.ribbon)
    assert sorted(set(seen)) == list(range(LETTERS + 1))
    assert seen == sorted(seen)
    assert ribbons == sorted(ribbons)
    assert ribbons[-1] == 1.0
    assert max(ribbon for letters, ribbon in zip(seen, ribbons, strict=True) if letters < LETTERS) == 0
    assert 1.0 <= next(i for i, ribbon in enumerate(ribbons) if ribbon == 1.0) / 60 <= 1.6


def test_a_press_is_enough_of_the_greeting_and_does_what_it_means(play: Play) -> None:
    app, title = at_the_title(play, greets=True)
    keyboard = KeyboardHands(app)
    keyboard.press(Wish.DOWN)
    app.frame(2)
    mark = next(widget for widget in title.widgets if isinstance(widget, Wordmark))
    assert (mark.letters, mark.ribbon) == (LETTERS, 1.0)
    assert title.focus.id != title.first
    app.seconds(AWAKE + 2)
    greeted = lettering(app, mark)
    app.go(Title(app.house))
    app.seconds(AWAKE + 2)
    assert lettering(app, mark) == greeted
