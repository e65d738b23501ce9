"""Golden dialogues: `> ` what is said to an engine, `< ` what it answers, blank lines and `#` for the reader.

`python -m tests.play.dialogue FILE...` writes the answers anew; the difference is read in review.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game import __version__
from game.play.engine import Engine

NEW = {"command": "new", "game": "pylos", "players": 2}
GROUND = [f"1{column}{row}" for row in "1234" for column in "abcd"]
UPPER = [f"2{column}{row}" for row in "123" for column in "abc"] + ["3a1", "3b1", "3a2", "3b2", "4a1"]
FINISHED = {"cells": {cell: at % 2 for at, cell in enumerate(GROUND + UPPER)}, "to_move": 0}
"""A setup that is over at once: dark stands on the apex."""

FRESH = 20
"""The seed of a deal that nobody chose."""


def engine() -> Engine:
    """One whose clock stands still, so that every answer is the same for ever."""
    return Engine(clock=lambda: 0.0, fresh_seed=lambda: FRESH)


def ask(speaking: Engine, **fields: object) -> dict:
    """The answer to a request of these fields."""
    return msgspec.json.decode(speaking.answer(msgspec.json.encode(fields)))


def playing(*actions: str, **fields: object) -> Engine:
    """An engine with a game in it, in which these actions were played."""
    speaking = engine()
    assert ask(speaking, **{**NEW, **fields})["ok"]
    for action in actions:
        assert ask(speaking, command="play", action=action)["ok"]
    return speaking


def code(answer: dict) -> str | None:
    """The code of an error, None for an answer that is none."""
    assert answer["ok"] is ("error" not in answer)
    return answer["error"]["code"] if "error" in answer else None


def answered(text: str) -> str:
    """The dialogue with the answers of today."""
    speaking = engine()
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("< "):
            continue
        lines.append(line)
        if line.startswith("> "):
            answer = speaking.answer(line[2:].encode()).decode("ascii")
            lines.append("< " + answer.rstrip("\n").replace(f'"version":"{__version__}"', '"version":"VERSION"'))
    return "\n".join(lines) + "\n"


def main(paths: Sequence[str]) -> None:
    for path in map(Path, paths):
        path.write_text(answered(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
