"""A keyboard on the screen: letters of the language in force, for whoever wants to type with a pad or a finger."""

from collections.abc import Callable, Hashable, Sequence

from game.scenes.house import House
from game.scenes.screen import Screen
from game.shell.button_row import ButtonRow, Key
from game.shell.input.wish import Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.words import Words

GAP, HEAD_GAP, FIELD = 12.0, 24.0, 112.0
COLUMNS, COLUMNS_HIGH = 12, 7
"""Keys in a row, at most, where the screen is wide and where it is high."""


def letters(words: Words) -> str:
    """The letters on the keys, in the order of the alphabet."""
    return words.say_in("all letters of the alphabet, without spaces", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


class Field(Widget):
    """What has been typed so far, and how much more there is room for."""

    def __init__(self, rect: Rect, text: Callable[[], str], longest: int) -> None:
        super().__init__(rect)
        self.text, self.longest = text, longest

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """The text, and a mark where the next letter goes."""
        painter.panel(self.rect, "paper", 24)
        text, (_, y) = self.text(), self.rect.centre
        wide = painter.kit.measure(text, "game", painter.canvas)[0] if text else 0.0
        painter.text(text, self.rect.x + 40, y, "game", "ink")
        if len(text) < self.longest:
            painter.bar(Rect(self.rect.x + 44 + wide, y + 22, 36, 6), "ink_icon")


class Keyboard(Screen):
    """`typed` gets what was typed, in capitals only where a word begins; nothing typed is no answer."""

    first = ("key", 0)

    def __init__(self, house: House, question: str, longest: int, typed: Callable[[str], None]) -> None:
        super().__init__(house)
        self.question, self.longest, self.typed = question, longest, typed
        self.text = ""

    def build(self, canvas: Canvas) -> list[Widget]:
        """Question, field, keys in rows of equal size, and below them space, delete and done."""
        head = self.titled(canvas, self.question)
        room = self.room(canvas, head.rect.bottom + HEAD_GAP)
        high = max(FIELD, self.kit.measure("Hg", "game", canvas)[1] + 24)
        self._field = Field(room._replace(h=high), lambda: self.text, self.longest)
        all_keys = [*letters(self.words), *"0123456789", "-", "'"]
        lines = -(-len(all_keys) // (COLUMNS_HIGH if canvas.portrait else COLUMNS))
        columns = -(-len(all_keys) // lines)
        rows = [all_keys[at : at + columns] for at in range(0, len(all_keys), columns)]
        below = room.y + high + HEAD_GAP
        step = (room.bottom - below + GAP) / (len(rows) + 1)
        widgets: list[Widget] = [head, self._field]
        for number, row in enumerate(rows):
            place = Rect(room.x, below + number * step, room.w, step - GAP)
            keys = [self._key(number * columns + at, letter) for at, letter in enumerate(row)]
            widgets.append(ButtonRow(place, keys, GAP, columns))
        last = Rect(room.x, room.bottom - step + GAP, room.w, step - GAP)
        return [*widgets, ButtonRow(last, self._ways(), GAP)]

    def _key(self, number: int, letter: str) -> Key:
        return Key(("key", number), letter, lambda: self._add(letter))

    def _ways(self) -> list[Key]:
        say = self.words.say
        return [
            Key("space", say("Space"), lambda: self._add(" ")),
            Key("delete", self.words.say_in("typing", "Delete"), self._delete),
            Key("done", self.words.say_in("typing", "Done"), self._done, style="button_ready"),
        ]

    # -------------------------------------------------- typing

    def _add(self, letter: str) -> None:
        begins = not self.text or self.text[-1] in " -"
        if len(self.text) >= self.longest or (letter == " " and begins):
            self.kit.audio.play("invalid")
            return
        self.text += letter if begins else letter.lower()
        self.kit.audio.play("knock")
        self.stale(self._field.rect)

    def _delete(self) -> None:
        self.kit.audio.play("back" if self.text else "invalid")
        self.text = self.text[:-1]
        self.stale(self._field.rect)

    def _done(self) -> None:
        text = self.text.strip()
        if not text:
            self.kit.audio.play("invalid")
            return
        self.house.stack.pop()
        self.typed(text)

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """UNDO deletes a letter, MENU is done."""
        if wish is Wish.UNDO:
            self._delete()
        elif wish is Wish.MENU and not pressed.repeat:
            self._done()
        return wish in (Wish.UNDO, Wish.MENU)

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Type, delete, back; done at the right."""
        say = self.words.say
        left = (
            Prompt(Wish.CONFIRM, say("Type"), "keyboard"),
            Prompt(Wish.UNDO, self.words.say_in("typing", "Delete"), "undo"),
            Prompt(Wish.BACK, say("Back"), "undo"),
        )
        return left, (Prompt(Wish.MENU, self.words.say_in("typing", "Done"), "check"),)
