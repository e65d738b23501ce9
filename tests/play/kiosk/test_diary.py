"""The log: sums of each day, rotation, and a disk that takes nothing."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.play.kiosk import diary as diaries
from game.play.kiosk.diary import Diary
from game.play.kiosk.report import Kind, Report, parse_report

Write = Callable[[Path], Diary]


class Wall:
    """The clock on the wall, turned by hand."""

    def __init__(self) -> None:
        self.now = datetime(2030, 5, 1, 18, 0)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def write(wall: Wall) -> Iterator[Write]:
    """Opens diaries; they are closed when the test is over."""
    with ExitStack() as opened_ones:

        def opened(folder: Path) -> Diary:
            diary = Diary(folder, wall)
            opened_ones.callback(diary.close)
            return diary

        yield opened


def log(folder: Path) -> str:
    return (folder / "kiosk.log").read_text("utf-8")


def an_evening(diary: Diary) -> None:
    for report in (
        Report(Kind.VISIT),
        Report(Kind.STARTED, "pylos"),
        Report(Kind.AT, "game-000001"),
        Report(Kind.FINISHED, "pylos"),
        Report(Kind.STARTED, "yoxii"),
        Report(Kind.STARTED, "pylos"),
        Report(Kind.BEAT),
    ):
        diary.heard(report)
    diary.failed(False, "the app failed: ended with status -9")
    diary.failed(True, "the app failed: no sign of life for 10 s")


SUMS = "1 visits; games started: pylos 2, yoxii 1; finished: pylos 1; 1 crashes, 1 hangs"


def test_the_sums_of_a_day_are_written_when_the_next_one_begins(tmp_path: Path, write: Write, wall: Wall) -> None:
    diary = write(tmp_path)
    an_evening(diary)
    assert "summary" not in log(tmp_path)
    wall.now += timedelta(hours=7)
    diary.turn_page()
    assert log(tmp_path).splitlines()[-1] == f"summary of 2030-05-01: {SUMS}"
    diary.heard(Report(Kind.VISIT))
    wall.now += timedelta(days=1)
    diary.turn_page()
    assert "summary of 2030-05-02: 1 visits; games started: none; finished: none; 0 crashes" in log(tmp_path)


def test_the_sums_outlast_a_power_cut(tmp_path: Path, write: Write) -> None:
    an_evening(write(tmp_path))
    after = write(tmp_path)
    after.heard(Report(Kind.VISIT))
    after.close()
    assert log(tmp_path).splitlines()[-1].endswith(f"summary of 2030-05-01: 2{SUMS[1:]} (so far)")


def test_beats_and_slots_are_no_lines_of_the_log(tmp_path: Path, write: Write) -> None:
    diary = write(tmp_path)
    diary.heard(Report(Kind.BEAT))
    diary.heard(Report(Kind.AT, "game-000001"))
    assert log(tmp_path) == ""
    diary.heard(Report(Kind.STARTED, "pylos"))
    assert log(tmp_path) == "2030-05-01 18:00:00 started pylos\n"


def test_the_log_never_grows_beyond_its_files(tmp_path: Path, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diaries, "LARGEST", 2000)
    diary = write(tmp_path)
    for number in range(2000):
        diary.note(f"line {number}")
    files = sorted(tmp_path.glob("kiosk.log*"))
    assert len(files) == diaries.KEPT + 1
    assert all(file.stat().st_size <= 2000 for file in files)
    assert "line 1999" in log(tmp_path)


def test_where_nothing_can_be_written_lines_go_to_standard_error(
    tmp_path: Path, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    diary = write(tmp_path / "file" / "folder")
    an_evening(diary)
    assert "ended with status -9" in capsys.readouterr().err


@pytest.mark.parametrize("contents", [b"", b"{", b"[]", b"\xff\x00", b"[" * 100_000])
def test_broken_sums_are_begun_anew(tmp_path: Path, write: Write, contents: bytes) -> None:
    (tmp_path / "today.json").write_bytes(contents)
    diary = write(tmp_path)
    diary.heard(Report(Kind.VISIT))
    assert diary.day.visits == 1


def test_a_report_is_read_as_it_was_said_and_anything_else_is_none() -> None:
    for report in (Report(Kind.BEAT), Report(Kind.AT, "game-000001"), Report(Kind.AT)):
        assert parse_report(report.line() + "\n") == report
    assert parse_report("pygame says hello\n") is None
    assert parse_report("") is None
