"""A table of Hutan in a scene of its own, dealt as a test wants it, with no app around."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pygame
import pytest

from game.core.options import fill
from game.play.levels import open_box
from game.shell.frame import Frame
from game.shell.input.inputs import Inputs
from game.shell.input.wish import Input
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect, fit
from game.shell.tween import Pace
from game.shell.widget import Widget
from game.tables.header import Header
from game.tables.hutan.state import CARD, END
from game.tables.hutan.table import HutanTable
from tests.tables import tabletop

FIRST, SECOND = "take yy", "y@a2 y@a3"
HABITAT = (FIRST, SECOND, FIRST, SECOND)
"""Alone in the first game: two turns that fill the area of a2 and a3 with yellow trees; then a tiger may come."""
CARDS = ("yy", "yy", "rr", "rw", "bgw")
"""What lies first in each round, as far as the deal has it."""

Lay = Callable[..., "Tabletop"]


def setup_of(options: dict[str, str], seats: int, seed: int, first: Sequence[str]) -> dict[str, Any]:
    """A deal in which these faces lie first, one a round."""
    game = open_box("hutan").game
    setup = dict(game.deal(fill(game, options), seats, seed))
    rounds = [list(cards) for cards in setup["rounds"]]
    for number, face in enumerate(first):
        for other in range(number, len(rounds)):
            if face in rounds[other]:
                at = rounds[other].index(face)
                rounds[other][at], rounds[number][0] = rounds[number][0], face
                break
    return {**setup, "rounds": rounds, "first": 0}


class Tabletop(tabletop.Tabletop):
    """One of Hutan."""

    table: HutanTable

    def build(self, canvas: Canvas) -> list[Widget]:
        """As much room as a match leaves under its header and above its prompts, or a little less."""
        header = Header(self.kit, canvas, self.telling.title(self.words), "accent.hutan")
        top, foot = header.rect.bottom + 26, (150.0 if canvas.portrait else 90.0) * (1 + 0.4 * (canvas.text_scale - 1))
        self.table.arrange(canvas, Rect(canvas.safe.x, top, canvas.safe.w, canvas.safe.bottom - foot - top))
        self.table.show(self.match.position, self.match.steps[-1] if self.match.steps else None)
        self.offer()
        return [self.table]

    def handle(self, event: Input) -> None:
        """A press while something moves finishes it, as at every table."""
        self.table.finish()
        super().handle(event)

    def move(self, text: str) -> None:
        """Press what a move consists of, as a pad does, and confirm the turn's end if it waits for that."""
        made = len(self.committed)
        if text.startswith("take"):
            face, state = text.partition(" ")[2], self.table.state
            spots = [spot for spot in self.ids if isinstance(spot, tuple) and spot[0] == CARD]
            self.confirm(next(spot for spot in spots if state.faces[spot[1]] == face))
        elif "@" in text:
            colour, _, square = text.partition("@")
            self.table.state.choosing.take_up("bgrwy".index(colour))
            self.confirm(square)
        elif text.startswith("animal"):
            self.confirm(text.partition(" ")[2])
        else:
            self.confirm("ending")
        if len(self.committed) == made:
            self.confirm(END)
        self.table.finish()
        assert self.committed[-1] == text

    def moves(self, texts: Sequence[str]) -> None:
        for line in texts:
            for text in (line,) if line.startswith(("take", "animal")) else line.split():
                self.move(text)


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
    """Lays a table for a window; `first` are cards that lie first in each round."""

    def make(
        mode: str = "first_game",
        size: tuple[int, int] = (640, 360),
        *,
        seats: int = 1,
        seed: int = 1,
        first: Sequence[str] = CARDS,
        scenario: str = "A",
        turn: int = 0,
        text_scale: float = 1.0,
        language: str = "en",
        **room: Any,
    ) -> Tabletop:
        canvas = fit(size, turn, text_scale)
        kit.assets.rescale(canvas.scale)
        options = {"mode": mode, "scenario": scenario}
        setup = setup_of(options, seats, seed, first)
        scene = Tabletop(kit, inputs, "hutan", language, setup, options=options, seats=seats, **room)
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
