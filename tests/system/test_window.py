"""The program in a real window, played by keys from outside."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.play.store import Store
from tests.system.screen import ROOT, SIZE, Screen, ended, program, started, until

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

SWIFT = 'animation = 4.0\nbot_pace = 0.0\nlanguage = "en"\n'
TICKS = 100
"""Clock ticks a second in /proc."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder of settings that let nobody wait."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.toml").write_text(SWIFT)
    return folder


def saved(data: Path, number: int = 1) -> dict[str, Any] | None:
    """A saved game."""
    path = data / "saves" / f"game-{number:06}.json"
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    return found


def shot(folder: Path, scene: str) -> pygame.Surface:
    """How a scene should look."""
    path = folder / f"{scene}.png"
    command = [sys.executable, "-m", "game", "shot", scene, "--size", f"{SIZE[0]}x{SIZE[1]}", "-o", str(path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return pygame.image.load(path)


def alike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The part of the pixels that are equal."""
    a, b = (pygame.image.tobytes(picture, "RGB") for picture in (one, other))
    same = sum(a[at : at + 3] == b[at : at + 3] for at in range(0, len(a), 3 * 7))
    return same * 3 * 7 / len(a)


@pytest.mark.parametrize("start", ["module", "run.py"])
def test_the_program_shows_its_title_and_ends_quietly_when_told_to(
    screen: Screen, data: Path, tmp_path: Path, start: str
) -> None:
    command = [sys.executable, "-m", "game"]
    if start == "run.py":
        if not (ROOT / ".venv" / ".stamp-play").exists():
            pytest.skip("run.py has set nothing up here yet; .ci/run does that first")
        command = [sys.executable, "run.py"]
    arguments = ["play", "--windowed", "--lang", "en", "--data-dir", str(data)]
    with started([*command, *arguments], screen.environment) as process:
        screen.window(process)
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        title = shot(tmp_path, "title")
        until(lambda: screen.rest() and alike(screen.picture(), title) > 0.99, "title as it should look")
        process.send_signal(signal.SIGTERM)
        assert ended(process) == (0, "", "")


def test_a_match_is_played_from_title_to_result_and_the_title_comes_back(screen: Screen, data: Path) -> None:
    with program(screen.environment, "play", "--windowed", "--lang", "en", "--data-dir", data) as process:
        screen.window(process)
        screen.key("Return", "Return", "Up", "Up", "Right", "Down", "Down", "Return")
        play_until_over(screen, data)
        screen.rest()
        screen.do("key", "Return")
        screen.rest()
        screen.key("Escape")
        for _ in range(3):
            screen.key("Return")
        screen.do("key", "Return")
        until(lambda: saved(data, 2), "move in a second game")
        process.send_signal(signal.SIGTERM)
        assert ended(process) == (0, "", "")


def play_until_over(screen: Screen, data: Path) -> None:
    """Press Return at the table, each time when nothing moves any more, until the game is over.

    Where the ball in focus can be raised, the first press picks it up and the second puts it down again higher up.
    """
    deadline = time.monotonic() + 200
    while not (game := saved(data)) or not game["over"]:
        assert time.monotonic() < deadline, f"the game isn't over: {game}"
        before = screen.rest()
        screen.do("key", "Return")
        until(lambda before=before: screen.pixels() != before, "answer to Return")  # type: ignore[misc]
    assert game["record"]["options"] == {"rules": "children"}


@pytest.mark.parametrize(("number", "expected"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_program_that_is_told_to_end_leaves_its_game_saved(data: Path, number: int, expected: int) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    arguments = ("play", "pylos", "--windowed", "--seat", "casual", "casual", "--data-dir", data)
    with program(environment, *arguments) as process:
        until(lambda: len((saved(data) or {"record": {"actions": ()}})["record"]["actions"]) >= 3, "saved move")
        process.send_signal(number)
        status, out, err = ended(process)
    assert (status, out, err) == (expected, "", "")
    store = Store(data / "saves")
    [game] = store.games()
    loaded = store.load(game.slot)
    store.close()
    assert loaded is not None
    assert len(loaded.match.moves) >= 3


def processor_time(process: "subprocess.Popen[str]") -> float:
    """Seconds of a processor a program has used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def used_in(process: "subprocess.Popen[str]", seconds: float) -> float:
    """The part of a core it uses over so many seconds."""
    before, start = processor_time(process), time.monotonic()
    time.sleep(seconds)
    return (processor_time(process) - before) / (time.monotonic() - start)


def test_a_menu_at_rest_and_a_hidden_window_cost_next_to_nothing(screen: Screen, data: Path) -> None:
    with program(screen.environment, "play", "--windowed", "--data-dir", data) as process:
        window = screen.window(process)
        screen.key("Return")
        time.sleep(3)
        assert used_in(process, 10) < 0.10
        screen.do("windowunmap", window)
        time.sleep(1)
        assert used_in(process, 5) < 0.05
        process.send_signal(signal.SIGTERM)
        assert ended(process) == (0, "", "")


def test_nothing_waits_by_burning_time() -> None:
    busy = [path for path in (ROOT / "game").rglob("*.py") if "tick_busy_loop" in path.read_text("utf-8")]
    assert busy == []
