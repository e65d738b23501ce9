"""Chooses how SDL brings pixels to the window: plain copies win by far where there is no real GPU.

Measured under X11 with a software renderer, 1080p: a whole flip 15 ms by default, 3.3 ms (0.19 ms for small
rectangles) with SDL_FRAMEBUFFER_ACCELERATION=0. So a few flips of a hidden window are timed before the real one opens.
"""

import os
from collections.abc import Callable

import pygame

VARIABLE = "SDL_FRAMEBUFFER_ACCELERATION"
SLOW_FLIP = 0.004
"""Seconds; a hidden 1280x720 flip slower than this is no real GPU's."""


def choose(setting: str, clock: Callable[[], float]) -> str:
    """Set the variable before the real window opens: by the user's setting, else as found, else by a probe.

    `setting` is "auto", "on" or "off"; the answer says what was chosen and why, for `doctor` and the log.
    """
    if setting in ("on", "off"):
        os.environ[VARIABLE] = "1" if setting == "on" else "0"
        return f"{setting} (settings)"
    if VARIABLE in os.environ:
        return f"{os.environ[VARIABLE]} (environment)"
    if pygame.display.get_driver() in ("dummy", "offscreen"):
        return "not asked (no window)"
    seconds = _time_flips(clock)
    if seconds < SLOW_FLIP:
        return f"on (probe: {seconds * 1000:.1f} ms a flip)"
    pygame.display.quit()
    os.environ[VARIABLE] = "0"
    pygame.display.init()
    return f"off (probe: {seconds * 1000:.1f} ms a flip)"


def _time_flips(clock: Callable[[], float]) -> float:
    """Seconds a flip of a hidden window takes: the best of three after one to warm up."""
    pygame.display.set_mode((1280, 720), pygame.HIDDEN)
    pygame.display.flip()
    times = []
    for _ in range(3):
        start = clock()
        pygame.display.flip()
        times.append(clock() - start)
    return min(times)
