"""The front of the command line: what it offers, and how it ends."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, cli
from game.core.errors import OptionError

ROOT = Path(__file__).resolve().parents[2]


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"fivefold {__version__}\n"


def test_an_unknown_command_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["dance"])
    assert ended.value.code == 2
    assert "doctor" in capsys.readouterr().err


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.COMMANDS:
        name = command.__name__.rpartition(".")[2]
        with pytest.raises(SystemExit) as ended:
            cli.main([name, "--help"])
        assert ended.value.code == 0
        assert capsys.readouterr().out.startswith(f"usage: fivefold {name}")


def ended_by(monkeypatch: pytest.MonkeyPatch, fault: BaseException) -> int:
    """The exit status of a command that ends with this exception."""

    def run(arguments: argparse.Namespace) -> int:
        raise fault

    monkeypatch.setattr("game.cli.check.run", run)
    return cli.main(["check"])


def test_what_the_rules_refuse_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended_by(monkeypatch, OptionError("no such rule set: hard")) == 2
    assert capsys.readouterr().err == "fivefold: no such rule set: hard\n"


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert ended_by(monkeypatch, KeyboardInterrupt()) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_goes_away_gets_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "game", "check"]
    result = subprocess.run(command, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert result.stderr == ""
