"""What a measurement says: a figure, its bar, and whether it is met."""

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """One line of the table."""

    what: str
    measured: float | None
    """None where it can't be measured; the note says why."""
    unit: str
    bar: float | None = None
    """None for a figure that is only told."""
    at_least: bool = False
    """The bar is a least value, not a greatest one."""
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; None without a bar or a measurement."""
        if self.measured is None or self.bar is None:
            return None
        return self.measured >= self.bar if self.at_least else self.measured <= self.bar


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of all values lies (0 <= part <= 1)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def median(values: Sequence[float]) -> float:
    """The middle value."""
    return quantile(values, 0.5)


def timed(work: Callable[[], object], clock: Callable[[], float]) -> float:
    """Seconds of the clock that some work takes."""
    began = clock()
    work()
    return clock() - began
