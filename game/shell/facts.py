"""What this machine offers the game, as plain values for `doctor`: libraries, display, pads."""

import os
from importlib.metadata import version
from typing import Any

import pygame
from pygame._sdl2 import controller

from game.shell.display import UNSEEN

Facts = dict[str, Any]
"""JSON values by name."""


def library_facts() -> Facts:
    """Versions of what draws, sounds and moves."""
    return {
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
        "pygame-ce": pygame.version.ver,
        "pymunk": version("pymunk"),
    }


def display_facts() -> Facts:
    """Driver and desktop sizes, or why there is none."""
    asked = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
        driver, sizes = pygame.display.get_driver(), pygame.display.get_desktop_sizes()
    except pygame.error as error:
        return {"available": False, "why": str(error), "asked for": asked}
    return {
        "available": driver not in UNSEEN,
        "driver": driver,
        "asked for": asked,
        "sizes": [f"{width}x{height}" for width, height in sizes],
    }


def pad_facts() -> list[Facts]:
    """Every connected pad or stick; `mapped` says whether SDL knows which of its buttons is which."""
    pygame.joystick.init()
    controller.init()
    try:
        return [_pad(index) for index in range(pygame.joystick.get_count())]
    finally:
        # In this order: SDL counts a controller's joystick module as one more of its own.
        controller.quit()
        pygame.joystick.quit()


def _pad(index: int) -> Facts:
    stick = pygame.joystick.Joystick(index)
    return {
        "name": stick.get_name(),
        "guid": stick.get_guid(),
        "mapped": bool(controller.is_controller(index)),
        "axes": stick.get_numaxes(),
        "buttons": stick.get_numbuttons(),
        "hats": stick.get_numhats(),
    }
