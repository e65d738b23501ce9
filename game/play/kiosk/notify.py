"""systemd's notify protocol: datagrams to the socket that NOTIFY_SOCKET names; nothing where there is none."""

import os
import socket
from collections.abc import MutableMapping
from contextlib import suppress


class Notifier:
    """Tells systemd how the service is. Children don't hear of the socket: the variables are taken out."""

    def __init__(self, environment: MutableMapping[str, str] = os.environ) -> None:
        self._address = environment.pop("NOTIFY_SOCKET", "")
        microseconds = environment.pop("WATCHDOG_USEC", "")
        environment.pop("WATCHDOG_PID", None)
        self.watchdog = int(microseconds) / 1e6 if microseconds.isdigit() else None
        """Seconds within which systemd wants a sign of life; None if it doesn't ask."""

    def ready(self) -> None:
        """The service is up."""
        self._tell("READY=1")

    def alive(self) -> None:
        """A sign of life."""
        self._tell("WATCHDOG=1")

    def status(self, words: str) -> None:
        """A line for `systemctl status`."""
        self._tell(f"STATUS={words}")

    def stopping(self) -> None:
        """The service is about to end."""
        self._tell("STOPPING=1")

    def _tell(self, message: str) -> None:
        if not self._address or not hasattr(socket, "AF_UNIX"):
            return
        address = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect(address)
            line.send(message.encode())
