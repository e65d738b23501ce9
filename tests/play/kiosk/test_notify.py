"""What systemd hears, over a socket as it makes one."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.play.kiosk.notify import Notifier

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there is no systemd without such sockets")


@pytest.fixture(params=["path", "abstract"])
def systemd(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[socket.socket, str]]:
    """A socket, and what NOTIFY_SOCKET says of it."""
    name = str(tmp_path / "notify") if request.param == "path" else f"@fivefold-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(name.replace("@", "\0", 1) if name.startswith("@") else name)
        heard.settimeout(5)
        yield heard, name


def test_every_message_reaches_systemd(systemd: tuple[socket.socket, str]) -> None:
    heard, name = systemd
    notifier = Notifier({"NOTIFY_SOCKET": name})
    notifier.ready()
    notifier.alive()
    notifier.status("running")
    notifier.stopping()
    assert [heard.recv(100) for _ in range(4)] == [b"READY=1", b"WATCHDOG=1", b"STATUS=running", b"STOPPING=1"]


def test_the_watchdog_is_told_in_seconds_and_children_hear_of_nothing() -> None:
    environment = {"NOTIFY_SOCKET": "/run/x", "WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1", "HOME": "/root"}
    assert Notifier(environment).watchdog == 30.0
    assert environment == {"HOME": "/root"}


def test_without_systemd_nothing_happens() -> None:
    notifier = Notifier({})
    notifier.ready()
    assert notifier.watchdog is None


def test_a_socket_that_is_gone_stops_nobody(tmp_path: Path) -> None:
    Notifier({"NOTIFY_SOCKET": str(tmp_path / "gone")}).ready()
