"""Golden dialogues: `> ` what is said to an engine, `< ` what it answers, blank lines and `#` for the reader.

`python -m tests.play.dialogue FILE...` writes the answers anew; the difference is read in review.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from game import __version__
from game.play.engine import Engine

FRESH = 20
"""The seed of a deal that nobody chose."""


def engine() -> Engine:
    """One whose clock stands still, so that every answer is the same for ever."""
    return Engine(clock=lambda: 0.0, fresh_seed=lambda: FRESH)


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
