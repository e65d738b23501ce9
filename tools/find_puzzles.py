"""Finds puzzles in games between bots: positions with one right first decision, proved by search.

Prints them as entries of levels/puzzles/<game>.toml, to be chosen from, named and given a difficulty by hand. The
same arguments find the same puzzles.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.ai.bot import choose  # noqa: E402
from game.ai.proof import Goal, Judge, Unproved, Way  # noqa: E402
from game.core.protocol import AnyGame  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.play.levels import open_box  # noqa: E402
from game.play.puzzles import PROOF_NODES  # noqa: E402

RANDOM_TURNS = 4
"""So many turns of every game are played at random, that games differ."""
CHEAP = 2_000
"""Nodes a bot gets for a decision."""
SETUP = ("cells", "totem", "pieces", "hands")
"""Parts of a table that a setup has under the same name."""


class Found(NamedTuple):
    """A puzzle: where, what, how, and the number of decisions there were to choose from."""

    options: dict[str, str]
    position: Any
    goal: Goal
    solution: list[str]
    choices: int
    nodes: int


def main(arguments: Sequence[str]) -> int:
    """Print every puzzle found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="a game of two seats that bots can search")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--goal", default="win", help="win, hold, take_back, raise or deny")
    parser.add_argument("--turns", type=int, default=3, help="own turns until the goal, exactly (default: 3)")
    parser.add_argument("--pieces", type=int, default=1, help="pieces to take back, raise or deny (default: 1)")
    parser.add_argument("--choices", type=int, default=4, help="least number of decisions to choose from (default: 4)")
    parser.add_argument("--games", type=int, default=50, help="games to look through (default: 50)")
    parser.add_argument("--last", type=int, help="look only at so many turns before the end of a game")
    parser.add_argument("--level", default="skilled", help="the bots that play them (default: skilled)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: 1)")
    asked = parser.parse_args(arguments)
    game = open_box(asked.game).game
    options = dict(text.split("=", 1) for text in asked.option)
    goal = Goal(asked.goal, asked.turns, asked.pieces)
    for seed in range(asked.seed, asked.seed + asked.games):
        for position in islice(starts_of_turns(game, options, asked.level, seed), asked.last):
            found = puzzle_in(game, options, position, goal, asked.choices)
            if found is not None:
                print(entry(game, found, f"{goal.kind}-{seed}-{game.turn(position)}"), flush=True)
    return 0


def starts_of_turns(game: AnyGame, options: dict[str, str], level: str, seed: int) -> Iterator[Any]:
    """The positions of one game in which a seat starts its turn, the last ones first."""
    filled = {option.name: options.get(option.name, option.values[0]) for option in game.options()}
    position = game.start(filled, game.seats[0], game.deal(filled, game.seats[0], seed))
    rng, stood = Rng(seed), [position]
    while game.outcome(position) is None:
        legal = game.legal(position)
        if game.turn(position) < RANDOM_TURNS:
            move = legal[rng.below(len(legal))]
        else:
            move = choose(game, position, level, seed, CHEAP).move
        position = game.play(position, move)
        if game.outcome(position) is None and game.turn(position) > game.turn(stood[-1]):
            stood.append(position)
    return reversed(stood)


def puzzle_in(game: AnyGame, options: dict[str, str], start: Any, goal: Goal, choices: int) -> Found | None:
    """The puzzle of a position: one first decision keeps the goal in reach, and with a turn less none does."""
    legal = game.legal(start)
    if len(legal) < choices:
        return None
    judge = Judge(game, goal, PROOF_NODES)
    try:
        if len({way.moves[0] for way in judge.keeping(start)}) != 1:
            return None
        if goal.kind == "hold":
            shorter = goal.turns > 1 and is_unique(Judge(game, goal._replace(turns=goal.turns - 1), PROOF_NODES), start)
        else:
            shorter = goal.turns > 1 and any(judge.keeping(start, left=goal.turns - 1))
        if shorter:
            return None
        return Found(options, start, goal, solution(game, judge, start), len(legal), judge.nodes)
    except Unproved:
        return None


def is_unique(judge: Judge, start: Any) -> bool:
    """Whether one first decision alone is right."""
    return len({way.moves[0] for way in judge.keeping(start)}) == 1


def solution(game: AnyGame, judge: Judge, start: Any) -> list[str]:
    """The shortest way to the goal against the best answers."""
    texts, position, left = [], start, judge.goal.turns
    while True:
        way = best(judge, position, left)
        texts += [game.write_move(move) for move in way.moves]
        if judge.reached(position, way):
            return texts
        left -= 1
        answer = judge.answer(way.after, left)
        texts += [game.write_move(move) for move in answer.moves]
        position = answer.after
        if game.outcome(position) is not None:
            return texts


def best(judge: Judge, position: Any, left: int) -> Way:
    """A way that needs the fewest turns."""
    for turns in range(1 if judge.goal.kind == "win" else left, left + 1):
        for way in judge.keeping(position, left=turns):
            return way
    raise AssertionError("the goal is out of reach")


def entry(game: AnyGame, found: Found, name: str) -> str:
    """As it is written in the file."""
    table = game.write_table(found.position)
    lines = [
        f"# {found.choices} choices, {found.nodes} nodes",
        "[[puzzle]]",
        f'id = "{name}"',
        'title = ""',
        'text = ""',
        f'goal = "{found.goal.kind}"',
        f"turns = {found.goal.turns}",
        f"pieces = {found.goal.pieces}",
        "difficulty = 1",
        *([f"options = {toml(found.options)}"] if found.options else []),
        f"solution = {toml(found.solution)}",
        f"setup.to_move = {game.to_move(found.position)}",
        *(f"setup.{key} = {toml(table[key])}" for key in SETUP if key in table),
    ]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """Plain values as they are written behind a key, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
