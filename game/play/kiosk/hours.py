"""Spans of a day, such as "22:00-07:30": from a minute on, up to another one, over midnight if that comes first."""

import re
from typing import NamedTuple

_SPAN = re.compile(r"(\d\d):(\d\d)-(\d\d):(\d\d)")
_DAY = 24 * 60


class Hours(NamedTuple):
    """Minutes since midnight; the last one is no longer part of it."""

    first: int
    last: int

    def holds(self, minute: int) -> bool:
        """Whether a minute of the day lies inside."""
        if self.first < self.last:
            return self.first <= minute < self.last
        return minute >= self.first or minute < self.last


def parse_hours(text: str) -> Hours:
    """The span a text means; `ValueError` says what is wrong with it."""
    found = _SPAN.fullmatch(text)
    if found is None:
        raise ValueError(f'{text!r} is no span of hours; write for example "22:00-07:30"')
    hours, minutes, last_hours, last_minutes = map(int, found.groups())
    first, last = hours * 60 + minutes, last_hours * 60 + last_minutes
    if minutes > 59 or last_minutes > 59 or first >= _DAY or last > _DAY:
        raise ValueError(f"{text!r}: hours go from 00 to 23, minutes from 00 to 59")
    if first == last:
        raise ValueError(f"{text!r} begins and ends at the same minute")
    return Hours(first, last)
