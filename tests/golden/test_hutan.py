"""The written games and maps of Hutan are still those of the rules and the data."""

import pytest

from tests.golden.hutan import GAMES, file_of, playthrough
from tests.golden.hutan_maps import FILE, maps


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_told_as_it_is_written(name: str) -> None:
    """If the rules were changed on purpose: `python -m tests.golden.hutan`, and read the difference."""
    assert playthrough(name) == file_of(name).read_text(encoding="utf-8")


def test_hu1_hu2_every_fixed_layout_lies_as_it_is_drawn() -> None:
    """If the data was changed on purpose: `python -m tests.golden.hutan_maps`, and read the difference."""
    assert maps() == FILE.read_text(encoding="utf-8")
