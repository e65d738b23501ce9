"""Nobody is left in front of a game drawn where no one can see it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = "from game.shell.display import no_display_reason as why; from game.words import Words; print(why(Words('en')))"


def reason(driver: str) -> str:
    """What a new process without X11 or Wayland says."""
    variables = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    variables["SDL_VIDEODRIVER"] = driver
    if not driver:
        del variables["SDL_VIDEODRIVER"]
    command = [sys.executable, "-c", CODE]
    result = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=True)
    assert result.stderr == "", "libraries that SDL tried in vain complain by themselves"
    return result.stdout.strip()


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_an_unseen_driver_that_was_asked_for_is_fine(driver: str) -> None:
    assert reason(driver) == "None"


@pytest.mark.parametrize("driver", ["", "x11", "no_such_driver"])
def test_no_display_is_told_with_the_way_to_play_without(driver: str) -> None:
    assert reason(driver) == "There is no display here. To play in the terminal: python3 run.py play pylos --text"
