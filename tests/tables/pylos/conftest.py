"""A table of Pylos in a scene of its own, with a match behind it and no app around."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.shell.frame import Frame
from game.shell.input.inputs import Inputs
from game.shell.kit import Kit
from game.shell.layout import fit
from game.shell.tween import Pace
from tests.tables import tabletop

G3 = "L 1a1 1b1 1a2 1b2 2a1 1c3 1d3 1c4 D 1c1 1d1 1c2 1d2 1a3 1b3 1a4"
"""A golden position: placements, raises, and 1d4 earns."""
HIGH = "L 1b2 1b3 1c2 1a2 1d3 1b1 2b1 2b2 2a2 2c2 2a1 3a1 D 1a1 1c1 1d1 1a3 1c3 1d2 1c4 1b4 2c1 3b1 1a4 2b3 2a3"
"""Three levels and more, so that balls are hidden; 1d4 is empty."""

Lay = Callable[..., "Tabletop"]


class Tabletop(tabletop.Tabletop):
    """One of Pylos; `cells` is a position as "L ... D ..."."""

    def __init__(self, kit: Kit, inputs: Inputs, language: str, cells: str, **room: Any) -> None:
        super().__init__(kit, inputs, "pylos", language, _setup(cells, room.pop("to_move", 0)), **room)


def _setup(cells: str, to_move: int) -> dict[str, Any]:
    if not cells:
        return {}
    light, dark = cells.removeprefix("L ").split("D ")
    return {"cells": {**dict.fromkeys(light.split(), 0), **dict.fromkeys(dark.split(), 1)}, "to_move": to_move}


@pytest.fixture(scope="package")
def _screen() -> Iterator[None]:
    with tabletop.screen():
        yield


@pytest.fixture(scope="package")
def kit(_screen: None) -> Kit:
    """One kit for all tests here, so that pictures are made once."""
    return tabletop.plain_kit()


@pytest.fixture(scope="package")
def inputs(_screen: None) -> Iterator[Inputs]:
    """Never polled."""
    with tabletop.plain_inputs() as inputs:
        yield inputs


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
