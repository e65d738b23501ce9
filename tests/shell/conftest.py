"""A window without a display and everything a scene is drawn with, for tests of single parts of the shell."""

import os
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.frame import Frame
from game.shell.input.bindings import load_bindings
from game.shell.input.environment import prepare_environment
from game.shell.input.inputs import Inputs
from game.shell.kit import Kit
from game.shell.loop import Loop, View
from game.shell.scene import SceneStack
from game.shell.text import Texts
from game.shell.theme import load_theme
from game.where import folder
from tests.running import Clock, Running

MakeRunning = Callable[..., Running]


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """A drawing kit at scale 1/3, the one of a window of 640x360."""
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    for name in ("SDL_TOUCH_MOUSE_EVENTS", "SDL_MOUSE_TOUCH_EVENTS", "SDL_GAMECONTROLLER_USE_BUTTON_LABELS"):
        monkeypatch.setenv(name, os.environ.get(name, ""))
    prepare_environment()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    theme, assets = load_theme(folder("assets") / "theme.toml"), folder("assets")
    yield Kit(theme, Assets(assets, 1 / 3), Texts(assets / "fonts", theme), Audio(assets / "sounds"))
    pygame.quit()


@pytest.fixture
def run(kit: Kit) -> Iterator[MakeRunning]:
    """Makes a running loop with an empty stack, for a window of any size and turn."""
    made: list[Running] = []

    def make(size: tuple[int, int] = (640, 360), turn: int = 0) -> Running:
        window, view, clock = pygame.display.set_mode(size, pygame.RESIZABLE), View(turn), Clock()
        inputs = Inputs(load_bindings(folder("assets") / "bindings.toml"))
        pygame.event.clear()
        canvas = view.canvas(size)
        kit.assets.rescale(canvas.scale)
        made.append(Running(Loop(SceneStack(), Frame(kit, window, canvas), inputs, view, clock), clock))
        return made[-1]

    yield make
    for running in made:
        running.loop.inputs.close()
