"""SDL's hints."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.shell.input import prepare_environment

FILE = "SDL_GAMECONTROLLERCONFIG_FILE"


@pytest.fixture(autouse=True)
def untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        FILE,
        "SDL_TOUCH_MOUSE_EVENTS",
        "SDL_MOUSE_TOUCH_EVENTS",
        "SDL_GAMECONTROLLER_USE_BUTTON_LABELS",
        "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS",
    ):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def test_touch_isnt_doubled_as_mouse() -> None:
    prepare_environment()
    assert os.environ["SDL_TOUCH_MOUSE_EVENTS"] == "0"


def test_pads_are_heard_without_focus_only_in_a_kiosk() -> None:
    prepare_environment()
    assert "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS" not in os.environ
    prepare_environment(kiosk=True)
    assert os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] == "1"


def test_a_players_own_mappings_are_passed_on(tmp_path: Path) -> None:
    mappings = tmp_path / "gamecontrollerdb.txt"
    prepare_environment(mappings=mappings)
    assert FILE not in os.environ
    mappings.write_text("# none\n", "utf-8")
    prepare_environment(mappings=mappings)
    assert os.environ[FILE] == str(mappings)


def test_preparing_loads_no_pygame() -> None:
    code = "import sys, game.shell.input, game.shell.input.wish; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[3], check=False).returncode == 0
