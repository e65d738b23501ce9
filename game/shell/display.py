"""Whether there is a screen to show anything on."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.words import Words

VARIABLE = "SDL_VIDEODRIVER"
UNSEEN = ("offscreen", "dummy")
"""Drivers that draw where nobody looks; SDL falls back to one of them in silence."""


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep libraries that SDL tries in vain from writing to standard error by themselves."""
    sys.stderr.flush()
    kept = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def no_display_reason(words: Words) -> str | None:
    """Why nobody would see the game, in one line that says what to do instead; None when there is a display.

    An unseen driver that was asked for by SDL_VIDEODRIVER is fine. Starts pygame's display module.
    """
    try:
        with _hushed():
            pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error:
        driver = UNSEEN[0]
    if driver not in UNSEEN or driver in os.environ.get(VARIABLE, "").split(","):
        return None
    return words.say(
        "There is no display here. To play in the terminal: {command}",
        command="python3 run.py play pylos --text",
    )
