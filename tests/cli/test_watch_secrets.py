"""Watching bots at a game with secrets: nobody who looks on learns them before the end (HM3)."""

import json
from pathlib import Path

import pytest

from game.cli import main
from game.rules.help_me.tiles import CREATURES


def watched(capsys: pytest.CaptureFixture[str], *asked: str) -> list[str]:
    assert main(["watch", "help_me", "--lang", "en", "--seed", "5", *asked]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_told_by_squares_until_creatures_are_revealed(
    capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    lines = watched(capsys, "--seat", *["casual"] * seats)
    last = next(at for at, line in enumerate(lines) if "protected: " in line)
    assert not [line for line in lines[:last] if any(creature in line for creature in CREATURES)]
    assert lines[last].count("protected: ") == seats
    assert sum("points" in line or "point" in line for line in lines[-seats:]) == seats


def test_json_lines_hold_the_setup_last_and_a_match_that_replays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    head, *actions, last = map(json.loads, watched(capsys, "--json"))
    assert set(head) == {"game", "players", "options", "levels", "seed"}
    assert [line["action"] for line in actions] == last["state"]["actions"]
    record = {name: head[name] for name in ("game", "players", "options")}
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**record, "setup": last["setup"], "format": 1, "actions": last["state"]["actions"]}))
    assert main(["replay", str(path), "--lang", "en"]) == 0
    assert "Game over" in capsys.readouterr().out
