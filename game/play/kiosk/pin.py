"""The PIN as it is typed: digits, mistakes, and a wait after too many of them."""

from typing import NamedTuple

LONGEST = 8
TRIES, WAIT = 3, 30.0
"""So many wrong PINs in a row cost so many seconds."""


class Typed(NamedTuple):
    """`wrong` counts mistakes in a row; nothing can be typed until `shut`, in seconds of a steady clock."""

    digits: str = ""
    wrong: int = 0
    shut: float = 0.0
    refused: bool = False
    """Whether the last thing that happened was a wrong PIN."""

    def digit(self, digit: str, now: float) -> "Typed":
        """One more digit; too many are dropped."""
        if self.waits(now):
            return self
        return self._replace(digits=(self.digits + digit)[:LONGEST], refused=False)

    def erased(self) -> "Typed":
        """The last digit is taken back."""
        return self._replace(digits=self.digits[:-1], refused=False)

    def entered(self, pin: str, now: float) -> "Typed | None":
        """What follows; None if it was the right one."""
        if self.waits(now) or not self.digits:
            return self
        if self.digits == pin:
            return None
        wrong = self.wrong + 1
        shut = now + WAIT if wrong % TRIES == 0 else self.shut
        return Typed("", wrong, shut, True)

    def waits(self, now: float) -> float:
        """Seconds until something can be typed again."""
        return max(0.0, self.shut - now)
