"""From an input to changed pixels, in frames of a sixtieth of a second: the real loop, keys at any moment."""

import random
import threading
import time
from collections.abc import Iterator

import pygame

from bench.figure import Figure, median, quantile
from bench.house import FRAME, FULL_HD, SkippingClock, furnished, run_for
from game.app import App
from game.scenes.title import Title
from game.shell.loop import ASLEEP_AFTER

P50, P95, IDLE = 1.0, 1.5, 2.5
KEYS = (pygame.KSCAN_DOWN, pygame.K_DOWN), (pygame.KSCAN_UP, pygame.K_UP)


def measure(short: bool) -> Iterator[Figure]:
    """Keys while the loop is lively, then each as the first input after half a minute."""
    lively = _frames(10 if short else 60, idle=False)
    yield Figure("input to pixel, median", median(lively), "frames", P50, note=f"{len(lively)} keys")
    yield Figure("input to pixel, p95", quantile(lively, 0.95), "frames", P95)
    woken = _frames(10 if short else 40, idle=True)
    note = f"p95 {quantile(woken, 0.95):.2f}, {len(woken)} keys"
    yield Figure("first input from idle to pixel, median", median(woken), "frames", IDLE, note=note)


def _frames(presses: int, idle: bool) -> list[float]:
    clock = SkippingClock()
    with furnished(FULL_HD, clock) as app:
        app.house.stack.reset(Title(app.house))
        watch = _Watch(app)
        seconds = 1.0 + presses * 0.8
        typist = threading.Thread(target=_type, args=(watch, clock, presses, idle), daemon=True)
        typist.start()
        run_for(app, seconds)
        typist.join()
    if len(watch.took) < presses - 1:
        raise AssertionError(f"only {len(watch.took)} of {presses} keys changed the picture")
    return watch.took


class _Watch:
    """Notes when a key was posted, when the loop heard of it, and when the picture had changed."""

    def __init__(self, app: App) -> None:
        self.took: list[float] = []
        self._posted: float | None = None
        self._heard = False
        inputs, frame = app.loop.inputs, app.loop.view_frame
        poll, draw = inputs.poll, frame.draw

        def watched_poll(now: float) -> list[object]:
            events = poll(now)
            self._heard = self._heard or (self._posted is not None and bool(events))
            return list(events)

        def watched_draw(*shown: object) -> bool:
            drawn = draw(*shown)  # type: ignore[arg-type]
            if drawn and self._heard and self._posted is not None:
                self.took.append((time.perf_counter() - self._posted) / FRAME)
                self._posted, self._heard = None, False
            return drawn

        setattr(inputs, "poll", watched_poll)  # noqa: B010 - stands between the loop and its inputs
        setattr(frame, "draw", watched_draw)  # noqa: B010

    def press(self, scancode: int, key: int) -> None:
        """A key goes down and up."""
        self._posted = time.perf_counter()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, scancode=scancode, mod=0, unicode="", window=None))


def _type(watch: _Watch, clock: SkippingClock, presses: int, idle: bool) -> None:
    chance = random.Random(1)
    time.sleep(0.8)
    for number in range(presses):
        if idle:
            clock.skip(ASLEEP_AFTER + 1)
        time.sleep(0.6 + chance.uniform(0, 0.1))
        watch.press(*KEYS[number % 2])
