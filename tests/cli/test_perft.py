import json
import re

import pytest

from game.cli import main


def counts(text: str) -> list[int]:
    return [
        int(number) for number in re.findall(r"^depth +\d+ +(\d+) nodes +[\d.]+ s +\d+ nodes/s$", text, re.MULTILINE)
    ]


def test_every_depth_has_a_line_with_its_count(capsys):
    assert main(["perft", "pylos", "--depth", "3"]) == 0
    assert counts(capsys.readouterr().out) == [16, 240, 3360]


def test_a_count_begins_at_a_setup(tmp_path, capsys):
    cells = {"1a1": 0, "1b1": 0, "1a2": 0, "1d4": 1, "1c4": 1, "1d3": 1}
    path = tmp_path / "setup.json"
    path.write_text(json.dumps({"cells": cells, "to_move": 0}))
    asked = ["perft", "pylos", "--depth", "2", "--setup", str(path)]
    assert main([*asked, "--option", "rules=children"]) == 0
    children = counts(capsys.readouterr().out)
    assert main(asked) == 0
    standard = counts(capsys.readouterr().out)
    assert children[0] == standard[0] == 10
    assert children[1] != standard[1]


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (["chess", "--depth", "1"], "chess"),
        (["pylos", "--depth", "1", "--option", "rules=harsh"], "harsh"),
        (["pylos", "--depth", "1", "--option", "rules"], "NAME=VALUE"),
        (["pylos", "--depth", "1", "--players", "3"], "3"),
        (["pylos", "--depth", "0"], "at least 1"),
        (["pylos", "--depth", "one"], "one"),
        (["pylos"], "--depth"),
        (["pylos", "--depth", "1", "--seed", "-1"], "2**63"),
        (["pylos", "--depth", "1", "--setup", "nowhere.json"], "nowhere.json"),
    ],
    ids=str,
)
def test_what_cannot_be_counted_is_named_in_one_line(asked, fault, capsys):
    try:
        status = main(["perft", *asked])
    except SystemExit as left:
        status = left.code
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert fault in err.splitlines()[-1]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"cells": {"2a1": 0}, "to_move": 0}', "[" * 5000], ids=lambda text: text[:20]
)
def test_a_setup_file_with_a_fault_is_refused(text, tmp_path, capsys):
    path = tmp_path / "setup.json"
    path.write_text(text)
    assert main(["perft", "pylos", "--depth", "1", "--setup", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
