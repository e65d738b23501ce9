"""A table of Yoxii in a scene of its own, with a match behind it and no app around."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.rules.yoxii.pieces import COUNTS, VALUES
from game.shell.frame import Frame
from game.shell.input.inputs import Inputs
from game.shell.kit import Kit
from game.shell.layout import Canvas, fit
from game.shell.tween import Pace
from tests.tables import tabletop

Lay = Callable[..., "Tabletop"]

JUMPY = "d4 W2c4 1b4 3f4 R2d3 1e5 3c5"
"""White may step, and jump to a4 over two of its own; red is in the way at d3, a gap on the way to g4."""
STUCK = "c1 W2d4 1e4 3e5 2f5 R3b2 1c2 4d2 2d1"
"""White is to move and can't, Red could (YX6)."""
LEVEL = "d1 W4c1 1d2 2f4 R1e1 2c2 2e2 1d3"
"""Over, 5 to 5, with two pieces against three (YX8)."""
CLOSED = "c1 W1d1 2b2 3c2 1d2 R2e1 1a3 1c3 1e3"
"""Nobody can move the totem."""
CORNERED = "e3 W1d2 2d1 R3b2 4c2"
"""White may jump to c1, next to which no square is free (YX5)."""


class Tabletop(tabletop.Tabletop):
    """One of Yoxii; see `setup_of`."""

    def __init__(self, kit: Kit, inputs: Inputs, language: str, placed: str, **room: Any) -> None:
        setup = setup_of(placed, room.pop("to_move", 0))
        super().__init__(kit, inputs, "yoxii", language, setup, **room)

    def margins(self, canvas: Canvas) -> tuple[float, float]:
        """As in a match; with larger letters as where most is said around the table, in lessons and puzzles."""
        more = 600.0 if canvas.portrait else 290.0
        return 114.0 + more * (canvas.text_scale - 1), 88.0


def setup_of(placed: str, to_move: int = 0) -> dict[str, Any]:
    """A game in progress, as "d4 W 1c3 4d3 R 2e4": the totem, then pieces by value and square; "" is the start.

    Whoever is to move holds as many pieces as the other one, or one more.
    """
    if not placed:
        return {}
    totem, rest = placed.split(" W")
    sides = [side.split() for side in rest.split(" R")]
    pieces = {piece[1:]: [seat, int(piece[0])] for seat, side in enumerate(sides) for piece in side}
    hands = [
        [count - sum(piece[0] == str(value) for piece in side) for value, count in zip(VALUES, COUNTS, strict=True)]
        for side in sides
    ]
    return {"totem": totem, "pieces": pieces, "hands": hands, "to_move": to_move}


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
    """Lays a table for a window; `placed` as in `setup_of`."""

    def make(
        placed: str = "",
        size: tuple[int, int] = (640, 360),
        *,
        turn: int = 0,
        text_scale: float = 1.0,
        language: str = "en",
        **room: Any,
    ) -> Tabletop:
        canvas = fit(size, turn, text_scale)
        kit.assets.rescale(canvas.scale)
        scene = Tabletop(kit, inputs, language, placed, **room)
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
