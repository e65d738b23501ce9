"""Drawings of the rule book: read by paragraph, bad ones named."""

from pathlib import Path
from typing import Any

import pytest
import tomli_w

from game.core.errors import LevelError
from game.play.checks import Fault, level_faults
from game.play.drawings import read_drawings


def written(root: Path, **changes: Any) -> Path:
    sound = {
        "paragraph": "PY4",
        "text": "A hollow on four balls.",
        "setup": {"cells": {"1a1": 0, "1b1": 0, "1a2": 1, "1b2": 1}, "to_move": 0},
        "marks": {"landing": ["2a1"]},
    }
    (root / "drawings").mkdir()
    text = tomli_w.dumps({"drawing": [{**sound, **changes}]})
    (root / "drawings" / "pylos.toml").write_text(text, encoding="utf-8")
    return root


def faults_of(root: Path) -> list[Fault]:
    """Those of the file of this kind."""
    return [fault for fault in level_faults(root) if fault.file == "levels/drawings/pylos.toml"]


def test_drawings_are_found_by_paragraph(tmp_path: Path) -> None:
    found = read_drawings("pylos", written(tmp_path))
    assert [drawing.marks for drawing in found["PY4"]] == [{"landing": ["2a1"]}]
    assert faults_of(tmp_path) == []


def test_a_game_without_drawings_has_none(tmp_path: Path) -> None:
    assert read_drawings("pylos", tmp_path) == {}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"paragraph": "PY99"}, "drawing 1: paragraph: there is no 'PY99'"),
        ({"marks": {"star": ["1a1"]}}, r"Invalid enum value 'star'"),
        ({"marks": {"take": ["1z9"]}}, "drawing 1: '1z9' is no Pylos move"),
        ({"view": "upside down"}, r"Invalid enum value 'upside down' - at `\$\.drawing\[0\]\.view`"),
        ({"setup": {"cells": {"2a1": 0}, "to_move": 0}}, "drawing 1: cells: the ball on 2a1 lacks support"),
    ],
)
def test_a_bad_drawing_is_named_by_file_key_and_reason(tmp_path: Path, changes: dict[str, Any], reason: str) -> None:
    root = written(tmp_path, **changes)
    with pytest.raises(LevelError, match=rf"^levels/drawings/pylos\.toml: .*{reason}"):
        read_drawings("pylos", root)
    (fault,) = faults_of(root)
    assert not fault.reason.startswith("levels/")
