"""Learns what areas of a Hutan forest are worth, and writes game/ai/evaluation/hutan_table.py.

A bot plays games alone; for one turn left, then two and so on up to seventeen, the worth of every class of area is
fitted so that a forest is worth what its best turn over one unseen display leads to, valued with one turn less left.
That is done several times, each time with the bot of the last table, and the tables are averaged. At last the bot plays
once more to see how often areas of a class end complete or with an animal, and squares as trees.

The shipped table was written by `python tools/hutan_table.py --games 1000 --times 5`, about fifteen minutes.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.ai.evaluation.hutan import TENTHS, TURNS, Class, is_final, look_at, points_of  # noqa: E402
from game.ai.groves import KEYS, TREE, Ground, Grove, ground_of, plantings, worth_of  # noqa: E402
from game.ai.tending import carried_through  # noqa: E402
from game.core.options import fill  # noqa: E402
from game.core.rng import Rng  # noqa: E402

FILE = ROOT / "game" / "ai" / "evaluation" / "hutan_table.py"
from game.play.levels import read_tables  # noqa: E402
from game.rules.hutan.game import Hutan  # noqa: E402
from game.where import folder  # noqa: E402

GAME = Hutan(read_tables(folder("levels") / "hutan"))
POINTS = GAME.contents.points
DECK = [KEYS[face] for face in GAME.contents.deck]

SHOWN = 3
NOISE = 10
"""Of a hundred turns, how many are played at random while learning."""

PULL = 8.0
"""How strongly a fit is pulled to the worths with one turn less left."""

Table = dict[Class, list[int]]
"""By class, the worth for 0 to 17 turns left."""


class Seen(NamedTuple):
    """A forest after a turn."""

    left: int
    ground: Ground
    grove: Grove
    unseen: Sequence[int]


def classes() -> Iterator[Class]:
    """Every class of area."""
    for size in (2, 3, 4, 5):
        for mixed in (False, True):
            for planted in range(2 * mixed, size + 1):
                for trees in range(planted + 1):
                    yield Class(size, mixed, planted, trees)


CLASSES = list(classes())
NUMBERS = {kind: number for number, kind in enumerate(CLASSES)}


class Learned(dict[int, int]):
    """Worths of one size by code, from a table that is still learned."""

    def __init__(self, table: Table, size: int, left: int) -> None:
        super().__init__()
        self.table, self.size, self.left = table, size, left

    def __missing__(self, code: int) -> int:
        look = look_at(code, self.size)
        final = self.left == 0 or is_final(look)
        self[code] = TENTHS * points_of(look, POINTS) if final else self.table[look.kind][self.left]
        return self[code]


def worths(table: Table, ground: Ground, memory: dict[tuple[int, int], Learned], left: int) -> list[Learned]:
    """The worths of all areas with so many turns left."""
    sizes = [len(squares) for squares in ground.members]
    return [memory.setdefault((size, left), Learned(table, size, left)) for size in sizes]


def hopes() -> Table:
    """A table to begin with: what an area scores, and hopes that shrink with what is missing."""
    table = {}
    for kind in CLASSES:
        size, mixed, planted, trees = kind
        row = []
        for left in range(TURNS):
            single = 0 if not left else min(14, 3 * left) * (planted - trees)
            complete = 1 - 1.6 * (size - planted) / (left + 1)
            home = max(0.0, 0.75 * (1 - 1.6 * (2 * size - planted - trees) / (left + 1)))
            area, animal = TENTHS * POINTS.area[size], TENTHS * POINTS.animal[size]
            if not planted:
                row.append(2 * min(6, left))
            elif mixed:
                row.append(20 * trees + single - area)
            else:
                row.append(int(20 * trees + single + area * max(-1, complete) + home * animal))
        table[kind] = row
    return table


def best(ground: Ground, grove: Grove, now: Sequence[Learned], keys: Sequence[int], rng: Rng | None) -> Grove:
    """The grove after the turn that a greedy bot takes, or after a random one."""
    wanted = [False] * 65
    for key in keys:
        wanted[key] = True
    found = plantings(ground, grove, now, wanted)
    if not found:
        return grove
    if rng is not None:
        return carried_through(ground, grove, now, found[rng.below(len(found))].plants).grove
    found.sort(key=lambda planting: -planting.gain)
    turns = [carried_through(ground, grove, now, planting.plants) for planting in found[:3]]
    return max(turns, key=lambda turn: turn.worth).grove


def played(table: Table, seed: int, noise: int, memory: dict[tuple[int, int], Learned]) -> list[Seen]:
    """A game alone on a random layout: the forest after every turn."""
    rng, options = Rng(seed), fill(GAME, {})
    start = GAME.start(options, 1, GAME.deal(options, 1, seed))
    ground = ground_of(start.terms.land)
    deck, seen = rng.shuffled(DECK), []
    grove = Grove((0,) * len(ground.members), (1 << len(ground.bits)) - 1, start.animals)
    for turn in range(TURNS):
        left, keys = TURNS - 1 - turn, deck[SHOWN * turn : SHOWN * (turn + 1)]
        by_chance = rng if rng.below(100) < noise else None
        grove = best(ground, grove, worths(table, ground, memory, left), keys, by_chance)
        seen.append(Seen(left, ground, grove, deck[SHOWN * (turn + 1) :]))
    return seen


def fitted(table: Table, games: int, seed: int) -> Table:
    """The next table, from games of the bot that plays by this one."""
    by_left: dict[int, list[Seen]] = defaultdict(list)
    memory: dict[tuple[int, int], Learned] = {}
    for number in range(games):
        for seen in played(table, seed + number, NOISE, memory):
            by_left[seen.left].append(seen)
    rng, before = Rng(seed), np.array([final(kind) for kind in CLASSES], float)
    fresh = {kind: [int(worth)] + [0] * (TURNS - 1) for kind, worth in zip(CLASSES, before, strict=True)}
    for left in range(1, TURNS):
        before = fit(fresh, by_left[left], left, before, rng)
        for kind, worth in zip(CLASSES, before, strict=True):
            fresh[kind][left] = round(float(worth))
    return fresh


def final(kind: Class) -> int:
    """What an area of a class scores in the end, in tenths."""
    score = POINTS.tree * kind.trees
    if kind.planted:
        score += POINTS.area[kind.size] * (1 if kind.planted == kind.size and not kind.mixed else -1)
    return TENTHS * score


def fit(table: Table, states: Sequence[Seen], left: int, before: Any, rng: Rng) -> Any:
    """Worths with so many turns left by ridge regression, pulled towards those with one turn less."""
    memory: dict[tuple[int, int], Learned] = {}
    counts, targets = np.zeros((len(states), len(CLASSES))), np.zeros(len(states))
    for row, (_left, ground, grove, unseen) in enumerate(states):
        now = worths(table, ground, memory, left - 1)
        targets[row] = worth_of(best(ground, grove, now, rng.shuffled(unseen)[:SHOWN], None), now)
        for squares, code in zip(ground.members, grove.codes, strict=True):
            look = look_at(code, len(squares))
            if is_final(look):
                targets[row] -= TENTHS * points_of(look, POINTS)
            else:
                counts[row, NUMBERS[look.kind]] += 1
    square = counts.T @ counts + PULL * np.eye(len(CLASSES))
    return np.linalg.solve(square, counts.T @ targets + PULL * before)


def mixed(tables: Sequence[Table]) -> Table:
    """The average of several tables."""
    return {
        kind: [round(sum(table[kind][left] for table in tables) / len(tables)) for left in range(TURNS)]
        for kind in CLASSES
    }


def observed(table: Table, games: int, seed: int) -> tuple[Table, Table, list[list[int]]]:
    """By class and turns left, how many of a hundred end complete and with an animal; and squares as trees."""
    ends: dict[tuple[Class, int], list[tuple[bool, bool]]] = defaultdict(list)
    trees: dict[tuple[int, int], list[bool]] = defaultdict(list)
    memory: dict[tuple[int, int], Learned] = {}
    for number in range(games):
        *before, last = played(table, seed + number, 0, memory)
        for _left, ground, grove, _unseen in before:
            for squares, code, end in zip(ground.members, grove.codes, last.grove.codes, strict=True):
                look, then = look_at(code, len(squares)), look_at(end, len(squares))
                complete = then.kind.planted == then.kind.size and not then.kind.mixed
                ends[look.kind, _left].append((complete, then.animal))
                for at in range(len(squares)):
                    thing, grown = code >> 4 * at & 15, end >> 4 * at & 15
                    if thing <= TREE:
                        trees[bool(thing), _left].append(TREE < grown <= 2 * TREE)
    complete = {kind: [share([end[0] for end in ends[kind, left]]) for left in range(TURNS)] for kind in CLASSES}
    homes = {kind: [share([end[1] for end in ends[kind, left]]) for left in range(TURNS)] for kind in CLASSES}
    return complete, homes, [[share(trees[thing, left]) for left in range(TURNS)] for thing in (False, True)]


def share(happened: Sequence[bool]) -> int:
    """How many of a hundred, 0 where nothing was seen."""
    return round(100 * sum(happened) / len(happened)) if happened else 0


def written(table: Table, complete: Table, homes: Table, trees: Sequence[Sequence[int]]) -> str:
    """The module's text."""
    text = (ROOT / "tools" / "hutan_table.txt").read_text(encoding="utf-8")
    for name, rows in (("WORTHS", table), ("COMPLETE", complete), ("HOMES", homes)):
        lines = [f"{_name(kind)}: {' '.join(map(str, rows[kind]))}" for kind in CLASSES]
        text = text.replace(f"<{name}>", "\n".join(lines))
    return text.replace("<TREES>", "\n".join(" ".join(map(str, row)) for row in trees))


def _name(kind: Class) -> str:
    return f"{kind.size} {int(kind.mixed)} {kind.planted} {kind.trees}"


def main(arguments: Sequence[str]) -> int:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games to learn from each time")
    parser.add_argument("--times", type=int, default=5, help="how often to learn; the first table is not averaged")
    asked = parser.parse_args(arguments)
    table, tables = hopes(), []
    for time in range(asked.times):
        fresh = fitted(table, asked.games, 100_000 * time)
        tables += [fresh] if time or asked.times == 1 else []
        table = mixed([table, fresh]) if time else fresh
        scores = [worth_of(game[-1].grove, worths(table, game[-1].ground, {}, 0)) for game in trials(table)]
        print(f"table {time + 1}: {sum(scores) / len(scores) / TENTHS:.1f} points", flush=True)
    table = mixed(tables)
    FILE.write_text(written(table, *observed(table, asked.games // 2, 10_000_000)), encoding="utf-8")
    return 0


def trials(table: Table) -> Iterator[list[Seen]]:
    """A hundred games apart from those learned from."""
    memory: dict[tuple[int, int], Learned] = {}
    return (played(table, 20_000_000 + number, 0, memory) for number in range(100))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
