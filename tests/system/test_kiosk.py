"""The kiosk as a machine starts it: killed, hung, told to end, started twice; and a monkey at it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.tables.catalog import TABLES
from tests.system import killing, monkey
from tests.system.screen import ROOT, ended, program, until

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

SOAK = pytest.mark.skipif("FIVEFOLD_SOAK" not in os.environ, reason="takes long; FIVEFOLD_SOAK=1 lets it run")
unixes = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked at in /proc")


@pytest.fixture
def environment() -> Mapping[str, str]:
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}


def log(data: Path) -> str:
    path = data / "kiosk" / "kiosk.log"
    return path.read_text("utf-8") if path.exists() else ""


def app_of(process: "subprocess.Popen[str]") -> int | None:
    """The process that draws."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return int(children[0]) if children else None


def runs(data: Path, times: int = 1) -> bool:
    """Whether the app has come up so many times."""
    return log(data).count("the app runs") >= times


def test_sigterm_ends_it_and_its_app_cleanly(tmp_path: Path, environment: Mapping[str, str]) -> None:
    with program(environment, "kiosk", "--data-dir", tmp_path) as process:
        until(lambda: runs(tmp_path), "running app")
        app = app_of(process)
        process.send_signal(signal.SIGTERM)
        assert ended(process) == (0, "", "")
    assert not Path(f"/proc/{app}").exists()
    assert "0 crashes, 0 hangs (so far)" in log(tmp_path)


def test_a_second_kiosk_ends_with_a_status_of_its_own(tmp_path: Path, environment: Mapping[str, str]) -> None:
    with program(environment, "kiosk", "--data-dir", tmp_path) as first:
        until(lambda: runs(tmp_path), "running app")
        with program(environment, "kiosk", "--data-dir", tmp_path) as second:
            status, _, err = ended(second)
        assert (status, "runs already" in err) == (3, True)
        first.send_signal(signal.SIGKILL)
        first.wait()
    with program(environment, "kiosk", "--data-dir", tmp_path) as third:
        until(lambda: runs(tmp_path, 2), "running app after the lock's holder was killed")
        third.send_signal(signal.SIGTERM)
        assert ended(third)[0] == 0


@unixes
def test_an_app_whose_supervisor_is_killed_ends_by_itself(tmp_path: Path, environment: Mapping[str, str]) -> None:
    with program(environment, "kiosk", "--data-dir", tmp_path) as process:
        until(lambda: runs(tmp_path), "running app")
        app = app_of(process)
        process.send_signal(signal.SIGKILL)
        process.wait()
        until(lambda: not Path(f"/proc/{app}").exists(), "end of the app")


@unixes
def test_an_app_that_hangs_is_there_again(tmp_path: Path, environment: Mapping[str, str]) -> None:
    with program(environment, "kiosk", "--data-dir", tmp_path) as process:
        until(lambda: runs(tmp_path), "running app")
        app = app_of(process)
        assert app is not None
        os.kill(app, signal.SIGSTOP)
        start = time.monotonic()
        until(lambda: runs(tmp_path, 2), "running app")
        assert 9 < time.monotonic() - start < 20
        process.send_signal(signal.SIGTERM)
        assert ended(process)[0] == 0
    assert "1 hangs" in log(tmp_path)


def test_without_a_display_it_says_why_and_ends(tmp_path: Path, environment: Mapping[str, str]) -> None:
    bare = {name: value for name, value in environment.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    bare |= {"SDL_VIDEODRIVER": "x11"}
    with program(bare, "kiosk", "--data-dir", tmp_path) as process:
        status, _, err = ended(process)
    assert status == 2
    assert err


# -------------------------------------------------- killed at random moments


@unixes
@pytest.mark.parametrize("times", [4, pytest.param(50, marks=SOAK)])
def test_killed_at_random_moments_it_is_back_with_the_game_within_five_seconds(tmp_path: Path, times: int) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.system.killing", str(tmp_path), str(times)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=580,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    assert told["killed"] == times
    assert told["slowest"] <= killing.PROMISED


# -------------------------------------------------- a monkey


@pytest.fixture
def _pads_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")


@pytest.mark.usefixtures("_pads_are_heard")
@pytest.mark.parametrize("steps", [20_000, pytest.param(200_000, marks=SOAK)])
def test_a_monkey_neither_gets_out_nor_breaks_anything(tmp_path: Path, steps: int) -> None:
    ran = monkey.play(tmp_path, steps, drawn=False, seed=steps)
    assert set(ran.finished) == set(TABLES)
    assert ran.visits > steps / 2000
    assert len(ran.scenes) > 15
    assert ran.growth < 0.05


@pytest.mark.usefixtures("_pads_are_heard")
@pytest.mark.parametrize("steps", [1_000, pytest.param(5_000, marks=SOAK)])
def test_nor_does_it_when_all_is_drawn(tmp_path: Path, steps: int) -> None:
    assert monkey.play(tmp_path, steps, drawn=True, seed=steps).visits
