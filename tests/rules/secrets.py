"""What each game hides, swapped: for the law that `seen_by` is blind to it."""

from collections.abc import Callable
from typing import Any

from game.core.protocol import Seat


def _nothing_hidden(position: Any, _viewer: Seat) -> Any:
    return position


SWAPPED: dict[str, Callable[[Any, Seat], Any]] = {"pylos": _nothing_hidden}
"""By game: another position that differs only in what this viewer may not know."""
