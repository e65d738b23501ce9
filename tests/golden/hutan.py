"""Whole games of Hutan as text to read and compare; `python -m tests.golden.hutan` writes them anew."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from game.core.options import fill
from game.core.protocol import Event
from tests.rules.hutan.forests import HUTAN, drawn, map_of
from tests.rules.walks import Case, Walk, walk


class Game(NamedTuple):
    """A walk that is worth reading."""

    mode: str
    seats: int
    seed: int


GAMES = {"solo": Game("scenario", 1, 9), "two": Game("first_game", 2, 250)}


def file_of(name: str) -> Path:
    return Path(__file__).parent / f"hutan_{name}.txt"


def playthrough(name: str) -> str:
    """A random game: areas, display and forest before every turn, each move and what it does, points at the end."""
    mode, seats, seed = GAMES[name]
    played = walk(Case(HUTAN, fill(HUTAN, {"mode": mode}), seats), seed)
    title = f"Hutan, {mode}, {seats} seats: random walk {seed}. Capitals are trees, @ animals, ~ lakes."
    land = map_of(played.positions[0].terms.land.layout)
    return "\n".join([title, "", land, *_turns(played), *_end(played.positions[-1])]) + "\n"


def _turns(played: Walk) -> Iterator[str]:
    for (position, _after), move in zip(pairwise(played.positions), played.moves, strict=True):
        if position.turn.phase.name == "TAKE":
            yield from ("", *_state(position))
        told = "; ".join(map(_told, HUTAN.tell(position, move)))
        yield f"> {HUTAN.write_move(move):<13} of {len(HUTAN.legal(position)):>3}: {told}"


def _state(position: Any) -> Iterator[str]:
    table = HUTAN.write_table(position)
    yield f"turn {position.turns}, round {table['round']}, seat {position.seat} to move; pangolin {table['pangolin']}"
    yield f"display {' '.join(table['display'])}; animals {' '.join(f'{c}{n}' for c, n in table['animals'].items())}"
    yield drawn(position.forests[position.seat], position.terms.land.lakes)


def _end(position: Any) -> Iterator[str]:
    yield from ("", "over")
    for seat, lines in enumerate(HUTAN.score_lines(position) or ()):
        parts = ", ".join(f"{line.label} {line.points}" for line in lines)
        yield f"seat {seat}: {drawn(position.forests[seat], position.terms.land.lakes)}"
        yield f"  {sum(line.points for line in lines)}: {parts}"
    yield f"{HUTAN.outcome(position)}"


def _told(event: Event) -> str:
    return " ".join([type(event).__name__, *(_words(value) for value in event)])


def _words(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


if __name__ == "__main__":
    for game in GAMES:
        file_of(game).write_text(playthrough(game), encoding="utf-8")
