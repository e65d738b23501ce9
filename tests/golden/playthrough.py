"""Whole games as text that people can read and compare; `python -m tests.golden.playthrough` writes them anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.core.protocol import Event
from tests.rules.pylos.boards import PYLOS, drawn
from tests.rules.walks import Case, Walk, walk

FOLDER = Path(__file__).parent

SEEDS = {"standard": 7, "children": 2, "advanced": 6}
"""By rule set, a walk that is worth reading."""

SEATS = ("light", "dark")


def pylos(rules: str) -> str:
    """A random game of one rule set: the board at the start of every turn, every move and what it does."""
    played = walk(Case(PYLOS, {"rules": rules}, 2), SEEDS[rules])
    title = f"Pylos, rules {rules}: random walk {SEEDS[rules]}. L light, D dark; levels from left to right."
    return "\n".join([title, *_turns(played)]) + "\n"


def _turns(played: Walk) -> Iterator[str]:
    for position, move, after in zip(played.positions, played.moves, played.positions[1:], strict=False):
        if position.taking is None:
            yield from ("", *_state(position))
        told = "; ".join(_told(event) for event in PYLOS.tell(position, move))
        yield f"> {PYLOS.write_move(move):<8} of {len(PYLOS.legal(position)):>2}: {told}"
        if after.end:
            yield from ("", *_state(after))


def _state(position: Any) -> Iterator[str]:
    table, seat = PYLOS.write_table(position), PYLOS.to_move(position)
    mover = "over" if seat is None else f"{SEATS[seat]} to move"
    light, dark = table["reserve"]
    yield f"turn {PYLOS.turn(position)}, {mover}; reserve: light {light}, dark {dark}"
    yield from drawn(table["cells"]).splitlines()


def _told(event: Event) -> str:
    return " ".join([type(event).__name__, *(_words(value) for value in event if value != "")])


def _words(value: Any) -> str:
    """Seats and cells as they are, a shape as `1a1+1b1`, several things with commas."""
    if not isinstance(value, tuple):
        return str(value)
    return ",".join("+".join(thing) if isinstance(thing, tuple) else str(thing) for thing in value)


def file_of(rules: str) -> Path:
    return FOLDER / f"pylos_{rules}.txt"


if __name__ == "__main__":
    for rule_set in SEEDS:
        file_of(rule_set).write_text(pylos(rule_set), encoding="utf-8")
