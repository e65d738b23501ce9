"""The app in a folder of its own, and software pads."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.shell.input.environment import prepare_environment
from tests.scenes.harness import Playing, playing
from tests.virtual_pads import VirtualPads, virtual_pads

HINTS = ("TOUCH_MOUSE_EVENTS", "MOUSE_TOUCH_EVENTS", "GAMECONTROLLER_USE_BUTTON_LABELS")


@pytest.fixture(autouse=True)
def _hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pads are heard although a window without a display never has the keyboard."""
    for name in HINTS:
        monkeypatch.setenv(f"SDL_{name}", "")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    prepare_environment()


@pytest.fixture
def pads(_hints: None) -> Iterator[VirtualPads]:
    """Pads are plugged in by the test; the joystick part of SDL is up before and after the app."""
    pygame.joystick.init()
    with virtual_pads() as pads:
        yield pads
    pygame.joystick.quit()


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[..., Playing]]:
    """Starts the app: see `harness.playing`."""
    with ExitStack() as apps:

        def start(**asked: Any) -> Playing:
            return apps.enter_context(playing(tmp_path / "data", **asked))

        yield start


@pytest.fixture
def app(play: Callable[..., Playing]) -> Playing:
    """The app at its title."""
    return play().title()
