"""What moves of Yoxii did beyond the events that several games share."""

from typing import NamedTuple

from game.core.protocol import Seat


class TotemMoved(NamedTuple):
    """The totem went from one square to another: a step, or a jump over pieces in a straight line (YX4)."""

    seat: Seat
    source: str
    target: str
    over: tuple[str, ...]
    """The squares jumped over in order; empty for a step."""
