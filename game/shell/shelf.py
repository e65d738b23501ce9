"""A bounded store of surfaces: what was asked for least lately goes first when the pixels get too many."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def weight(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


MORE = 1.5


def scaled_bound(least: int, finer: int, scale: float) -> int:
    """Bytes for pictures at a scale: `least`, and `finer` for each time scale 1 has the pixels."""
    return round(least + finer * scale * scale)


class Shelf:
    """Surfaces by key, about `limit` bytes together (one larger than that is kept alone).

    What was asked for since the last `turn` stays, up to a half more: a scene that needs much keeps it while shown.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._asked: dict[Hashable, int] = {}
        self._turn = 0
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """Pixels held now, in bytes."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key, made now if it isn't held."""
        self._asked[key] = self._turn
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        self._held[key] = made
        self._bytes += weight(made)
        self._make_room()
        return made

    def turn(self) -> None:
        """Something else is shown from now on."""
        self._turn += 1

    def clear(self) -> None:
        """Hold nothing."""
        self._held.clear()
        self._asked.clear()
        self._bytes = 0

    def _make_room(self) -> None:
        while self._bytes > self.limit and len(self._held) > 1:
            oldest = next(iter(self._held))
            if self._asked[oldest] == self._turn and self._bytes <= MORE * self.limit:
                return
            del self._asked[oldest]
            self._bytes -= weight(self._held.pop(oldest))
