"""`fivefold shot`: the same words give the same picture; what can't be drawn or written is said in one line."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_ground import ROOT


def shot(*words: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "game", "shot", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_same_words_give_the_same_picture(tmp_path: Path) -> None:
    pictures = [tmp_path / f"{number}.png" for number in range(2)]
    for picture in pictures:
        done = shot("match", "--size", "640x360", "--seed", 3, "-o", picture)
        assert (done.returncode, done.stdout.strip()) == (0, str(picture)), done.stderr
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


@pytest.mark.parametrize(
    ("words", "status", "named"),
    [
        (("nope", "-o", "x.png"), 2, "no scene 'nope'"),
        (("title",), 2, "-o FILE.png"),
        (("title", "--text-scale", "3", "-o", "x.png"), 2, "--text-scale 3"),
        (("title", "--size", "64x", "-o", "x.png"), 2, "'64x' is no size"),
        (("title", "--size", "64x36", "-o", "/no/such/folder/x.png"), 1, "/no/such/folder/x.png"),
    ],
)
def test_what_cannot_be_drawn_or_written_is_named(words: tuple[str, ...], status: int, named: str) -> None:
    done = shot(*words)
    assert done.returncode == status
    assert named in done.stderr
    assert "Traceback" not in done.stderr
