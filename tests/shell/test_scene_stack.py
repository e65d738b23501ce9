"""Scenes that come and go: changes wait for `settle` and happen in the order asked for."""

from collections.abc import Callable

import pytest

from game.shell.layout import Canvas, fit
from game.shell.scene import Scene, SceneStack

CANVAS = fit((1280, 720))


class Told(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, name: str, diary: list[str], on_enter: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self.name, self.diary, self.on_enter = name, diary, on_enter

    def arrange(self, canvas: Canvas) -> None:
        super().arrange(canvas)
        self.diary.append(f"{self.name} arranged")

    def enter(self) -> None:
        self.diary.append(f"{self.name} enters")
        self.on_enter()

    def resume(self) -> None:
        self.diary.append(f"{self.name} resumes")

    def leave(self) -> None:
        self.diary.append(f"{self.name} leaves")


class Overlay(Told):
    """A scene through which others can be seen."""

    opaque = False


@pytest.fixture
def diary() -> list[str]:
    return []


@pytest.fixture
def stack() -> SceneStack:
    stack = SceneStack()
    stack.arrange(CANVAS)
    return stack


def test_nothing_changes_before_settling(stack: SceneStack, diary: list[str]) -> None:
    stack.push(Told("a", diary))
    assert (stack.top, diary, stack.changed) == (None, [], False)
    stack.settle()
    assert stack.changed
    assert diary == ["a arranged", "a enters"]


def test_changes_happen_in_the_order_they_were_asked_for(stack: SceneStack, diary: list[str]) -> None:
    stack.push(Told("a", diary))
    stack.push(Told("b", diary))
    stack.pop()
    stack.replace(Told("c", diary))
    stack.settle()
    assert diary == [
        "a arranged",
        "a enters",
        "b arranged",
        "b enters",
        "b leaves",
        "a resumes",
        "a leaves",
        "c arranged",
        "c enters",
    ]


def test_the_scene_below_resumes_and_is_drawn_anew(stack: SceneStack, diary: list[str]) -> None:
    below = Told("below", diary)
    stack.push(below)
    stack.push(Told("above", diary))
    stack.settle()
    below.all_stale = False
    stack.pop()
    stack.settle()
    assert diary[-2:] == ["above leaves", "below resumes"]
    assert below.all_stale
    assert below.on_top


def test_a_scene_may_ask_for_another_while_it_enters(stack: SceneStack, diary: list[str]) -> None:
    stack.push(Told("door", diary, on_enter=lambda: stack.replace(Told("room", diary))))
    stack.push(Told("guest", diary))
    stack.settle()
    assert [scene.name for scene in stack.scenes if isinstance(scene, Told)] == ["door", "room"]
    assert diary.index("guest enters") < diary.index("guest leaves") < diary.index("room enters")


def test_reset_takes_everything_away_from_the_top_down(stack: SceneStack, diary: list[str]) -> None:
    for name in "abc":
        stack.push(Told(name, diary))
    stack.settle()
    diary.clear()
    new = Told("new", diary)
    stack.reset(new)
    stack.settle()
    assert diary == ["c leaves", "b leaves", "a leaves", "new arranged", "new enters"]
    assert stack.scenes == (new,)


def test_reset_to_nothing_is_the_end(stack: SceneStack, diary: list[str]) -> None:
    last = Told("last", diary)
    stack.push(last)
    stack.settle()
    stack.reset(None)
    stack.settle()
    assert stack.top is None
    assert stack.visible == ()
    assert last.stack is None


@pytest.mark.parametrize("ask", ["pop", "settle"])
def test_an_empty_stack_takes_everything_calmly(stack: SceneStack, ask: str) -> None:
    getattr(stack, ask)()
    stack.settle()
    assert stack.top is None


def test_visible_is_what_lies_above_the_last_scene_that_hides_the_rest(stack: SceneStack, diary: list[str]) -> None:
    scenes = [Told("a", diary), Told("b", diary), Overlay("c", diary), Overlay("d", diary)]
    for scene in scenes:
        stack.push(scene)
    stack.settle()
    assert list(stack.visible) == scenes[1:]
    assert [scene.on_top for scene in scenes] == [False, False, False, True]


def test_overlays_alone_are_all_visible(stack: SceneStack, diary: list[str]) -> None:
    stack.push(Overlay("a", diary))
    stack.push(Overlay("b", diary))
    stack.settle()
    assert len(stack.visible) == 2


def test_a_new_canvas_reaches_every_scene(stack: SceneStack, diary: list[str]) -> None:
    stack.push(Told("a", diary))
    stack.push(Told("b", diary))
    stack.settle()
    diary.clear()
    stack.arrange(fit((720, 1280)))
    assert diary == ["a arranged", "b arranged"]
    assert all(scene.canvas is not None and scene.canvas.portrait for scene in stack.scenes)
