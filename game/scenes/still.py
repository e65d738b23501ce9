"""Bots that never answer: for pictures and tests in which nothing may happen by itself."""

from typing import Any

from game.play.thinking import Answer
from game.scenes.house import Bots


class StillBots:
    """Takes every question and gives no answer."""

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        """Nobody thinks about it."""

    def poll(self) -> Answer | None:
        """Never anything."""
        return None

    def cancel(self) -> None:
        """Nothing to drop."""

    def close(self) -> None:
        """Nothing to end."""


def still() -> Bots:
    """Such bots, as `furnish` takes them."""
    return StillBots()
