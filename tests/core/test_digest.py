"""A digest changes with the data and with nothing else."""

from game.core.digest import digest


def test_the_order_of_keys_does_not_matter() -> None:
    assert digest("g", {"a": 1, "b": [2]}) == digest("g", {"b": [2], "a": 1})


def test_no_data_is_empty_data() -> None:
    assert digest("pylos") == digest("pylos", {})


def test_other_data_or_another_game_has_another_digest() -> None:
    assert len({digest("g", {"a": 1}), digest("g", {"a": 2}), digest("h", {"a": 1}), digest("g")}) == 4


def test_pylos_keeps_its_digest_so_that_old_records_stay_readable() -> None:
    assert digest("pylos") == "a2221c1d07550dec"
