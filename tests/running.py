"""A loop that runs by a clock which tests wind, and hands that act on what it shows: pad, keyboard, mouse, finger."""

from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, Protocol

import pygame

from game.shell.focus import Direction, Spot, neighbour
from game.shell.input.wish import Wish
from game.shell.loop import Loop
from game.shell.stage import DIRECTIONS, WidgetScene
from game.shell.widget import Widget
from tests import hand_events
from tests.virtual_pads import Button, VirtualPad

FRAME = 1 / 60
WISHES = {direction: wish for wish, direction in DIRECTIONS.items()}
KEYS = {
    Wish.UP: "up",
    Wish.DOWN: "down",
    Wish.LEFT: "left",
    Wish.RIGHT: "right",
    Wish.CONFIRM: "return",
    Wish.BACK: "escape",
    Wish.MENU: "p",
    Wish.HINT: "h",
    Wish.UNDO: "u",
    Wish.REDO: "r",
    Wish.PREV: "q",
    Wish.NEXT: "e",
    Wish.PEEK: "v",
    Wish.LOG: "l",
}
BUTTONS = {
    Wish.UP: Button.UP,
    Wish.DOWN: Button.DOWN,
    Wish.LEFT: Button.LEFT,
    Wish.RIGHT: Button.RIGHT,
    Wish.CONFIRM: Button.A,
    Wish.BACK: Button.B,
    Wish.MENU: Button.START,
    Wish.HINT: Button.Y,
    Wish.UNDO: Button.X,
    Wish.REDO: Button.RIGHT_STICK,
    Wish.PREV: Button.LB,
    Wish.NEXT: Button.RB,
    Wish.LOG: Button.BACK,
}


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Running:
    """A loop, frame by frame."""

    def __init__(self, loop: Loop, clock: Clock) -> None:
        self.loop, self.clock = loop, clock
        loop.stack.settle()

    def frame(self, count: int = 1, seconds: float = FRAME) -> bool:
        """Let frames pass; whether anything was drawn."""
        drawn = False
        for _ in range(count):
            self.clock.now += seconds
            drawn = self.loop.frame(self.clock.now) or drawn
        return drawn

    def seconds(self, seconds: float) -> None:
        """Let time pass at sixty frames a second."""
        self.frame(round(seconds / FRAME))

    def until(self, condition: Callable[[], bool], seconds: float = 20.0) -> None:
        """Let frames pass until a condition holds; fail when it doesn't in time."""
        for _ in range(round(seconds / FRAME)):
            if condition():
                return
            self.frame()
        raise AssertionError(f"after {seconds} seconds {self.top!r} still waits for {condition}")

    @property
    def top(self) -> WidgetScene:
        """The scene on top."""
        top = self.loop.stack.top
        assert isinstance(top, WidgetScene), f"{top!r} is on top"
        return top

    def pixels(self) -> bytes:
        """What the window shows."""
        return pygame.image.tobytes(self.loop.view_frame.window, "RGB")

    def spot(self, wanted: Hashable) -> Spot:
        """A spot on screen by its id."""
        found = [spot for spot in self.top.spots() if spot.id == wanted]
        assert found, f"no {wanted!r} on {self.top!r}, only {[spot.id for spot in self.top.spots()]}"
        return found[0]

    def target(self, spot: Hashable) -> tuple[int, int]:
        """A point of the window that means a spot."""
        found = self.spot(spot)
        for x, y in _points(found):
            if self._means(x, y) == spot:
                return self.window_point(x, y)
        raise AssertionError(f"nowhere does the pointer mean {spot!r}")

    def prompt_target(self, wish: Wish) -> tuple[int, int]:
        """A point of the window on the prompt of a wish."""
        assert self.top.bar is not None
        found = [entry.rect for entry in self.top.bar._entries if entry.prompt.wish is wish]
        assert found, f"no prompt for {wish} on {self.top!r}"
        return self.window_point(*found[0].centre)

    def seen(self, spot: Hashable) -> bool:
        """Whether the pointer can mean a spot now, or it is scrolled away."""
        return any(self._means(x, y) == spot for x, y in _points(self.spot(spot)))

    def _means(self, x: float, y: float) -> Hashable:
        return self.top._at(x, y)

    def window_point(self, x: float, y: float) -> tuple[int, int]:
        """A logical point of the scene on top in the window."""
        assert self.top.canvas is not None
        wx, wy = self.top.canvas.to_window(x, y)
        return round(wx), round(wy)


def _points(spot: Spot) -> list[tuple[float, float]]:
    """Its middle first, then points all over it."""
    rect = spot.hit or spot.rect
    parts = [(0.5, 0.5), *((x / 8, y / 8) for y in range(1, 8) for x in range(1, 8))]
    return [(rect.x + rect.w * x, rect.y + rect.h * y) for x, y in parts]


class Hands(Protocol):
    """Somebody who plays with one kind of device."""

    running: Running

    def choose(self, spot: Hashable) -> None:
        """Do what this device does to choose a spot."""
        ...

    def wish(self, wish: Wish) -> None:
        """Do what this device does for a wish that isn't about a spot."""
        ...


class _Walking:
    """Hands that move a focus."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.presses = 0

    def press(self, wish: Wish) -> None:
        """One press and release."""
        raise NotImplementedError

    def wish(self, wish: Wish) -> None:
        """The control of that wish."""
        self.press(wish)

    def choose(self, spot: Hashable) -> None:
        """Walk there and confirm."""
        self.walk(spot)
        self.press(Wish.CONFIRM)

    def walk(self, spot: Hashable) -> None:
        """Move the focus to a spot by direction presses alone."""
        running = self.running
        running.spot(spot)
        if not running.top.focus.shown:
            self.press(Wish.DOWN)
        for _ in range(60):
            if running.top.focus.id == spot:
                return
            before, step = running.top.focus.id, first_step(running.top, spot)
            assert step is not None, f"no way from {before!r} to {spot!r} on {running.top!r}"
            self.press(WISHES[step])
            assert running.top.focus.id != before, f"{step} did nothing at {before!r}"
        raise AssertionError(f"{spot!r} isn't reached")


class KeyboardHands(_Walking):
    """Keyboard alone."""

    def press(self, wish: Wish) -> None:
        """A key down and up, a frame each."""
        self.presses += 1
        hand_events.key_down(KEYS[wish])
        self.running.frame()
        hand_events.key_up(KEYS[wish])
        self.running.frame()


class PadHands(_Walking):
    """A gamepad alone."""

    def __init__(self, running: Running, pad: VirtualPad) -> None:
        super().__init__(running)
        self.pad = pad
        running.frame()

    def press(self, wish: Wish) -> None:
        """A button down and up, a frame each."""
        self.presses += 1
        self.pad.press(BUTTONS[wish])
        self.running.frame()
        self.pad.release(BUTTONS[wish])
        self.running.frame()


class _Pointing:
    """Hands that point at things."""

    def __init__(self, running: Running) -> None:
        self.running = running

    def touch(self, x: int, y: int) -> None:
        """A press and release at a window point."""
        raise NotImplementedError

    def scroll_to(self, spot: Hashable) -> None:
        """Bring a spot into sight."""
        raise NotImplementedError

    def choose(self, spot: Hashable) -> None:
        """Press it where it is."""
        self.scroll_to(spot)
        self.touch(*self.running.target(spot))

    def wish(self, wish: Wish) -> None:
        """Press the prompt that says so."""
        self.touch(*self.running.prompt_target(wish))


class MouseHands(_Pointing):
    """The mouse alone."""

    def touch(self, x: int, y: int) -> None:
        """Move there, button down, button up, a frame each."""
        for act in (hand_events.mouse_move, hand_events.mouse_down, hand_events.mouse_up):
            act(x, y)
            self.running.frame()

    def scroll_to(self, spot: Hashable) -> None:
        """Turn the wheel, down to the end and then up."""
        for notch in (-1, 1):
            for _ in range(40):
                if self.running.seen(spot):
                    return
                hand_events.wheel(notch)
                self.running.frame()


class TouchHands(_Pointing):
    """One finger alone."""

    def touch(self, x: int, y: int) -> None:
        """Touch and lift, a frame each."""
        hand_events.finger_down(x, y)
        self.running.frame()
        hand_events.finger_up(x, y)
        self.running.frame()

    def scroll_to(self, spot: Hashable) -> None:
        """Tap the chevrons of a list, down to the end and then up."""
        for way in (1, -1):
            for _ in range(20):
                if self.running.seen(spot):
                    return
                self._tap_chevron(spot, way)

    def _tap_chevron(self, spot: Hashable, way: int) -> None:
        owner: Any = next(w for w in self.running.top.widgets if any(s.id == spot for s in w.spots()))
        self.touch(*self.running.window_point(*owner._chevrons()[way].centre))


def first_step(scene: WidgetScene, goal: Hashable) -> Direction | None:
    """The first direction press of a shortest way from the focus to a spot; None if there is no way."""
    start = scene.focus.id
    front: deque[tuple[Hashable, Direction | None]] = deque([(start, None)])
    seen = {start}
    while front:
        here, first = front.popleft()
        if here == goal:
            return first
        for direction, there in ways(scene, here):
            if there not in seen:
                seen.add(there)
                front.append((there, first or direction))
    return None


def ways(scene: WidgetScene, spot: Hashable) -> list[tuple[Direction, Hashable]]:
    """Where direction presses lead from a spot; what the spot's own widget uses leads nowhere."""
    owner = owner_of(scene.widgets, spot)
    adjusts = owner is not None and type(owner).adjust is not Widget.adjust
    used = (Direction.LEFT, Direction.RIGHT) if adjusts else ()
    spots = scene.spots()
    return [(way, neighbour(spots, spot, way)) for way in Direction if way not in used]


def owner_of(widgets: list[Widget], spot: Hashable) -> Widget | None:
    """The innermost widget that holds a spot."""
    for widget in widgets:
        if any(held.id == spot for held in widget.spots()):
            inner = getattr(widget, "widgets", None)
            return (owner_of(inner, spot) or widget) if inner else widget
    return None
