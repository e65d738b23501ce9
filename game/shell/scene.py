"""Scenes and their stack: changes are asked for at any time and happen between frames."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.shell.layout import Canvas, Rect

if TYPE_CHECKING:
    from game.shell.input.wish import Input
    from game.shell.paint import Painter


class Mover(NamedTuple):
    """A picture drawn above the static layer for one frame; x, y in pixels of the canvas."""

    surface: pygame.Surface
    x: int
    y: int


class Scene:
    """One screen, or an overlay above another (`opaque` False: what lies below stays visible, and still).

    Nothing is drawn in `step` and nothing changes in `paint` and `movers`.
    """

    opaque = True

    def __init__(self) -> None:
        self.canvas: Canvas | None = None
        self.stack: SceneStack | None = None
        self.all_stale = True
        self.stale_rects: list[Rect] = []
        self.soon_rects: list[Rect] = []
        self.lamp = 0.0
        """How much brighter the lamp burns over it, 0 to 1."""

    @property
    def private(self) -> bool:
        """True while something is drawn that must be gone with the frame after it: no picture of it may linger."""
        return False

    @property
    def on_top(self) -> bool:
        """True while nothing lies above."""
        return self.stack is None or self.stack.top is self

    def stale(self, rect: Rect | None = None, soon: bool = False) -> None:
        """Ask for a repaint of a rectangle of the static layer, or of all of it.

        With the next frame, or (`soon`) with one of the next, as far as a frame has time for it.
        """
        if rect is None:
            self.all_stale = True
        elif soon:
            self.soon_rects.append(rect)
        else:
            self.stale_rects.append(rect)

    def arrange(self, canvas: Canvas) -> None:
        """Lay everything out for this canvas: on entering, and whenever size, turn or text scale changes."""
        self.canvas = canvas
        self.stale()

    def enter(self) -> None:
        """The scene has become part of the stack (it is arranged already)."""

    def resume(self) -> None:
        """What lay above is gone."""

    def leave(self) -> None:
        """The scene is no longer part of the stack."""

    def handle(self, event: "Input") -> None:
        """One input, while on top."""

    def step(self, seconds: float) -> None:
        """One fixed step of time, while on top."""

    def paint(self, painter: "Painter") -> None:
        """Draw the static layer; the painter's clip tells how much is asked for."""

    def movers(self, blend: float) -> Sequence[Mover]:
        """What moves right now, back to front; `blend` is the part of a step since the last one."""
        return ()

    def restless(self) -> bool:
        """True while something moves, so that frames are wanted at full rate."""
        return False


class SceneStack:
    """The scenes on the table, the last one on top. Asked-for changes are applied by `settle`."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._asked: list[tuple[str, Scene | None]] = []
        self.canvas: Canvas | None = None
        self.changed = False
        """True after `settle` changed what is visible, until somebody resets it."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets input; None when the program is at its end."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> Sequence[Scene]:
        """All scenes, lowest first."""
        return tuple(self._scenes)

    @property
    def visible(self) -> Sequence[Scene]:
        """From the last opaque scene up to the top."""
        first = max((i for i, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return tuple(self._scenes[first:])

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._asked.append(("push", scene))

    def pop(self) -> None:
        """Take the top scene away."""
        self._asked.append(("pop", None))

    def replace(self, scene: Scene) -> None:
        """Put a scene in the top one's place."""
        self._asked.append(("replace", scene))

    def reset(self, scene: Scene | None) -> None:
        """Take everything away, and put this one there; with None the program ends."""
        self._asked.append(("reset", scene))

    def arrange(self, canvas: Canvas) -> None:
        """Give every scene a new canvas."""
        self.canvas = canvas
        for scene in self._scenes:
            scene.arrange(canvas)

    def settle(self) -> None:
        """Apply what was asked for, in order; scenes may ask for more while they enter."""
        while self._asked:
            asked, self._asked = self._asked, []
            for what, scene in asked:
                self._apply(what, scene)
            self.changed = True

    def _apply(self, what: str, scene: Scene | None) -> None:
        if what in ("pop", "replace") and self._scenes:
            self._drop()
        elif what == "reset":
            while self._scenes:
                self._drop()
        if scene is not None:
            scene.stack = self
            self._scenes.append(scene)
            if self.canvas is not None:
                scene.arrange(self.canvas)
            scene.enter()
        elif what == "pop" and self._scenes:
            self._scenes[-1].stale()
            self._scenes[-1].resume()

    def _drop(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        scene.stack = None
