"""The command: its file is checked before anything starts, and a second start says so."""

from pathlib import Path

import pytest
from filelock import FileLock

from game.cli import main
from game.where import folder


def test_the_example_can_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    example = folder("assets") / "kiosk.toml"
    assert main(["kiosk", "--check", "--config", str(example)]) == 0
    assert capsys.readouterr().out == f"{example}: fine\n"


def test_a_kiosk_needs_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk", "--check"]) == 0
    assert capsys.readouterr().out == "without a file: fine\n"


@pytest.mark.parametrize("more", [[], ["--check"]])
def test_a_file_with_a_fault_starts_nothing_and_is_named_with_place_and_reason(
    tmp_path: Path, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text("[idle]\nmenu = 1\n")
    assert main(["kiosk", "--config", str(path), "--data-dir", str(tmp_path / "data"), *more]) == 2
    assert capsys.readouterr().err == f"fivefold: {path}: idle.menu: Expected `float` >= 10.0\n"
    assert not (tmp_path / "data").exists()


def test_a_second_start_says_so_and_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kiosk").mkdir()
    with FileLock(tmp_path / "kiosk" / "running.lock"):
        assert main(["kiosk", "--data-dir", str(tmp_path)]) == 3
    said = capsys.readouterr().err
    assert "runs already" in said
    assert "running.lock" in said
