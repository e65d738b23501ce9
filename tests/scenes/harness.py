"""The whole app without a display: furnished as for players, run by a clock that tests wind, with quick bots."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.app import App, close, furnish
from game.core.protocol import Seat
from game.play.levels import open_box
from game.play.match import Match
from game.play.places import places
from game.play.seat import Person, Player
from game.play.thinking import Answer
from game.scenes.house import Bots
from game.scenes.match import MatchScene
from game.scenes.pad_seats import PadSeats
from game.scenes.sitting import Sitting
from game.scenes.title import Title
from game.shell.input.wish import Device, Wish
from game.shell.scene import Scene
from tests.running import Clock, Hands, KeyboardHands, MouseHands, PadHands, Running, TouchHands
from tests.virtual_pads import VirtualPads

DEVICES = ("pad", "keyboard", "mouse", "touch")
CALM: dict[str, Any] = {"full_screen": False, "language": "en"}
SWIFT: dict[str, Any] = {**CALM, "animation": 0.0, "bot_pace": 0.0}
"""No waiting for bots and motion."""


class QuickBots:
    """Answers at the first look with a legal move: the first, the last, or whatever `pick` says."""

    def __init__(self, pick: Callable[[Sequence[Any]], Any] = lambda legal: legal[len(legal) // 2]) -> None:
        self.pick = pick
        self.asked: list[Any] = []
        self._text: str | None = None
        self.closed = False

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        rules = open_box(game).game
        self.asked.append(seen)
        self._text = rules.write_move(self.pick(rules.legal(seen)))

    def poll(self) -> Answer | None:
        text, self._text = self._text, None
        return None if text is None else Answer(text, 1, 1, 0)

    def cancel(self) -> None:
        self._text = None

    def close(self) -> None:
        self.closed = True


class SlowBots(QuickBots):
    """Answers only when a test lets them."""

    ready = False

    def poll(self) -> Answer | None:
        return super().poll() if self.ready else None


class Playing(Running):
    """The furnished app, frame by frame."""

    def __init__(self, app: App, clock: Clock) -> None:
        super().__init__(app.loop, clock)
        self.app, self.house = app, app.house

    def go(self, *scenes: Scene) -> None:
        """Put these on the otherwise empty stack and let the picture come to rest."""
        self.house.stack.reset(scenes[0])
        for scene in scenes[1:]:
            self.house.stack.push(scene)
        self.rest()

    def title(self) -> "Playing":
        """Be at the title, as after the start."""
        self.go(Title(self.house))
        return self

    def rest(self) -> None:
        """Let fades and rings come to their ends."""
        self.frame()
        self.until(lambda: not (self.loop.view_frame.fading or self.loop.stack.top is None or self._ringing()))

    def _ringing(self) -> bool:
        return self.top._ring.moving

    def at(self, scene: type[Scene]) -> bool:
        """Whether such a scene is on top."""
        return isinstance(self.loop.stack.top, scene)

    @property
    def table(self) -> MatchScene:
        """The match on top."""
        top = self.top
        assert isinstance(top, MatchScene), f"{top!r} is no table"
        return top

    @property
    def somewhere(self) -> MatchScene:
        """The match wherever it lies in the stack."""
        return next(scene for scene in self.loop.stack.scenes if isinstance(scene, MatchScene))

    def hands(self, device: str, pads: VirtualPads) -> Hands:
        """Hands with one kind of device; a pad is plugged in for them."""
        if device == "pad":
            return PadHands(self, pads.plug())
        kinds: dict[str, Callable[[Running], Hands]] = {
            "keyboard": KeyboardHands,
            "mouse": MouseHands,
            "touch": TouchHands,
        }
        return kinds[device](self)

    def persons_turn(self) -> bool:
        """Whether a person may act now and nothing moves any more."""
        return self.at(MatchScene) and self.table._person() is not None and not self.table.table.busy


@contextmanager
def playing(
    folder: Path, *, size: tuple[int, int] = (1280, 720), bots: Callable[[], Bots] = QuickBots, **asked: Any
) -> Iterator[Playing]:
    """The app with its files in a folder; `asked` are settings on top of `SWIFT`."""
    clock = Clock()
    app = furnish(places(folder), {**SWIFT, **asked}, size=size, clock=clock, bots=bots)
    pygame.event.clear()
    try:
        yield Playing(app, clock)
    finally:
        close(app)


def make_move(hands: Hands, text: str) -> None:
    """Choose what a move of Pylos consists of, as its device does it."""
    pointing = isinstance(hands, MouseHands | TouchHands)
    if text == "done":
        hands.choose("done")
    elif ">" in text:
        for spot in text.split(">"):
            hands.choose(spot)
    else:
        for _ in range(2 if pointing else 1):
            hands.choose(text.removeprefix("-"))


def undo(hands: Hands) -> None:
    """Take back."""
    hands.wish(Wish.UNDO)


def match_of(playing: Playing, *, light: str = "", dark: str = "", to_move: int = 0, rules: str = "standard") -> Match:
    """A match of Pylos that begins with these balls."""
    box = playing.house.box("pylos")
    cells = {**dict.fromkeys(light.split(), 0), **dict.fromkeys(dark.split(), 1)}
    setup = {"cells": cells, "to_move": to_move} if cells else {}
    return Match(box.game, {"rules": rules}, 2, setup, digest=box.digest)


def sit_down(
    playing: Playing,
    match: Match,
    *players: Player,
    held: Mapping[Seat, Device] | None = None,
) -> MatchScene:
    """Put a match on the table; persons with any device unless others are named."""
    seated = players or (Person(), Person())
    pads = PadSeats(seated, held)
    scene = MatchScene(playing.house, Sitting(match, seated, playing.house.store.new_slot(), 1, pads))
    playing.go(scene)
    return scene


def sit_with_pads(playing: Playing, match: Match, *devices: Device) -> MatchScene:
    """Two persons, each with a pad of their own (or one, against any device)."""
    players = [Person(device.guid) for device in devices]
    held = {Seat(seat): device for seat, device in enumerate(devices)}
    return sit_down(playing, match, *filled_with_persons(players), held=held)


def filled_with_persons(players: Sequence[Player]) -> Sequence[Player]:
    """Persons with any device on the seats that are left."""
    return [*players, *(Person() for _ in range(len(players), 2))]
