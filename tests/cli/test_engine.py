import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BARE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
"""A locale that knows ASCII and nothing else."""

NEW = {"command": "new", "game": "pylos", "players": 2}


def started(*arguments: str, **pipes: int) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, **BARE, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, *(arguments or ("-m", "game", "engine"))]
    every = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **pipes}
    return subprocess.Popen(command, cwd=ROOT, env=environment, **every)


def session(said: bytes) -> list[dict]:
    """The answers of a whole session that ends well."""
    process = started()
    out, err = process.communicate(said, timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert out.isascii()
    return [json.loads(line) for line in out.splitlines()]


def said(*requests: object) -> bytes:
    return b"".join(json.dumps(request, ensure_ascii=False).encode() + b"\n" for request in requests)


def test_a_session_in_a_bare_locale_ends_with_quit():
    answers = session(said({"command": "hello", "id": "Ґанок"}, NEW, {"command": "quit"}, {"command": "hello"}))
    assert [answer["ok"] for answer in answers] == [True, True, True]
    assert answers[0]["id"] == "Ґанок"
    assert answers[0]["games"]["pylos"]["title"] == "Pylos"


@pytest.mark.parametrize("end", [b"", b'{"command":"state"}', b'{"comm'])
def test_a_session_ends_well_with_the_end_of_input(end):
    answers = session(said(NEW) + end)
    assert len(answers) == 1 + bool(end)


def test_no_input_at_all_is_an_end_too():
    assert session(b"") == []


def test_bytes_that_mean_nothing_are_answered_and_the_session_goes_on():
    answers = session(b"\xff\xfe\x00\n\n" + b"[" * 5000 + b"\n" + b"x" * (1 << 21) + b"\n" + said(NEW))
    codes = [answer["error"]["code"] for answer in answers[:-1]]
    assert codes == ["bad_json", "bad_json", "limit", "limit"]
    assert answers[-1]["ok"]


def test_every_line_is_answered_at_once():
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for request in (NEW, {"command": "play", "action": "1a1"}, {"command": "best", "level": "casual"}):
            process.stdin.write(said(request))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]
        process.stdin.write(said({"command": "quit"}))
        process.stdin.flush()
        assert process.wait(timeout=60) == 0


def test_a_reader_who_leaves_ends_the_session_quietly():
    with started() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(said(NEW))
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(said(NEW, NEW))
        process.stdin.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""


def test_a_game_that_nobody_chose_needs_no_window_and_no_pygame():
    code = (
        "import sys; from game.cli import main; main(['engine']); "
        "print(sorted({'pygame', 'pymunk'} & set(sys.modules)), file=sys.stderr)"
    )
    process = started("-c", code)
    asked = said({"command": "hello"}, NEW, {"command": "best", "level": "casual"}, {"command": "record"})
    out, err = process.communicate(asked, timeout=60)
    assert [json.loads(line)["ok"] for line in out.splitlines()] == [True] * 4
    assert err.split() == [b"[]"]
