"""Waiting for one key at a terminal."""

import io
import os
from collections.abc import Iterator

import pytest

from game.cli.keys import key_waiter

pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of POSIX")


@pytest.fixture(name="terminal")
def _terminal() -> Iterator[tuple[int, io.TextIOWrapper]]:
    """The end where keys are pressed, and the end where a program reads."""
    keyboard, program = pty.openpty()
    with open(program, encoding="utf-8") as source:
        yield keyboard, source
    os.close(keyboard)


@pytest.mark.timeout(10)
@pytest.mark.parametrize("key", [b"x", b" ", b"\r", b"\x1b[A", "ї".encode()])
def test_a_key_pressed_before_anybody_waits_is_not_lost(terminal: tuple[int, io.TextIOWrapper], key: bytes) -> None:
    keyboard, source = terminal
    wait = key_waiter(source)
    assert wait is not None
    os.write(keyboard, key)
    wait()


@pytest.mark.timeout(10)
def test_lines_are_read_as_before_after_a_key_of_several_bytes(terminal: tuple[int, io.TextIOWrapper]) -> None:
    keyboard, source = terminal
    wait = key_waiter(source)
    assert wait is not None
    os.write(keyboard, b"\x1b[A")
    wait()
    os.write(keyboard, b"quit\n")
    assert source.readline() == "quit\n"


def test_what_is_no_terminal_has_lines_only() -> None:
    assert key_waiter(io.StringIO("x")) is None
