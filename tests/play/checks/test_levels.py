"""Bad level data is found and named."""

import shutil
from pathlib import Path

import pytest

from game.play.checks import Fault, level_faults
from game.where import folder


def test_the_shipped_levels_have_no_fault() -> None:
    assert level_faults(folder("levels")) == []


@pytest.fixture(name="levels")
def _levels(tmp_path: Path) -> Path:
    """What games can't be built without, and nothing else."""
    for game in ("hutan", "monster_baby_rescue"):
        shutil.copytree(folder("levels") / game, tmp_path / game)
    return tmp_path


def test_a_game_without_its_data_is_named(levels: Path) -> None:
    (levels / "hutan" / "cards.toml").unlink()
    (fault,) = level_faults(levels)
    assert str(fault) == "levels/hutan: levels/hutan/cards.toml: the file is missing"


def test_a_fault_in_a_games_data_is_named_with_its_key(levels: Path) -> None:
    cards = levels / "hutan" / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("total = 70", "total = 71"), encoding="utf-8")
    (fault,) = level_faults(levels)
    assert fault.reason == "levels/hutan/cards.toml: deck.total: 71, but the cards are 70"


def test_a_price_too_high_in_the_row_is_named(levels: Path) -> None:
    track = levels / "monster_baby_rescue" / "track.toml"
    track.write_text(track.read_text(encoding="utf-8").replace("4, 4]", "4, 6]", 1), encoding="utf-8")
    (fault,) = level_faults(levels)
    assert fault.reason.startswith("levels/monster_baby_rescue/track.toml: row.prices: place 6 costs 6, ")


def test_a_file_that_is_no_toml_is_named_with_its_line(levels: Path) -> None:
    (levels / "pylos").mkdir()
    (levels / "pylos" / "puzzles.toml").write_text('a = 1\nb = "open\n', encoding="utf-8")
    (fault,) = level_faults(levels)
    assert fault.file == "levels/pylos/puzzles.toml"
    assert "line 2" in fault.reason


def test_a_file_in_another_encoding_is_named(levels: Path) -> None:
    (levels / "extra.toml").write_bytes(b'title = "\xcf"')
    (fault,) = level_faults(levels)
    assert fault.file == "levels/extra.toml"


def test_a_fault_reads_as_one_line() -> None:
    assert str(Fault("levels/a.toml", "", "broken")) == "levels/a.toml: broken"
    assert str(Fault("levels/a.toml", "$.x", "broken")) == "levels/a.toml: $.x: broken"
