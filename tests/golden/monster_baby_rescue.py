"""Whole games of Monster Baby Rescue as text to read; `python -m tests.golden.monster_baby_rescue` writes them anew."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from game.core.options import fill
from game.core.protocol import Event
from game.rules.monster_baby_rescue.position import Choice, Goal, Position
from game.rules.monster_baby_rescue.tiles import Tile
from tests.rules.monster_baby_rescue.boards import MONSTER, row, scored
from tests.rules.walks import Case, Walk, walk


class Game(NamedTuple):
    """A walk that is worth reading."""

    rules: str
    seats: int
    seed: int


GAMES = {"full": Game("full", 3, 4), "simplified": Game("simplified", 2, 1)}


def file_of(name: str) -> Path:
    return Path(__file__).parent / f"monster_baby_rescue_{name}.txt"


def playthrough(name: str) -> str:
    """A random game: row, track and monsters before every turn, each move and what it does, points at the end."""
    rules, seats, seed = GAMES[name]
    played = walk(Case(MONSTER, fill(MONSTER, {"rules": rules}), seats), seed)
    title = f"Monster Baby Rescue, {rules}, {seats} seats: random walk {seed}."
    sides = [" ".join(f"{name} {side}" for name, side in played.setup[key].items()) for key in ("goals", "finals")]
    return "\n".join([title, *filter(None, sides), *_turns(played), *_end(played.positions[-1])]) + "\n"


def _turns(played: Walk) -> Iterator[str]:
    for (position, _after), move in zip(pairwise(played.positions), played.moves, strict=True):
        if position.choice is Choice.NONE:
            yield from ("", *_state(position))
        told = "; ".join(map(_told, MONSTER.tell(position, move)))
        yield f"> {MONSTER.write_move(move):<13} of {len(MONSTER.legal(position))}: {told}"


def _state(position: Position) -> Iterator[str]:
    table = MONSTER.write_table(position)
    places = " ".join("gone" if step is None else f"{step[0]}/{step[1]}" for step in table["track"])
    yield f"turn {position.turns}, seat {position.seat} to move; track {places}; to come {table['deck_left']}"
    yield f"row {row(position)}"
    yield _monster(table["monsters"][position.seat])


def _monster(own: dict[str, Any]) -> str:
    levels, gems = "".join(map(str, own["levels"].values())), "/".join(map(str, own["gems"].values()))
    return f"levels {levels}, diamonds {gems}; {' '.join(own['tiles']) or 'no tile'}; {' '.join(own['goals'])}".rstrip(
        "; "
    )


def _end(position: Position) -> Iterator[str]:
    yield from ("", "over")
    for seat, own in enumerate(MONSTER.write_table(position)["monsters"]):
        lines = scored(position, seat)
        yield f"seat {seat}: {_monster(own)}"
        yield f"  {sum(lines.values())}: {', '.join(f'{label} {points}' for label, points in lines.items())}"
    yield f"{MONSTER.outcome(position)}"


def _told(event: Event) -> str:
    return " ".join([type(event).__name__, *(_words(value) for value in event)])


def _words(value: Any) -> str:
    if isinstance(value, Tile | Goal):
        return value.name
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


if __name__ == "__main__":
    for game in GAMES:
        file_of(game).write_text(playthrough(game), encoding="utf-8")
