"""A whole game of Yoxii as text that people can read and compare; `python -m tests.golden.yoxii` writes it anew."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from game.core.events import Ended, Placed
from game.core.protocol import Event
from game.rules.yoxii.events import TotemMoved
from game.rules.yoxii.position import Position, points
from tests.rules.walks import Case, Walk, walk
from tests.rules.yoxii.boards import YOXII, drawn

FILE = Path(__file__).parent / "yoxii.txt"

SEED = 151
"""Of a walk that is worth reading."""

SEATS = ("white", "red")


def playthrough() -> str:
    """A random game: the board at the start of every turn, every move and what it does."""
    title = f"Yoxii: random walk {SEED}. TT totem, w3 white 3, r1 red 1; the score if the game ended here."
    return "\n".join([title, *_turns(walk(Case(YOXII, {}, 2), SEED))]) + "\n"


def _turns(played: Walk) -> Iterator[str]:
    for (position, after), move in zip(pairwise(played.positions), played.moves, strict=True):
        if not position.placing:
            yield from ("", *_state(position))
        told = "; ".join(filter(None, map(_told, YOXII.tell(position, move))))
        yield f"> {YOXII.write_move(move):<4} of {len(YOXII.legal(position)):>3}: {told}"
        if after.end:
            yield from ("", *_state(after))


def _state(position: Position) -> Iterator[str]:
    table, seat = YOXII.write_table(position), YOXII.to_move(position)
    mover = "over" if seat is None else f"{SEATS[seat]} to move"
    yield f"turn {YOXII.turn(position)}, {mover}; white {points(position, 0)}, red {points(position, 1)}"
    yield from drawn(table)
    yield "hands: " + ", ".join(f"{name} {' '.join(map(str, table['hands'][at]))}" for at, name in enumerate(SEATS))


def _told(event: Event) -> str:
    if isinstance(event, TotemMoved):
        over = f" over {' '.join(event.over)}" if event.over else ""
        return f"{SEATS[event.seat]} moves the totem from {event.source}{over} to {event.target}"
    if isinstance(event, Placed):
        return f"{SEATS[event.seat]} places {event.piece} on {event.at}"
    if isinstance(event, Ended):
        return f"won by {' and '.join(SEATS[seat] for seat in event.winners)}, {event.reason}"
    return ""


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
