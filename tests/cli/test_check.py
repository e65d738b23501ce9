"""`fivefold check` prints every fault and fails when there is one."""

import shutil
from pathlib import Path

import pytest

import game.where
from game.cli import main
from game.where import folder


def test_the_shipped_data_has_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0, capsys.readouterr().out
    assert capsys.readouterr().out == "levels, rule pages and catalogues: no fault\n"


def test_each_fault_is_a_line_and_the_status_is_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game").mkdir()
    for name in ("levels", "seeds"):
        shutil.copytree(folder(name), tmp_path / name)
    shutil.copytree(folder("assets") / "locale", tmp_path / "assets" / "locale")
    (tmp_path / "levels" / "broken.toml").write_text("a =\n")
    (tmp_path / "seeds" / "uk" / "yoxii.md").unlink()
    monkeypatch.setattr(game.where, "__file__", str(tmp_path / "game" / "where.py"))
    monkeypatch.setattr(game.where, "files", lambda name: tmp_path / name)
    assert main(["check"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("levels/broken.toml: ")
    assert out[1:] == ["seeds/uk/yoxii.md: missing or unreadable", "2 fault(s)"]
