"""The loop: fixed steps with a capped debt, drawing blended between steps, and rest when nothing happens."""

from collections.abc import Callable

import pygame

from game.shell.frame import Frame
from game.shell.input.inputs import Inputs
from game.shell.input.wish import Exposed, FocusGained, Input, Pointed, WindowChanged
from game.shell.layout import Canvas, fit
from game.shell.memory import trim
from game.shell.scene import SceneStack

STEP = 1 / 120
"""Seconds of one step."""
MOST_DEBT = 0.1
"""After a longer pause time is dropped, so that nothing jumps or spirals."""
LIVELY, CALM, ASLEEP = 1 / 60, 1 / 30, 1 / 20
"""Seconds between frames: while something moves, when nothing does, and long after the last input."""
CALM_AFTER, ASLEEP_AFTER = 2.0, 30.0
"""Seconds since the last input."""
TIDY_AFTER, TIDY_LATEST = 1.0, 5.0
"""Seconds since another scene came."""


class View:
    """How the window is looked at: quarter turns, text scale and millimetres a pixel. Change, then `Loop.rearrange`."""

    def __init__(self, turn: int = 0, text_scale: float = 1.0, mm_per_px: float = 0.0) -> None:
        self.turn, self.text_scale, self.mm_per_px = turn, text_scale, mm_per_px

    def canvas(self, window: tuple[int, int]) -> Canvas:
        """The canvas for a window of these pixels."""
        return fit(window, self.turn, self.text_scale, self.mm_per_px)


class Loop:
    """Ties inputs, scenes and the frame together; `clock` gives seconds that never run backwards."""

    def __init__(self, stack: SceneStack, frame: Frame, inputs: Inputs, view: View, clock: Callable[[], float]) -> None:
        self.stack, self.view_frame, self.inputs, self.view, self.clock = stack, frame, inputs, view, clock
        self.before_step: list[Callable[[float], None]] = []
        """Called with the time of each frame, before its steps: bots' answers, saves, the idle machine."""
        self.guard: Callable[[Input], bool] = lambda event: False
        """Hears every input first; True if no scene shall hear it."""
        self._last = clock()
        self._debt = 0.0
        self._active_at = self._last
        self._untidy_since: float | None = None
        stack.arrange(frame.canvas)

    def run(self) -> None:
        """Until the stack is empty."""
        ticker = pygame.time.Clock()
        self.stack.settle()
        while self.stack.top is not None:
            self.frame(self.clock())
            ticker.tick(round(1 / self.pause()))

    def frame(self, now: float) -> bool:
        """One frame at time `now`; True if anything was drawn."""
        self._listen(now)
        for call in self.before_step:
            call(now)
        self._advance(now)
        self._settle()
        self._tidy(now)
        if self.stack.top is None or not (self._shown() or self.view_frame.private):
            return False
        return self.view_frame.draw(self.stack.visible, self._debt / STEP)

    def _tidy(self, now: float) -> None:
        """What the scene before needed is given back: once nothing moves, or after a while."""
        if self._untidy_since is None or self.stack.top is None:
            return
        passed = now - self._untidy_since
        if passed >= (TIDY_LATEST if self.stack.top.restless() else TIDY_AFTER):
            self._untidy_since = None
            trim()

    def pause(self) -> float:
        """Seconds between frames wanted now."""
        top = self.stack.top
        idle = self._last - self._active_at
        if self.view_frame.fading or (top is not None and top.restless()) or idle < CALM_AFTER:
            return LIVELY
        return CALM if idle < ASLEEP_AFTER else ASLEEP

    def rearrange(self) -> None:
        """Lay everything out anew for the window and view as they are now."""
        window = pygame.display.get_surface()
        if window is None:
            return
        canvas = self.view.canvas(window.get_size())
        self.view_frame.kit.assets.rescale(canvas.scale)
        self.view_frame.arrange(window, canvas)
        self.stack.arrange(canvas)

    def _listen(self, now: float) -> None:
        for event in self.inputs.poll(now):
            if isinstance(event, WindowChanged):
                self.rearrange()
            elif isinstance(event, Exposed | FocusGained):
                self.view_frame.expose()
            self._active_at = now
            if not self.guard(event) and self.stack.top is not None:
                self.stack.top.handle(self._placed(event))
            self._settle()

    def _placed(self, event: Input) -> Input:
        """A pointer means what is seen under it, also where the picture is shifted."""
        dx, dy = self.view_frame.care.shift
        if isinstance(event, Pointed) and (dx or dy):
            return event._replace(x=event.x - dx, y=event.y - dy)
        return event

    def _advance(self, now: float) -> None:
        self._debt = min(MOST_DEBT, self._debt + max(0.0, now - self._last))
        self._last = now
        while self._debt >= STEP:
            self._debt -= STEP
            self.view_frame.step(STEP)
            if self.stack.top is not None:
                self.stack.top.step(STEP)
            self._settle()

    def _settle(self) -> None:
        self.stack.settle()
        if self.stack.changed:
            self.stack.changed = False
            kit = self.view_frame.kit
            kit.turn()
            self._untidy_since = self._last
            turned = self.view.turn % 360 != 0
            self.view_frame.fade(0.0 if turned else kit.pace.fade_seconds(kit.theme.motion.panel.ms))
            for scene in self.stack.visible:
                scene.stale()

    @staticmethod
    def _shown() -> bool:
        return pygame.display.get_active()
