"""A table of Help Me! in a scene of its own, with a match behind it and no app around."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.core.protocol import Seat
from game.play.levels import open_box
from game.play.onlooking import seen_by_all, step_for_all
from game.rules.help_me.board import NUMBERS
from game.rules.help_me.tiles import CREATURES, tile_of
from game.shell.frame import Frame
from game.shell.input.inputs import Inputs
from game.shell.kit import Kit
from game.shell.layout import Canvas, fit
from game.shell.tween import Pace
from game.shell.widget import Widget
from game.tables.help_me.table import HelpMeTable
from tests.tables import tabletop

Lay = Callable[..., "Tabletop"]

NEARLY = (
    "a1>b1 b1>c1 c1>d1 e1>f1 a2>b2 b2>c2 c2>d2 d2>d1 e2>f2 f2>f1 a3>b3 b3>c3 c3>d3 e3>f3 a4>b4 b4>c4 c4>d4 d4>d3 "
    "e4>f4 f4>f3 a5>b5 b5>c5 c5>d5"
)
"""Moves after which one more ends the game: the stack on e5 goes onto f5 or d5."""


class Tabletop(tabletop.Tabletop):
    """One of Help Me!; the table is handed what everybody may see."""

    table: HelpMeTable

    def __init__(self, kit: Kit, inputs: Inputs, language: str, moves: str, **room: Any) -> None:
        seats, seed = room.get("seats", 2), room.pop("seed", 1)
        game = open_box("help_me").game
        setup = {**game.deal({}, seats, seed), "first": 0, **room.pop("setup", {})}
        room.setdefault("persons", frozenset({Seat(0)}))
        super().__init__(kit, inputs, "help_me", language, setup, **room)
        for text in moves.split():
            self.match.play(text)

    def margins(self, canvas: Canvas) -> tuple[float, float]:
        """As in a match."""
        more = canvas.text_scale - 1
        return (218.0 + 80 * more, 148.0 + 155 * more) if canvas.portrait else (114.0 + 62 * more, 86.0 + 124 * more)

    def build(self, canvas: Canvas) -> list[Widget]:
        """As in a match."""
        found = super().build(canvas)
        game, steps = self.match.game, self.match.steps
        self.table.show(seen_by_all(game, self.match.position), step_for_all(game, steps[-1]) if steps else None)
        self.offer()
        return found

    def play(self, text: str) -> None:
        """Play a move and show it."""
        self.table.play(step_for_all(self.match.game, self.match.play(text)))
        self.offer()
        self.settle_focus()

    def can_shake(self) -> bool:
        """No pad is at hand."""
        return False

    def insight(self, _seat: Any, _device: Any) -> None:
        """Nobody may look here."""

    def looked(self) -> None:
        """Nobody is asked to."""

    def heights(self) -> dict[int, int]:
        """Of the stacks as they are drawn."""
        return {square: stack.height for square, stack in self.table.state.drawn.stacks.items()}


def at(name: str) -> int:
    """A square's number."""
    return NUMBERS[name]


def tile(name: str, number: int) -> int:
    """A tile's."""
    return tile_of(CREATURES.index(name), number)


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
    """Lays a table for a window, after some moves."""

    def make(
        moves: str = "",
        size: tuple[int, int] = (640, 360),
        *,
        turn: int = 0,
        text_scale: float = 1.0,
        language: str = "en",
        **room: Any,
    ) -> Tabletop:
        canvas = fit(size, turn, text_scale)
        kit.assets.rescale(canvas.scale)
        scene = Tabletop(kit, inputs, language, moves, **room)
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
