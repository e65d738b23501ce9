"""The supervisor: what it does when the app crashes, hangs, ends or can't run, by a clock that tests wind."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

import pytest

from game.play.kiosk import process as processes
from game.play.kiosk.diary import Diary
from game.play.kiosk.notify import Notifier
from game.play.kiosk.process import AppProcess
from game.play.kiosk.supervisor import CANT_RUN, GAME_ALLOWANCE, Policy, Supervisor

POLICY = Policy()


class Puppet:
    """An app that does what the test says."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.arguments = list(arguments)
        self.said: list[str] = []
        self.ended: int | None = None
        self.told: list[str] = []

    def say(self, *lines: str) -> None:
        self.said += lines

    def lines(self) -> Sequence[str]:
        said, self.said = self.said, []
        return said

    def status(self) -> int | None:
        return self.ended

    def end(self) -> None:
        self.told.append("end")

    def interrupt(self) -> None:
        self.told.append("interrupt")

    def kill(self) -> None:
        self.told.append("kill")
        self.ended = -9


class Stage:
    """A supervisor, the apps it started, and the clock."""

    def __init__(self, folder: Path, notifier: Notifier) -> None:
        self.now = 1000.0
        self.apps: list[Puppet] = []
        self.fail_to_start = 0
        self.diary = Diary(folder, lambda: datetime(2030, 5, 1))
        self.supervisor = Supervisor(self._launch, self.diary, notifier, lambda: self.now)

    def _launch(self, arguments: Sequence[str]) -> Puppet:
        if self.fail_to_start:
            self.fail_to_start -= 1
            raise OSError("no memory")
        self.apps.append(Puppet(arguments))
        return self.apps[-1]

    @property
    def app(self) -> Puppet:
        return self.apps[-1]

    def run(self, seconds: float, *, beating: bool = False) -> int | None:
        """Let time pass, a tenth of a second after the other."""
        status = None
        for tick in range(round(seconds * 10)):
            self.now += 0.1
            if beating and self.apps and tick % 10 == 0:
                self.app.say("beat")
            status = self.supervisor.step()
            if status is not None:
                break
        return status

    def crash(self, status: int = -11) -> None:
        self.app.ended = status
        self.run(0.1)

    def seconds_to_restart(self) -> float:
        count, start = len(self.apps), self.now
        while len(self.apps) == count:
            assert self.run(0.1) is None
            assert self.now < start + 100
        return self.now - start


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    stage = Stage(tmp_path, Notifier({}))
    yield stage
    stage.diary.close()


def test_an_app_that_beats_is_left_alone(stage: Stage) -> None:
    stage.run(0.1)
    for _ in range(60):
        assert stage.run(9.5) is None
        stage.app.say("beat")
    assert (len(stage.apps), stage.app.told) == (1, [])


def test_an_app_that_crashed_starts_again_at_once(stage: Stage) -> None:
    stage.run(30, beating=True)
    stage.crash()
    assert stage.seconds_to_restart() < 0.3
    assert stage.diary.day.crashes == 1


def test_an_app_without_a_heartbeat_for_ten_seconds_is_asked_where_it_hangs_killed_and_started_again(
    stage: Stage,
) -> None:
    stage.run(30, beating=True)
    stage.run(9)
    assert stage.app.told == []
    stage.run(1.2)
    assert stage.app.told == ["interrupt"]
    stage.run(1.2)
    assert stage.apps[0].told == ["interrupt", "kill"]
    stage.run(0.2)
    assert len(stage.apps) == 2
    assert (stage.diary.day.hangs, stage.diary.day.crashes) == (1, 0)


def test_a_start_may_take_longer_than_a_heartbeat_and_not_for_ever(stage: Stage) -> None:
    stage.run(POLICY.first_beat - 1)
    assert stage.app.told == []
    stage.run(1.2)
    assert stage.app.told == ["interrupt"]


def test_crashes_in_a_row_are_answered_later_and_later_but_at_least_once_a_minute(stage: Stage) -> None:
    stage.run(0.1)
    waits = []
    for _ in range(len(POLICY.delays) + 2):
        stage.crash()
        waits.append(stage.seconds_to_restart())
    expected = [*POLICY.delays, 60.0, 60.0]
    assert [round(wait, 1) for wait in waits] == pytest.approx(expected, abs=0.2)


def test_an_app_that_ran_well_for_a_while_has_a_clean_slate(stage: Stage) -> None:
    stage.run(0.1)
    for _ in range(5):
        stage.crash()
        stage.seconds_to_restart()
    stage.run(POLICY.sound + 1, beating=True)
    stage.crash()
    assert stage.seconds_to_restart() < 0.3


def test_it_starts_again_at_the_game_whose_table_was_open(stage: Stage) -> None:
    stage.run(0.1)
    stage.app.say("beat", "at game-000007")
    stage.run(1)
    stage.crash()
    stage.seconds_to_restart()
    assert [app.arguments for app in stage.apps] == [[], ["--resume", "game-000007"]]
    stage.app.say("beat", "at")
    stage.run(1)
    stage.crash()
    stage.seconds_to_restart()
    assert stage.app.arguments == []


def test_a_game_with_which_it_crashes_again_and_again_is_left_alone(stage: Stage) -> None:
    stage.run(0.1)
    for _ in range(GAME_ALLOWANCE):
        stage.app.say("beat", "at game-000007")
        stage.run(1)
        stage.crash()
        stage.seconds_to_restart()
    assert [bool(app.arguments) for app in stage.apps] == [False, *[True] * (GAME_ALLOWANCE - 1), False]


def test_an_app_that_staff_left_is_not_started_again(stage: Stage) -> None:
    stage.run(5, beating=True)
    stage.app.say("staff")
    stage.app.ended = 0
    assert stage.run(1) == 0
    assert len(stage.apps) == 1


def test_an_app_that_can_not_run_here_ends_the_supervisor_with_its_status(stage: Stage) -> None:
    stage.run(0.1)
    stage.app.ended = CANT_RUN
    assert stage.run(1) == CANT_RUN


def test_told_to_end_it_lets_the_app_end_first(stage: Stage) -> None:
    stage.run(5, beating=True)
    stage.supervisor.end()
    stage.supervisor.end()
    assert stage.run(1) is None
    stage.app.ended = 0
    assert stage.run(1) == 0
    assert stage.app.told == ["end"]


def test_told_to_end_it_kills_an_app_that_does_not(stage: Stage) -> None:
    stage.run(5, beating=True)
    stage.supervisor.end()
    assert stage.run(POLICY.goodbye + 1) == 0
    assert stage.app.told == ["end", "kill"]


def test_told_to_end_between_two_starts_it_ends_at_once(stage: Stage) -> None:
    stage.run(0.1)
    for _ in range(5):
        stage.crash()
        stage.seconds_to_restart()
    stage.crash()
    stage.supervisor.end()
    assert stage.run(0.2) == 0


def test_an_app_that_can_not_be_started_is_tried_again(stage: Stage) -> None:
    stage.fail_to_start = 2
    stage.run(2)
    assert len(stage.apps) == 1
    assert stage.diary.day.crashes == 2


def test_systemd_hears_when_the_app_runs_and_that_somebody_watches(tmp_path: Path) -> None:
    class Ear(Notifier):
        def __init__(self) -> None:
            super().__init__({"NOTIFY_SOCKET": "@x", "WATCHDOG_USEC": "20000000"})
            self.heard: list[str] = []

        def _tell(self, message: str) -> None:
            self.heard.append(message)

    ear = Ear()
    stage = Stage(tmp_path, ear)
    stage.run(4.5)
    assert ear.heard == ["WATCHDOG=1"]
    stage.app.say("beat")
    stage.run(0.1)
    assert ear.heard[1:] == ["READY=1", "STATUS=running"]
    stage.run(30, beating=True)
    assert ear.heard.count("WATCHDOG=1") in range(6, 9)
    stage.supervisor.end()
    assert ear.heard[-1] == "STOPPING=1"
    stage.diary.close()


# -------------------------------------------------- a real process

BEATER = "import time\nprint('beat', flush=True)\nprint('at game-000003', flush=True)\ntime.sleep(60)\n"
HANGER = "import faulthandler, time\nfaulthandler.enable()\nprint('beat', flush=True)\ntime.sleep(60)\n"


def until(condition: Callable[[], bool], step: Callable[[], object]) -> None:
    """Step until it holds; real processes take their time, but not this much."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        step()
        time.sleep(0.02)


@pytest.fixture
def children() -> Iterator[list[AppProcess]]:
    """Processes that a supervisor started; they end with the test."""
    made: list[AppProcess] = []
    yield made
    for child in made:
        if child.status() is None:
            child.kill()
        until(lambda child=child: child.status() is not None, lambda: None)  # type: ignore[misc]
        child._reader.join(10)


def supervised(
    code: str, folder: Path, children: list[AppProcess], monkeypatch: pytest.MonkeyPatch, policy: Policy
) -> tuple[Supervisor, Diary]:
    monkeypatch.setattr(processes, "program", lambda: [sys.executable, "-c", code])

    def launch(more: Sequence[str]) -> AppProcess:
        children.append(AppProcess(more))
        return children[-1]

    diary = Diary(folder, datetime.now)
    return Supervisor(launch, diary, Notifier({}), time.monotonic, policy), diary


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_real_process_that_is_killed_is_there_again(
    tmp_path: Path, children: list[AppProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    supervisor, diary = supervised(BEATER, tmp_path, children, monkeypatch, Policy())
    until(lambda: supervisor._slot == "game-000003", supervisor.step)
    os.kill(children[0].pid, signal.SIGKILL)
    until(lambda: len(children) == 2, supervisor.step)
    assert "ended with status -9" in (tmp_path / "kiosk.log").read_text("utf-8")
    supervisor.end()
    until(lambda: children[1].status() is not None, supervisor.step)
    assert supervisor.step() == 0
    diary.close()


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_real_process_that_hangs_says_where_and_is_there_again(
    tmp_path: Path, children: list[AppProcess], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    supervisor, diary = supervised(HANGER, tmp_path, children, monkeypatch, Policy(silence=0.2))
    until(lambda: len(children) == 2, supervisor.step)
    assert diary.day.hangs == 1
    assert "Current thread" in capfd.readouterr().err
    diary.close()
