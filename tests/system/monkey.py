"""A monkey at a kiosk: devices, plugs, focus, sizes and clocks at random (arguments: steps, drawn steps, seed)."""

import ctypes
import gc
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.play.kiosk.config import IdleTimes, KioskConfig
from game.play.kiosk.report import Kind
from game.scenes.attract import AttractScene
from game.shell.input.environment import prepare_environment
from game.shell.input.wish import Wish
from game.tables.catalog import TABLES
from tests import hand_events
from tests.running import KEYS
from tests.scenes.harness import QuickBots
from tests.scenes.kiosk_harness import Attended, kiosks
from tests.virtual_pads import DUAL_SENSE, SWITCH_PRO, XBOX_360, VirtualPad, VirtualPads, virtual_pads

SIZES = ((1280, 720), (1280, 720), (800, 600), (720, 1280), (640, 480), (1, 1), (1, 2000))
FRAMES = (1 / 60, 1 / 60, 1 / 20, 0.5)
"""Seconds a step takes."""
WARM = 0.4
"""Part of the steps after which memory is measured: caches are filled by then."""
PADS = 3


class Ran(NamedTuple):
    """What came of it."""

    steps: int
    finished: Counter[str]
    """Games that came to their end, played by visitors or shown by bots."""
    visits: int
    scenes: Counter[str]
    growth: float
    """Of memory, as a part of what was used when caches were filled."""


class Forgetful(QuickBots):
    """Remembers no question."""

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        super().ask(game, seen, level, seed, nodes)
        self.asked.clear()


class Monkey:
    """Does something at random, once a step."""

    def __init__(self, kiosk: Attended, pads: VirtualPads, seed: int) -> None:
        self.kiosk, self.pads, self.chance = kiosk, pads, random.Random(seed)
        self.scenes: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.visits = 0
        self._away = 0
        self._held: list[str] = []
        self._acts: Sequence[tuple[int, Callable[[], None]]] = (
            (30, self._key),
            (25, self._button),
            (25, self._tap_spot),
            (8, self._tap_anywhere),
            (6, self._click),
            (3, self._wheel),
            (3, self._hold),
            (2, self._stick),
            (1, self._plug),
            (1, self._focus),
            (1, self._close),
            (0, self._resize),
        )

    def step(self) -> None:
        """One action and one frame."""
        app, chance = self.kiosk.app, self.chance
        seconds = chance.choice(FRAMES)
        if self._away:
            self._away -= 1
            seconds = 0.5
        elif chance.random() < 0.002:
            self._away = chance.choice((50, 170, 500, 1500))
        elif chance.random() < 0.003:
            self._resize()
        elif chance.random() < 0.0005:
            seconds = chance.choice((100.0, 100_000.0))
        else:
            weights = [weight for weight, _ in self._acts]
            chance.choices(self._acts, weights)[0][1]()
        app.frame(1, seconds)
        assert not self.kiosk.over, "a visitor got out"
        self.scenes[type(app.loop.stack.top).__name__] += 1
        self._listen()

    def _listen(self) -> None:
        """Count what the supervisor hears, and remember no more of it."""
        self.visits += len(self.kiosk.reports(Kind.VISIT))
        self.finished.update(self.kiosk.reports(Kind.FINISHED) + self.kiosk.reports(Kind.SHOWN))
        self.kiosk.heard.clear()

    # -------------------------------------------------- devices

    def _key(self) -> None:
        wish = self.chance.choice((*Wish, Wish.CONFIRM, Wish.CONFIRM, Wish.CONFIRM))
        hand_events.tap_key(KEYS[wish])

    def _hold(self) -> None:
        """A key goes down and stays, or all come up."""
        if len(self._held) > 2:
            while self._held:
                hand_events.key_up(self._held.pop())
        else:
            self._held.append(self.chance.choice(list(KEYS.values())))
            hand_events.key_down(self._held[-1])

    def _pad(self) -> VirtualPad | None:
        opened = [pad for pad in self.pads.made if pad.plugged and pad.opened]
        return self.chance.choice(opened) if opened else None

    def _button(self) -> None:
        pad = self._pad()
        if pad is None:
            return
        button = self.chance.choice((*range(15), 0, 0, 0))
        pad.press(button)
        if self.chance.random() < 0.9:
            self.kiosk.app.frame(1)
            if pad.plugged:
                pad.release(button)

    def _stick(self) -> None:
        pad = self._pad()
        if pad is not None:
            pad.axis(self.chance.randrange(6), self.chance.uniform(-1, 1))

    def _plug(self) -> None:
        plugged = [pad for pad in self.pads.made if pad.plugged]
        if len(plugged) >= PADS or (plugged and self.chance.random() < 0.5):
            self.chance.choice(plugged).unplug()
        else:
            self.pads.plug("Monkey's pad", self.chance.choice((XBOX_360, DUAL_SENSE, SWITCH_PRO)))
        self.pads.made = [pad for pad in self.pads.made if pad.plugged]

    def unplug(self) -> None:
        """Pull all plugs."""
        for pad in self.pads.made:
            pad.unplug()
        self.pads.made = []

    # -------------------------------------------------- pointers

    def _anywhere(self) -> tuple[int, int]:
        width, height = pygame.display.get_window_size()
        return self.chance.randrange(width), self.chance.randrange(height)

    def _tap_spot(self) -> None:
        top = self.kiosk.app.top
        spots = top.spots()
        if spots and top.canvas is not None:
            rect = self.chance.choice(spots).rect
            hand_events.tap(*top.canvas.to_window(*rect.centre))

    def _tap_anywhere(self) -> None:
        hand_events.finger_down(*self._anywhere())
        if self.chance.random() < 0.3:
            hand_events.finger_move(*self._anywhere())
        if self.chance.random() < 0.9:
            hand_events.finger_up(*self._anywhere())

    def _click(self) -> None:
        hand_events.click(*self._anywhere(), button=self.chance.choice((1, 1, 1, 2, 3)))

    def _wheel(self) -> None:
        hand_events.wheel(self.chance.choice((-1, 1)))

    # -------------------------------------------------- the window

    def _focus(self) -> None:
        hand_events.window(self.chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED)))

    def _close(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    def _resize(self) -> None:
        size = self.chance.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        hand_events.window(pygame.WINDOWSIZECHANGED, *size)


def used(kiosk: Attended) -> int:
    """Bytes of memory this process takes with nobody there, without pictures, which are made anew, and free memory."""
    pygame.display.set_mode(SIZES[0], pygame.RESIZABLE)
    hand_events.window(pygame.WINDOWSIZECHANGED, *SIZES[0])
    kiosk.wait(80, 0.5)
    assert kiosk.app.at(AttractScene)
    kiosk.house.kit.release()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def play(folder: Path, steps: int, drawn: bool, seed: int) -> Ran:
    """Let it play; `AssertionError` if it gets out, and whatever else is raised."""
    chance = random.Random(seed)
    config = KioskConfig(pin="99887766", idle=IdleTimes(20, 40, 10))
    with virtual_pads() as pads, kiosks(folder, config=config, bots=lambda: Forgetful(chance.choice)) as kiosk:
        if not drawn:
            kiosk.app.loop._shown = lambda: False  # type: ignore[method-assign]
        monkey = Monkey(kiosk, pads, seed)
        try:
            growth = _growth(monkey, steps)
        finally:
            monkey.unplug()
        return Ran(steps, monkey.finished, monkey.visits, monkey.scenes, growth)


def _growth(monkey: Monkey, steps: int) -> float:
    """Let it play; how much more memory is used at the end than when caches were filled."""
    before = 0
    for number in range(steps):
        if number == round(WARM * steps):
            before = used(monkey.kiosk)
        monkey.step()
    return used(monkey.kiosk) / before - 1


def main(arguments: Sequence[str]) -> None:
    """Play by hand, and say what came of it."""
    steps, drawn, seed = (int(word) for word in (*arguments, *("200000", "5000", "1")[len(arguments) :]))
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS="1")
    prepare_environment()
    pygame.joystick.init()
    for count, shown in ((steps, False), (drawn, True)):
        if count:
            with tempfile.TemporaryDirectory() as folder:
                ran = play(Path(folder), count, shown, seed)
            missing = set(TABLES) - set(ran.finished)
            sys.stdout.write(f"{'drawn' if shown else 'undrawn'}: {ran}; never finished: {missing or 'none'}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
