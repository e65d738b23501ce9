"""The curtain between persons who share a screen: whoever is called comes, and nothing of the deal is seen until then.

The picture is the same for every deal: it shows nothing of the table.
"""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum

from game.core.protocol import Seat
from game.play.seat import persons
from game.scenes.house import House
from game.scenes.log import LogScene
from game.scenes.pause import Pause
from game.scenes.screen import Screen
from game.scenes.sitting import Sitting
from game.shell.input.wish import Disconnected, Input, Pressed, Wish
from game.shell.layout import Canvas, Rect, around
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import Button, Panel, Words, button_height, title_role
from game.tables.miniatures import seat_window

WIDE, PADDING, GAP = 1120.0, 48.0, 36.0
PICTURE, LEAST_PICTURE = 300.0, 120.0
BADGE = 116.0
HERE = "here"
"""The button with which the person called says so."""


class Why(Enum):
    """What somebody is called for."""

    TURN = "turn"
    FIRST_LOOK = "first look"
    LOOK = "look"


class Picture(Widget):
    """What the person called plays with, for all to see; the badge on its lower edge."""

    def __init__(self, rect: Rect, game: str, seat: Seat) -> None:
        super().__init__(rect)
        self.game, self.seat = game, seat

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """A sunken window, the badge above it."""
        target = painter.canvas.px(self.rect)
        painter.surface.blit(seat_window(painter.kit, self.game, self.seat, target.size), target)
        painter.badge(self.seat, self.rect.centre[0], self.rect.bottom, BADGE)


class Curtain(Screen):
    """Above a match. `come` is called when the person has come, `undo` takes back the last move if that is allowed."""

    first = HERE

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        seat: Seat,
        why: Why,
        come: Callable[[Seat], None],
        undo: Callable[[], None],
        redo: Callable[[], None],
    ) -> None:
        super().__init__(house)
        self.sitting, self.seat, self.why = sitting, seat, why
        self._come, self._undo, self._redo = come, undo, redo

    # -------------------------------------------------- what it says

    def _title(self) -> str:
        name, say = self.sitting.sitters(self.words)[self.seat].name, self.words.say
        if self.why is Why.TURN:
            return say("{name} is next", name=name)
        if self.why is Why.LOOK:
            return say("{name} wants to look", name=name)
        return say("{name}, come alone", name=name)

    def _body(self) -> str:
        say = self.words.say
        if self.why is Why.TURN:
            return say("Make room at the screen. Everybody's secrets stay covered.")
        return say("In a moment you may look at what only you may see. Everybody else looks away.")

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """One sheet of paper in the middle: picture, who is called, why, and a button."""
        room, kit = self.room(canvas, canvas.safe.y), self.kit
        width = min(room.w, WIDE)
        inner = width - 2 * PADDING
        here = self.words.say("I'm here")
        role = title_role(self._title(), inner, kit, canvas)
        title = kit.measure(self._title(), role, canvas, inner)[1]
        body = kit.measure(self._body(), "body", canvas, inner)[1]
        button = max(84.0, button_height(here, "", inner, kit, canvas))
        words = BADGE / 2 + 12 + title + 12 + body + GAP + button
        picture = min(PICTURE, room.h - words - 2 * PADDING)
        if picture < LEAST_PICTURE:
            picture = 0.0
        height = min(room.h, words + picture + 2 * PADDING)
        panel = around(*room.centre, width, height)
        x, y = panel.x + PADDING, panel.y + PADDING
        shown: list[Widget] = [Panel(panel, "paper", 31)]
        if picture:
            shown.append(Picture(Rect(x, y, inner, picture), self.sitting.game, self.seat))
            y += picture + BADGE / 2 + 12
        place = Rect(x, panel.bottom - PADDING - button, inner, button)
        return [
            *shown,
            Words(Rect(x, y, inner, title), self._title(), role, "ink", "centre"),
            Words(Rect(x, y + title + 12, inner, body), self._body(), "body", "ink_2", "centre"),
            Button(HERE, place, here, self._here, style="smoke"),
        ]

    def resume(self) -> None:
        """Back from pause or log: the language may have changed, or a bot plays for whoever was called."""
        if self.seat in persons(self.sitting.players):
            self.rebuild()
        else:
            self.house.stack.pop()

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Come, take back, log, pause."""
        say = self.words.say
        left = [Prompt(Wish.CONFIRM, say("I'm here"), "check")]
        if self._can_undo():
            left.append(Prompt(Wish.UNDO, say("Undo"), "undo"))
        return left, (Prompt(Wish.LOG, say("Log"), "log"), Prompt(Wish.MENU, say("Pause"), "pause"))

    # -------------------------------------------------- input

    def handle(self, event: Input) -> None:
        """A seat with a pad of its own comes with that pad, or with what has no owner."""
        if isinstance(event, Disconnected):
            self.sitting.pads.reunite(self.inputs.pads)
            if self.sitting.pads.missing():
                self.house.stack.pop()
        mine = not isinstance(event, Pressed) or self.sitting.pads.may_act(self.seat, event.device)
        if mine or (isinstance(event, Pressed) and event.wish in (Wish.MENU, Wish.LOG, Wish.UNDO)):
            super().handle(event)

    def _here(self) -> None:
        self.kit.audio.play("confirm")
        self._open(lambda: self._come(self.seat))

    def _can_undo(self) -> bool:
        return self.sitting.match.can_undo(persons(self.sitting.players))

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """Undo before the next person has come (HM6); log and pause."""
        if pressed.repeat:
            return False
        if wish is Wish.UNDO:
            self._take_back()
        elif wish is Wish.LOG:
            self.house.stack.push(LogScene(self.house, self.sitting))
        elif wish is Wish.MENU:
            self._pause()
        else:
            return False
        return True

    def _take_back(self) -> None:
        if self._can_undo():
            self._open(self._undo)
        else:
            self.kit.audio.play("invalid")

    def _open(self, action: Callable[[], None]) -> None:
        """Do something at the table."""
        self.house.stack.pop()
        self.house.stack.settle()
        action()

    def back(self) -> None:
        """Nobody leaves by accident."""
        self._pause()

    def _pause(self) -> None:
        self.house.stack.push(Pause(self.house, self.sitting, self._take_back, lambda: self._open(self._redo)))
