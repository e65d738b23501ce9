"""Text mode as players start it: a whole game through a pipe."""

import os
import subprocess
import sys

import pytest

from game.core.options import fill
from game.rules.catalog import build
from tests.system.screen import ROOT

pytestmark = pytest.mark.slow


def a_whole_game() -> list[str]:
    """The moves of a game by children's rules in which everybody takes the last legal move."""
    game = build("pylos")
    options = fill(game, {"rules": "children"})
    position = game.start(options, 2, game.read_setup(options, 2, {}))
    texts = []
    while legal := game.legal(position):
        texts.append(game.write_move(legal[-1]))
        position = game.play(position, legal[-1])
    return texts


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_whole_game_is_played_by_typing(language: str) -> None:
    command = [sys.executable, "-m", "game", "play", "pylos", "--text", "--seat", "human", "human"]
    command += ["--option", "rules=children", "--lang", language]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
    moves = a_whole_game()
    played = subprocess.run(
        command,
        cwd=ROOT,
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        input="".join(f"{move}\n" for move in moves),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert len(played.stdout.splitlines()) > len(moves)
    assert played.stdout.splitlines()[-1]
