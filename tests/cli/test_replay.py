import json

import pytest

from game.cli import main

ACTIONS = ["1a1", "1b1", "1a2", "1b2", "1d4"]
RECORD = {"format": 1, "game": "pylos", "players": 2, "options": {"rules": "children"}, "setup": {}, "actions": ACTIONS}


@pytest.fixture
def replayed(tmp_path, capsys):
    """Replay a record written to a file: exit status, what was said, what was complained about."""

    def replay(record, *asked):
        path = tmp_path / "match.json"
        path.write_text(record if isinstance(record, str) else json.dumps(record))
        status = main(["replay", str(path), "--lang", "en", *asked])
        return status, *capsys.readouterr()

    return replay


def test_a_record_is_told_move_by_move_and_then_the_table(replayed):
    status, out, err = replayed(RECORD)
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[0].startswith("Pylos.")
    assert "Children" in lines[1]
    assert lines[2].startswith("1. Light places")
    assert lines[6].startswith("5. Light places")
    assert lines[7].startswith("Level 1, row 1")
    assert lines[-1].startswith("Dark to move: ")


def test_a_review_says_who_was_ahead_and_what_would_have_been_better(replayed):
    cells = {"1a1": 0, "1b1": 0, "1a2": 0, "1d4": 1, "1c4": 1, "1d3": 1}
    record = {**RECORD, "options": {"rules": "standard"}, "setup": {"cells": cells, "to_move": 0}}
    status, out, err = replayed({**record, "actions": ["1b3", "1c3", "-1c3", "-1d3", "1b2"]}, "--review")
    lines = out.splitlines()
    told = [at for at, line in enumerate(lines) if line[:3] in ("1. ", "2. ", "3. ", "4. ", "5. ")]
    assert (status, err) == (0, "")
    assert len(told) == 5
    assert lines[told[1]].endswith(("ahead.", "About even.", "sure to win."))
    turning = lines[told[0] + 1]
    assert turning.startswith("Turning point. 1c3 would have been better: place a ball on level 1, c3.")
    assert [line for line in lines if line.startswith("Turning points: 1")]


def test_every_decision_of_a_turn_has_a_line_that_says_something(replayed):
    cells = {"1a1": 0, "1b1": 0, "1a2": 0, "1d4": 1, "1c4": 1, "1d3": 1}
    setup = {"cells": cells, "to_move": 0}
    status, out, _err = replayed(
        {**RECORD, "options": {"rules": "standard"}, "setup": setup, "actions": ["1b2", "-1b2", "done"]}
    )
    first, second, third = (line for line in out.splitlines() if line[:3] in ("1. ", "2. ", "3. "))
    assert status == 0
    assert "square" in first
    assert "takes back" in second
    assert third == "3. Light: stop taking back."


def test_a_finished_match_tells_who_won_and_why(replayed):
    ground = [f"1{column}{row}" for row in "1234" for column in "abcd"]
    upper = [f"2{column}{row}" for row in "123" for column in "abc"] + ["3a1", "3b1", "3a2", "3b2"]
    cells = {cell: at % 2 for at, cell in enumerate(ground + upper)}
    status, out, _err = replayed({**RECORD, "setup": {"cells": cells, "to_move": 1}, "actions": ["4a1"]})
    assert status == 0
    assert out.splitlines()[-2] == "Game over. Winner: Dark."
    assert "apex" in out.splitlines()[-1]


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        ("", "empty"),
        ("{", "truncated"),
        ("\x00" * 40, "malformed"),
        ('{"format": ' + "[" * 5000, "format"),
        ('{"more": ' + "[" * 5000, "deep"),
        ({**RECORD, "format": 2}, "newer format 2"),
        ({**RECORD, "game": "chess"}, "chess"),
        ({**RECORD, "actions": ["1a1", "1a1"]}, "action 2 of 2: 1a1: PY4"),
        ({**RECORD, "data": "0" * 16}, "levels/pylos"),
        ({**RECORD, "setup": {"cells": {}}}, "to_move"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_file_with_a_fault_is_named_with_the_fault(record, fault, replayed):
    status, out, err = replayed(record)
    assert (status, out) == (1, "")
    assert err.count("match.json") == 1
    assert fault in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_is_named(capsys):
    assert main(["replay", "nowhere.json"]) == 1
    assert "nowhere.json" in capsys.readouterr().err
