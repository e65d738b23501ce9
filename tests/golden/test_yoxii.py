"""The written game of Yoxii is still the game that the rules play."""

from tests.golden.yoxii import FILE, playthrough


def test_a_playthrough_is_told_as_it_is_written() -> None:
    """If the rules were changed on purpose: `python -m tests.golden.yoxii`, and read the difference."""
    assert playthrough() == FILE.read_text(encoding="utf-8")
