"""The written maps are still those of the data."""

from tests.golden.maps import FILE, maps


def test_hu1_hu2_every_fixed_layout_lies_as_it_is_drawn() -> None:
    """If the data was changed on purpose: `python -m tests.golden.maps`, and read the difference."""
    assert maps() == FILE.read_text(encoding="utf-8")
