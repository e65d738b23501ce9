"""The written games of Help Me! are still the games that the rules play."""

import pytest

from tests.golden.help_me import SEEDS, file_of, playthrough


@pytest.mark.parametrize("seats", SEEDS)
def test_a_playthrough_is_told_as_it_is_written(seats: int) -> None:
    """If the rules were changed on purpose: `python -m tests.golden.help_me`, and read the difference."""
    assert playthrough(seats) == file_of(seats).read_text(encoding="utf-8")
