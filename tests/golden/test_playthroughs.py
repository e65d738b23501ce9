"""The written games are still the games that the rules play."""

import pytest

from tests.golden.playthrough import SEEDS, file_of, pylos


@pytest.mark.parametrize("rules", SEEDS)
def test_a_playthrough_is_told_as_it_is_written(rules: str) -> None:
    """If the rules were changed on purpose: `python -m tests.golden.playthrough`, and read the difference."""
    assert pylos(rules) == file_of(rules).read_text(encoding="utf-8")
