"""A table of Yoxii in a scene of its own, with a match behind it and no app around."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.rules.yoxii.pieces import COUNTS, VALUES
from game.shell.frame import Frame
from game.shell.input.inputs import Inputs
from game.shell.kit import Kit
from game.shell.layout import fit
from game.shell.tween import Pace
from tests.tables import tabletop

Lay = Callable[..., "Tabletop"]


class Tabletop(tabletop.Tabletop):
    """One of Yoxii; see `setup_of`."""

    def __init__(self, kit: Kit, inputs: Inputs, language: str, placed: str, **room: Any) -> None:
        setup = setup_of(placed, room.pop("to_move", 0))
        super().__init__(kit, inputs, "yoxii", language, setup, **room)


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
