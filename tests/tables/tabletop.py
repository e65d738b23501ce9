"""A table of a game in a scene of its own, with a match behind it and no app around."""

import os
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game.play.levels import open_box
from game.play.match import Match
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.input.bindings import load_bindings
from game.shell.input.environment import prepare_environment
from game.shell.input.inputs import Inputs
from game.shell.input.wish import KEYBOARD, MOUSE, Device, Phase, Pointed, Pressed, Released, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.scene import Mover
from game.shell.stage import WidgetScene
from game.shell.text import Texts
from game.shell.theme import load_theme
from game.shell.widget import Widget
from game.tables.catalog import TABLES
from game.tables.table import Room, Sitter, WhyNot
from game.telling import telling_of
from game.where import folder
from game.words import Words


class Tabletop(WidgetScene):
    """Fills a window with a table as a match does, and is its host."""

    def __init__(self, kit: Kit, inputs: Inputs, game: str, language: str, setup: dict[str, Any], **room: Any) -> None:
        super().__init__(kit, inputs)
        box = open_box(game)
        seats = room.pop("seats", 2)
        self.match = Match(box.game, room.pop("options", {}), seats, setup)
        self.words, self.telling = Words(language), telling_of(game)
        say = self.words.say
        sitters = [
            Sitter(say("Player {number}", number=1), say("seat {number}", number=1)),
            *(Sitter(say("Skilled bot"), "") for _ in range(1, seats)),
        ]
        self.table: Any = TABLES[game](Room(kit, self.words, box.game, self.telling, sitters, self, **room))
        self.committed: list[str] = []

    def margins(self, canvas: Canvas) -> tuple[float, float]:
        """How much of the safe area's height lies above and below the table."""
        head = 114.0 * max(1.0, canvas.text_scale) * (2 if canvas.portrait or canvas.text_scale >= 1.4 else 1)
        return head, 88.0 * max(1.0, canvas.text_scale)

    def build(self, canvas: Canvas) -> list[Widget]:
        safe, (head, foot) = canvas.safe, self.margins(canvas)
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
        return bool(self.table.wished(wish, pressed))

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
        return paragraph and WhyNot(self.telling.refusal(self.words, paragraph), paragraph.number)

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


@contextmanager
def screen() -> Iterator[None]:
    """A small window without a display."""
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


def plain_kit() -> Kit:
    """Everything to draw with, for that window."""
    theme, assets = load_theme(folder("assets") / "theme.toml"), folder("assets")
    return Kit(theme, Assets(assets, 1 / 3), Texts(assets / "fonts", theme), Audio(assets / "sounds"))


@contextmanager
def plain_inputs() -> Iterator[Inputs]:
    """Never polled. Closed in the end: an open controller module would spoil pads of tests that come later."""
    inputs = Inputs(load_bindings(folder("assets") / "bindings.toml"))
    yield inputs
    inputs.close()
