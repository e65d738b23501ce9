"""A window without a display, software pads, and the inputs under test."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.shell.input.bindings import Defaults, load_bindings
from game.shell.input.environment import prepare_environment
from game.shell.input.inputs import Inputs
from game.where import folder
from tests.virtual_pads import VirtualPads, virtual_pads


@pytest.fixture(scope="session")
def defaults() -> Defaults:
    return load_bindings(folder("assets") / "bindings.toml")


@pytest.fixture
def pads(monkeypatch: pytest.MonkeyPatch) -> Iterator[VirtualPads]:
    for name in ("TOUCH_MOUSE_EVENTS", "MOUSE_TOUCH_EVENTS", "GAMECONTROLLER_USE_BUTTON_LABELS"):
        monkeypatch.setenv(f"SDL_{name}", "")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    prepare_environment(kiosk=True)
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    pygame.joystick.init()
    with virtual_pads() as pads:
        yield pads
    pygame.joystick.quit()
    pygame.display.quit()


@pytest.fixture
def inputs(pads: VirtualPads, defaults: Defaults) -> Iterator[Inputs]:
    inputs = Inputs(defaults)
    inputs.poll(0.0)
    yield inputs
    inputs.close()


def told(inputs: Inputs, now: float, *kinds: type) -> list[Any]:
    """What one look tells, only of these kinds."""
    return [said for said in inputs.poll(now) if isinstance(said, kinds)]
