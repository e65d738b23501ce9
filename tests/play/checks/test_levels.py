"""Bad level data is found and named."""

from pathlib import Path

from game.play.checks import Fault, level_faults
from game.where import folder


def test_the_shipped_levels_have_no_fault() -> None:
    assert level_faults(folder("levels")) == []


def test_a_file_that_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "pylos").mkdir()
    (tmp_path / "pylos" / "puzzles.toml").write_text('a = 1\nb = "open\n', encoding="utf-8")
    (fault,) = level_faults(tmp_path)
    assert fault.file == "levels/pylos/puzzles.toml"
    assert "line 2" in fault.reason


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    (tmp_path / "extra.toml").write_bytes(b'title = "\xcf"')
    (fault,) = level_faults(tmp_path)
    assert fault.file == "levels/extra.toml"


def test_a_fault_reads_as_one_line() -> None:
    assert str(Fault("levels/a.toml", "", "broken")) == "levels/a.toml: broken"
    assert str(Fault("levels/a.toml", "$.x", "broken")) == "levels/a.toml: $.x: broken"
