"""What one device holds down, and when a held wish repeats."""

from collections.abc import Iterable

from game.shell.input.wish import REPEATING, Control, Wish

FIRST_REPEAT = 0.4
NEXT_REPEAT = 0.12


class Held:
    """The wishes of one device that are on. A wish is on while at least one control holds it."""

    def __init__(self) -> None:
        self._controls: dict[Control, tuple[Wish, ...]] = {}
        self._due = 0.0

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """The wishes that are on, in the order they began."""
        return tuple(dict.fromkeys(wish for wishes in self._controls.values() for wish in wishes))

    def press(self, control: Control, wishes: Iterable[Wish], now: float) -> list[Wish]:
        """A control goes down; returns the wishes that begin with it, none if it was down already."""
        if control in self._controls:
            return []
        before = self.wishes
        self._controls[control] = tuple(wishes)
        begun = [wish for wish in self.wishes if wish not in before]
        if not REPEATING.isdisjoint(begun):
            self._due = now + FIRST_REPEAT
        return begun

    def release(self, control: Control, now: float) -> list[Wish]:
        """A control comes up; returns the wishes that end with it."""
        repeating = self._repeating()
        wishes = self._controls.pop(control, ())
        if self._repeating() != repeating:
            self._due = now + FIRST_REPEAT
        return [wish for wish in wishes if wish not in self.wishes]

    def clear(self) -> list[Wish]:
        """Everything comes up; returns the wishes that end."""
        ended = list(self.wishes)
        self._controls.clear()
        return ended

    def repeats(self, now: float) -> list[Wish]:
        """The wishes that repeat at this moment: at most once a call, however long ago the last call was."""
        wishes = self._repeating()
        if not wishes or now < self._due:
            return []
        self._due += NEXT_REPEAT
        if self._due <= now:
            self._due = now + NEXT_REPEAT
        return wishes

    def _repeating(self) -> list[Wish]:
        """Only the latest control repeats: left and right together don't swing to and fro."""
        for wishes in reversed(self._controls.values()):
            found = [wish for wish in wishes if wish in REPEATING]
            if found:
                return found
        return []
