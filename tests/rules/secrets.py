"""What each game hides, swapped: for the law that `seen_by` is blind to it."""

from collections.abc import Callable
from typing import Any

from game.core.protocol import Seat
from game.rules.help_me.game import HelpMe


def _nothing_hidden(position: Any, _viewer: Seat) -> Any:
    return position


def _creatures(position: Any, viewer: Seat) -> Any:
    """The creatures that the viewer doesn't hold, dealt otherwise; nothing is hidden once they are revealed."""
    if HelpMe().to_move(position) is None:
        return position
    left = [creature for creature in range(6) if not any(creature in held or () for held in position.creatures)]
    others = [creature for seat, held in enumerate(position.creatures) if seat != viewer for creature in held or ()]
    dealt = iter(left + others[::-1])
    creatures = (
        held if seat == viewer else tuple(next(dealt) for _ in held) for seat, held in enumerate(position.creatures)
    )
    return position._replace(creatures=tuple(creatures))


def _rounds(position: Any, _viewer: Seat) -> Any:
    """The cards of later rounds in another order."""
    return position._replace(coming=position.coming[::-1])


def _deck(position: Any, _viewer: Seat) -> Any:
    """The tiles still to come in another order."""
    return position._replace(deck=position.deck[::-1])


SWAPPED: dict[str, Callable[[Any, Seat], Any]] = {
    "pylos": _nothing_hidden,
    "yoxii": _nothing_hidden,
    "help_me": _creatures,
    "hutan": _rounds,
    "monster_baby_rescue": _deck,
}
"""By game: another position that differs only in what this viewer may not know."""
