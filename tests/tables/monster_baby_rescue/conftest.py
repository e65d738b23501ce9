"""A table of Monster Baby Rescue in a scene of its own, with a match behind it and no app around."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.core.options import fill
from game.play.levels import open_box
from game.shell.frame import Frame
from game.shell.input.inputs import Inputs
from game.shell.kit import Kit
from game.shell.layout import Canvas, fit
from game.shell.tween import Pace
from tests.tables import tabletop

Lay = Callable[..., "Tabletop"]


class Tabletop(tabletop.Tabletop):
    """One of a seeded deal."""

    def __init__(self, kit: Kit, inputs: Inputs, language: str, seed: int, **room: Any) -> None:
        game, options = open_box("monster_baby_rescue").game, room.get("options", {})
        setup = game.deal(fill(game, options), room.get("seats", 2), seed)
        super().__init__(kit, inputs, "monster_baby_rescue", language, setup, **room)

    def margins(self, canvas: Canvas) -> tuple[float, float]:
        """As in a match; with larger letters as where most is said around the table, in lessons."""
        more = 600.0 if canvas.portrait else 290.0
        return 114.0 + more * (canvas.text_scale - 1), 88.0

    def run(self, moves: int) -> None:
        """The cheapest tile again and again, or the first that can be chosen."""
        for _ in range(moves):
            if self.match.outcome is not None:
                break
            self.play(self.match.game.write_move(self.match.legal()[0]))
            self.table.finish()
        self.offer()


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
    """Lays a table for a window."""

    def make(
        size: tuple[int, int] = (640, 360),
        *,
        seed: int = 1,
        moves: int = 0,
        turn: int = 0,
        text_scale: float = 1.0,
        language: str = "en",
        **room: Any,
    ) -> Tabletop:
        canvas = fit(size, turn, text_scale)
        kit.assets.rescale(canvas.scale)
        scene = Tabletop(kit, inputs, language, seed, **room)
        scene.arrange(canvas)
        scene.run(moves)
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
