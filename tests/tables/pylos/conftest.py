"""A table of Pylos in a scene of its own, with a match behind it and no app around."""

import os
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

import pygame
import pytest

from game.play.levels import open_box
from game.play.match import Match
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.frame import Frame
from game.shell.input.bindings import load_bindings
from game.shell.input.environment import prepare_environment
from game.shell.input.inputs import Inputs
from game.shell.input.wish import KEYBOARD, MOUSE, Device, Phase, Pointed, Pressed, Released, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect, fit
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.scene import Mover
from game.shell.stage import WidgetScene
from game.shell.text import Texts
from game.shell.theme import load_theme
from game.shell.tween import Pace
from game.shell.widget import Widget
from game.tables.pylos.table import PylosTable
from game.tables.table import Room, Sitter, WhyNot
from game.telling import telling_of
from game.where import folder
from game.words import Words

G3 = "L 1a1 1b1 1a2 1b2 2a1 1c3 1d3 1c4 D 1c1 1d1 1c2 1d2 1a3 1b3 1a4"
"""A golden position: placements, raises, and 1d4 earns."""
HIGH = "L 1b2 1b3 1c2 1a2 1d3 1b1 2b1 2b2 2a2 2c2 2a1 3a1 D 1a1 1c1 1d1 1a3 1c3 1d2 1c4 1b4 2c1 3b1 1a4 2b3 2a3"
"""Three levels and more, so that balls are hidden; 1d4 is empty."""

Lay = Callable[..., "Tabletop"]


class Tabletop(WidgetScene):
    """Fills a window with a table as a match does, and is its host."""

    def __init__(self, kit: Kit, inputs: Inputs, language: str, cells: str, **room: Any) -> None:
        super().__init__(kit, inputs)
        box = open_box("pylos")
        self.match = Match(box.game, room.pop("options", {}), 2, _setup(cells, room.pop("to_move", 0)))
        self.words = Words(language)
        say = self.words.say
        sitters = [
            Sitter(say("Player {number}", number=1), say("seat {number}", number=1)),
            Sitter(say("Skilled bot"), ""),
        ]
        self.table = PylosTable(Room(kit, self.words, box.game, telling_of("pylos"), sitters, self, **room))
        self.committed: list[str] = []

    def build(self, canvas: Canvas) -> list[Widget]:
        safe = canvas.safe
        head = 114.0 * max(1.0, canvas.text_scale) * (2 if canvas.portrait or canvas.text_scale >= 1.4 else 1)
        foot = 88.0 * max(1.0, canvas.text_scale)
        self.table.arrange(canvas, Rect(safe.x, safe.y + head, safe.w, safe.h - head - foot))
        self.table.show(self.match.position, self.match.steps[-1] if self.match.steps else None)
        self.offer()
        return [self.table]

    def offer(self) -> None:
        self.table.offer(self.match.legal(), self.match.to_move)

    def background(self, painter: Painter) -> None:
        super().background(painter)
        self.table.ground(painter)

    def focus_moved(self) -> None:
        self.table.focus_moved(self.focus.id if self.focus.shown else None)

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        return self.table.wished(wish, pressed)

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        return (), self.table.prompts()

    def make_bar(self, canvas: Canvas) -> None:
        """None: the table alone is looked at."""
        return

    def movers(self, blend: float) -> Sequence[Mover]:
        return (*self.table.movers(blend), *super().movers(blend))

    # what a table asks of its host

    def commit(self, move: Any) -> None:
        self.committed.append(move.text)
        self.play(move.text)

    def refocus(self, spot: Hashable) -> None:
        self.focus_on(spot)

    def regroup(self) -> None:
        self.settle_focus()

    def why_not(self, text: str) -> WhyNot | None:
        paragraph = self.match.game.refusal(self.match.position, text)
        return paragraph and WhyNot(telling_of("pylos").refusal(self.words, paragraph), paragraph.number)

    # what tests do

    def play(self, text: str) -> None:
        self.table.play(self.match.play(text))
        self.offer()
        self.settle_focus()

    def press(self, wish: Wish, device: Device = KEYBOARD) -> None:
        self.handle(Pressed(device, wish))

    def release(self, wish: Wish) -> None:
        self.handle(Released(KEYBOARD, wish))
        self.table.released(wish)

    def confirm(self, spot: str) -> None:
        self.focus_on(spot)
        self.press(Wish.CONFIRM)

    def point(self, start: tuple[float, float], end: tuple[float, float] | None = None) -> None:
        """Press and let go of the mouse at logical points."""
        assert self.canvas is not None
        for phase, point in ((Phase.DOWN, start), (Phase.UP, end or start)):
            self.handle(Pointed(MOUSE, *self.canvas.to_window(*point), phase))

    def tap(self, spot: str) -> None:
        self.point(self.middle(spot))

    def middle(self, spot: str) -> tuple[float, float]:
        """Where a tap is aimed that means a spot: a ball's middle, or that of an empty cell's mark."""
        found = next(each for each in (*self.table.spots(), *self.table.grips()) if each.id == spot)
        return found.rect.centre if found.hit is None else found.hit.centre

    @property
    def ids(self) -> list[Hashable]:
        return [spot.id for spot in self.table.spots()]


def _setup(cells: str, to_move: int) -> dict[str, Any]:
    if not cells:
        return {}
    light, dark = cells.removeprefix("L ").split("D ")
    return {"cells": {**dict.fromkeys(light.split(), 0), **dict.fromkeys(dark.split(), 1)}, "to_move": to_move}


@pytest.fixture(scope="package")
def _screen() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "SDL_TOUCH_MOUSE_EVENTS", "SDL_MOUSE_TOUCH_EVENTS"):
            patch.setenv(name, os.environ.get(name, "0"))
        patch.setenv("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "1")
        prepare_environment()
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((640, 360))
        yield
        pygame.quit()


@pytest.fixture(scope="package")
def kit(_screen: None) -> Kit:
    """One kit for all tests here, so that pictures are made once."""
    theme, assets = load_theme(folder("assets") / "theme.toml"), folder("assets")
    return Kit(theme, Assets(assets, 1 / 3), Texts(assets / "fonts", theme), Audio(assets / "sounds"))


@pytest.fixture(scope="package")
def inputs(_screen: None) -> Iterator[Inputs]:
    """Never polled. Closed in the end: an open controller module would spoil pads of tests that come later."""
    inputs = Inputs(load_bindings(folder("assets") / "bindings.toml"))
    yield inputs
    inputs.close()


@pytest.fixture
def lay(kit: Kit, inputs: Inputs) -> Iterator[Lay]:
    """Lays a table for a window; `cells` is a position as "L ... D ..."."""

    def make(
        cells: str = "",
        size: tuple[int, int] = (640, 360),
        *,
        turn: int = 0,
        text_scale: float = 1.0,
        language: str = "en",
        **room: Any,
    ) -> Tabletop:
        canvas = fit(size, turn, text_scale)
        kit.assets.rescale(canvas.scale)
        scene = Tabletop(kit, inputs, language, cells, **room)
        scene.arrange(canvas)
        return scene

    kit.pace = Pace()
    yield make
    kit.pace = Pace()


@pytest.fixture
def drawn(kit: Kit) -> Callable[[Tabletop], Frame]:
    """A frame for a scene."""

    def make(scene: Tabletop) -> Frame:
        assert scene.canvas is not None
        return Frame(kit, pygame.Surface(scene.canvas.size_px), scene.canvas)

    return make
