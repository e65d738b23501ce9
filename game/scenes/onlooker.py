"""The host of a table that is only looked at."""

from collections.abc import Hashable
from typing import Any

from game.core.protocol import Seat
from game.shell.input.wish import Device
from game.shell.layout import Rect
from game.shell.stage import WidgetScene
from game.tables.table import Insight, WhyNot


class Onlooker:
    """What a table may ask of a scene in which nobody decides anything (`game.tables.table.Host`)."""

    def __init__(self, scene: WidgetScene) -> None:
        self._scene = scene

    def commit(self, move: Any) -> None:
        """Nothing is offered."""

    def stale(self, rect: Rect | None = None, soon: bool = False) -> None:
        """Something looks different now."""
        self._scene.stale(rect, soon)

    def refocus(self, spot: Hashable) -> None:
        """The focus stays where it is."""

    def regroup(self) -> None:
        """Other spots or prompts are there now."""
        self._scene.settle_focus()
        self._scene.refresh_prompts()

    def why_not(self, text: str) -> WhyNot | None:
        """Nobody tries anything."""
        return None

    def insight(self, seat: Seat | None, device: Device | None) -> Insight | None:
        """Onlookers see what everybody sees."""
        return None

    def looked(self) -> None:
        """Nobody is invited to look."""

    def can_shake(self) -> bool:
        """Nothing is felt."""
        return False

    def shake(self, strength: float, milliseconds: int) -> None:
        """Nothing is felt."""
