"""Whether there is a screen to show anything on."""

import os

import pygame

from game.words import Words

VARIABLE = "SDL_VIDEODRIVER"
UNSEEN = ("offscreen", "dummy")
"""Drivers that draw where nobody looks; SDL falls back to one of them in silence."""


def no_display_reason(words: Words) -> str | None:
    """Why nobody would see the game, in one line that says what to do instead; None when there is a display.

    An unseen driver that was asked for by SDL_VIDEODRIVER is fine. Starts pygame's display module.
    """
    try:
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
