"""Waiting for one key at a terminal, whatever the system."""

import os
import sys
from collections.abc import Callable
from typing import TextIO


def key_waiter(source: TextIO) -> Callable[[], None] | None:
    """What returns after the next key typed into `source`; None where it is no terminal and has lines only."""
    if not source.isatty():
        return None
    if sys.platform == "win32":
        return _windows_key
    return lambda: _posix_key(source.fileno())


if sys.platform == "win32":

    def _windows_key() -> None:
        import msvcrt

        msvcrt.getwch()

else:

    def _posix_key(terminal: int) -> None:
        """One key; what else it sends (an arrow sends three bytes) is thrown away."""
        import termios
        import tty

        before = termios.tcgetattr(terminal)
        try:
            tty.setcbreak(terminal, termios.TCSADRAIN)
            os.read(terminal, 1)
            termios.tcflush(terminal, termios.TCIFLUSH)
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
