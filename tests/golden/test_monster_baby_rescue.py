"""The written games of Monster Baby Rescue are still those of the rules and the data."""

import pytest

from tests.golden.monster_baby_rescue import GAMES, file_of, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_told_as_it_is_written(name: str) -> None:
    """If they were changed on purpose: `python -m tests.golden.monster_baby_rescue`, and read the difference."""
    assert playthrough(name) == file_of(name).read_text(encoding="utf-8")
