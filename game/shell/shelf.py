"""A bounded store of surfaces: what was used least lately goes first when the pixels get too many."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def weight(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


class Shelf:
    """Surfaces by key, at most `limit` bytes together (one larger than that is kept alone)."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """Pixels held now, in bytes."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key, made now if it isn't held."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        self._held[key] = made
        self._bytes += weight(made)
        while self._bytes > self.limit and len(self._held) > 1:
            _, dropped = self._held.popitem(last=False)
            self._bytes -= weight(dropped)
        return made

    def clear(self) -> None:
        """Hold nothing."""
        self._held.clear()
        self._bytes = 0
