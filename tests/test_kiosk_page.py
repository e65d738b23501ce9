"""docs/kiosk.md and the units beside it say what the program does."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import msgspec
import pytest

from game.cli import parser
from game.cli.kiosk import RUNNING
from game.play.kiosk.config import IdleTimes, KioskConfig
from game.play.kiosk.supervisor import CANT_RUN, Policy

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "kiosk.md").read_text(encoding="utf-8")
UNITS = sorted((ROOT / "docs" / "kiosk").glob("*.service"))


class Unit(ConfigParser):
    """A unit file; systemd's keys have capitals and may stand there more than once."""

    def __init__(self, path: Path) -> None:
        super().__init__(strict=False, interpolation=None)
        self.read(path, "utf-8")

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_the_kiosk_and_watches_it_as_it_can_be_watched(path: Path) -> None:
    service = Unit(path)["Service"]
    command = shlex.split(service["ExecStart"])
    chosen = parser().parse_args(command[command.index("game") + 1 :])
    assert chosen.run.__module__ == "game.cli.kiosk"
    assert chosen.config == Path("/etc/fivefold/kiosk.toml")
    assert service["Type"] == "notify"
    assert service["NotifyAccess"] == ("all" if "cage" in command[0] else "main")
    assert int(service["WatchdogSec"]) >= 10
    assert int(service["TimeoutStartSec"]) > 2 * Policy().first_beat
    assert int(service["TimeoutStopSec"]) > Policy().goodbye
    assert service["Restart"] == "on-failure"


def test_the_page_names_both_units_and_every_key_of_the_file() -> None:
    assert len(UNITS) == 2
    assert [path.name for path in UNITS if path.name not in PAGE] == []
    keys = {field.name for kind in (KioskConfig, IdleTimes) for field in msgspec.structs.fields(kind)}
    table = PAGE[PAGE.index("| key |") : PAGE.index("How the screen hangs")]
    assert {word.strip("[]") for word in re.findall(r"`(\[?\w+\]?)`", table)} == keys


def test_the_page_names_the_statuses() -> None:
    for status in (0, CANT_RUN, RUNNING):
        assert f"| {status} |" in PAGE
