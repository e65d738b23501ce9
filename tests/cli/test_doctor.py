"""`fivefold doctor` answers on any machine."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.cli.doctor import lines

ROOT = Path(__file__).resolve().parents[2]
SECTIONS = ["versions", "display", "sound", "pads", "mappings", "folders"]


def doctor(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run in a process of its own; an empty value takes a variable away."""
    variables = {name: value for name, value in {**os.environ, **environment}.items() if value}
    command = [sys.executable, "-m", "game", "doctor", *arguments]
    return subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)


def facts(*arguments: str, **environment: str) -> dict[str, Any]:
    result = doctor("--json", *arguments, **environment)
    assert (result.returncode, result.stderr) == (0, "")
    return dict(json.loads(result.stdout))


def test_json_holds_every_section_and_nothing_around_it() -> None:
    found = facts()
    assert list(found) == SECTIONS
    assert list(found["versions"]) == ["Fivefold", "Python", "SDL", "pygame-ce", "pymunk", "system"]


def test_text_tells_the_same_sections() -> None:
    result = doctor()
    assert (result.returncode, result.stderr) == (0, "")
    heads = [line.partition(":")[0] for line in result.stdout.splitlines() if not line.startswith(" ")]
    assert heads == SECTIONS


@pytest.mark.parametrize("driver", ["", "no_such_driver"])
def test_without_display_and_sound_it_still_answers_and_says_so(driver: str) -> None:
    result = doctor("--json", SDL_VIDEODRIVER=driver, SDL_AUDIODRIVER=driver, DISPLAY="", WAYLAND_DISPLAY="")
    found = json.loads(result.stdout)
    assert found["display"]["available"] is False
    assert found["sound"]["available"] or found["sound"]["why not"]
    assert not any(word in result.stderr for word in ("ALSA", "Traceback"))


def test_the_data_folder_asked_for_is_the_one_told(tmp_path: Path) -> None:
    mappings = tmp_path / "gamecontrollerdb.txt"
    mappings.write_text("# none\n")
    found = facts("--data-dir", str(tmp_path))
    assert found["folders"]["saves"] == {"path": str(tmp_path / "saves"), "exists": False}
    assert found["mappings"] == str(mappings)


def test_a_pad_and_a_missing_folder_read_as_lines() -> None:
    told = {
        "pads": [{"name": "Pad", "mapped": True, "axes": 6}],
        "mappings": None,
        "folders": {"saves": {"path": "/a", "exists": False}, "assets": {"path": "/b", "exists": True}},
        "display": {"available": False, "sizes": ["800x600", "640x480"]},
    }
    assert list(lines(told)) == [
        "pads",
        "  name Pad, mapped yes, axes 6",
        "mappings: none",
        "folders",
        "  saves: /a (not there yet)",
        "  assets: /b",
        "display",
        "  available: no",
        "  sizes: 800x600, 640x480",
    ]
    assert list(lines({"pads": []})) == ["pads: none"]
