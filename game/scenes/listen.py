"""Waits for the button that shall stand for something, once or for one thing after another."""

import math
from collections.abc import Callable, Sequence

from game.scenes.house import House
from game.scenes.menu import Item, Menu
from game.scenes.wish_row import wish_name
from game.shell.input.bindings import NeededError
from game.shell.input.wish import (
    Control,
    Device,
    DeviceKind,
    Disconnected,
    FocusLost,
    Input,
    RawPressed,
    RawReleased,
    Wish,
)
from game.shell.layout import Canvas
from game.shell.prompts import Prompt

PATIENCE = 5.0
"""Seconds until a button is left as it is."""
HOLD = 0.8
"""Seconds BACK is held to leave everything as it is."""

WIDTH = 760.0
"""Of the words, where letters have their usual size."""


class Listen(Menu):
    """One device is listened to; what is pressed and let go there is bound to the first of `wishes`, then to the next.

    Nobody is locked in: BACK held on any device, the button on screen, or waiting ends it. In a row of wishes waiting
    leads to the next one, except at the first. `told` hears in words what has changed.
    """

    def __init__(
        self,
        house: House,
        device: Device,
        wishes: Sequence[Wish],
        told: Callable[[str], None],
        welcome: str = "",
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(house)
        self.device, self._told, self._note = device, told, welcome
        self._wishes, self._number = wishes, 0
        self._over = False
        self._patience = self._left = patience
        self._down: tuple[Device, Control] | None = None
        self._held = 0.0

    @property
    def wish(self) -> Wish:
        """What a button is wanted for."""
        return self._wishes[self._number]

    def enter(self) -> None:
        """From now on buttons mean nothing but themselves."""
        self.inputs.capture = True
        self.focus.shown = False

    def leave(self) -> None:
        """Buttons mean something again."""
        self.inputs.capture = False

    # -------------------------------------------------- what is said

    def title(self) -> str:
        """For what a button is wanted."""
        say, name = self.words.say, wish_name(self.words, self.wish)
        if self.device.kind is DeviceKind.KEYBOARD:
            return say("{wish}: press the key for it", wish=name)
        return say("{wish}: press the button for it", wish=name)

    def more(self) -> str:
        """What was wrong with the last press, the device, and how to leave everything as it is."""
        say = self.words.say
        leave = say("Hold the present button for Back, or wait, to leave it as it is.")
        device = say("Keyboard") if self.device.kind is DeviceKind.KEYBOARD else self.device.name
        return "\n".join(filter(None, (self._note, device, leave)))

    def items(self) -> list[Item]:
        """A way out for mouse and finger; the last seconds are counted."""
        say = self.words.say
        left = say("{number} s", number=self._seconds) if self._left <= PATIENCE else ""
        return [Item("cancel", "close", say("Cancel"), self.back, left)]

    @property
    def _seconds(self) -> int:
        return max(0, math.ceil(self._left))

    def _width(self, canvas: Canvas, items: list[Item]) -> float:
        """Wide enough for the words to leave room for the button below."""
        return max(super()._width(canvas, items), WIDTH * min(1.6, canvas.text_scale))

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """None: buttons mean nothing here."""
        return (), ()

    # -------------------------------------------------- listening

    def handle(self, event: Input) -> None:
        """A press and its end."""
        super().handle(event)
        if isinstance(event, RawPressed):
            if self._down is None:
                self._down, self._held = (event.device, event.control), 0.0
        elif isinstance(event, RawReleased):
            if self._down == (event.device, event.control):
                self._down = None
                self._heard(event.device, event.control)
        elif isinstance(event, FocusLost) or (isinstance(event, Disconnected) and event.device == self.device):
            self.back()

    def _heard(self, device: Device, control: Control) -> None:
        if device.kind is not self.device.kind or device.guid != self.device.guid:
            self._say(self.words.say("That was another device."))
            return
        others = [wish for wish in self.inputs.meanings(self.device, control) if wish is not self.wish]
        try:
            self.house.rebind(self.device, self.wish, control)
        except NeededError as needed:
            self._say(self.words.say("That one is needed for: {wish}", wish=wish_name(self.words, needed.wish)))
            return
        self._tell(others)
        self.kit.audio.play("confirm")
        self._go_on()

    def _say(self, note: str) -> None:
        """Tell what was wrong, and listen again."""
        self.kit.audio.play("invalid")
        self._note, self._left = note, self._patience
        self.rebuild()

    def _tell(self, others: Sequence[Wish]) -> None:
        say, name = self.words.say, wish_name(self.words, self.wish)
        if others:
            names = ", ".join(wish_name(self.words, wish) for wish in others)
            self._told(say("Changed: {wish}. Therefore changed as well: {others}", wish=name, others=names))
        else:
            self._told(say("Changed: {wish}", wish=name))

    def _go_on(self) -> None:
        """To the next wish, or away."""
        self._left, self._note = self._patience, ""
        if self._number + 1 == len(self._wishes):
            self._end()
        else:
            self._number += 1
            self.rebuild()

    def back(self) -> None:
        """Leave everything as it is."""
        self.kit.audio.play("back")
        self._end()

    def _end(self) -> None:
        if not self._over:
            self._over = True
            self.house.stack.pop()

    def step(self, seconds: float) -> None:
        """Patience runs out, unless something is being pressed; BACK held leaves."""
        super().step(seconds)
        if self._down is not None:
            self._held += seconds
            if self._held >= HOLD and Wish.BACK in self.inputs.meanings(*self._down):
                self.back()
            return
        before = self._seconds
        self._left -= seconds
        if self._left <= 0:
            self._wait_no_more()
        elif self._seconds != before:
            self.rebuild()

    def _wait_no_more(self) -> None:
        if self._number == 0:
            self.back()
        else:
            self._go_on()

    def restless(self) -> bool:
        """Time is running."""
        return True
