"""Staff only: a pad of digits on which the PIN is typed to leave a kiosk, by pad, keyboard or finger."""

from collections.abc import Callable, Hashable, Sequence

from game.play.kiosk.pin import Typed
from game.scenes.house import House
from game.scenes.screen import Screen
from game.shell.button_row import ButtonRow, Key
from game.shell.input.wish import Input, Pressed, RawPressed, Wish
from game.shell.layout import Canvas, Rect, around
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import Panel, Words

WIDE, PADDING, GAP, HEAD_GAP = 760.0, 40.0, 12.0, 20.0
HIGHEST = 108.0
"""Of a key where letters are as usual."""
LARGE = 1.4
"""From this text scale on letters are large."""
DOT, APART = 26.0, 52.0
DIGITS = ("123", "456", "789")


class Dots(Widget):
    """As many dots as digits were typed."""

    def __init__(self, rect: Rect, count: Callable[[], int]) -> None:
        super().__init__(rect)
        self.count = count

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """A track with the dots in its middle."""
        painter.panel(self.rect, "track", 24)
        x, y = self.rect.centre
        for number in range(self.count()):
            middle = x + (number - (self.count() - 1) / 2) * APART
            painter.bar(around(middle, y, DOT, DOT), "cream")


class PinScene(Screen):
    """Above everything else. `leave` is called when the right PIN was typed; `clock` never runs backwards.

    Mistakes outlast the scene: `typed` is where it begins, `keep` is told of every change.
    """

    opaque = False
    first = ("digit", "5")

    def __init__(
        self,
        house: House,
        pin: str,
        typed: Typed,
        keep: Callable[[Typed], None],
        leave: Callable[[], None],
        clock: Callable[[], float],
    ) -> None:
        super().__init__(house)
        self._pin, self.typed, self._keep, self._leave, self._clock = pin, typed, keep, leave, clock
        self._said = ""

    # -------------------------------------------------- lay-out

    def background(self, painter: Painter) -> None:
        """The scene below, darkened."""
        painter.dim()

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title, what is to be known and dots; below them, or beside them where letters are large, twelve keys."""
        room, kit = self.room(canvas, canvas.safe.y), self.kit
        beside = canvas.text_scale >= LARGE and not canvas.portrait
        width = room.w if beside else min(room.w, WIDE * max(1.0, 0.8 * canvas.text_scale))
        inner = (width - 3 * PADDING) / 2 if beside else width - 2 * PADDING
        title, self._said = self.words.say("Staff only"), self._note()
        head = kit.measure(title, "game", canvas, inner)[1]
        note = kit.measure(self._said, "second", canvas, inner)[1]
        above = 0.0 if beside else head + note + 2 * HEAD_GAP
        lines = 4 if beside else 5
        row = min(HIGHEST * canvas.text_scale, (room.h - 2 * PADDING - above - 4 * GAP) / lines)
        panel = around(*room.centre, width, 2 * PADDING + above + lines * row + 3 * GAP)
        x, y = panel.x + PADDING, panel.y + PADDING
        dots = Rect(x, y + head + note + HEAD_GAP, inner, row)
        left, top = panel.right - PADDING - inner, y if beside else dots.bottom + HEAD_GAP
        self._dots = Dots(dots, lambda: len(self.typed.digits))
        return [
            Panel(panel, "smoke_menu", 31),
            Words(Rect(x, y, inner, head), title, "game"),
            Words(Rect(x, y + head, inner, note), self._said, "second", "cream_2"),
            self._dots,
            *(
                ButtonRow(Rect(left, top + number * (row + GAP), inner, row), keys, GAP)
                for number, keys in enumerate(self._keys())
            ),
        ]

    def _note(self) -> str:
        """What is to be known now."""
        seconds = self.typed.waits(self._clock())
        if seconds:
            return self.words.count(
                "Too many mistakes. Wait {number} second.",
                "Too many mistakes. Wait {number} seconds.",
                max(1, round(seconds)),
            )
        if self.typed.refused:
            return self.words.say("That isn't the PIN. Try again.")
        return self.words.say("Type the PIN to leave the game.")

    def _keys(self) -> list[list[Key]]:
        rows = [[self._digit(digit) for digit in row] for row in DIGITS]
        delete = Key("delete", "", self._erase, "chevron_left")
        done = Key("done", "", self._enter, "check", style="button_ready")
        return [*rows, [delete, self._digit("0"), done]]

    def _digit(self, digit: str) -> Key:
        return Key(("digit", digit), digit, lambda: self._type(digit))

    # -------------------------------------------------- typing

    def _type(self, digit: str) -> None:
        self._become(self.typed.digit(digit, self._clock()))

    def _erase(self) -> None:
        self._become(self.typed.erased())

    def _enter(self) -> None:
        typed = self.typed.entered(self._pin, self._clock())
        if typed is None:
            self._keep(Typed())
            self._leave()
        else:
            self._become(typed)

    def _become(self, typed: Typed) -> None:
        changed = typed != self.typed
        self.kit.audio.play("knock" if changed and not typed.refused else "invalid")
        self.typed = typed
        self._keep(typed._replace(digits="", refused=False))
        self._refresh()
        self.stale(self._dots.rect)

    def _refresh(self) -> None:
        """Say something else if there is something else to say."""
        if self._note() != self._said:
            self.rebuild()

    def handle(self, event: Input) -> None:
        """A keyboard's digits may be typed as they are."""
        if isinstance(event, RawPressed):
            digit = event.control.removeprefix("kp_")
            if len(digit) == 1 and digit in "0123456789":
                self._type(digit)
                return
        super().handle(event)

    def step(self, seconds: float) -> None:
        """While somebody has to wait, say for how long."""
        super().step(seconds)
        if self.typed.shut:
            self._refresh()

    # -------------------------------------------------- ways out

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """MENU closes, UNDO takes back a digit."""
        if pressed.repeat or wish not in (Wish.MENU, Wish.UNDO):
            return False
        if wish is Wish.MENU:
            self.back()
        else:
            self._erase()
        return True

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select, delete, back."""
        say = self.words.say
        left = (
            Prompt(Wish.CONFIRM, say("Select"), "check"),
            Prompt(Wish.UNDO, self.words.say_in("typing", "Delete"), "chevron_left"),
            Prompt(Wish.BACK, say("Back"), "undo"),
        )
        return left, ()
