"""Whole games of Help Me! as text to read and compare; `python -m tests.golden.help_me` writes them anew."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.core.protocol import Event
from game.rules.help_me.events import Revealed, StackMoved
from tests.rules.help_me.boards import HELP_ME, drawn, short
from tests.rules.walks import Case, Walk, walk

SEEDS = {2: 3, 3: 0, 4: 8}
"""By number of seats, a walk that is worth reading."""


def file_of(seats: int) -> Path:
    return Path(__file__).parent / f"help_me_{seats}.txt"


def playthrough(seats: int) -> str:
    """A random game: tops and heights before every move, the move and what it does; every stack at the end."""
    played = walk(Case(HELP_ME, {}, seats), SEEDS[seats])
    title = f"Help Me!, {seats} seats: random walk {SEEDS[seats]}. Tops (b baobab, m bamboo) and heights."
    return "\n".join([title, *_turns(played), *_end(played.positions[-1])]) + "\n"


def _turns(played: Walk) -> Iterator[str]:
    for (position, _after), move in zip(pairwise(played.positions), played.moves, strict=True):
        yield from ("", f"turn {HELP_ME.turn(position)}, seat {HELP_ME.to_move(position)} to move")
        yield from drawn(HELP_ME.write_table(position)).splitlines()
        told = "; ".join(filter(None, map(_told, HELP_ME.tell(position, move))))
        yield f"> {HELP_ME.write_move(move)} of {len(HELP_ME.legal(position))}: {told}"


def _end(position: Any) -> Iterator[str]:
    table = HELP_ME.write_table(position)
    yield from ("", "over", *drawn(table).splitlines(), "")
    for square, tiles in table["stacks"].items():
        yield f"{square}: {' '.join(map(short, tiles))}"
    for seat, lines in enumerate(HELP_ME.score_lines(position) or ()):
        parts = ", ".join(f"{line.label} {line.points}" for line in lines)
        yield f"seat {seat}: {sum(line.points for line in lines)} ({parts})"
    yield f"{HELP_ME.outcome(position)}"


def _told(event: Event) -> str:
    if isinstance(event, StackMoved):
        return f"seat {event.seat} moves {event.source} onto {event.target}"
    return f"seat {event.seat} held {' and '.join(event.creatures)}" if isinstance(event, Revealed) else ""


if __name__ == "__main__":
    for number in SEEDS:
        file_of(number).write_text(playthrough(number), encoding="utf-8")
