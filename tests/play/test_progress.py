"""What was learnt is kept; no file and no disk stops anybody from going on."""

import json
from pathlib import Path

import pytest

from game.play.progress import ProgressFile


def test_what_was_solved_and_taken_is_there_next_time(tmp_path: Path) -> None:
    path = tmp_path / "new" / "progress.json"
    progress = ProgressFile(path)
    progress.solve("pylos", "bridge")
    progress.solve("pylos", "patience")
    progress.take("pylos")
    again = ProgressFile(path)
    assert set(again.solved("pylos")) == {"bridge", "patience"}
    assert again.taken("pylos")
    assert not again.solved("yoxii")
    assert not again.taken("yoxii")
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]


def test_solving_again_changes_nothing(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.solve("pylos", "bridge")
    before = progress.path.stat().st_mtime_ns
    progress.solve("pylos", "bridge")
    assert progress.path.stat().st_mtime_ns == before


@pytest.mark.parametrize("bad", [b"", b"{", b"\xff\xfe", b"[]", b'{"format": 1, "solved": 3}', b"[" * 100_000])
def test_a_bad_file_is_set_aside_and_named(tmp_path: Path, bad: bytes) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(bad)
    progress = ProgressFile(path)
    (trouble,) = progress.troubles
    assert (trouble.file, trouble.kept.read_bytes()) == (path, bad)
    progress.solve("pylos", "bridge")
    assert set(ProgressFile(path).solved("pylos")) == {"bridge"}


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    newer = json.dumps({"format": 2, "stars": []}).encode()
    path.write_bytes(newer)
    progress = ProgressFile(path)
    progress.solve("pylos", "bridge")
    assert set(progress.solved("pylos")) == {"bridge"}
    assert path.read_bytes() == newer
    assert progress.troubles == []


def test_where_nothing_can_be_written_it_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    progress = ProgressFile(tmp_path / "file" / "progress.json")
    progress.solve("pylos", "bridge")
    assert set(progress.solved("pylos")) == {"bridge"}
    assert progress.why
