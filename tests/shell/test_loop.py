"""The loop: fixed steps whatever the frames, capped debt, rest when nothing happens."""

import pygame
import pytest

from game.shell.input.wish import Pressed, Wish
from game.shell.layout import Rect
from game.shell.loop import ASLEEP, CALM, LIVELY, MOST_DEBT, STEP, TIDY_AFTER, TIDY_LATEST
from game.shell.scene import Mover
from tests.hand_events import tap_key, window
from tests.running import Running
from tests.shell.boxes import Box, Boxes, tile
from tests.shell.conftest import MakeRunning


@pytest.fixture
def scene() -> Boxes:
    return Boxes(Box(Rect(60, 60, 300, 150), "red"))


@pytest.fixture
def running(run: MakeRunning, scene: Boxes) -> Running:
    running = run()
    running.loop.stack.push(scene)
    running.seconds(1)
    scene.steps = 0
    scene.events.clear()
    return running


@pytest.mark.parametrize("rate", [30, 60, 144, 240])
def test_as_many_steps_pass_in_a_second_at_any_frame_rate(running: Running, scene: Boxes, rate: int) -> None:
    running.frame(rate * 2, 1 / rate)
    assert abs(scene.steps - round(2 / STEP)) <= 1


def test_after_a_long_pause_time_is_dropped(running: Running, scene: Boxes) -> None:
    running.frame(1, seconds=60)
    assert scene.steps == round(MOST_DEBT / STEP)
    scene.steps = 0
    running.frame(1)
    assert scene.steps <= 3


def test_a_clock_that_stands_still_makes_no_step(running: Running, scene: Boxes) -> None:
    running.frame(10, seconds=0)
    assert scene.steps <= 1


def test_the_loop_slows_down_when_nothing_moves_and_nobody_acts(running: Running, scene: Boxes) -> None:
    tap_key("return")
    running.frame()
    assert running.loop.pause() == LIVELY
    running.seconds(3)
    assert running.loop.pause() == CALM
    running.seconds(30)
    assert running.loop.pause() == ASLEEP
    scene.lively = True
    assert running.loop.pause() == LIVELY
    scene.lively = False
    tap_key("return")
    running.frame()
    assert running.loop.pause() == LIVELY


def test_nothing_is_drawn_while_nothing_changes(running: Running) -> None:
    assert not running.frame(60)


def test_a_moving_thing_is_drawn_in_each_frame(running: Running, scene: Boxes) -> None:
    ball = tile("white")
    for x in range(5):
        scene.moving = [Mover(ball, x, 0)]
        assert running.frame()


def test_a_window_that_is_not_shown_is_not_drawn(
    running: Running, scene: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    scene.stale()
    assert not running.frame(5)
    assert scene.steps > 0
    monkeypatch.undo()
    assert running.frame()


def test_inputs_reach_the_top_scene_alone_and_in_order(running: Running, scene: Boxes) -> None:
    above = Boxes()
    running.loop.stack.push(above)
    running.seconds(1)
    tap_key("up")
    tap_key("return")
    running.frame()
    assert [event.wish for event in above.events if isinstance(event, Pressed)] == [Wish.UP, Wish.CONFIRM]
    assert scene.events == []


def test_a_second_press_in_one_frame_reaches_the_scene_the_first_one_opened(run: MakeRunning) -> None:
    class Door(Boxes):
        def handle(self, event: object) -> None:
            if isinstance(event, Pressed) and self.stack is not None:
                self.stack.push(room)

    room, running = Boxes(), run()
    running.loop.stack.push(Door())
    running.frame()
    tap_key("return")
    tap_key("down")
    running.frame()
    assert [event.wish for event in room.events if isinstance(event, Pressed)] == [Wish.DOWN]


def test_another_window_size_lays_everything_out_anew(running: Running, scene: Boxes) -> None:
    pygame.display.set_mode((360, 640), pygame.RESIZABLE)
    window(pygame.WINDOWSIZECHANGED, 360, 640)
    running.frame()
    assert scene.canvas is not None
    assert scene.canvas.portrait
    assert running.loop.view_frame.window.get_size() == (360, 640)


def test_a_turned_view_is_laid_out_in_portrait(running: Running, scene: Boxes) -> None:
    running.loop.view.turn = 90
    running.loop.rearrange()
    running.frame()
    assert scene.canvas is not None
    assert (scene.canvas.turn, scene.canvas.portrait) == (90, True)


def test_an_exposed_window_is_shown_again(running: Running) -> None:
    running.loop.view_frame.window.fill("black")
    window(pygame.WINDOWEXPOSED)
    running.frame()
    assert running.loop.view_frame.window.get_at((40, 30)) == pygame.Color("red")


def test_scenes_change_by_a_fade_upright_and_by_a_cut_when_turned(running: Running) -> None:
    running.loop.stack.push(Boxes(ground="white"))
    running.frame()
    assert running.loop.view_frame.fading
    running.seconds(1)
    assert not running.loop.view_frame.fading
    running.loop.view.turn = 90
    running.loop.rearrange()
    running.loop.stack.push(Boxes(ground="black"))
    running.frame()
    assert not running.loop.view_frame.fading


def test_calls_before_a_step_get_the_time_of_their_frame(running: Running) -> None:
    times: list[float] = []
    running.loop.before_step.append(times.append)
    running.frame(3)
    assert times == pytest.approx([running.clock.now - 2 / 60, running.clock.now - 1 / 60, running.clock.now])


@pytest.mark.parametrize(("lively", "seconds"), [(False, TIDY_AFTER), (True, TIDY_LATEST)])
def test_memory_is_given_back_once_after_a_change_of_scenes_when_nothing_moves_or_in_the_end(
    running: Running, scene: Boxes, monkeypatch: pytest.MonkeyPatch, lively: bool, seconds: float
) -> None:
    running.seconds(10)
    trimmed: list[float] = []
    monkeypatch.setattr("game.shell.loop.trim", lambda: trimmed.append(running.clock.now))
    other = Boxes()
    other.lively = lively
    running.loop.stack.push(other)
    begun = running.clock.now
    running.seconds(seconds + 10)
    assert trimmed == [pytest.approx(begun + seconds, abs=0.05)]
