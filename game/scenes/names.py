"""Who sits there: names of people who played here, names to borrow, or one's own from a keyboard on the screen."""

from collections.abc import Callable, Collection, Sequence

from game.play.people import LONGEST
from game.scenes.house import House
from game.scenes.keyboard import Keyboard
from game.scenes.screen import Screen
from game.shell.button_row import ButtonRow, Key
from game.shell.input.wish import Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.words import Words

GAP, HEAD_GAP, ROW, BESIDE = 16.0, 24.0, 84.0, 140.0
"""Between rows, below the title, of a row, and beside a name on its button."""


def borrowed(words: Words) -> Sequence[str]:
    """Names for anybody who doesn't want to type."""
    return [
        words.say_in("a name", "Otter"),
        words.say_in("a name", "Fern"),
        words.say_in("a name", "Moss"),
        words.say_in("a name", "Clover"),
        words.say_in("a name", "Reed"),
        words.say_in("a name", "Robin"),
        words.say_in("a name", "Hazel"),
        words.say_in("a name", "Pebble"),
        words.say_in("a name", "Maple"),
        words.say_in("a name", "Badger"),
        words.say_in("a name", "Lark"),
        words.say_in("a name", "Beaver"),
    ]


class Names(Screen):
    """`chosen` gets the name, or nothing for nobody in particular; `taken` are those of others at the table."""

    def __init__(self, house: House, now: str, taken: Collection[str], chosen: Callable[[str], None]) -> None:
        super().__init__(house)
        self.now, self.taken, self.chosen = now, taken, chosen
        self.first = ("name", now) if now else "type"

    def build(self, canvas: Canvas) -> list[Widget]:
        """First the ways out of the list, then people who played here, then names to borrow."""
        head = self.titled(canvas, self.words.say("Who is it?"))
        room = self.room(canvas, head.rect.bottom + HEAD_GAP)
        names = [self.kit.measure(name, "name", canvas)[0] for name in self._offered()]
        widest = max(*names, 160.0) + BESIDE
        columns = max(1, min(4, int((room.w + GAP) / (widest + GAP))))
        inner = (room.w + GAP) / columns - GAP - 32
        high = max(self.kit.measure(name, "name", canvas, inner)[1] for name in self._offered())
        height = max(ROW, high + 24)
        say = self.words.say
        ways = [Key("type", say("Another name"), self._type, "keyboard", parts=columns / 2)]
        ways.append(Key("none", say("No name"), lambda: self._choose(""), "person", parts=columns / 2))
        rows = [ways] if columns > 1 else [[key._replace(parts=1)] for key in ways]
        keys = [self._key(name) for name in self._offered()]
        rows += [keys[at : at + columns] for at in range(0, len(keys), columns)]

        def make(row: Sequence[Key]) -> Callable[[Rect], Widget]:
            return lambda rect: ButtonRow(rect, row, GAP, columns)

        return [head, Listing(room, [(height, make(row)) for row in rows], GAP)]

    def _offered(self) -> Sequence[str]:
        known = [name for name in self.house.people.names if name not in self.taken]
        return [*known, *(name for name in borrowed(self.words) if name not in (*known, *self.taken))]

    def _key(self, name: str) -> Key:
        return Key(("name", name), name, lambda: self._choose(name), "check" if name == self.now else "")

    def _choose(self, name: str) -> None:
        self.kit.audio.play("confirm")
        self.house.stack.pop()
        self.chosen(name)

    def _type(self) -> None:
        say = self.words.say
        self.house.stack.push(Keyboard(self.house, say("What's your name?"), LONGEST, self._typed))

    def _typed(self, name: str) -> None:
        if name in self.taken:
            self.kit.audio.play("invalid")
            return
        self._choose(name)

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """UNDO lets a person who played here be offered no more."""
        name = self.focus.id[1] if isinstance(self.focus.id, tuple) else ""
        if wish is not Wish.UNDO or pressed.repeat or name not in self.house.people.names:
            return False
        self.kit.audio.play("back")
        self.house.people.forget(name)
        self.rebuild()
        return True

    def focus_moved(self) -> None:
        """UNDO does something else now."""
        self.refresh_prompts()

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select, back; forget people at the right."""
        left, _ = super().prompts()
        name = self.focus.id[1] if isinstance(self.focus.id, tuple) else ""
        forget = Prompt(Wish.UNDO, self.words.say("Forget this name"), "bin")
        return left, (forget,) if name in self.house.people.names else ()
