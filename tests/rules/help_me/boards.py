"""Positions of Help Me! as tests write and draw them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from game.core.protocol import Setup
from game.rules.help_me.board import NAMES, SQUARES
from game.rules.help_me.game import HelpMe
from game.rules.help_me.position import Position
from game.rules.help_me.tiles import CREATURES

HELP_ME = HelpMe()
SEATS = (2, 3, 4)

LETTERS = "bcpmwo"
"""How tests write the creatures: baobab, cherry, palm, bamboo, willow, oak."""

LAYOUT = """
    b1 c1 p1 m1 w1 o1
    b2 c2 p2 m2 w2 o2
    b3 c3 p3 m3 w3 o3
    b4 c4 p4 m4 w4 o4
    b5 c5 p5 m5 w5 o5
"""
"""Each column holds one creature, each row one number."""

HELD = {2: "bc pm", 3: "bc pm wo", 4: "b c p m"}
"""By number of seats, each seat's creatures."""


def creature(letter: str) -> str:
    return CREATURES[LETTERS.index(letter)]


def setup(layout: str = LAYOUT, held: str = "bc pm", first: int = 0) -> Setup:
    tiles = [[creature(tile[0]), int(tile[1])] for tile in layout.split()]
    return {
        "tiles": dict(zip((NAMES[square] for square in SQUARES), tiles, strict=True)),
        "creatures": [[creature(letter) for letter in letters] for letters in held.split()],
        "first": first,
    }


def board(layout: str = LAYOUT, held: str = "bc pm", first: int = 0, moves: str = "") -> Position:
    """The position after moves that all are legal."""
    seats = len(held.split())
    return after(HELP_ME.start({}, seats, HELP_ME.read_setup({}, seats, setup(layout, held, first))), moves)


def after(position: Position, moves: str) -> Position:
    for text in moves.split():
        assert text in texts(position), f"{text} is not legal after what came before"
        position = HELP_ME.play(position, HELP_ME.read_move(position, text))
    return position


def texts(position: Position) -> list[str]:
    """The legal moves as texts, in their order."""
    return [HELP_ME.write_move(move) for move in HELP_ME.legal(position)]


def stack(position: Position, square: str) -> str:
    """The tiles of a stack, bottom first, as a lay-out writes them."""
    return " ".join(map(short, HELP_ME.write_table(position)["stacks"][square]))


def short(tile: Sequence[Any]) -> str:
    return f"{LETTERS[CREATURES.index(tile[0])]}{tile[1]}"


def drawn(table: dict[str, Any]) -> str:
    """Top and height of every stack as everybody sees them, a dot where there is none."""
    rows = []
    for row in range(1, 6):
        cells = [table["stacks"].get(f"{column}{row}") for column in "abcdef"]
        rows.append(" ".join("....." if cell is None else f"{short(cell[-1])}:{len(cell):<2}" for cell in cells))
    return "\n".join(line.rstrip() for line in rows)


SHORTEST = "b1>a1 d1>c1 f1>e1 a2>b2 c2>d2 e2>f2 b3>a3 d3>c3 f3>e3 a4>b4 c4>d4 e4>f4 b5>a5 d5>c5 f5>e5"
"""Fifteen moves that leave a chequered board."""

SNAKE = [f"{column}{row}" for row in range(1, 6) for column in ("abcdef" if row % 2 else "fedcba")]
LONGEST = " ".join(f"{source}>{target}" for source, target in pairwise(SNAKE))
"""Twenty-nine moves along all squares that leave one stack."""
