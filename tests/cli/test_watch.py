import json
import subprocess
import sys

import pytest

from game.cli import main
from tests.cli.test_engine import BARE, ROOT


def watched(capsys, *asked: str) -> str:
    assert main(["watch", "pylos", "--lang", "en", *asked]) == 0
    return capsys.readouterr().out


def test_the_same_seed_gives_the_same_match(capsys):
    first = watched(capsys, "--seed", "5")
    assert watched(capsys, "--seed", "5") == first
    assert watched(capsys, "--seed", "6") != first


def test_a_match_is_told_to_its_result(capsys):
    lines = watched(capsys, "--seed", "5", "--option", "rules=children").splitlines()
    assert lines[0].startswith("Pylos.")
    assert "Children" in lines[1]
    assert lines[2] == "seed 5"
    assert lines[3].startswith("1. Light places")
    assert lines[-2].startswith("Game over.")


def test_a_match_without_a_seed_tells_the_one_it_took(capsys):
    told = watched(capsys, "--option", "rules=children")
    chosen = told.splitlines()[2].removeprefix("seed ")
    assert watched(capsys, "--option", "rules=children", "--seed", chosen) == told


def test_json_lines_hold_a_match_that_replays(capsys, tmp_path):
    lines = watched(capsys, "--json", "--seed", "5", "--option", "rules=advanced", "--seat", "casual", "casual")
    head, *actions, last = map(json.loads, lines.splitlines())
    assert (head["seed"], head["levels"]) == (5, ["casual", "casual"])
    assert last["state"]["over"] is True
    assert last["state"]["actions"] == [line["action"] for line in actions]
    assert {line["seat"] for line in actions} == {0, 1}
    record = {name: head[name] for name in ("game", "players", "options", "setup")}
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**record, "format": 1, "actions": last["state"]["actions"]}))
    assert main(["replay", str(path)]) == 0


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (["chess"], "chess"),
        (["pylos", "--seat", "casual"], "seats"),
        (["pylos", "--seat", "casual", "human"], "human"),
        (["pylos", "--option", "rules=harsh"], "harsh"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_named_in_one_line(asked, fault, capsys):
    assert main(["watch", *asked]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert fault in err


def test_a_bare_locale_still_gets_the_match():
    command = [sys.executable, "-m", "game", "watch", "pylos", "--seed", "1", "--option", "rules=children"]
    for language in ("en", "uk"):
        done = subprocess.run([*command, "--lang", language], cwd=ROOT, env=BARE, capture_output=True, check=False)
        assert done.returncode == 0
        assert b"Game over" in done.stdout
